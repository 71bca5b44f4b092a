<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>ChuoPaiAdvice</name>
    <message numerus="yes">
        <source>Nobody can beat it, and with %n point(s) nobody can catch up any more.</source>
        <translation>
            <numerusform>Nobody can beat it, and with %n point nobody can catch up any more.</numerusform>
            <numerusform>Nobody can beat it, and with %n points nobody can catch up any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat it, nor anything that is left in the hand after it: %n sure point(s) in all.</source>
        <translation>
            <numerusform>Nobody can beat it, nor anything that is left in the hand after it: %n sure point in all.</numerusform>
            <numerusform>Nobody can beat it, nor anything that is left in the hand after it: %n sure points in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody still to act can beat it: %n sure point(s).</source>
        <translation>
            <numerusform>Nobody still to act can beat it: %n sure point.</numerusform>
            <numerusform>Nobody still to act can beat it: %n sure points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat it: %n sure point(s). The bigger sure play can wait, as it stays sure.</source>
        <translation>
            <numerusform>Nobody can beat it: %n sure point. The bigger sure play can wait, as it stays sure.</numerusform>
            <numerusform>Nobody can beat it: %n sure points. The bigger sure play can wait, as it stays sure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody acts after it: it wins the round and %n point(s).</source>
        <translation>
            <numerusform>Nobody acts after it: it wins the round and %n point.</numerusform>
            <numerusform>Nobody acts after it: it wins the round and %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody acts after it: it wins the round and %n point(s), and it is the lowest that breaks no set.</source>
        <translation>
            <numerusform>Nobody acts after it: it wins the round and %n point, and it is the lowest that breaks no set.</numerusform>
            <numerusform>Nobody acts after it: it wins the round and %n points, and it is the lowest that breaks no set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody still to act can beat it: it wins the round and %n point(s).</source>
        <translation>
            <numerusform>Nobody still to act can beat it: it wins the round and %n point.</numerusform>
            <numerusform>Nobody still to act can beat it: it wins the round and %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChuoPaiMessages</name>
    <message numerus="yes">
        <source>{who} had Nails and Two Reds: an opening bonus of %n point(s).</source>
        <translation>
            <numerusform>{who} had Nails and Two Reds: an opening bonus of %n point.</numerusform>
            <numerusform>{who} had Nails and Two Reds: an opening bonus of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} won the round: %n point(s).</source>
        <translation>
            <numerusform>{who} won the round: %n point.</numerusform>
            <numerusform>{who} won the round: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} won the deal with %n point(s).</source>
        <translation>
            <numerusform>{who} won the deal with %n point.</numerusform>
            <numerusform>{who} won the deal with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the win with %n point(s) each.</source>
        <translation>
            <numerusform>{names} share the win with %n point each.</numerusform>
            <numerusform>{names} share the win with %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} · %n card(s) in hand</source>
        <translation>
            <numerusform>{points} · %n card in hand</numerusform>
            <numerusform>{points} · %n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names}: equal largest score piles, %n card(s) each</source>
        <translation>
            <numerusform>{names}: equal largest score piles, %n card each</numerusform>
            <numerusform>{names}: equal largest score piles, %n cards each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} made the largest score pile: %n card(s)</source>
        <translation>
            <numerusform>{name} made the largest score pile: %n card</numerusform>
            <numerusform>{name} made the largest score pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n round won</numerusform>
            <numerusform>%n rounds won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left, worth nothing</source>
        <translation>
            <numerusform>%n card left, worth nothing</numerusform>
            <numerusform>%n cards left, worth nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shared</source>
        <translation>
            <numerusform>%n shared</numerusform>
            <numerusform>%n shared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deals won, of %n: {scores}</source>
        <translation>
            <numerusform>Deals won, of %n: {scores}</numerusform>
            <numerusform>Deals won, of %n: {scores}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChuoPaiPhrases</name>
    <message numerus="yes">
        <source>{card}, %n card(s)</source>
        <translation>
            <numerusform>{card}, %n card</numerusform>
            <numerusform>{card}, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, {chosen} of %n card(s) chosen</source>
        <translation>
            <numerusform>{card}, {chosen} of %n card chosen</numerusform>
            <numerusform>{card}, {chosen} of %n cards chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n card(s)</source>
        <translation>
            <numerusform>{family}: %n card</numerusform>
            <numerusform>{family}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>special combination · %n card(s)</source>
        <translation>
            <numerusform>special combination · %n card</numerusform>
            <numerusform>special combination · %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nails and Two Reds: %n point(s)</source>
        <translation>
            <numerusform>Nails and Two Reds: %n point</numerusform>
            <numerusform>Nails and Two Reds: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score pile of {who}: %n point(s). {cards}</source>
        <translation>
            <numerusform>Score pile of {who}: %n point. {cards}</numerusform>
            <numerusform>Score pile of {who}: %n points. {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) to beat {play}.</source>
        <translation>
            <numerusform>One more card to beat {play}.</numerusform>
            <numerusform>%n more cards to beat {play}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>1 card missing</numerusform>
            <numerusform>%n cards missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: {parts}. {who} wins %n point(s).</source>
        <translation>
            <numerusform>Round {number}: {parts}. {who} wins %n point.</numerusform>
            <numerusform>Round {number}: {parts}. {who} wins %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChuoPaiRefusals</name>
    <message numerus="yes">
        <source>The table asks for %n card(s); here you have {given}.</source>
        <translation>
            <numerusform>The table asks for %n card; here you have {given}.</numerusform>
            <numerusform>The table asks for %n cards; here you have {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) asked for</source>
        <translation>
            <numerusform>%n card asked for</numerusform>
            <numerusform>%n cards asked for</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChuoPaiWords</name>
    <message numerus="yes">
        <source>{special} · %n card(s)</source>
        <translation>
            <numerusform>{special} · %n card</numerusform>
            <numerusform>{special} · %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{special} of %n card(s)</source>
        <translation>
            <numerusform>{special} of %n card</numerusform>
            <numerusform>{special} of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquianAdvice</name>
    <message numerus="yes">
        <source>It takes {card} in, and then only %n more card(s) are missing to cut.</source>
        <translation>
            <numerusform>It takes {card} in, and then only %n more card is missing to cut.</numerusform>
            <numerusform>It takes {card} in, and then only %n more cards are missing to cut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes {card} in, and then %n card(s) still in play would fit next.</source>
        <translation>
            <numerusform>It takes {card} in, and then %n card still in play would fit next.</numerusform>
            <numerusform>It takes {card} in, and then %n cards still in play would fit next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty, and the fewest cards in hand win; %n remain(s) after it.</source>
        <translation>
            <numerusform>The stock is empty, and the fewest cards in hand win; %n remains after it.</numerusform>
            <numerusform>The stock is empty, and the fewest cards in hand win; %n remain after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without {card}, %n card(s) still in play would fit the rest.</source>
        <translation>
            <numerusform>Without {card}, %n card still in play would fit the rest.</numerusform>
            <numerusform>Without {card}, %n cards still in play would fit the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is missed little: %n card(s) that would go with {card} are out of play.</source>
        <translation>
            <numerusform>It is missed little: %n card that would go with {card} is out of play.</numerusform>
            <numerusform>It is missed little: %n cards that would go with {card} are out of play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquianMessages</name>
    <message numerus="yes">
        <source>From the stock: {card}; %n card(s) left.</source>
        <translation>
            <numerusform>From the stock: {card}; %n card left.</numerusform>
            <numerusform>From the stock: {card}; %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty: {name} had the fewest cards, %n</source>
        <translation>
            <numerusform>The stock is empty: {name} had the fewest cards, %n</numerusform>
            <numerusform>The stock is empty: {name} had the fewest cards, %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty: {names} share the fewest cards, %n</source>
        <translation>
            <numerusform>The stock is empty: {names} share the fewest cards, %n</numerusform>
            <numerusform>The stock is empty: {names} share the fewest cards, %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n draw</numerusform>
            <numerusform>%n draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games won, of %n: {scores}</source>
        <translation>
            <numerusform>Games won, of %n: {scores}</numerusform>
            <numerusform>Games won, of %n: {scores}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquianPhrases</name>
    <message numerus="yes">
        <source>%n ways; Enter asks which</source>
        <translation>
            <numerusform>%n way; Enter asks which</numerusform>
            <numerusform>%n ways; Enter asks which</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meld(s)</source>
        <translation>
            <numerusform>%n meld</numerusform>
            <numerusform>%n melds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <translation>
            <numerusform>%n way</numerusform>
            <numerusform>%n ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To cut you need nine melded cards; now you would come to %n.</source>
        <translation>
            <numerusform>To cut you need nine melded cards; now you would come to %n.</numerusform>
            <numerusform>To cut you need nine melded cards; now you would come to %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquianRefusals</name>
    <message numerus="yes">
        <source>A meld would be left with %n card(s) ({cards}); it needs at least three.</source>
        <translation>
            <numerusform>A meld would be left with %n card ({cards}); it needs at least three.</numerusform>
            <numerusform>A meld would be left with %n cards ({cards}); it needs at least three.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld has at least three cards; here are only %n.</source>
        <translation>
            <numerusform>A meld has at least three cards; here is only %n.</numerusform>
            <numerusform>A meld has at least three cards; here are only %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquianWords</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Laid %n card(s)</source>
        <translation>
            <numerusform>Laid %n card</numerusform>
            <numerusform>Laid %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CutWords</name>
    <message numerus="yes">
        <source>%n card(s) to go</source>
        <translation>
            <numerusform>%n card to go</numerusform>
            <numerusform>%n cards to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscardWords</name>
    <message numerus="yes">
        <source>%n dead card(s), the first at the upper left</source>
        <translation>
            <numerusform>%n dead card</numerusform>
            <numerusform>%n dead cards, the first at the upper left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DouDizhuAdvice</name>
    <message numerus="yes">
        <source>As landlord this hand wins about {percent}% of the deals: worth a bid of %n.</source>
        <translation>
            <numerusform>As landlord this hand wins about {percent}% of the deals: worth a bid of %n.</numerusform>
            <numerusform>As landlord this hand wins about {percent}% of the deals: worth a bid of %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can beat it, and %n play(s) are left after it.</source>
        <translation>
            <numerusform>Nothing can beat it, and %n play is left after it.</numerusform>
            <numerusform>Nothing can beat it, and %n plays are left after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most a bomb can beat it, and %n play(s) are left after it.</source>
        <translation>
            <numerusform>At most a bomb can beat it, and %n play is left after it.</numerusform>
            <numerusform>At most a bomb can beat it, and %n plays are left after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The partner has only %n card(s) left and may get rid of them on this.</source>
        <translation>
            <numerusform>The partner has only %n card left and may get rid of it on this.</numerusform>
            <numerusform>The partner has only %n cards left and may get rid of them on this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards leave the hand at once, and %n play(s) are left.</source>
        <translation>
            <numerusform>{cards} cards leave the hand at once, and %n play is left.</numerusform>
            <numerusform>{cards} cards leave the hand at once, and %n plays are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Low cards need the lead, high ones can wait; %n play(s) are left after it.</source>
        <translation>
            <numerusform>Low cards need the lead, high ones can wait; %n play is left after it.</numerusform>
            <numerusform>Low cards need the lead, high ones can wait; %n plays are left after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The landlord plays next and has only %n card(s) left: a high play may stop him.</source>
        <translation>
            <numerusform>The landlord plays next and has only %n card left: a high play may stop him.</numerusform>
            <numerusform>The landlord plays next and has only %n cards left: a high play may stop him.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It beats the partner’s play, because after it only %n play(s) are left.</source>
        <translation>
            <numerusform>It beats the partner’s play, because after it only %n play is left.</numerusform>
            <numerusform>It beats the partner’s play, because after it only %n plays are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After it %n play(s) are left instead of {before}.</source>
        <translation>
            <numerusform>After it %n play is left instead of {before}.</numerusform>
            <numerusform>After it %n plays are left instead of {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To beat it, another play is taken apart; %n play(s) are left.</source>
        <translation>
            <numerusform>To beat it, another play is taken apart; %n play is left.</numerusform>
            <numerusform>To beat it, another play is taken apart; %n plays are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After it %n play(s) are left.</source>
        <translation>
            <numerusform>After it %n play is left.</numerusform>
            <numerusform>After it %n plays are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An opponent with only %n card(s) left must not keep the lead.</source>
        <translation>
            <numerusform>An opponent with only %n card left must not keep the lead.</numerusform>
            <numerusform>An opponent with only %n cards left must not keep the lead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The partner has only %n card(s) left: let him run.</source>
        <translation>
            <numerusform>The partner has only %n card left: let him run.</numerusform>
            <numerusform>The partner has only %n cards left: let him run.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DouDizhuMessages</name>
    <message numerus="yes">
        <source>The landlord wins: %n point(s) from each peasant.</source>
        <translation>
            <numerusform>The landlord wins: %n point from each peasant.</numerusform>
            <numerusform>The landlord wins: %n points from each peasant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The peasants win: %n point(s) each from the landlord.</source>
        <translation>
            <numerusform>The peasants win: %n point each from the landlord.</numerusform>
            <numerusform>The peasants win: %n points each from the landlord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s): {scores}</source>
        <translation>
            <numerusform>After %n deal: {scores}</numerusform>
            <numerusform>After %n deals: {scores}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DouDizhuNaming</name>
    <message numerus="yes">
        <source>The table asks for: {kind}, %n card(s), above {low} to {high}</source>
        <translation>
            <numerusform>The table asks for: {kind}, %n card, above {low} to {high}</numerusform>
            <numerusform>The table asks for: {kind}, %n cards, above {low} to {high}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DouDizhuRefusals</name>
    <message numerus="yes">
        <source>A trio takes one card or one pair along; here are %n card(s).</source>
        <translation>
            <numerusform>A trio takes one card or one pair along; here is %n card.</numerusform>
            <numerusform>A trio takes one card or one pair along; here are %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Four of a rank take two cards or two pairs along; here are %n card(s).</source>
        <translation>
            <numerusform>Four of a rank take two cards or two pairs along; here is %n card.</numerusform>
            <numerusform>Four of a rank take two cards or two pairs along; here are %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An airplane of {n} trios takes {n} cards or {n} pairs along; here are %n card(s).</source>
        <translation>
            <numerusform>An airplane of {n} trios takes {n} cards or {n} pairs along; here is %n card.</numerusform>
            <numerusform>An airplane of {n} trios takes {n} cards or {n} pairs along; here are %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DouDizhuWords</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) before</source>
        <translation>
            <numerusform>%n play before</numerusform>
            <numerusform>%n plays before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out of sight</source>
        <translation>
            <numerusform>%n out of sight</numerusform>
            <numerusform>%n out of sight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Base: %n point(s)</source>
        <translation>
            <numerusform>Base: %n point</numerusform>
            <numerusform>Base: %n points</numerusform>
        </translation>
    </message>
</context>
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
    <name>MoreOptionsWords</name>
    <message numerus="yes">
        <source>%n more: make them by hand</source>
        <translation>
            <numerusform>%n more: make it by hand</numerusform>
            <numerusform>%n more: make them by hand</numerusform>
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
<context>
    <name>QuanDuiAdvice</name>
    <message numerus="yes">
        <source>It pairs {card}, and then %n value(s) still stand alone.</source>
        <translation>
            <numerusform>It pairs {card}, and then %n value still stands alone.</numerusform>
            <numerusform>It pairs {card}, and then %n values still stand alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Dui with {card} brings a turn at once, and then %n value(s) still stand alone.</source>
        <translation>
            <numerusform>A Dui with {card} brings a turn at once, and then %n value still stands alone.</numerusform>
            <numerusform>A Dui with {card} brings a turn at once, and then %n values still stand alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the values that stand alone, {value} has the fewest partners: %n card(s) that may still come.</source>
        <translation>
            <numerusform>Of the values that stand alone, {value} has the fewest partners: %n card that may still come.</numerusform>
            <numerusform>Of the values that stand alone, {value} has the fewest partners: %n cards that may still come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ones are kept, of which there are twice as many; {card} has only %n partner(s) left.</source>
        <translation>
            <numerusform>Ones are kept, of which there are twice as many; {card} has only %n partner left.</numerusform>
            <numerusform>Ones are kept, of which there are twice as many; {card} has only %n partners left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then only a {value} stands alone, and %n card(s) would complete the hand.</source>
        <translation>
            <numerusform>Then only a {value} stands alone, and %n card would complete the hand.</numerusform>
            <numerusform>Then only a {value} stands alone, and %n cards would complete the hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without {card}, %n card(s) would complete eight Dui, for 2 Tentos.</source>
        <translation>
            <numerusform>Without {card}, %n card would complete eight Dui, for 2 Tentos.</numerusform>
            <numerusform>Without {card}, %n cards would complete eight Dui, for 2 Tentos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuanDuiMessages</name>
    <message numerus="yes">
        <source>{who} drew; %n card(s) left in the stock.</source>
        <translation>
            <numerusform>{who} drew; %n card left in the stock.</numerusform>
            <numerusform>{who} drew; %n cards left in the stock.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuanDuiPhrases</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Stock: %n card</numerusform>
            <numerusform>Stock: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the stock</source>
        <translation>
            <numerusform>%n in the stock</numerusform>
            <numerusform>%n in the stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) missing</source>
        <translation>
            <numerusform>%n pair missing</numerusform>
            <numerusform>%n pairs missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Tento(s)</source>
        <translation>
            <numerusform>%n Tento</numerusform>
            <numerusform>%n Tentos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuanDuiRefusals</name>
    <message numerus="yes">
        <source>With {card} you would not have eight pairs: %n value(s) would stand alone.</source>
        <translation>
            <numerusform>With {card} you would not have eight pairs: %n value would stand alone.</numerusform>
            <numerusform>With {card} you would not have eight pairs: %n values would stand alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You do not have eight pairs yet: %n value(s) stand alone.</source>
        <translation>
            <numerusform>You do not have eight pairs yet: %n value stands alone.</numerusform>
            <numerusform>You do not have eight pairs yet: %n values stand alone.</numerusform>
        </translation>
    </message>
</context>
</TS>
