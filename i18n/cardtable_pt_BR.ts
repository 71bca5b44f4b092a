<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Cardtable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traditional table games, played offline against honest opponents or side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LICENCES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cardtable is free software under the MIT licence. All pictures are its own drawings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fonts: Inter, © The Inter Project Authors, and EB Garamond, © The EB Garamond Project Authors; both under the SIL Open Font License 1.1. The licence texts lie beside the fonts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt and PySide6, © The Qt Company, are used under the GNU LGPL version 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FAIR PLAY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponents are told exactly what a person in their seat could see, and nothing else. Every deal has a code with which anyone can deal it again and check it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WHERE YOUR FILES LIE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the path:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy problem report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the same deal again from its start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open game code…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the deal that a code names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy game code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the code of this deal, to play it again or to send it to someone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through the game turn by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to your last choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again what was undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a good choice and its reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why the opponent played that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the running animation at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold the animation and the opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game in words: the log and your choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to all games; this one is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language, table, speed and game options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won, lost and drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy problem report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the version, the system and this game&apos;s record, to send with a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, licences and folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave; the game is saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CodeSheet</name>
    <message>
        <source>Open a game code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code names one deal for ever. Paste or type it here; capitals do not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Type or paste a code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game here has a code that begins with “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code was made under version {0} of the rules; this program plays version {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}”, character {1}, does not occur in codes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code has {0} characters; it should have {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One character is mistyped, or two have changed places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code asks for options that the game does not have.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Why the AI played that</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Close the hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Change the language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play against the AI at this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two people at this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin again; the saved game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the AI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side, at this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h:mm AP</source>
        <comment>time of day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game saved today at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game saved yesterday at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game saved on {date}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n traditional game(s), one quiet table</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code, help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the AI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of the opponents</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of the opponents</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of the opponents</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace of the opponents</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text size</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text size</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <comment>text size</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Cardtable is already open in another window. You can play here, but nothing of it is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: {detail} could not be written. The game goes on; the last save is untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{detail} cannot be written: no permission. The game goes on, but is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{detail} could not be written. The game goes on; the last save is untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game {detail} cannot be read. It was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game was damaged and could not be resumed. It is kept as {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game was made under other rules and could not be resumed to its end. It is kept as {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game was made by another version and could not be resumed. It is kept as {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{detail} is neither a game code nor a saved game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thinking program stopped and was started again. The game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unexpected error was written to {detail}. You can try to play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log cannot be written to {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game code copied: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The problem report was copied; paste it wherever you write to us.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on this game is practice and is not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game could not be resumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OAnQuanMessages</name>
    <message numerus="yes">
        <source>{who} took %n stone(s) from {square}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} found the row empty, and the store too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} filled the empty row with %n stone(s) from the store.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} exchanged a mandarin for 10 stones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} borrowed %n stone(s) to fill the row.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The same position for the second time; a third time ends the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} captured %n stone(s) from {square}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} captured the mandarin from {square}: {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} captured the mandarin and %n stone(s) from {square}: {points} points.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The turn ends: a mandarin square that is not empty comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn ends: the next two squares are empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn ends: after the capture the next square is not empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn ends: the mandarin is young and cannot be captured yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: both mandarin squares are empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: the row is empty and both stores together cannot fill it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: the same position came for the third time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sow square {n} to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sow square {n} to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the other player&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mandarin square is never sown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That square belongs to the other player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That square is empty: there is nothing to sow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment: the last turn is still being shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Young mandarin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the first 10 turns a mandarin with fewer than 5 stones beside it cannot be captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>END OF THE GAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {n} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row was empty and nobody could fill it. Mandarin squares count for nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same position came three times. Mandarin squares count for nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n mandarin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No mandarin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones in the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones in your row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones in its row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones in the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You owe the AI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owes you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owes player {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due from the AI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due from you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due from player {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OAnQuanWords</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI · {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The AI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {n} began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the AI began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the left mandarin square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the right mandarin square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom square {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top square {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left mandarin square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right mandarin square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom square {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top square {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n mandarin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no mandarin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YOUR TURN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PLAYER {n} TO SOW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owes {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sowed left, captured {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sowed right, captured {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sowed left, stopped at the mandarin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sowed right, stopped at the mandarin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sowed left, the mandarin is young</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sowed right, the mandarin is young</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sowed left, two empty squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sowed right, two empty squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Captured %n stone(s)!</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Captured the mandarin: {points} points!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured the mandarin: {sum} = {points} points!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mandarin square ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two empty squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next square not empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Young mandarin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row empty: 5 stones from the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row empty: 5 stones borrowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row empty: {paid} from the store, {borrowed} borrowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 mandarin for 10 stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left captures {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right captures {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left captures nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right captures nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends before a mandarin square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends at two empty squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends: next square not empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends: the mandarin is young</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of your squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sow left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sow right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square {n}, {stones}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}: sow left – captures {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}: sow right – captures {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}: sow left – {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{square}: sow right – {end}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MOVEMENT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of the opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep movement small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warmth of the light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>READING</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages and dialogs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the AI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who starts the next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changing who plays or a rule starts a new game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Start a new game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game in progress would end here, and it would not be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>winner</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished games against the AI. Practice games are not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game finished yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIRST MOVE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PLAYED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DRAWN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LOST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all games?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The counts of every game and level go back to zero. Saved games stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextPanel</name>
    <message>
        <source>WHAT HAPPENED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WHAT YOU CAN DO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the text panel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>o_an_quan</name>
    <message>
        <source>Capture the mandarin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
