<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n traditional game(s), one quiet table</source>
        <translation>
            <numerusform>One traditional game, one quiet table</numerusform>
            <numerusform>%n traditional games, one quiet table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OAnQuanMessages</name>
    <message numerus="yes">
        <source>{who} took %n stone(s) from {square}.</source>
        <translation>
            <numerusform>{who} took %n stone from {square}.</numerusform>
            <numerusform>{who} took %n stones from {square}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} filled the empty row with %n stone(s) from the store.</source>
        <translation>
            <numerusform>{who} filled the empty row with %n stone from the store.</numerusform>
            <numerusform>{who} filled the empty row with %n stones from the store.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} borrowed %n stone(s) to fill the row.</source>
        <translation>
            <numerusform>{who} borrowed %n stone to fill the row.</numerusform>
            <numerusform>{who} borrowed %n stones to fill the row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} captured %n stone(s) from {square}.</source>
        <translation>
            <numerusform>{who} captured %n stone from {square}.</numerusform>
            <numerusform>{who} captured %n stones from {square}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} captured the mandarin and %n stone(s) from {square}: {points} points.</source>
        <translation>
            <numerusform>{who} captured the mandarin and %n stone from {square}: {points} points.</numerusform>
            <numerusform>{who} captured the mandarin and %n stones from {square}: {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mandarin(s)</source>
        <translation>
            <numerusform>%n mandarin</numerusform>
            <numerusform>%n mandarins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends the game now, %n point(s) ahead.</source>
        <translation>
            <numerusform>It ends the game now, %n point ahead.</numerusform>
            <numerusform>It ends the game now, %n points ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends the game now, %n point(s) behind; nothing else is better.</source>
        <translation>
            <numerusform>It ends the game now, %n point behind; nothing else is better.</numerusform>
            <numerusform>It ends the game now, %n points behind; nothing else is better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It captures a mandarin, %n point(s) in all.</source>
        <translation>
            <numerusform>It captures a mandarin, %n point in all.</numerusform>
            <numerusform>It captures a mandarin, %n points in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It captures %n point(s).</source>
        <translation>
            <numerusform>It captures %n point.</numerusform>
            <numerusform>It captures %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted to the end, it wins by %n point(s) whatever comes.</source>
        <translation>
            <numerusform>Counted to the end, it wins by %n point whatever comes.</numerusform>
            <numerusform>Counted to the end, it wins by %n points whatever comes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted to the end, every sowing loses; this one only by %n.</source>
        <translation>
            <numerusform>Counted to the end, every sowing loses; this one only by %n.</numerusform>
            <numerusform>Counted to the end, every sowing loses; this one only by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It prepares a capture of %n point(s), sowing from {square} next.</source>
        <translation>
            <numerusform>It prepares a capture of %n point, sowing from {square} next.</numerusform>
            <numerusform>It prepares a capture of %n points, sowing from {square} next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking %n turn(s) ahead, nothing gives a better balance: {points}.</source>
        <translation>
            <numerusform>Looking %n turn ahead, nothing gives a better balance: {points}.</numerusform>
            <numerusform>Looking %n turns ahead, nothing gives a better balance: {points}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OAnQuanWords</name>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mandarin(s)</source>
        <translation>
            <numerusform>%n mandarin</numerusform>
            <numerusform>%n mandarins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Captured %n stone(s)!</source>
        <translation>
            <numerusform>Captured %n stone!</numerusform>
            <numerusform>Captured %n stones!</numerusform>
        </translation>
    </message>
</context>
</TS>
