<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Cardtable</source>
        <translation>Sobre o Cardtable</translation>
    </message>
    <message>
        <source>Traditional table games, played offline against honest opponents or side by side.</source>
        <translation>Jogos de mesa tradicionais, sem internet, contra adversários honestos ou lado a lado.</translation>
    </message>
    <message>
        <source>LICENCES</source>
        <translation>LICENÇAS</translation>
    </message>
    <message>
        <source>Cardtable is free software under the MIT licence. All pictures are its own drawings.</source>
        <translation>O Cardtable é software livre sob a licença MIT. Todas as imagens são desenhos próprios.</translation>
    </message>
    <message>
        <source>Fonts: Inter, © The Inter Project Authors, and EB Garamond, © The EB Garamond Project Authors; both under the SIL Open Font License 1.1. The signs on the Dongguan cards are outlines of Noto Serif CJK and Noto Sans CJK, © Adobe, under the same licence. The licence texts lie beside the fonts.</source>
        <translation>Fontes: Inter, © The Inter Project Authors, e EB Garamond, © The EB Garamond Project Authors; ambas sob a SIL Open Font License 1.1. Os sinais das cartas de Dongguan são contornos da Noto Serif CJK e da Noto Sans CJK, © Adobe, sob a mesma licença. Os textos das licenças acompanham as fontes.</translation>
    </message>
    <message>
        <source>Qt and PySide6, © The Qt Company, are used under the GNU LGPL version 3.</source>
        <translation>Qt e PySide6, © The Qt Company, são usados sob a GNU LGPL versão 3.</translation>
    </message>
    <message>
        <source>FAIR PLAY</source>
        <translation>JOGO LIMPO</translation>
    </message>
    <message>
        <source>The opponents are told exactly what a person in their seat could see, and nothing else. Every deal has a code with which anyone can deal it again and check it.</source>
        <translation>Os adversários sabem exatamente o que uma pessoa no lugar deles poderia ver, e nada mais. Toda partida tem um código com o qual qualquer um pode repeti-la e conferi-la.</translation>
    </message>
    <message>
        <source>WHERE YOUR FILES LIE</source>
        <translation>ONDE FICAM OS SEUS ARQUIVOS</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the path:</source>
        <translation>Copiar o caminho:</translation>
    </message>
    <message>
        <source>Copy problem report</source>
        <translation>Copiar relatório de problema</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Go on with the saved game</source>
        <translation>Retomar a partida salva</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Começar uma nova partida</translation>
    </message>
    <message>
        <source>Play the same deal again from its start</source>
        <translation>Jogar de novo a mesma partida desde o começo</translation>
    </message>
    <message>
        <source>Open game code…</source>
        <translation>Abrir por código…</translation>
    </message>
    <message>
        <source>Play the deal that a code names</source>
        <translation>Jogar a partida que um código indica</translation>
    </message>
    <message>
        <source>Copy game code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Copy the code of this deal, to play it again or to send it to someone</source>
        <translation>Copiar o código desta partida, para jogá-la de novo ou enviá-la a alguém</translation>
    </message>
    <message>
        <source>Look through it turn by turn</source>
        <translation>Percorrer jogada por jogada</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Go back to your last choice</source>
        <translation>Voltar à sua última escolha</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Play again what was undone</source>
        <translation>Refazer o que foi desfeito</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Show a good choice and its reason</source>
        <translation>Mostrar uma boa jogada e o motivo</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Say why the opponent played that</source>
        <translation>Dizer por que o adversário jogou assim</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Finish the running animation at once</source>
        <translation>Concluir na hora a jogada em andamento</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Hold the animation and the opponents</source>
        <translation>Parar a animação e os adversários</translation>
    </message>
    <message>
        <source>Text panel</source>
        <translation>Modo texto</translation>
    </message>
    <message>
        <source>The game in words: the log and your choices</source>
        <translation>A partida em palavras: o registro e as suas opções de jogada</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>Ocupar a tela toda</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Back to all games; this one is kept</source>
        <translation>Voltar a todos os jogos; esta partida fica salva</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Language, table, speed and game options</source>
        <translation>Idioma, mesa, velocidade e opções do jogo</translation>
    </message>
    <message>
        <source>Table look</source>
        <translation>Aparência da mesa</translation>
    </message>
    <message>
        <source>Contrast, grain and warmth of the table</source>
        <translation>Contraste, grão e temperatura da mesa</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>Como se joga</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Games won, lost and drawn</source>
        <translation>Partidas vencidas, perdidas e empatadas</translation>
    </message>
    <message>
        <source>Copy problem report</source>
        <translation>Copiar relatório de problema</translation>
    </message>
    <message>
        <source>Copy the version, the system and this game&apos;s record, to send with a report</source>
        <translation>Copiar a versão, o sistema e o registro da partida, para enviar com um relato</translation>
    </message>
    <message>
        <source>About Cardtable</source>
        <translation>Sobre o Cardtable</translation>
    </message>
    <message>
        <source>Version, licences and folders</source>
        <translation>Versão, licenças e pastas</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Todos os comandos</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Leave; the game is saved</source>
        <translation>Sair; a partida fica salva</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Próxima mão</translation>
    </message>
    <message>
        <source>Deal the next hand of the match</source>
        <translation>Dar as cartas da próxima mão da partida</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Start a new match</source>
        <translation>Começar outra partida</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Repeat this hand</source>
        <translation>Repetir esta mão</translation>
    </message>
    <message>
        <source>Repeat this game</source>
        <translation>Repetir esta partida</translation>
    </message>
    <message>
        <source>Review this hand</source>
        <translation>Rever esta mão</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Rever esta partida</translation>
    </message>
</context>
<context>
    <name>CardPreferences</name>
    <message>
        <source>Order of the hand</source>
        <translation>Ordem da mão</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Distribuição</translation>
    </message>
    <message>
        <source>Corner signs</source>
        <translation>Índices das cartas</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Cores dos naipes</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Verso das cartas</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por naipe</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>As I lay it</source>
        <translation>Como eu deixar</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrada</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Pulada</translation>
    </message>
    <message>
        <source>Unfolded</source>
        <translation>Aberto</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>Recolhido</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normais</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Duas</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatro</translation>
    </message>
    <message>
        <source>Red lacquer</source>
        <translation>Laca vermelha</translation>
    </message>
    <message>
        <source>Blue tiles</source>
        <translation>Azulejos azuis</translation>
    </message>
</context>
<context>
    <name>CardTableWords</name>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Joga agora</translation>
    </message>
    <message>
        <source>Not your turn yet</source>
        <translation>Ainda não é a sua vez</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>in a bubble</comment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Your hand is empty</source>
        <translation>Sua mão está vazia</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Sua mão: {cards}</translation>
    </message>
    <message>
        <source>{action} (hint {n} of {count})</source>
        <translation>{action} (dica {n} de {count})</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>Regra {rule}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>red joker</source>
        <translation>coringa vermelho</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>coringa preto</translation>
    </message>
    <message>
        <source>da hong</source>
        <translation>da hong</translation>
    </message>
    <message>
        <source>xiao hong</source>
        <translation>xiao hong</translation>
    </message>
    <message>
        <source>ba shu</source>
        <translation>ba shu</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>ben</source>
        <comment>coins, a suit of the Dongguan deck</comment>
        <translation>ben</translation>
    </message>
    <message>
        <source>suo</source>
        <comment>strings, a suit of the Dongguan deck</comment>
        <translation>suo</translation>
    </message>
    <message>
        <source>wan</source>
        <comment>myriads, a suit of the Dongguan deck</comment>
        <translation>wan</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>honras</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>10 of the Spanish deck</comment>
        <translation>sota</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>11 of the Spanish deck</comment>
        <translation>cavalo</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>a suit</comment>
        <translation>ouros</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>a suit</comment>
        <translation>copas</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>a suit</comment>
        <translation>espadas</translation>
    </message>
    <message>
        <source>Heaven</source>
        <translation>Céu</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Terra</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Homem</translation>
    </message>
    <message>
        <source>Harmony</source>
        <translation>Harmonia</translation>
    </message>
    <message>
        <source>Long Three</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>Plum Blossom</source>
        <translation>Flor de Ameixeira</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>High Feet</source>
        <translation>Pés Altos</translation>
    </message>
    <message>
        <source>Four-Six</source>
        <translation>Quatro a Seis</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>Machado</translation>
    </message>
    <message>
        <source>Black Nine</source>
        <translation>Preto Nove</translation>
    </message>
    <message>
        <source>Flat Eight</source>
        <translation>Oito Consecutivo</translation>
    </message>
    <message>
        <source>Bent Eight</source>
        <translation>Oito Torto</translation>
    </message>
    <message>
        <source>Black Seven</source>
        <translation>Sete Preto</translation>
    </message>
    <message>
        <source>Black Five</source>
        <translation>Cinco Preto</translation>
    </message>
    <message>
        <source>Red Nine</source>
        <translation>Vermelho Nove</translation>
    </message>
    <message>
        <source>Red Seven</source>
        <translation>Vermelho Sete</translation>
    </message>
    <message>
        <source>Red Five</source>
        <translation>Vermelho Cinco</translation>
    </message>
    <message>
        <source>Nail</source>
        <translation>Ding Ding</translation>
    </message>
    <message>
        <source>Two Reds</source>
        <translation>Dois Vermelhos</translation>
    </message>
</context>
<context>
    <name>ChuoPaiAdvice</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Não há outra coisa a fazer.</translation>
    </message>
    <message>
        <source>Nothing in the hand beats what lies on the table.</source>
        <translation>Nada na mão vence o que está na mesa.</translation>
    </message>
    <message>
        <source>It was the first that came to hand, without a look at whether it breaks a set or could itself be beaten.</source>
        <translation>Foi a primeira que apareceu, sem ver se desfaz um grupo ou se pode ser vencida.</translation>
    </message>
    <message>
        <source>Calculated to the end, no play wins any of the deals that are possible.</source>
        <translation>Calculada até o fim, nenhuma jogada vence em nenhuma das distribuições possíveis.</translation>
    </message>
    <message>
        <source>Calculated to the end in the deals that are possible, it wins {best}% of them; the best other choice, {other}%.</source>
        <translation>Calculada até o fim nas distribuições possíveis, vence {best}% delas; a melhor alternativa, {other}%.</translation>
    </message>
    <message>
        <source>Played on in many possible deals, it wins {best}% of them; the best other choice, {other}%.</source>
        <translation>Jogada até o fim em muitas distribuições possíveis, vence {best}% delas; a melhor alternativa, {other}%.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat it, and with %n point(s) nobody can catch up any more.</source>
        <translation>
            <numerusform>Ninguém pode vencê-la, e com %n ponto a partida está ganha.</numerusform>
            <numerusform>Ninguém pode vencê-la, e com %n pontos a partida está ganha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat it, nor anything that is left in the hand after it: %n sure point(s) in all.</source>
        <translation>
            <numerusform>Ninguém pode vencê-la, nem nada do que fica na mão: ao todo, %n ponto seguro.</numerusform>
            <numerusform>Ninguém pode vencê-la, nem nada do que fica na mão: ao todo, %n pontos seguros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody still to act can beat it: %n sure point(s).</source>
        <translation>
            <numerusform>Nenhum dos que ainda jogam pode vencê-la: %n ponto seguro.</numerusform>
            <numerusform>Nenhum dos que ainda jogam pode vencê-la: %n pontos seguros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat it: %n sure point(s). The bigger sure play can wait, as it stays sure.</source>
        <translation>
            <numerusform>Ninguém pode vencê-la: %n ponto seguro. A jogada segura maior pode esperar, pois continua segura.</numerusform>
            <numerusform>Ninguém pode vencê-la: %n pontos seguros. A jogada segura maior pode esperar, pois continua segura.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is the lowest card that stands alone, so it breaks no set.</source>
        <translation>{card} é a mais baixa das cartas sozinhas: não desfaz nenhum grupo.</translation>
    </message>
    <message>
        <source>{card} stands alone in the hand, so it breaks no set.</source>
        <translation>A carta {card} está sozinha na mão: não desfaz nenhum grupo.</translation>
    </message>
    <message>
        <source>No card stands alone, and {card} is the lowest.</source>
        <translation>Nenhuma carta está sozinha, e {card} é a mais baixa.</translation>
    </message>
    <message>
        <source>It is not sure, but in about {percent}% of the possible deals nobody beats it.</source>
        <translation>Não é segura, mas em cerca de {percent}% das distribuições possíveis ninguém a vence.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody acts after it: it wins the round and %n point(s).</source>
        <translation>
            <numerusform>Ninguém joga depois: ganha a rodada e %n ponto.</numerusform>
            <numerusform>Ninguém joga depois: ganha a rodada e %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody acts after it: it wins the round and %n point(s), and it is the lowest that breaks no set.</source>
        <translation>
            <numerusform>Ninguém joga depois: ganha a rodada e %n ponto, e é a mais baixa que não desfaz um grupo.</numerusform>
            <numerusform>Ninguém joga depois: ganha a rodada e %n pontos, e é a mais baixa que não desfaz um grupo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody still to act can beat it: it wins the round and %n point(s).</source>
        <translation>
            <numerusform>Nenhum dos que ainda jogam pode vencê-la: ganha a rodada e %n ponto.</numerusform>
            <numerusform>Nenhum dos que ainda jogam pode vencê-la: ganha a rodada e %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of what beats and breaks no set, {play} is the lowest.</source>
        <translation>Do que vence sem desfazer um grupo, {play} é a jogada mais baixa.</translation>
    </message>
    <message>
        <source>Everything that beats breaks a set, and {play} is the lowest of it.</source>
        <translation>Tudo o que vence desfaz um grupo, e {play} é a jogada mais baixa.</translation>
    </message>
</context>
<context>
    <name>ChuoPaiMessages</name>
    <message numerus="yes">
        <source>{who} had Nails and Two Reds: an opening bonus of %n point(s).</source>
        <translation>
            <numerusform>{who} tinha Ding Ding e Dois Vermelhos: bônus inicial de %n ponto.</numerusform>
            <numerusform>{who} tinha Ding Ding e Dois Vermelhos: bônus inicial de %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} got the first lead by lot.</source>
        <translation>{who} lidera a primeira rodada, por sorteio.</translation>
    </message>
    <message>
        <source>{who} led {play}.</source>
        <translation>{who} liderou com {play}.</translation>
    </message>
    <message>
        <source>{who} beat it with {play}.</source>
        <translation>{who} venceu a jogada com {play}.</translation>
    </message>
    <message>
        <source>{who} passed.</source>
        <translation>{who} passou.</translation>
    </message>
    <message numerus="yes">
        <source>{who} won the round: %n point(s).</source>
        <translation>
            <numerusform>{who} ganhou a rodada: %n ponto.</numerusform>
            <numerusform>{who} ganhou a rodada: %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} got the lead, as the winner of the round has no cards left.</source>
        <translation>{who} lidera a próxima rodada, pois quem ganhou ficou sem cartas.</translation>
    </message>
    <message>
        <source>{play} ({pips})</source>
        <translation>{play} ({pips})</translation>
    </message>
    <message>
        <source>{who} still held: {cards}.</source>
        <translation>{who} ainda tinha: {cards}.</translation>
    </message>
    <message>
        <source>{who} got: {cards}.</source>
        <translation>{who} recebeu: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} won the deal with %n point(s).</source>
        <translation>
            <numerusform>{who} venceu a partida com %n ponto.</numerusform>
            <numerusform>{who} venceu a partida com %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the win with %n point(s) each.</source>
        <translation>
            <numerusform>{names} dividem a vitória, com %n ponto cada.</numerusform>
            <numerusform>{names} dividem a vitória, com %n pontos cada.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} e {last}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <translation>nenhum ponto</translation>
    </message>
    <message numerus="yes">
        <source>{points} · %n card(s) in hand</source>
        <translation>
            <numerusform>{points} · %n carta na mão</numerusform>
            <numerusform>{points} · %n cartas na mão</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {play}</source>
        <translation>Jogar {play}</translation>
    </message>
    <message>
        <source>Special combinations</source>
        <translation>Combinações especiais</translation>
    </message>
    <message>
        <source>Passes and single plays</source>
        <translation>Passes e jogadas únicas</translation>
    </message>
    <message>
        <source>Table of ranks</source>
        <translation>Quem vence quem</translation>
    </message>
    <message>
        <source>Panel at the right</source>
        <translation>Quadro à direita</translation>
    </message>
    <message>
        <source>Equal numbers: as many court cards (Heaven, Earth, Man, Harmony) as cards of their sum. Free: at least one of each; only the number of cards in all has to be the same.</source>
        <translation>Números iguais: tantas cartas da corte (Céu, Terra, Homem, Harmonia) quantas cartas da soma delas. Livres: pelo menos uma de cada; só o total de cartas tem de ser o mesmo.</translation>
    </message>
    <message>
        <source>Equal numbers</source>
        <translation>Números iguais</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Livres</translation>
    </message>
    <message>
        <source>By themselves</source>
        <translation>Automáticos</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Perguntar</translation>
    </message>
    <message>
        <source>Cards not seen yet</source>
        <translation>Fora de vista</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Rodadas jogadas</translation>
    </message>
    <message>
        <source>Lozenges</source>
        <translation>Losangos</translation>
    </message>
    <message>
        <source>Clouds</source>
        <translation>Nuvens</translation>
    </message>
    <message>
        <source>Window lattice</source>
        <translation>Treliça</translation>
    </message>
    <message>
        <source>END OF THE DEAL</source>
        <translation>FIM DA PARTIDA</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Você perdeu</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Vitória dividida</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Você venceu</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} venceu</translation>
    </message>
    <message numerus="yes">
        <source>{names}: equal largest score piles, %n card(s) each</source>
        <translation>
            <numerusform>{names}: as maiores pilhas são iguais, com %n carta cada</numerusform>
            <numerusform>{names}: as maiores pilhas são iguais, com %n cartas cada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} made the largest score pile: %n card(s)</source>
        <translation>
            <numerusform>{name} juntou a maior pilha de pontos: %n carta</numerusform>
            <numerusform>{name} juntou a maior pilha de pontos: %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n rodada ganha</numerusform>
            <numerusform>%n rodadas ganhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening bonus</source>
        <translation>Bônus inicial</translation>
    </message>
    <message>
        <source>From before</source>
        <translation>De antes</translation>
    </message>
    <message>
        <source>Hand empty</source>
        <translation>Mão vazia</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left, worth nothing</source>
        <translation>
            <numerusform>Sobrou %n carta, sem valor</numerusform>
            <numerusform>Sobraram %n cartas, sem valor</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {n}</source>
        <comment>a player and deals won</comment>
        <translation>{name} {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n shared</source>
        <translation>
            <numerusform>%n dividida</numerusform>
            <numerusform>%n divididas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deals won, of %n: {scores}</source>
        <translation>
            <numerusform>Partidas vencidas, de %n: {scores}</numerusform>
            <numerusform>Partidas vencidas, de %n: {scores}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChuoPaiPhrases</name>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, escolhida</translation>
    </message>
    <message numerus="yes">
        <source>{card}, %n card(s)</source>
        <translation>
            <numerusform>{card}, %n carta</numerusform>
            <numerusform>{card}, %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}, {chosen} of %n card(s) chosen</source>
        <translation>
            <numerusform>{card}, {chosen} de %n carta escolhida</numerusform>
            <numerusform>{card}, {chosen} de %n cartas escolhidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n card(s)</source>
        <translation>
            <numerusform>{family}: %n carta</numerusform>
            <numerusform>{family}: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Highest play — {who}</source>
        <translation>Maior jogada — {who}</translation>
    </message>
    <message>
        <source>Your round: +{n}</source>
        <translation>A rodada é sua: +{n}</translation>
    </message>
    <message>
        <source>{who} wins the round: +{n}</source>
        <translation>{who} ganhou a rodada: +{n}</translation>
    </message>
    <message>
        <source>yours · beaten</source>
        <translation>sua · vencida</translation>
    </message>
    <message>
        <source>{who} · beaten</source>
        <translation>{who} · vencida</translation>
    </message>
    <message numerus="yes">
        <source>special combination · %n card(s)</source>
        <translation>
            <numerusform>combinação especial · %n carta</numerusform>
            <numerusform>combinação especial · %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} · one card</source>
        <translation>{family} · uma carta</translation>
    </message>
    <message>
        <source>{family} · {n} equal cards</source>
        <translation>{family} · {n} cartas iguais</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>sua resposta</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Você lidera</translation>
    </message>
    <message>
        <source>one to four equal cards, or a special combination</source>
        <translation>uma a quatro cartas iguais, ou uma combinação especial</translation>
    </message>
    <message>
        <source>{who} leads</source>
        <translation>{who} lidera</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>Opening bonus: {who}</source>
        <translation>Bônus inicial: {who}</translation>
    </message>
    <message numerus="yes">
        <source>Nails and Two Reds: %n point(s)</source>
        <translation>
            <numerusform>Ding Ding e Dois Vermelhos: %n ponto</numerusform>
            <numerusform>Ding Ding e Dois Vermelhos: %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>whoever is dealt both kinds puts them all on the score pile</source>
        <translation>quem recebe os dois tipos põe todos na pilha de pontos</translation>
    </message>
    <message>
        <source>You lead first</source>
        <translation>Você lidera primeiro</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>por sorteio</translation>
    </message>
    <message>
        <source>{who} leads first</source>
        <translation>{who} lidera primeiro</translation>
    </message>
    <message>
        <source>My only play</source>
        <translation>Minha única jogada</translation>
    </message>
    <message>
        <source>Then I lead</source>
        <translation>Então lidero eu</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>sem cartas</translation>
    </message>
    <message>
        <source>played {play}</source>
        <translation>jogou {play}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passou</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>point</source>
        <translation>ponto</translation>
    </message>
    <message>
        <source>nothing won yet</source>
        <translation>nada ganho ainda</translation>
    </message>
    <message>
        <source>+{n} {play}</source>
        <translation>+{n} {play}</translation>
    </message>
    <message>
        <source>opening bonus</source>
        <translation>bônus inicial</translation>
    </message>
    <message>
        <source>Score pile of {who}: empty</source>
        <translation>Pilha de pontos de {who}: vazia</translation>
    </message>
    <message numerus="yes">
        <source>Score pile of {who}: %n point(s). {cards}</source>
        <translation>
            <numerusform>Pilha de pontos de {who}: %n ponto. {cards}</numerusform>
            <numerusform>Pilha de pontos de {who}: %n pontos. {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Score pile · {left}</source>
        <translation>Pilha de pontos · {left}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play {play}</source>
        <translation>Jogar {play}</translation>
    </message>
    <message>
        <source>leads the round</source>
        <translation>lidera a rodada</translation>
    </message>
    <message>
        <source>beats {play}</source>
        <translation>vence {play}</translation>
    </message>
    <message>
        <source>nothing beats it</source>
        <translation>nada a vence</translation>
    </message>
    <message>
        <source>You can beat {play}: it is obligatory.</source>
        <translation>Você tem como vencer {play}: é obrigatório.</translation>
    </message>
    <message>
        <source>Nothing in your hand beats {play}: you pass.</source>
        <translation>Nada na sua mão vence {play}: você passa.</translation>
    </message>
    <message>
        <source>This is all you can lead.</source>
        <translation>É tudo o que você pode jogar.</translation>
    </message>
    <message>
        <source>Only one play beats {play}: it is made for you.</source>
        <translation>Só uma jogada vence {play}: a mesa joga por você.</translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) to beat {play}.</source>
        <translation>
            <numerusform>Falta %n carta para vencer {play}.</numerusform>
            <numerusform>Faltam %n cartas para vencer {play}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>falta %n carta</numerusform>
            <numerusform>faltam %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{play}: can be led</source>
        <translation>{play}: pode liderar</translation>
    </message>
    <message>
        <source>{play} beats {asked}</source>
        <translation>{play} vence {asked}</translation>
    </message>
    <message>
        <source>Who beats whom</source>
        <translation>Quem vence quem</translation>
    </message>
    <message>
        <source>Specials</source>
        <translation>Especiais</translation>
    </message>
    <message>
        <source>Unseen: {n}</source>
        <translation>Fora de vista: {n}</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Fora de vista</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rodadas</translation>
    </message>
    <message>
        <source>No round is finished yet.</source>
        <translation>Nenhuma rodada terminou ainda.</translation>
    </message>
    <message>
        <source>Earlier rounds</source>
        <translation>Rodadas anteriores</translation>
    </message>
    <message>
        <source>Later rounds</source>
        <translation>Rodadas seguintes</translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: {parts}. {who} wins %n point(s).</source>
        <translation>
            <numerusform>Rodada {number}: {parts}. {who} ganhou %n ponto.</numerusform>
            <numerusform>Rodada {number}: {parts}. {who} ganhou %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {deed}</source>
        <translation>{who}: {deed}</translation>
    </message>
    <message>
        <source>{family}: {steps}</source>
        <translation>{family}: {steps}</translation>
    </message>
    <message>
        <source>Fold it up</source>
        <translation>Recolher</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Round {n} · clockwise</source>
        <translation>Rodada {n} · sentido horário</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Rodada {n}</translation>
    </message>
    <message>
        <source>won {won} of {played}</source>
        <translation>{won} de {played} vencidas</translation>
    </message>
    <message>
        <source>free combinations</source>
        <translation>combinações livres</translation>
    </message>
</context>
<context>
    <name>ChuoPaiRefusals</name>
    <message>
        <source>This deal is over.</source>
        <translation>Esta partida acabou.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>One moment: the last play is still being shown.</source>
        <translation>Um momento: a última jogada ainda está sendo mostrada.</translation>
    </message>
    <message>
        <source>You lead: passing is not possible.</source>
        <translation>Você lidera: não é possível passar.</translation>
    </message>
    <message>
        <source>You can beat {play}, so you must.</source>
        <translation>Você tem como vencer {play}: é obrigatório.</translation>
    </message>
    <message>
        <source>These cards are not in your hand: {cards}.</source>
        <translation>Estas cartas não estão na sua mão: {cards}.</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Nenhuma carta foi escolhida.</translation>
    </message>
    <message>
        <source>There are only four of each card; here are {n} × {card}.</source>
        <translation>Só há quatro cópias de cada carta; aqui estão {n} × {card}.</translation>
    </message>
    <message>
        <source>{card} and {other} do not go together: play equal cards, or a special combination.</source>
        <translation>{card} e {other} não combinam: jogue cartas iguais ou uma combinação especial.</translation>
    </message>
    <message>
        <source>{card} and {other} are equally high, but they are not the same card.</source>
        <translation>{card} e {other} empatam, mas não são a mesma carta.</translation>
    </message>
    <message>
        <source>{card} is not one of the {total}-pip cards that go with {court}: it belongs to the {family}.</source>
        <translation>{card} não é uma das cartas de soma {total} que vão com {court}: pertence à {family}.</translation>
    </message>
    <message>
        <source>{court} goes with cards of {total} pips, not with {card}.</source>
        <translation>{court} vai com cartas de soma {total}, não com {card}.</translation>
    </message>
    <message>
        <source>{court} and {other} belong to different special combinations.</source>
        <translation>{court} e {other} são de combinações especiais diferentes.</translation>
    </message>
    <message>
        <source>Different cards of {total} pips go together only with {court}.</source>
        <translation>Cartas diferentes de soma {total} só vão juntas com {court}.</translation>
    </message>
    <message>
        <source>{special} takes equal numbers of both kinds; here are {courts} and {others}.</source>
        <translation>{special} pede números iguais dos dois lados; aqui estão {courts} e {others}.</translation>
    </message>
    <message>
        <source>The table asks for {asked}, not for {given}.</source>
        <translation>A mesa pede {asked}, não {given}.</translation>
    </message>
    <message numerus="yes">
        <source>The table asks for %n card(s); here you have {given}.</source>
        <translation>
            <numerusform>A mesa pede %n carta; aqui há {given}.</numerusform>
            <numerusform>A mesa pede %n cartas; aqui há {given}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{play} only ties with the play on the table: it takes a higher one.</source>
        <translation>{play} só empata com a jogada da mesa: é preciso uma mais alta.</translation>
    </message>
    <message>
        <source>{given} and {asked} are equally high: a tie does not beat.</source>
        <translation>{given} e {asked} empatam: empatar não vence.</translation>
    </message>
    <message>
        <source>{given} is not higher than {asked}.</source>
        <translation>{given} não está acima de {asked}.</translation>
    </message>
    <message>
        <source>deal is over</source>
        <translation>a partida acabou</translation>
    </message>
    <message>
        <source>not your turn</source>
        <translation>não é a sua vez</translation>
    </message>
    <message>
        <source>one moment</source>
        <translation>um momento</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>você lidera</translation>
    </message>
    <message>
        <source>you can beat it</source>
        <translation>você tem como vencer</translation>
    </message>
    <message>
        <source>not in your hand</source>
        <translation>não está na mão</translation>
    </message>
    <message>
        <source>nothing chosen</source>
        <translation>nada escolhido</translation>
    </message>
    <message>
        <source>not a special combination</source>
        <translation>não é combinação especial</translation>
    </message>
    <message>
        <source>another family</source>
        <translation>outra família</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) asked for</source>
        <translation>
            <numerusform>a mesa pede %n carta</numerusform>
            <numerusform>a mesa pede %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>only equally high</source>
        <translation>só empata</translation>
    </message>
    <message>
        <source>not higher</source>
        <translation>não é mais alta</translation>
    </message>
    <message>
        <source>more than four</source>
        <translation>mais de quatro</translation>
    </message>
    <message>
        <source>different cards</source>
        <translation>cartas diferentes</translation>
    </message>
    <message>
        <source>equally high, not the same</source>
        <translation>empatam, não são iguais</translation>
    </message>
    <message>
        <source>does not go with it</source>
        <translation>não combina</translation>
    </message>
    <message>
        <source>two combinations</source>
        <translation>duas combinações</translation>
    </message>
    <message>
        <source>court card missing</source>
        <translation>falta a carta da corte</translation>
    </message>
    <message>
        <source>unequal numbers</source>
        <translation>números desiguais</translation>
    </message>
</context>
<context>
    <name>ChuoPaiWords</name>
    <message>
        <source>{card} ({pips})</source>
        <translation>{card} ({pips})</translation>
    </message>
    <message>
        <source>{n} × {card}</source>
        <translation>{n} × {card}</translation>
    </message>
    <message>
        <source>three {cards}</source>
        <translation>três {cards}</translation>
    </message>
    <message>
        <source>four {cards}</source>
        <translation>quatro {cards}</translation>
    </message>
    <message>
        <source>Heaven–Nine</source>
        <translation>Céu–Nove</translation>
    </message>
    <message>
        <source>Earth–Eight</source>
        <translation>Terra–Oito</translation>
    </message>
    <message>
        <source>Man–Seven</source>
        <translation>Homem–Sete</translation>
    </message>
    <message>
        <source>Harmony–Five</source>
        <translation>Harmonia–Cinco</translation>
    </message>
    <message numerus="yes">
        <source>{special} · %n card(s)</source>
        <translation>
            <numerusform>{special} · %n carta</numerusform>
            <numerusform>{special} · %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{special} of %n card(s)</source>
        <translation>
            <numerusform>{special} de %n carta</numerusform>
            <numerusform>{special} de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{special}: {cards}</source>
        <translation>{special}: {cards}</translation>
    </message>
    <message>
        <source>Long</source>
        <comment>family</comment>
        <translation>Longa</translation>
    </message>
    <message>
        <source>Yao</source>
        <comment>family</comment>
        <translation>Yao</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>family</comment>
        <translation>Negra</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>family</comment>
        <translation>Vermelha</translation>
    </message>
    <message>
        <source>Special</source>
        <comment>family</comment>
        <translation>Especial</translation>
    </message>
    <message>
        <source>long family</source>
        <translation>família longa</translation>
    </message>
    <message>
        <source>yao family</source>
        <translation>família yao</translation>
    </message>
    <message>
        <source>black family</source>
        <translation>família negra</translation>
    </message>
    <message>
        <source>red family</source>
        <translation>família vermelha</translation>
    </message>
    <message>
        <source>special combination</source>
        <translation>combinação especial</translation>
    </message>
    <message>
        <source>a special combination</source>
        <translation>uma combinação especial</translation>
    </message>
    <message>
        <source>the {family}</source>
        <translation>a {family}</translation>
    </message>
    <message>
        <source>a Heaven</source>
        <translation>um Céu</translation>
    </message>
    <message>
        <source>an Earth</source>
        <translation>uma Terra</translation>
    </message>
    <message>
        <source>a Man</source>
        <translation>um Homem</translation>
    </message>
    <message>
        <source>a Harmony</source>
        <translation>uma Harmonia</translation>
    </message>
    <message>
        <source>a Long Three</source>
        <translation>um Três</translation>
    </message>
    <message>
        <source>a Plum Blossom</source>
        <translation>uma Flor de Ameixeira</translation>
    </message>
    <message>
        <source>a Bench</source>
        <translation>um Banco</translation>
    </message>
    <message>
        <source>a Cat</source>
        <translation>um Gato</translation>
    </message>
    <message>
        <source>a High Feet</source>
        <translation>um Pés Altos</translation>
    </message>
    <message>
        <source>a Four-Six</source>
        <translation>um Quatro a Seis</translation>
    </message>
    <message>
        <source>an Axe</source>
        <translation>um Machado</translation>
    </message>
    <message>
        <source>a Black Nine</source>
        <translation>um Preto Nove</translation>
    </message>
    <message>
        <source>a Flat Eight</source>
        <translation>um Oito Consecutivo</translation>
    </message>
    <message>
        <source>a Bent Eight</source>
        <translation>um Oito Torto</translation>
    </message>
    <message>
        <source>a Black Seven</source>
        <translation>um Sete Preto</translation>
    </message>
    <message>
        <source>a Black Five</source>
        <translation>um Cinco Preto</translation>
    </message>
    <message>
        <source>a Red Nine</source>
        <translation>um Vermelho Nove</translation>
    </message>
    <message>
        <source>a Red Seven</source>
        <translation>um Vermelho Sete</translation>
    </message>
    <message>
        <source>a Red Five</source>
        <translation>um Vermelho Cinco</translation>
    </message>
    <message>
        <source>a Nail</source>
        <translation>um Ding Ding</translation>
    </message>
    <message>
        <source>a Two Reds</source>
        <translation>um Dois Vermelhos</translation>
    </message>
    <message>
        <source>two Heavens</source>
        <translation>dois Céus</translation>
    </message>
    <message>
        <source>two Earths</source>
        <translation>duas Terras</translation>
    </message>
    <message>
        <source>two Men</source>
        <translation>dois Homens</translation>
    </message>
    <message>
        <source>two Harmonies</source>
        <translation>duas Harmonias</translation>
    </message>
    <message>
        <source>two Long Threes</source>
        <translation>dois Três</translation>
    </message>
    <message>
        <source>two Plum Blossoms</source>
        <translation>duas Flores de Ameixeira</translation>
    </message>
    <message>
        <source>two Benches</source>
        <translation>dois Bancos</translation>
    </message>
    <message>
        <source>two Cats</source>
        <translation>dois Gatos</translation>
    </message>
    <message>
        <source>two High Feet</source>
        <translation>dois Pés Altos</translation>
    </message>
    <message>
        <source>two Four-Sixes</source>
        <translation>dois Quatro a Seis</translation>
    </message>
    <message>
        <source>two Axes</source>
        <translation>dois Machados</translation>
    </message>
    <message>
        <source>two Black Nines</source>
        <translation>dois Pretos Nove</translation>
    </message>
    <message>
        <source>two Flat Eights</source>
        <translation>dois Oitos Consecutivos</translation>
    </message>
    <message>
        <source>two Bent Eights</source>
        <translation>dois Oitos Tortos</translation>
    </message>
    <message>
        <source>two Black Sevens</source>
        <translation>dois Setes Pretos</translation>
    </message>
    <message>
        <source>two Black Fives</source>
        <translation>dois Cincos Pretos</translation>
    </message>
    <message>
        <source>two Red Nines</source>
        <translation>dois Vermelhos Nove</translation>
    </message>
    <message>
        <source>two Red Sevens</source>
        <translation>dois Vermelhos Sete</translation>
    </message>
    <message>
        <source>two Red Fives</source>
        <translation>dois Vermelhos Cinco</translation>
    </message>
    <message>
        <source>two Nails</source>
        <translation>dois Ding Ding</translation>
    </message>
    <message>
        <source>two Two Reds</source>
        <translation>dois Dois Vermelhos</translation>
    </message>
    <message>
        <source>Heavens</source>
        <translation>Céus</translation>
    </message>
    <message>
        <source>Earths</source>
        <translation>Terras</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Homens</translation>
    </message>
    <message>
        <source>Harmonies</source>
        <translation>Harmonias</translation>
    </message>
    <message>
        <source>Long Threes</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>Plum Blossoms</source>
        <translation>Flores de Ameixeira</translation>
    </message>
    <message>
        <source>Benches</source>
        <translation>Bancos</translation>
    </message>
    <message>
        <source>Cats</source>
        <translation>Gatos</translation>
    </message>
    <message>
        <source>High Feet</source>
        <translation>Pés Altos</translation>
    </message>
    <message>
        <source>Four-Sixes</source>
        <translation>Quatro a Seis</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Machados</translation>
    </message>
    <message>
        <source>Black Nines</source>
        <translation>Pretos Nove</translation>
    </message>
    <message>
        <source>Flat Eights</source>
        <translation>Oitos Consecutivos</translation>
    </message>
    <message>
        <source>Bent Eights</source>
        <translation>Oitos Tortos</translation>
    </message>
    <message>
        <source>Black Sevens</source>
        <translation>Setes Pretos</translation>
    </message>
    <message>
        <source>Black Fives</source>
        <translation>Cincos Pretos</translation>
    </message>
    <message>
        <source>Red Nines</source>
        <translation>Vermelhos Nove</translation>
    </message>
    <message>
        <source>Red Sevens</source>
        <translation>Vermelhos Sete</translation>
    </message>
    <message>
        <source>Red Fives</source>
        <translation>Vermelhos Cinco</translation>
    </message>
    <message>
        <source>Nails</source>
        <translation>Ding Ding</translation>
    </message>
    <message>
        <source>Two Reds</source>
        <translation>Dois Vermelhos</translation>
    </message>
</context>
<context>
    <name>CodeSheet</name>
    <message>
        <source>Open a game code</source>
        <translation>Abrir por código</translation>
    </message>
    <message>
        <source>A code names one deal for ever. Paste or type it here; capitals do not matter.</source>
        <translation>Um código indica sempre a mesma partida. Cole ou digite aqui; tanto faz maiúscula ou minúscula.</translation>
    </message>
    <message>
        <source>Game code</source>
        <translation>Código da partida</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Type or paste a code.</source>
        <translation>Digite ou cole um código.</translation>
    </message>
    <message>
        <source>No game here has a code that begins with “{0}”.</source>
        <translation>Nenhum jogo daqui tem código que comece com “{0}”.</translation>
    </message>
    <message>
        <source>This code was made under version {0} of the rules; this program plays version {1}.</source>
        <translation>Este código foi feito com a versão {0} das regras; este programa joga a versão {1}.</translation>
    </message>
    <message>
        <source>“{0}”, character {1}, does not occur in codes.</source>
        <translation>“{0}”, o caractere {1}, não aparece em códigos.</translation>
    </message>
    <message>
        <source>The code has {0} characters; it should have {1}.</source>
        <translation>O código tem {0} caracteres; deveria ter {1}.</translation>
    </message>
    <message>
        <source>One character is mistyped, or two have changed places.</source>
        <translation>Um caractere está errado, ou dois trocaram de lugar.</translation>
    </message>
    <message>
        <source>This code asks for options that the game does not have.</source>
        <translation>Este código pede opções que o jogo não tem.</translation>
    </message>
</context>
<context>
    <name>ConquianAdvice</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Não há outra coisa a fazer.</translation>
    </message>
    <message>
        <source>Here, {card} goes into no meld.</source>
        <translation>Aqui, {card} não entra em jogo nenhum.</translation>
    </message>
    <message>
        <source>Nothing else in the hand goes with {card}.</source>
        <translation>Nada mais na mão combina com {card}.</translation>
    </message>
    <message>
        <source>Of all the cards in the hand, {card} is missed least.</source>
        <translation>De todas as cartas da mão, {card} é a que menos faz falta.</translation>
    </message>
    <message>
        <source>Tried in many likely games, it promises a chance of about {best}% to win; the best other move, {other}%.</source>
        <translation>Em muitas partidas prováveis, promete cerca de {best}% de chance de vencer; a melhor alternativa, {other}%.</translation>
    </message>
    <message>
        <source>With {card}, nine cards lie on the table: it wins.</source>
        <translation>Com {card}, são nove cartas na mesa: é a vitória.</translation>
    </message>
    <message numerus="yes">
        <source>It takes {card} in, and then only %n more card(s) are missing to cut.</source>
        <translation>
            <numerusform>Encaixa {card}, e depois só falta %n carta para cortar.</numerusform>
            <numerusform>Encaixa {card}, e depois só faltam %n cartas para cortar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes {card} in, and then %n card(s) still in play would fit next.</source>
        <translation>
            <numerusform>Encaixa {card}, e depois ainda serviria %n carta que está em jogo.</numerusform>
            <numerusform>Encaixa {card}, e depois ainda serviriam %n cartas que estão em jogo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of all the ways to take {card}, this one spoils the least.</source>
        <translation>De todos os jeitos de usar {card}, este é o que menos estraga.</translation>
    </message>
    <message>
        <source>A complete meld stays hidden in the hand, where nothing can be forced on it.</source>
        <translation>Um jogo completo continua escondido na mão, onde nada pode ser forçado.</translation>
    </message>
    <message>
        <source>A complete meld counts on the table.</source>
        <translation>Um jogo completo vale na mesa.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty, and the fewest cards in hand win; %n remain(s) after it.</source>
        <translation>
            <numerusform>O monte acabou, e vence quem tem menos cartas na mão; assim fica %n.</numerusform>
            <numerusform>O monte acabou, e vence quem tem menos cartas na mão; assim ficam %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forced to take {card}, that player has to pay a card of the hand.</source>
        <translation>Forçado a usar {card}, esse jogador tem de pagar uma carta da mão.</translation>
    </message>
    <message>
        <source>With {card}, a meld of three becomes four: three melds of three no longer make nine.</source>
        <translation>Com {card}, um jogo de três passa a quatro: três jogos de três já não dão nove.</translation>
    </message>
    <message>
        <source>To take {card} would cost cards that are worth more.</source>
        <translation>Usar {card} custaria cartas que valem mais.</translation>
    </message>
    <message>
        <source>After taking it, {more} more cards would be missing instead of {fewer}.</source>
        <translation>Usando a carta, faltariam {more} cartas em vez de {fewer}.</translation>
    </message>
    <message>
        <source>It was overlooked that {card} fits.</source>
        <translation>Passou despercebido que {card} encaixava.</translation>
    </message>
    <message>
        <source>To force {card} would bring that player nearer to nine cards.</source>
        <translation>Forçar {card} deixaria esse jogador mais perto das nove cartas.</translation>
    </message>
    <message>
        <source>Forced, {card} might be that player’s ninth card, which wins.</source>
        <translation>À força, {card} poderia ser a nona carta desse jogador, e ele venceria.</translation>
    </message>
    <message>
        <source>Nothing that is left in the hand goes with {card}.</source>
        <translation>Nada do que fica na mão combina com {card}.</translation>
    </message>
    <message>
        <source>At a glance, {card} seems to be missed least.</source>
        <translation>À primeira vista, {card} parece a carta que menos faz falta.</translation>
    </message>
    <message>
        <source>What {card} would need is out of play: dead, or melded elsewhere.</source>
        <translation>Para {card} servir, faltam cartas que já saíram: mortas ou em jogos alheios.</translation>
    </message>
    <message numerus="yes">
        <source>Without {card}, %n card(s) still in play would fit the rest.</source>
        <translation>
            <numerusform>Sem {card}, ainda há em jogo %n carta que serve ao resto.</numerusform>
            <numerusform>Sem {card}, ainda há em jogo %n cartas que servem ao resto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is missed little: %n card(s) that would go with {card} are out of play.</source>
        <translation>
            <numerusform>Faz pouca falta: %n carta que combinaria com {card} já saiu.</numerusform>
            <numerusform>Faz pouca falta: %n cartas que combinariam com {card} já saíram.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquianAsking</name>
    <message>
        <source>Use or pass</source>
        <translation>Use ou passe</translation>
    </message>
    <message>
        <source>Lay, force or pass</source>
        <translation>Baixe, force ou passe</translation>
    </message>
    <message>
        <source>Lay or pass</source>
        <translation>Baixe ou passe</translation>
    </message>
    <message>
        <source>Re-arrange or pass</source>
        <translation>Rearrume ou passe</translation>
    </message>
    <message>
        <source>You can cut now</source>
        <translation>Você já pode cortar</translation>
    </message>
    <message>
        <source>Nothing is paid for laying</source>
        <translation>Baixar não se paga</translation>
    </message>
    <message>
        <source>It would be somebody’s ninth card</source>
        <translation>Seria a nona carta de alguém</translation>
    </message>
    <message>
        <source>Whoever is forced pays one</source>
        <translation>Quem é forçado paga uma carta</translation>
    </message>
    <message>
        <source>Your melds could lie otherwise</source>
        <translation>Seus jogos podem mudar</translation>
    </message>
    <message>
        <source>Choose the meld: it is your ninth card, and you win</source>
        <translation>Escolha o jogo: é a sua nona carta, e você vence</translation>
    </message>
    <message>
        <source>Choose the meld; then you pay</source>
        <translation>Escolha o jogo; depois você paga</translation>
    </message>
</context>
<context>
    <name>ConquianMessages</name>
    <message>
        <source>{who} chose the card to give.</source>
        <translation>{who} escolheu a carta da troca.</translation>
    </message>
    <message>
        <source>All the chosen cards went to the right.</source>
        <translation>As cartas escolhidas passaram todas para a direita.</translation>
    </message>
    <message>
        <source>From the stock: {card}, its last card.</source>
        <translation>Do monte: {card}, a última carta.</translation>
    </message>
    <message numerus="yes">
        <source>From the stock: {card}; %n card(s) left.</source>
        <translation>
            <numerusform>Do monte: {card}; resta %n carta.</numerusform>
            <numerusform>Do monte: {card}; restam %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} passed.</source>
        <translation>{who} passou.</translation>
    </message>
    <message>
        <source>Nobody wanted {card}.</source>
        <translation>Ninguém quis {card}.</translation>
    </message>
    <message>
        <source>{who} forced {whom} to take {card}.</source>
        <translation>{who} forçou {whom} a usar {card}.</translation>
    </message>
    <message>
        <source>{who} paid {card}.</source>
        <translation>{who} pagou {card}.</translation>
    </message>
    <message>
        <source>{who} cut: nine cards on the table.</source>
        <translation>{who} cortou: nove cartas na mesa.</translation>
    </message>
    <message>
        <source>{who} used {card}: {melds}.</source>
        <translation>{who} usou {card}: {melds}.</translation>
    </message>
    <message>
        <source>{who} had to take {card}: {melds}.</source>
        <translation>{who} teve de usar {card}: {melds}.</translation>
    </message>
    <message>
        <source>{who} laid {melds}.</source>
        <translation>{who} baixou {melds}.</translation>
    </message>
    <message>
        <source>{who} regrouped melds: {melds}.</source>
        <translation>{who} rearrumou jogos: {melds}.</translation>
    </message>
    <message>
        <source>{who} got: {cards}.</source>
        <translation>{who} recebeu: {cards}.</translation>
    </message>
    <message>
        <source>{who} gave {whom} {card}.</source>
        <translation>{who} deu {card} para {whom}.</translation>
    </message>
    <message>
        <source>{who} still held: {cards}.</source>
        <translation>{who} ainda tinha: {cards}.</translation>
    </message>
    <message>
        <source>The stock is empty, and several share the fewest cards: a draw.</source>
        <translation>O monte acabou, e mais de um tem o menor número de cartas: empate.</translation>
    </message>
    <message>
        <source>{who} won by cutting.</source>
        <translation>{who} venceu cortando.</translation>
    </message>
    <message>
        <source>The stock is empty: {who} won with the fewest cards in hand.</source>
        <translation>O monte acabou: {who} venceu com menos cartas na mão.</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>phase of the game</comment>
        <translation>Troca</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>Dar {card}</translation>
    </message>
    <message>
        <source>Force {whom}</source>
        <translation>Forçar {whom}</translation>
    </message>
    <message>
        <source>Pay {card}</source>
        <translation>Pagar {card}</translation>
    </message>
    <message>
        <source>Use {card}: {melds} ({n})</source>
        <translation>Usar {card}: {melds} ({n})</translation>
    </message>
    <message>
        <source>Lay {melds} ({n})</source>
        <translation>Baixar {melds} ({n})</translation>
    </message>
    <message>
        <source>Use {card}</source>
        <translation>Usar {card}</translation>
    </message>
    <message>
        <source>Lay without the card on offer</source>
        <translation>Baixar sem a carta da vez</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espanhol</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francês</translation>
    </message>
    <message>
        <source>Green stars</source>
        <translation>Estrelas verdes</translation>
    </message>
    <message>
        <source>END OF THE GAME</source>
        <translation>FIM DA PARTIDA</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Você venceu</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Você perdeu</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} venceu</translation>
    </message>
    <message>
        <source>{name} cut with nine cards: {melds}</source>
        <translation>{name} cortou com nove cartas: {melds}</translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty: {name} had the fewest cards, %n</source>
        <translation>
            <numerusform>O monte acabou: {name} ficou com menos cartas na mão (%n)</numerusform>
            <numerusform>O monte acabou: {name} ficou com menos cartas na mão (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty: {names} share the fewest cards, %n</source>
        <translation>
            <numerusform>O monte acabou: {names} empatam com menos cartas na mão (%n)</numerusform>
            <numerusform>O monte acabou: {names} empatam com menos cartas na mão (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source> and </source>
        <comment>between names</comment>
        <translation> e </translation>
    </message>
    <message>
        <source>Hand empty</source>
        <translation>Mão vazia</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Sobrou %n carta</numerusform>
            <numerusform>Sobraram %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {n}</source>
        <comment>a player and games won</comment>
        <translation>{name} {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n empate</numerusform>
            <numerusform>%n empates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games won, of %n: {scores}</source>
        <translation>
            <numerusform>Partidas vencidas, de %n: {scores}</numerusform>
            <numerusform>Partidas vencidas, de %n: {scores}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquianNaming</name>
    <message>
        <source>diamonds</source>
        <comment>of French cards</comment>
        <translation>ouros</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>of French cards</comment>
        <translation>copas</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>of French cards</comment>
        <translation>espadas</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>of French cards</comment>
        <translation>paus</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>a suit</comment>
        <translation>ouros</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>a suit</comment>
        <translation>copas</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>a suit</comment>
        <translation>espadas</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>a suit</comment>
        <translation>paus</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>10 of the Spanish deck</comment>
        <translation>sota</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>11 of the Spanish deck</comment>
        <translation>cavalo</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>of French cards</comment>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>of French cards</comment>
        <translation>dama</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>10 of the Spanish deck</comment>
        <translation>sotas</translation>
    </message>
    <message>
        <source>knights</source>
        <comment>11 of the Spanish deck</comment>
        <translation>cavalos</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reis</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>of French cards</comment>
        <translation>valetes</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>of French cards</comment>
        <translation>damas</translation>
    </message>
    <message>
        <source>{n}s</source>
        <comment>several cards of a rank</comment>
        <translation>{n}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>o ás de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <comment>10 of the Spanish deck</comment>
        <translation>a sota de {suit}</translation>
    </message>
    <message>
        <source>the knight of {suit}</source>
        <comment>11 of the Spanish deck</comment>
        <translation>o cavalo de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>o rei de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <comment>of French cards</comment>
        <translation>o valete de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <comment>of French cards</comment>
        <translation>a dama de {suit}</translation>
    </message>
    <message>
        <source>the {n} of {suit}</source>
        <translation>o {n} de {suit}</translation>
    </message>
    <message>
        <source>{suit}: {ranks}</source>
        <translation>{suit}: {ranks}</translation>
    </message>
    <message>
        <source>set of {ranks}</source>
        <translation>trinca de {ranks}</translation>
    </message>
    <message>
        <source>run of {suit}</source>
        <translation>sequência de {suit}</translation>
    </message>
    <message>
        <source>{meld} ({suits})</source>
        <translation>{meld} ({suits})</translation>
    </message>
    <message>
        <source>{span} of {suit}</source>
        <translation>{span} de {suit}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between melds</comment>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>ConquianPhrases</name>
    <message>
        <source>Nothing to do with {card}</source>
        <translation>Nada a fazer com {card}</translation>
    </message>
    <message>
        <source>You pass automatically</source>
        <translation>A mesa passa por você</translation>
    </message>
    <message>
        <source>There is only one way</source>
        <translation>Só há um jeito</translation>
    </message>
    <message>
        <source>It is done for you</source>
        <translation>A mesa faz por você</translation>
    </message>
    <message>
        <source>This is not a meld</source>
        <translation>Isto não é um jogo</translation>
    </message>
    <message>
        <source>Comes to {n}; Enter lays them</source>
        <translation>Chega a {n}; Enter baixa</translation>
    </message>
    <message numerus="yes">
        <source>%n ways; Enter asks which</source>
        <translation>
            <numerusform>%n jeito; Enter pergunta qual</numerusform>
            <numerusform>%n jeitos; Enter pergunta qual</numerusform>
        </translation>
    </message>
    <message>
        <source>Last card: lay your melds now</source>
        <translation>Última carta: baixe agora seus jogos</translation>
    </message>
    <message numerus="yes">
        <source>%n meld(s)</source>
        <translation>
            <numerusform>%n jogo</numerusform>
            <numerusform>%n jogos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <translation>
            <numerusform>%n jeito</numerusform>
            <numerusform>%n jeitos</numerusform>
        </translation>
    </message>
    <message>
        <source>not these cards</source>
        <translation>não com estas</translation>
    </message>
    <message>
        <source>no card chosen</source>
        <translation>nenhuma carta</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Escolha antes uma carta da mão.</translation>
    </message>
    <message>
        <source>You can make no meld with {card}.</source>
        <translation>Não dá para formar jogo com {card}.</translation>
    </message>
    <message>
        <source>{card} extends nobody’s meld as it lies.</source>
        <translation>{card} não encaixa em nenhum jogo alheio do jeito que está.</translation>
    </message>
    <message>
        <source>You hold no meld that is ready, and no card that extends one of yours.</source>
        <translation>Você não tem jogo pronto na mão, nem carta que encaixe num jogo seu.</translation>
    </message>
    <message numerus="yes">
        <source>To cut you need nine melded cards; now you would come to %n.</source>
        <translation>
            <numerusform>Para cortar é preciso ter nove cartas baixadas; agora você chegaria a %n.</numerusform>
            <numerusform>Para cortar é preciso ter nove cartas baixadas; agora você chegaria a %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>takes the {card}</source>
        <comment>a rank as printed</comment>
        <translation>aceita o {card}</translation>
    </message>
    <message>
        <source>Every card goes one seat to the right</source>
        <translation>Cada carta passa para a direita</translation>
    </message>
    <message>
        <source>You received {card}</source>
        <translation>Você recebeu {card}</translation>
    </message>
    <message>
        <source>Force: {meld}</source>
        <translation>Forçar: {meld}</translation>
    </message>
    <message>
        <source>{name}: {meld}</source>
        <translation>{name}: {meld}</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between names</comment>
        <translation> ou </translation>
    </message>
    <message>
        <source>How do you use {card}?</source>
        <translation>Como você usa {card}?</translation>
    </message>
    <message>
        <source>Which meld do you lay?</source>
        <translation>Que jogo você baixa?</translation>
    </message>
    <message>
        <source>Whom do you force to take {card}?</source>
        <translation>Quem você força a usar {card}?</translation>
    </message>
    <message>
        <source>Force all the same</source>
        <translation>Forçar assim mesmo</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Deixar</translation>
    </message>
    <message>
        <source>Pass all the same</source>
        <translation>Passar assim mesmo</translation>
    </message>
    <message>
        <source>Melded</source>
        <translation>Baixadas</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Na mão</translation>
    </message>
</context>
<context>
    <name>ConquianRefusals</name>
    <message>
        <source>This game is over.</source>
        <translation>Esta partida acabou.</translation>
    </message>
    <message>
        <source>One moment: the last answer is still being shown.</source>
        <translation>Um momento: a última resposta ainda está sendo mostrada.</translation>
    </message>
    <message>
        <source>First comes the swap: choose a card to give to the right.</source>
        <translation>Antes vem a troca: escolha uma carta para o vizinho da direita.</translation>
    </message>
    <message>
        <source>Your card is chosen already; wait for the others.</source>
        <translation>Sua carta já foi escolhida; espere os outros.</translation>
    </message>
    <message>
        <source>The swap is over.</source>
        <translation>A troca acabou.</translation>
    </message>
    <message>
        <source>It is not your turn to answer.</source>
        <translation>Não é a sua vez de responder.</translation>
    </message>
    <message>
        <source>You used the card, so first you pay: choose a card of your hand.</source>
        <translation>Você usou a carta, então antes paga: escolha uma carta da mão.</translation>
    </message>
    <message>
        <source>There is nothing to pay: only who uses the card on offer pays.</source>
        <translation>Não há o que pagar: só paga quem usa a carta da vez.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <translation>Você não tem {card} na mão.</translation>
    </message>
    <message>
        <source>You were forced: you have to take {card}.</source>
        <translation>Forçaram você: é preciso usar {card}.</translation>
    </message>
    <message>
        <source>You were forced: {card} has to go to a meld that it fits as that lies.</source>
        <translation>Forçaram você: {card} tem de ir a um jogo em que encaixa do jeito que ele está.</translation>
    </message>
    <message>
        <source>You paid {card} yourself: you can only force it on somebody, or pass.</source>
        <translation>Foi você que pagou {card}: agora só pode forçar alguém ou passar.</translation>
    </message>
    <message>
        <source>One forces others; what fits your own melds you just use.</source>
        <translation>Forçam-se os outros; o que encaixa nos seus jogos, você simplesmente usa.</translation>
    </message>
    <message>
        <source>{name} has no meld on the table, so there is nothing to force.</source>
        <translation>{name} não tem jogo na mesa, então não há como forçar.</translation>
    </message>
    <message>
        <source>To take {card}, {name} would have to re-arrange: one forces only what fits as it lies.</source>
        <translation>Para usar {card}, {name} teria de rearrumar: só se força o que encaixa do jeito que está.</translation>
    </message>
    <message>
        <source>On the table, {card} fits no meld of {name}.</source>
        <translation>Na mesa, {card} não encaixa em nenhum jogo de {name}.</translation>
    </message>
    <message>
        <source>To use {card}, put it into one of your melds.</source>
        <translation>Para usar {card}, é preciso encaixar essa carta num jogo seu.</translation>
    </message>
    <message>
        <source>Laying goes without {card}; if you want it, use it, and pay.</source>
        <translation>Para baixar, deixe de fora {card}; se quer a carta, use-a e pague.</translation>
    </message>
    <message>
        <source>Nothing has changed: your melds lie like this already.</source>
        <translation>Nada mudou: seus jogos já estão assim.</translation>
    </message>
    <message>
        <source>You have regrouped once on this turn; lay a card of your hand, or answer.</source>
        <translation>Desta vez você já rearrumou; baixe uma carta da mão ou responda.</translation>
    </message>
    <message>
        <source>Among your melds, {card} is counted twice.</source>
        <translation>Nos seus jogos, {card} aparece duas vezes.</translation>
    </message>
    <message>
        <source>What lies on the table stays there; missing: {cards}.</source>
        <translation>O que está na mesa fica na mesa; falta: {cards}.</translation>
    </message>
    <message>
        <source>A meld of {name} already has {card}: other players’ melds are not taken apart.</source>
        <translation>Um jogo de {name} já tem {card}: os jogos dos outros não se desfazem.</translation>
    </message>
    <message>
        <source>Everybody passed {card}: a dead card does not come back.</source>
        <translation>Ninguém quis {card}: carta morta não volta.</translation>
    </message>
    <message numerus="yes">
        <source>A meld would be left with %n card(s) ({cards}); it needs at least three.</source>
        <translation>
            <numerusform>Um jogo ficaria com %n carta ({cards}); precisa de três, no mínimo.</numerusform>
            <numerusform>Um jogo ficaria com %n cartas ({cards}); precisa de três, no mínimo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld has at least three cards; here are only %n.</source>
        <translation>
            <numerusform>Um jogo tem três cartas, no mínimo; aqui só há %n.</numerusform>
            <numerusform>Um jogo tem três cartas, no mínimo; aqui só há %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither a set nor a run: the cards share neither their rank nor their suit.</source>
        <translation>Nem trinca nem sequência: as cartas não são do mesmo valor nem do mesmo naipe.</translation>
    </message>
    <message>
        <source>A run does not go on from {high} to {low}: the 1 only comes before the 2.</source>
        <translation>A sequência não continua do {high} para o {low}: o 1 só vem antes do 2.</translation>
    </message>
    <message>
        <source>The run has a gap: {high} does not follow {low}.</source>
        <translation>A sequência tem um buraco entre {low} e {high}.</translation>
    </message>
    <message>
        <source>game is over</source>
        <translation>a partida acabou</translation>
    </message>
    <message>
        <source>one moment</source>
        <translation>um momento</translation>
    </message>
    <message>
        <source>swap first</source>
        <translation>antes, a troca</translation>
    </message>
    <message>
        <source>already chosen</source>
        <translation>já escolhida</translation>
    </message>
    <message>
        <source>swap is over</source>
        <translation>a troca acabou</translation>
    </message>
    <message>
        <source>not your turn</source>
        <translation>não é a sua vez</translation>
    </message>
    <message>
        <source>pay first</source>
        <translation>antes, pague</translation>
    </message>
    <message>
        <source>nothing to pay</source>
        <translation>nada a pagar</translation>
    </message>
    <message>
        <source>not in your hand</source>
        <translation>não está na mão</translation>
    </message>
    <message>
        <source>you were forced</source>
        <translation>forçaram você</translation>
    </message>
    <message>
        <source>where it fits as it lies</source>
        <translation>onde já encaixa</translation>
    </message>
    <message>
        <source>you paid it</source>
        <translation>você pagou</translation>
    </message>
    <message>
        <source>others only</source>
        <translation>só os outros</translation>
    </message>
    <message>
        <source>no meld there</source>
        <translation>sem jogo na mesa</translation>
    </message>
    <message>
        <source>not as it lies</source>
        <translation>não como está</translation>
    </message>
    <message>
        <source>fits no meld</source>
        <translation>não encaixa</translation>
    </message>
    <message>
        <source>card left out</source>
        <translation>falta a carta da vez</translation>
    </message>
    <message>
        <source>not with that card</source>
        <translation>sem a carta da vez</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>nada mudou</translation>
    </message>
    <message>
        <source>regrouped already</source>
        <translation>já rearrumou</translation>
    </message>
    <message>
        <source>card twice</source>
        <translation>carta repetida</translation>
    </message>
    <message>
        <source>must stay there</source>
        <translation>fica na mesa</translation>
    </message>
    <message>
        <source>not your meld</source>
        <translation>o jogo não é seu</translation>
    </message>
    <message>
        <source>dead card</source>
        <translation>carta morta</translation>
    </message>
    <message>
        <source>fewer than three</source>
        <translation>menos de três</translation>
    </message>
    <message>
        <source>neither set nor run</source>
        <translation>nem trinca nem sequência</translation>
    </message>
    <message>
        <source>no 12–1</source>
        <translation>não há 12–1</translation>
    </message>
    <message>
        <source>gap in the run</source>
        <translation>sequência com buraco</translation>
    </message>
</context>
<context>
    <name>ConquianWords</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n na mão</numerusform>
            <numerusform>%n na mão</numerusform>
        </translation>
    </message>
    <message>
        <source>hand empty</source>
        <translation>mão vazia</translation>
    </message>
    <message>
        <source>{n}/{cut}</source>
        <comment>melded cards of nine</comment>
        <translation>{n}/{cut}</translation>
    </message>
    <message>
        <source>{hand} · {melded}</source>
        <translation>{hand} · {melded}</translation>
    </message>
    <message>
        <source>To choose</source>
        <translation>Escolhe</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>Paga</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Tem de usar</translation>
    </message>
    <message>
        <source>To answer</source>
        <translation>Responde</translation>
    </message>
    <message>
        <source>{name} is to pay</source>
        <translation>{name} vai pagar</translation>
    </message>
    <message>
        <source>{name} is to take the card</source>
        <translation>{name} tem de usar a carta</translation>
    </message>
    <message>
        <source>{name} is to answer</source>
        <translation>{name} vai responder</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>Swap: choose a card to give</source>
        <translation>Troca: escolha uma carta</translation>
    </message>
    <message>
        <source>It goes to {name}, on your right; you get one from your left</source>
        <translation>Ela vai para {name}, à sua direita; da esquerda vem outra</translation>
    </message>
    <message>
        <source>Your card is face down</source>
        <translation>Sua carta está virada para baixo</translation>
    </message>
    <message>
        <source>They all go to the right when everybody has chosen</source>
        <translation>Quando todos escolherem, elas passam para a direita</translation>
    </message>
    <message>
        <source>Use, force or pass</source>
        <translation>Use, force ou passe</translation>
    </message>
    <message>
        <source>If you use it, you pay a card</source>
        <translation>Ao usar, você paga uma carta</translation>
    </message>
    <message>
        <source>Force or pass</source>
        <translation>Force ou passe</translation>
    </message>
    <message>
        <source>You paid this card, so you cannot take it</source>
        <translation>Foi você que pagou esta carta: não pode usá-la</translation>
    </message>
    <message>
        <source>Last card of the stock: lay your melds now, or they count as cards in hand</source>
        <translation>Última carta do monte: baixe agora seus jogos, ou contam como cartas na mão</translation>
    </message>
    <message>
        <source>Eight melded: one card that fits, and you cut</source>
        <translation>Oito baixadas: mais uma que encaixe, e você corta</translation>
    </message>
    <message>
        <source>{name} forces you: take {card}</source>
        <translation>{name} força você a usar {card}</translation>
    </message>
    <message>
        <source>Choose the meld; hand cards may go with it; then you pay</source>
        <translation>Escolha o jogo; cartas da mão podem ir junto; depois você paga</translation>
    </message>
    <message>
        <source>Pay a card</source>
        <translation>Pague uma carta</translation>
    </message>
    <message>
        <source>It goes on offer to the others</source>
        <translation>Ela passa a ser a carta da vez</translation>
    </message>
    <message>
        <source>turned from the stock</source>
        <translation>do monte</translation>
    </message>
    <message>
        <source>paid by you</source>
        <translation>seu pagamento</translation>
    </message>
    <message>
        <source>paid by {name}</source>
        <translation>pagamento de {name}</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Trocar</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Forçar</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Pagar</translation>
    </message>
    <message>
        <source>Re-arrange…</source>
        <translation>Rearrumar…</translation>
    </message>
    <message>
        <source>It would be the ninth card of {name}, who would win</source>
        <translation>Seria a nona carta de {name}, que venceria</translation>
    </message>
    <message>
        <source>no meld ready</source>
        <translation>sem jogo pronto</translation>
    </message>
    <message>
        <source>reaches only {n} of {cut}</source>
        <translation>chega só a {n} de {cut}</translation>
    </message>
    <message>
        <source>fits nobody’s meld</source>
        <translation>não encaixa</translation>
    </message>
    <message>
        <source>Passed on {card}</source>
        <translation>Não quis {card}</translation>
    </message>
    <message>
        <source>Used {card}</source>
        <translation>Usou {card}</translation>
    </message>
    <message>
        <source>Had to take {card}</source>
        <translation>Teve de usar {card}</translation>
    </message>
    <message>
        <source>Paid {card}</source>
        <translation>Pagou {card}</translation>
    </message>
    <message>
        <source>Forced {name}</source>
        <translation>Forçou {name}</translation>
    </message>
    <message numerus="yes">
        <source>Laid %n card(s)</source>
        <translation>
            <numerusform>Baixou %n carta</numerusform>
            <numerusform>Baixou %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Regrouped own melds</source>
        <translation>Rearrumou os jogos</translation>
    </message>
    <message>
        <source>Mine!</source>
        <comment>in a bubble</comment>
        <translation>É minha!</translation>
    </message>
    <message>
        <source>Take it!</source>
        <comment>in a bubble</comment>
        <translation>Essa é sua!</translation>
    </message>
    <message>
        <source>I lay these</source>
        <comment>in a bubble</comment>
        <translation>Baixo estas</translation>
    </message>
    <message>
        <source>I pay this</source>
        <comment>in a bubble</comment>
        <translation>Pago esta</translation>
    </message>
    <message>
        <source>As I must</source>
        <comment>in a bubble</comment>
        <translation>Fazer o quê…</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>Stock · {n}</source>
        <translation>Monte · {n}</translation>
    </message>
    <message>
        <source>Dead · {n}</source>
        <translation>Mortas · {n}</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>Seus jogos</translation>
    </message>
    <message>
        <source>Melds of {name}</source>
        <translation>Jogos de {name}</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Naipe</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À mão</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Nine cards on the table</source>
        <translation>Nove cartas na mesa</translation>
    </message>
    <message>
        <source>You cut!</source>
        <translation>Você cortou!</translation>
    </message>
    <message>
        <source>{name} cuts!</source>
        <translation>{name} cortou!</translation>
    </message>
</context>
<context>
    <name>CutWords</name>
    <message>
        <source>To cut</source>
        <translation>Para cortar</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to go</source>
        <translation>
            <numerusform>Falta %n carta</numerusform>
            <numerusform>Faltam %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>+{n} with {option}</source>
        <translation>+{n} com {option}</translation>
    </message>
    <message>
        <source>Cut with {option}</source>
        <translation>Corta com {option}</translation>
    </message>
</context>
<context>
    <name>DiscardWords</name>
    <message>
        <source>Show all dead cards</source>
        <translation>Mostrar todas as mortas</translation>
    </message>
    <message numerus="yes">
        <source>%n dead card(s), the first at the upper left</source>
        <translation>
            <numerusform>%n carta morta</numerusform>
            <numerusform>%n cartas mortas, a primeira no alto à esquerda</numerusform>
        </translation>
    </message>
    <message>
        <source>No dead cards yet</source>
        <translation>Ainda não há mortas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>DouDizhuAdvice</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Não há outra coisa a fazer.</translation>
    </message>
    <message>
        <source>It empties the hand.</source>
        <translation>Esvazia a mão.</translation>
    </message>
    <message numerus="yes">
        <source>As landlord this hand wins about {percent}% of the deals: worth a bid of %n.</source>
        <translation>
            <numerusform>Como senhorio, esta mão vence cerca de {percent}% das partidas: vale pedir %n.</numerusform>
            <numerusform>Como senhorio, esta mão vence cerca de {percent}% das partidas: vale pedir %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>As landlord this hand wins about {percent}% of the deals: too few for a bid here.</source>
        <translation>Como senhorio, esta mão vence cerca de {percent}% das partidas: pouco para um lance agora.</translation>
    </message>
    <message>
        <source>Nothing in the hand beats what lies on the table.</source>
        <translation>Nada na mão cobre o que está na mesa.</translation>
    </message>
    <message>
        <source>Played on in many likely deals, this side wins {best}% of them; the best other choice, {other}%.</source>
        <translation>Em muitas distribuições prováveis, jogadas até o fim, este lado vence {best}% delas; com a melhor alternativa, {other}%.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing can beat it, and %n play(s) are left after it.</source>
        <translation>
            <numerusform>Nada a cobre, e depois dela falta %n jogada.</numerusform>
            <numerusform>Nada a cobre, e depois dela faltam %n jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most a bomb can beat it, and %n play(s) are left after it.</source>
        <translation>
            <numerusform>No máximo uma bomba a cobre, e depois dela falta %n jogada.</numerusform>
            <numerusform>No máximo uma bomba a cobre, e depois dela faltam %n jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The partner has only %n card(s) left and may get rid of them on this.</source>
        <translation>
            <numerusform>O parceiro só tem %n carta e talvez se livre dela em cima desta jogada.</numerusform>
            <numerusform>O parceiro só tem %n cartas e talvez se livre delas em cima desta jogada.</numerusform>
        </translation>
    </message>
    <message>
        <source>An opponent has one card left, so no solo is led.</source>
        <translation>Um adversário está com uma carta: por isso, nada de carta única.</translation>
    </message>
    <message>
        <source>An opponent has one card left: if a solo is led, then the highest.</source>
        <translation>Um adversário está com uma carta: se for carta única, que seja a mais alta.</translation>
    </message>
    <message>
        <source>An opponent has two cards left, so no low pair is led.</source>
        <translation>Um adversário está com duas cartas: por isso, nada de par baixo.</translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards leave the hand at once, and %n play(s) are left.</source>
        <translation>
            <numerusform>{cards} cartas saem da mão de uma vez, e falta %n jogada.</numerusform>
            <numerusform>{cards} cartas saem da mão de uma vez, e faltam %n jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Low cards need the lead, high ones can wait; %n play(s) are left after it.</source>
        <translation>
            <numerusform>As cartas baixas precisam da vez, as altas podem esperar; depois falta %n jogada.</numerusform>
            <numerusform>As cartas baixas precisam da vez, as altas podem esperar; depois faltam %n jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The landlord plays next and has only %n card(s) left: a high play may stop him.</source>
        <translation>
            <numerusform>O senhorio joga em seguida e só tem %n carta: uma jogada alta pode segurá-lo.</numerusform>
            <numerusform>O senhorio joga em seguida e só tem %n cartas: uma jogada alta pode segurá-lo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It beats the partner’s play, because after it only %n play(s) are left.</source>
        <translation>
            <numerusform>Cobre a jogada do parceiro porque depois só falta %n jogada.</numerusform>
            <numerusform>Cobre a jogada do parceiro porque depois só faltam %n jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After it %n play(s) are left instead of {before}.</source>
        <translation>
            <numerusform>Depois dela falta %n jogada em vez de {before}.</numerusform>
            <numerusform>Depois dela faltam %n jogadas em vez de {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To beat it, another play is taken apart; %n play(s) are left.</source>
        <translation>
            <numerusform>Para cobrir, desmonta-se outra jogada; falta %n jogada.</numerusform>
            <numerusform>Para cobrir, desmonta-se outra jogada; faltam %n jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a bomb would beat it, and the bomb’s moment has not come.</source>
        <translation>Só uma bomba cobriria, e ainda não é hora de bomba.</translation>
    </message>
    <message>
        <source>To beat it would leave {more} plays in the hand instead of {fewer}.</source>
        <translation>Cobrir deixaria {more} jogadas na mão em vez de {fewer}.</translation>
    </message>
    <message>
        <source>Only high cards would beat it, and they are worth more later.</source>
        <translation>Só cartas altas cobririam, e elas valem mais adiante.</translation>
    </message>
    <message>
        <source>What would beat it is kept for later.</source>
        <translation>O que cobriria fica guardado para depois.</translation>
    </message>
    <message numerus="yes">
        <source>After it %n play(s) are left.</source>
        <translation>
            <numerusform>Depois dela falta %n jogada.</numerusform>
            <numerusform>Depois dela faltam %n jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An opponent with only %n card(s) left must not keep the lead.</source>
        <translation>
            <numerusform>Um adversário com só %n carta não pode ficar com a vez.</numerusform>
            <numerusform>Um adversário com só %n cartas não pode ficar com a vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>The partner’s play may stand.</source>
        <translation>A jogada do parceiro pode ficar na mesa.</translation>
    </message>
    <message numerus="yes">
        <source>The partner has only %n card(s) left: let him run.</source>
        <translation>
            <numerusform>O parceiro só tem %n carta: melhor deixá-lo correr.</numerusform>
            <numerusform>O parceiro só tem %n cartas: melhor deixá-lo correr.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DouDizhuMessages</name>
    <message>
        <source>{who} bid {n}.</source>
        <translation>{who} pediu {n}.</translation>
    </message>
    <message>
        <source>{who} passed.</source>
        <translation>{who} passou.</translation>
    </message>
    <message>
        <source>Everybody passed; the cards are dealt again, for the {n} of 3 times that are allowed.</source>
        <translation>Os três passaram; as cartas são dadas de novo ({n} de no máximo 3 vezes).</translation>
    </message>
    <message>
        <source>Everybody passed for the last time, so who opened the auction is the landlord.</source>
        <translation>Os três passaram pela última vez: quem abriu o leilão é o senhorio.</translation>
    </message>
    <message>
        <source>{who} became the landlord; the base is {n}.</source>
        <translation>{who} é o senhorio; a base é {n}.</translation>
    </message>
    <message>
        <source>{who} played {play}.</source>
        <translation>{who} jogou {play}.</translation>
    </message>
    <message>
        <source>The points are doubled: × {n}.</source>
        <translation>Os pontos dobram: × {n}.</translation>
    </message>
    <message>
        <source>Spring: the peasants never came to play. The points are doubled: × {n}.</source>
        <translation>Lavada: os camponeses não fizeram uma jogada sequer. Os pontos dobram: × {n}.</translation>
    </message>
    <message>
        <source>Anti-spring: the landlord only led once. The points are doubled: × {n}.</source>
        <translation>Contralavada: o senhorio só fez a jogada de abertura. Os pontos dobram: × {n}.</translation>
    </message>
    <message>
        <source>{who} got: {cards}.</source>
        <translation>{who} recebeu: {cards}.</translation>
    </message>
    <message>
        <source>The bottom: {cards}.</source>
        <translation>O morto: {cards}.</translation>
    </message>
    <message>
        <source>{who} still held: {cards}.</source>
        <translation>{who} ainda tinha: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>The landlord wins: %n point(s) from each peasant.</source>
        <translation>
            <numerusform>O senhorio venceu: %n ponto de cada camponês.</numerusform>
            <numerusform>O senhorio venceu: %n pontos de cada camponês.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The peasants win: %n point(s) each from the landlord.</source>
        <translation>
            <numerusform>Os camponeses venceram: %n ponto do senhorio para cada um.</numerusform>
            <numerusform>Os camponeses venceram: %n pontos do senhorio para cada um.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {play}</source>
        <translation>Jogar {play}</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>Contador de cartas</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Por quantidade</translation>
    </message>
    <message>
        <source>END OF THE DEAL</source>
        <translation>FIM DA PARTIDA</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Você venceu</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Você perdeu</translation>
    </message>
    <message>
        <source>The landlord wins</source>
        <translation>O senhorio venceu</translation>
    </message>
    <message>
        <source>The peasants win</source>
        <translation>Os camponeses venceram</translation>
    </message>
    <message>
        <source>Base {n}</source>
        <translation>Base {n}</translation>
    </message>
    <message>
        <source>× 2 ({kind})</source>
        <translation>× 2 ({kind})</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>lavada</translation>
    </message>
    <message>
        <source>anti-spring</source>
        <translation>contralavada</translation>
    </message>
    <message>
        <source>Base {n}, for both peasants</source>
        <translation>Base {n} × 2 camponeses</translation>
    </message>
    <message>
        <source>Bomb of {ranks}: doubled</source>
        <translation>Bomba de {ranks}: dobra</translation>
    </message>
    <message>
        <source>Rocket: doubled</source>
        <translation>Foguete: dobra</translation>
    </message>
    <message>
        <source>Spring: doubled</source>
        <translation>Lavada: dobra</translation>
    </message>
    <message>
        <source>Anti-spring: doubled</source>
        <translation>Contralavada: dobra</translation>
    </message>
    <message>
        <source>Hand empty</source>
        <translation>Mão vazia</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Sobrou %n carta</numerusform>
            <numerusform>Sobraram %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s): {scores}</source>
        <translation>
            <numerusform>Depois de %n partida: {scores}</numerusform>
            <numerusform>Depois de %n partidas: {scores}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DouDizhuNaming</name>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>coringa preto</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>coringa vermelho</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reis</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valetes</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>coringas</translation>
    </message>
    <message>
        <source>{n}s</source>
        <comment>several cards of a rank</comment>
        <translation>{n}</translation>
    </message>
    <message>
        <source>{n} × {ranks}</source>
        <translation>{n}&#xa0;×&#xa0;{ranks}</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>carta única</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>par</translation>
    </message>
    <message>
        <source>trio</source>
        <translation>trinca</translation>
    </message>
    <message>
        <source>trio with a card</source>
        <translation>trinca com carta</translation>
    </message>
    <message>
        <source>trio with a pair</source>
        <translation>trinca com par</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>sequência</translation>
    </message>
    <message>
        <source>chain of pairs</source>
        <translation>pares seguidos</translation>
    </message>
    <message>
        <source>airplane</source>
        <translation>avião</translation>
    </message>
    <message>
        <source>airplane with cards</source>
        <translation>avião com cartas</translation>
    </message>
    <message>
        <source>airplane with pairs</source>
        <translation>avião com pares</translation>
    </message>
    <message>
        <source>four with two cards</source>
        <translation>quadra com duas cartas</translation>
    </message>
    <message>
        <source>four with two pairs</source>
        <translation>quadra com dois pares</translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>bomba</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>foguete</translation>
    </message>
    <message>
        <source>Solo: {rank}</source>
        <translation>Carta única: {rank}</translation>
    </message>
    <message>
        <source>Pair of {ranks}</source>
        <translation>Par de {ranks}</translation>
    </message>
    <message>
        <source>Trio of {ranks}</source>
        <translation>Trinca de {ranks}</translation>
    </message>
    <message>
        <source>Trio of {ranks} with {kicker}</source>
        <translation>Trinca de {ranks} com {kicker}</translation>
    </message>
    <message>
        <source>Trio of {ranks} with a pair of {kickers}</source>
        <translation>Trinca de {ranks} com par de {kickers}</translation>
    </message>
    <message>
        <source>Four {ranks} with {kickers}</source>
        <translation>Quadra de {ranks} com {kickers}</translation>
    </message>
    <message>
        <source>Four {ranks} with pairs of {kickers}</source>
        <translation>Quadra de {ranks} com pares de {kickers}</translation>
    </message>
    <message>
        <source>Bomb of {ranks}</source>
        <translation>Bomba de {ranks}</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Foguete</translation>
    </message>
    <message>
        <source>Chain {low} to {high}</source>
        <translation>Sequência de {low} a {high}</translation>
    </message>
    <message>
        <source>Chain of pairs {low} to {high}</source>
        <translation>Pares seguidos de {low} a {high}</translation>
    </message>
    <message>
        <source>Airplane {low} to {high}</source>
        <translation>Avião de {low} a {high}</translation>
    </message>
    <message>
        <source>Airplane {low} to {high} with {kickers}</source>
        <translation>Avião de {low} a {high} com {kickers}</translation>
    </message>
    <message>
        <source>Airplane {low} to {high} with pairs of {kickers}</source>
        <translation>Avião de {low} a {high} com pares de {kickers}</translation>
    </message>
    <message>
        <source>Trio of {ranks} with a card</source>
        <translation>Trinca de {ranks} com carta</translation>
    </message>
    <message>
        <source>Trio of {ranks} with a pair</source>
        <translation>Trinca de {ranks} com par</translation>
    </message>
    <message>
        <source>Four {ranks} with two cards</source>
        <translation>Quadra de {ranks} com duas cartas</translation>
    </message>
    <message>
        <source>Four {ranks} with two pairs</source>
        <translation>Quadra de {ranks} com dois pares</translation>
    </message>
    <message>
        <source>Airplane {low} to {high} with cards</source>
        <translation>Avião de {low} a {high} com cartas</translation>
    </message>
    <message>
        <source>Airplane {low} to {high} with pairs</source>
        <translation>Avião de {low} a {high} com pares</translation>
    </message>
    <message>
        <source>Nothing beats the rocket</source>
        <translation>Nada cobre o foguete</translation>
    </message>
    <message>
        <source>A bomb lies there: only a higher one or the rocket beats it</source>
        <translation>Há uma bomba na mesa: só outra mais alta ou o foguete a cobre</translation>
    </message>
    <message numerus="yes">
        <source>The table asks for: {kind}, %n card(s), above {low} to {high}</source>
        <translation>
            <numerusform>A mesa pede: {kind}, %n carta, acima de {low}–{high}</numerusform>
            <numerusform>A mesa pede: {kind}, %n cartas, acima de {low}–{high}</numerusform>
        </translation>
    </message>
    <message>
        <source>The table asks for: {kind}, above {ranks}</source>
        <translation>A mesa pede: {kind}, acima de {ranks}</translation>
    </message>
    <message>
        <source>The table is free: lead what you like</source>
        <translation>Mesa limpa: abra como quiser</translation>
    </message>
    <message>
        <source>The rocket beats everything</source>
        <translation>O foguete cobre tudo</translation>
    </message>
    <message>
        <source>A bomb beats every other play</source>
        <translation>A bomba cobre qualquer outra jogada</translation>
    </message>
    <message>
        <source>Beats the table: up to {high}, not only to {low}</source>
        <translation>Cobre a mesa: {high} acima de {low}</translation>
    </message>
    <message>
        <source>Beats the table: {high} above {low}</source>
        <translation>Cobre a mesa: {high} acima de {low}</translation>
    </message>
</context>
<context>
    <name>DouDizhuRefusals</name>
    <message>
        <source>This deal is over.</source>
        <translation>Esta partida acabou.</translation>
    </message>
    <message>
        <source>First comes the auction.</source>
        <translation>Antes vem o leilão.</translation>
    </message>
    <message>
        <source>The auction is over.</source>
        <translation>O leilão acabou.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>One moment: the last play is still being shown.</source>
        <translation>Um momento: a última jogada ainda está sendo mostrada.</translation>
    </message>
    <message>
        <source>A bid has to be higher than {n}.</source>
        <translation>O lance precisa ser maior que {n}.</translation>
    </message>
    <message>
        <source>You open: passing is not possible.</source>
        <translation>Você abre: não dá para passar.</translation>
    </message>
    <message>
        <source>These cards are not in your hand: {cards}.</source>
        <translation>Estas cartas não estão na sua mão: {cards}.</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Nenhuma carta escolhida.</translation>
    </message>
    <message>
        <source>These cards are none of the 13 plays.</source>
        <translation>Estas cartas não formam nenhuma das 13 jogadas.</translation>
    </message>
    <message>
        <source>Two bombs together are not a play.</source>
        <translation>Duas bombas juntas não são uma jogada.</translation>
    </message>
    <message>
        <source>Jokers never go into a chain; it ends with the ace.</source>
        <translation>Coringa nunca entra em sequência: ela vai só até o ás.</translation>
    </message>
    <message>
        <source>A 2 never goes into a chain; it ends with the ace.</source>
        <translation>O 2 nunca entra em sequência: ela vai só até o ás.</translation>
    </message>
    <message>
        <source>A chain of pairs takes at least {least} pairs; here are {there}.</source>
        <translation>Pares seguidos precisam de pelo menos {least} pares; aqui há {there}.</translation>
    </message>
    <message>
        <source>A chain takes at least {least} cards in a row; here are {there}.</source>
        <translation>Uma sequência precisa de pelo menos {least} cartas seguidas; aqui há {there}.</translation>
    </message>
    <message>
        <source>The chain has a gap: {rank} is missing.</source>
        <translation>Há um buraco na sequência: falta {rank}.</translation>
    </message>
    <message>
        <source>In a chain every rank has equally many cards.</source>
        <translation>Numa sequência, cada valor tem o mesmo número de cartas.</translation>
    </message>
    <message numerus="yes">
        <source>A trio takes one card or one pair along; here are %n card(s).</source>
        <translation>
            <numerusform>Uma trinca leva uma carta ou um par; esta leva %n carta.</numerusform>
            <numerusform>Uma trinca leva uma carta ou um par; esta leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Four of a rank take two cards or two pairs along; here are %n card(s).</source>
        <translation>
            <numerusform>Uma quadra leva duas cartas ou dois pares; esta leva %n carta.</numerusform>
            <numerusform>Uma quadra leva duas cartas ou dois pares; esta leva %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An airplane of {n} trios takes {n} cards or {n} pairs along; here are %n card(s).</source>
        <translation>
            <numerusform>Um avião de {n} trincas leva {n} cartas ou {n} pares; este leva %n carta.</numerusform>
            <numerusform>Um avião de {n} trincas leva {n} cartas ou {n} pares; este leva %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two cards that go with a trio have to be a pair.</source>
        <translation>Duas cartas com uma trinca têm de ser um par.</translation>
    </message>
    <message>
        <source>Four cards that go with four of a rank have to be two different pairs.</source>
        <translation>Quatro cartas com uma quadra têm de ser dois pares diferentes.</translation>
    </message>
    <message>
        <source>An airplane of {n} trios takes {n} cards or {n} different pairs along, not a mixture.</source>
        <translation>Um avião de {n} trincas leva {n} cartas ou {n} pares diferentes, sem misturar.</translation>
    </message>
    <message>
        <source>Both jokers together never go along: they are the rocket.</source>
        <translation>Os dois coringas juntos nunca acompanham: são o foguete.</translation>
    </message>
    <message>
        <source>Four of a rank never go along: the {ranks} are a bomb.</source>
        <translation>Quatro cartas iguais nunca acompanham: são a bomba de {ranks}.</translation>
    </message>
    <message>
        <source>The fourth of the {ranks} cannot go along with the other three.</source>
        <translation>A quarta carta não pode acompanhar a sua própria trinca de {ranks}.</translation>
    </message>
    <message>
        <source>The table asks for {there}; this is {held}.</source>
        <translation>A mesa pede {there}; isto é {held}.</translation>
    </message>
    <message>
        <source>The table asks for {there} cards; here are {held}.</source>
        <translation>A mesa pede {there} cartas; aqui há {held}.</translation>
    </message>
    <message>
        <source>Not higher: {held} against {there}.</source>
        <translation>Não é mais alta: {held} contra {there}.</translation>
    </message>
    <message>
        <source>Only a bomb higher than the {ranks}, or the rocket, beats a bomb.</source>
        <translation>Só uma bomba mais alta que a de {ranks}, ou o foguete, cobre esta.</translation>
    </message>
    <message>
        <source>Only the rocket beats this bomb.</source>
        <translation>Só o foguete cobre esta bomba.</translation>
    </message>
    <message>
        <source>Nothing beats the rocket.</source>
        <translation>Nada cobre o foguete.</translation>
    </message>
    <message>
        <source>deal is over</source>
        <translation>a partida acabou</translation>
    </message>
    <message>
        <source>auction first</source>
        <translation>antes, o leilão</translation>
    </message>
    <message>
        <source>auction is over</source>
        <translation>o leilão acabou</translation>
    </message>
    <message>
        <source>not your turn</source>
        <translation>não é a sua vez</translation>
    </message>
    <message>
        <source>one moment</source>
        <translation>um momento</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>lance baixo</translation>
    </message>
    <message>
        <source>you open</source>
        <translation>você abre</translation>
    </message>
    <message>
        <source>not in your hand</source>
        <translation>não está na mão</translation>
    </message>
    <message>
        <source>nothing chosen</source>
        <translation>nada escolhido</translation>
    </message>
    <message>
        <source>not a play</source>
        <translation>não é jogada</translation>
    </message>
    <message>
        <source>two bombs</source>
        <translation>duas bombas</translation>
    </message>
    <message>
        <source>joker in a chain</source>
        <translation>coringa em sequência</translation>
    </message>
    <message>
        <source>2 in a chain</source>
        <translation>2 na sequência</translation>
    </message>
    <message>
        <source>chain too short</source>
        <translation>sequência curta</translation>
    </message>
    <message>
        <source>gap in the chain</source>
        <translation>sequência com buraco</translation>
    </message>
    <message>
        <source>uneven chain</source>
        <translation>sequência irregular</translation>
    </message>
    <message>
        <source>too many or too few</source>
        <translation>sobra ou falta carta</translation>
    </message>
    <message>
        <source>not pairs</source>
        <translation>não são pares</translation>
    </message>
    <message>
        <source>both jokers</source>
        <translation>os dois coringas</translation>
    </message>
    <message>
        <source>bomb goes along</source>
        <translation>bomba não acompanha</translation>
    </message>
    <message>
        <source>the same rank</source>
        <translation>mesmo valor</translation>
    </message>
    <message>
        <source>another play</source>
        <translation>outra jogada</translation>
    </message>
    <message>
        <source>another number</source>
        <translation>outra quantidade</translation>
    </message>
    <message>
        <source>not higher</source>
        <translation>não é mais alta</translation>
    </message>
    <message>
        <source>only a bomb</source>
        <translation>só bomba maior</translation>
    </message>
    <message>
        <source>only the rocket</source>
        <translation>só o foguete</translation>
    </message>
    <message>
        <source>rocket lies there</source>
        <translation>há um foguete</translation>
    </message>
</context>
<context>
    <name>DouDizhuWords</name>
    <message>
        <source>Landlord</source>
        <translation>Senhorio</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Camponês</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>{name} to play; your cards stay chosen</source>
        <translation>Vez de {name}; suas cartas ficam escolhidas</translation>
    </message>
    <message>
        <source>{name} to play; you can choose cards already</source>
        <translation>Vez de {name}; já dá para escolher cartas</translation>
    </message>
    <message>
        <source>Choose your cards</source>
        <translation>Escolha as cartas</translation>
    </message>
    <message>
        <source>This is not a play</source>
        <translation>Isto não é uma jogada</translation>
    </message>
    <message>
        <source>The table is free: you lead, with any play</source>
        <translation>Mesa limpa: abra como quiser</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Leilão</translation>
    </message>
    <message>
        <source>Nobody has bid yet</source>
        <translation>Ninguém pediu ainda</translation>
    </message>
    <message>
        <source>{name} bid {n}; you would need more</source>
        <translation>{name} pediu {n}; é preciso pedir mais</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <translation>Pedir {n}</translation>
    </message>
    <message>
        <source>I bid {n}</source>
        <translation>Peço {n}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Morto</translation>
    </message>
    <message>
        <source>Base {base} × {multiplier}</source>
        <translation>Base {base} × {multiplier}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s) before</source>
        <translation>
            <numerusform>%n jogada antes</numerusform>
            <numerusform>%n jogadas antes</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Seu parceiro</translation>
    </message>
    <message>
        <source>It would beat the table</source>
        <translation>Cobriria a mesa</translation>
    </message>
    <message>
        <source>It would not beat the table</source>
        <translation>Não cobriria a mesa</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>{name} went out first</source>
        <translation>{name} esvaziou a mão primeiro</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>Só dá para passar</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>Seu lance?</translation>
    </message>
    <message>
        <source>{name} is to bid</source>
        <translation>Vez de {name} no leilão</translation>
    </message>
    <message>
        <source>{name} · {play}</source>
        <translation>{name} · {play}</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>Sua jogada</translation>
    </message>
    <message>
        <source>Played by {name}</source>
        <translation>Jogada de {name}</translation>
    </message>
    <message>
        <source>Nobody beat it: you lead</source>
        <translation>Ninguém cobriu: você abre</translation>
    </message>
    <message>
        <source>Nobody beat it: {name} leads</source>
        <translation>Ninguém cobriu: {name} abre</translation>
    </message>
    <message>
        <source>Played {play}</source>
        <translation>Jogou {play}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Passou</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <comment>what a player did</comment>
        <translation>Pediu {n}</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Contador</translation>
    </message>
    <message>
        <source>Fold the counter</source>
        <translation>Recolher o contador</translation>
    </message>
    <message>
        <source>Unfold the counter</source>
        <translation>Abrir o contador</translation>
    </message>
    <message numerus="yes">
        <source>%n out of sight</source>
        <translation>
            <numerusform>%n fora de vista</numerusform>
            <numerusform>%n fora de vista</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted by number</source>
        <translation>Por quantidade</translation>
    </message>
    <message>
        <source>Sorted by suit</source>
        <translation>Por naipe</translation>
    </message>
    <message>
        <source>Sorted by rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>Sort the hand another way</source>
        <translation>Ordenar a mão de outro jeito</translation>
    </message>
    <message>
        <source>The points are doubled: × {n}</source>
        <translation>Os pontos dobram: × {n}</translation>
    </message>
    <message>
        <source>Bomb!</source>
        <translation>Bomba!</translation>
    </message>
    <message>
        <source>Rocket!</source>
        <translation>Foguete!</translation>
    </message>
    <message>
        <source>Spring!</source>
        <translation>Lavada!</translation>
    </message>
    <message>
        <source>Anti-spring!</source>
        <translation>Contralavada!</translation>
    </message>
    <message numerus="yes">
        <source>Base: %n point(s)</source>
        <translation>
            <numerusform>Base: %n ponto</numerusform>
            <numerusform>Base: %n pontos</numerusform>
        </translation>
    </message>
    <message>
        <source>You are the landlord</source>
        <translation>Você é o senhorio</translation>
    </message>
    <message>
        <source>{name} is the landlord</source>
        <translation>{name} é o senhorio</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Os três passaram</translation>
    </message>
    <message>
        <source>The cards are dealt again ({n} of 3)</source>
        <translation>As cartas são dadas de novo ({n} de 3)</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Why the AI played that</source>
        <translation>Por que a IA jogou assim</translation>
    </message>
    <message>
        <source>not your turn</source>
        <translation>não é a sua vez</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>{card}, raised</source>
        <translation>{card}, escolhida</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Close the hint</source>
        <translation>Fechar a dica</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Change the language</source>
        <translation>Mudar o idioma</translation>
    </message>
    <message>
        <source>Play against the AI at this level</source>
        <translation>Jogar contra a IA neste nível</translation>
    </message>
    <message>
        <source>Two people at this screen</source>
        <translation>Duas pessoas nesta tela</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Begin again; the saved game ends</source>
        <translation>Começar de novo; a partida salva acaba</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Continuar {game}</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nova partida de {game}</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jogar {game}</translation>
    </message>
    <message>
        <source>Against the AI</source>
        <translation>Contra a IA</translation>
    </message>
    <message>
        <source>Side by side, at this screen</source>
        <translation>Lado a lado, nesta tela</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Go on with the saved game</source>
        <translation>Retomar a partida salva</translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation>Começar uma partida</translation>
    </message>
    <message>
        <source>h:mm AP</source>
        <comment>time of day</comment>
        <translation>HH&apos;h&apos;mm</translation>
    </message>
    <message>
        <source>Game saved today at {time}</source>
        <translation>Partida salva hoje, às {time}</translation>
    </message>
    <message>
        <source>Game saved yesterday at {time}</source>
        <translation>Partida salva ontem, às {time}</translation>
    </message>
    <message>
        <source>Game saved on {date}</source>
        <translation>Partida salva em {date}</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n traditional game(s), one quiet table</source>
        <translation>
            <numerusform>Um jogo tradicional, uma mesa tranquila</numerusform>
            <numerusform>%n jogos tradicionais, uma mesa tranquila</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookSheet</name>
    <message>
        <source>50 is neutral. It counts for all tables.</source>
        <translation>50 é neutro. Vale para todas as mesas.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Exibir</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Code, help</source>
        <translation>Código, ajuda</translation>
    </message>
</context>
<context>
    <name>MoreOptionsWords</name>
    <message numerus="yes">
        <source>%n more: make them by hand</source>
        <translation>
            <numerusform>Mais %n opção: monte à mão</numerusform>
            <numerusform>Mais %n opções: monte à mão</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Against the AI</source>
        <translation>Contra a IA</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>2 jogadores</translation>
    </message>
    <message>
        <source>Alternate</source>
        <translation>Alternar</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>By lot, then in turn</source>
        <translation>Sorteio, depois rodízio</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Rodízio</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of the opponents</comment>
        <translation>Devagar</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of the opponents</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of the opponents</comment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace of the opponents</comment>
        <translation>Na hora</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>text size</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text size</comment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Larger</source>
        <comment>text size</comment>
        <translation>Maior</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Madeira escura</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Cardtable is already open in another window. You can play here, but nothing of it is saved.</source>
        <translation>O Cardtable já está aberto em outra janela. Dá para jogar aqui, mas nada será salvo.</translation>
    </message>
    <message>
        <source>The disk is full: {detail} could not be written. The game goes on; the last save is untouched.</source>
        <translation>O disco está cheio: não foi possível gravar {detail}. A partida continua; o último salvamento está intacto.</translation>
    </message>
    <message>
        <source>{detail} cannot be written: no permission. The game goes on, but is not saved.</source>
        <translation>Sem permissão para gravar {detail}. A partida continua, mas não é salva.</translation>
    </message>
    <message>
        <source>{detail} could not be written. The game goes on; the last save is untouched.</source>
        <translation>Não foi possível gravar {detail}. A partida continua; o último salvamento está intacto.</translation>
    </message>
    <message>
        <source>The saved game {detail} cannot be read. It was left as it is.</source>
        <translation>Não foi possível ler a partida salva {detail}. Ela ficou como está.</translation>
    </message>
    <message>
        <source>The saved game was damaged and could not be resumed. It is kept as {detail}.</source>
        <translation>A partida salva estava danificada e não pôde ser retomada. Ela foi guardada como {detail}.</translation>
    </message>
    <message>
        <source>The saved game was made under other rules and could not be resumed to its end. It is kept as {detail}.</source>
        <translation>A partida salva foi feita com outras regras e não pôde ser retomada até o fim. Ela foi guardada como {detail}.</translation>
    </message>
    <message>
        <source>The saved game was made by another version and could not be resumed. It is kept as {detail}.</source>
        <translation>A partida salva é de outra versão e não pôde ser retomada. Ela foi guardada como {detail}.</translation>
    </message>
    <message>
        <source>{detail} is neither a game code nor a saved game.</source>
        <translation>{detail} não é um código de partida nem uma partida salva.</translation>
    </message>
    <message>
        <source>The thinking program stopped and was started again. The game goes on.</source>
        <translation>O programa que pensa pela IA parou e foi reiniciado. A partida continua.</translation>
    </message>
    <message>
        <source>An unexpected error was written to {detail}. You can try to play on.</source>
        <translation>Um erro inesperado foi registrado em {detail}. Você pode tentar continuar jogando.</translation>
    </message>
    <message>
        <source>The log cannot be written to {detail}.</source>
        <translation>Não foi possível gravar o registro em {detail}.</translation>
    </message>
    <message>
        <source>Game code copied: {detail}</source>
        <translation>Código da partida copiado: {detail}</translation>
    </message>
    <message>
        <source>The problem report was copied; paste it wherever you write to us.</source>
        <translation>O relatório foi copiado; cole-o na mensagem que nos enviar.</translation>
    </message>
    <message>
        <source>Copied: {detail}</source>
        <translation>Copiado: {detail}</translation>
    </message>
    <message>
        <source>From here on this game is practice and is not counted.</source>
        <translation>Daqui em diante esta partida é treino e não conta.</translation>
    </message>
    <message>
        <source>The saved game could not be resumed.</source>
        <translation>A partida salva não pôde ser retomada.</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
</context>
<context>
    <name>OAnQuanMessages</name>
    <message numerus="yes">
        <source>{who} took %n stone(s) from {square}.</source>
        <translation>
            <numerusform>{who} pegou %n pedra da {square}.</numerusform>
            <numerusform>{who} pegou %n pedras da {square}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} found the row empty, and the store too.</source>
        <translation>{who} encontrou a fileira vazia, e o depósito também.</translation>
    </message>
    <message numerus="yes">
        <source>{who} filled the empty row with %n stone(s) from the store.</source>
        <translation>
            <numerusform>{who} reabasteceu a fileira vazia com %n pedra do depósito.</numerusform>
            <numerusform>{who} reabasteceu a fileira vazia com %n pedras do depósito.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} exchanged a mandarin for 10 stones.</source>
        <translation>{who} trocou um mandarim por 10 pedras.</translation>
    </message>
    <message numerus="yes">
        <source>{who} borrowed %n stone(s) to fill the row.</source>
        <translation>
            <numerusform>{who} pegou emprestada %n pedra para completar a fileira.</numerusform>
            <numerusform>{who} pegou emprestadas %n pedras para completar a fileira.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same position for the second time; a third time ends the game.</source>
        <translation>A mesma posição pela segunda vez; na terceira, a partida acaba.</translation>
    </message>
    <message numerus="yes">
        <source>{who} captured %n stone(s) from {square}.</source>
        <translation>
            <numerusform>{who} capturou %n pedra da {square}.</numerusform>
            <numerusform>{who} capturou %n pedras da {square}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} captured the mandarin from {square}: {points} points.</source>
        <translation>{who} capturou o mandarim da {square}: {points} pontos.</translation>
    </message>
    <message numerus="yes">
        <source>{who} captured the mandarin and %n stone(s) from {square}: {points} points.</source>
        <translation>
            <numerusform>{who} capturou o mandarim e %n pedra da {square}: {points} pontos.</numerusform>
            <numerusform>{who} capturou o mandarim e %n pedras da {square}: {points} pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn ends: a mandarin square that is not empty comes next.</source>
        <translation>Fim da vez: a próxima casa é de mandarim e ainda tem algo.</translation>
    </message>
    <message>
        <source>The turn ends: the next two squares are empty.</source>
        <translation>Fim da vez: as duas próximas casas estão vazias.</translation>
    </message>
    <message>
        <source>The turn ends: after the capture the next square is not empty.</source>
        <translation>Fim da vez: depois da captura, a próxima casa não está vazia.</translation>
    </message>
    <message>
        <source>The turn ends: the mandarin is young and cannot be captured yet.</source>
        <translation>Fim da vez: o mandarim é jovem e ainda não pode ser capturado.</translation>
    </message>
    <message>
        <source>The game is over: both mandarin squares are empty.</source>
        <translation>Fim da partida: as duas casas de mandarim estão vazias.</translation>
    </message>
    <message>
        <source>The game is over: the row is empty and both stores together cannot fill it.</source>
        <translation>Fim da partida: a fileira está vazia e os dois depósitos juntos não bastam para enchê-la.</translation>
    </message>
    <message>
        <source>The game is over: the same position came for the third time.</source>
        <translation>Fim da partida: a mesma posição apareceu pela terceira vez.</translation>
    </message>
    <message>
        <source>Turn {n} · {mine} to {theirs}</source>
        <translation>Jogada {n} · {mine} a {theirs}</translation>
    </message>
    <message>
        <source>Sow square {n} to the left</source>
        <translation>Semear a casa {n} para a esquerda</translation>
    </message>
    <message>
        <source>Sow square {n} to the right</source>
        <translation>Semear a casa {n} para a direita</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>It is the other player’s turn.</source>
        <translation>É a vez do outro jogador.</translation>
    </message>
    <message>
        <source>You cannot start from a mandarin square.</source>
        <translation>Não dá para começar numa casa de mandarim.</translation>
    </message>
    <message>
        <source>That square belongs to the other player.</source>
        <translation>Essa casa é do outro jogador.</translation>
    </message>
    <message>
        <source>That square is empty: there is nothing to sow.</source>
        <translation>Essa casa está vazia: não há o que semear.</translation>
    </message>
    <message>
        <source>One moment: the last turn is still being shown.</source>
        <translation>Um momento: a última jogada ainda está sendo mostrada.</translation>
    </message>
    <message>
        <source>Young mandarin</source>
        <translation>Regra do mandarim jovem</translation>
    </message>
    <message>
        <source>In the first 10 turns a mandarin with fewer than 5 stones beside it cannot be captured.</source>
        <translation>Nas 10 primeiras jogadas, um mandarim com menos de 5 pedras na sua casa não pode ser capturado.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ligada</translation>
    </message>
    <message>
        <source>END OF THE GAME</source>
        <translation>FIM DA PARTIDA</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Player {n} wins</source>
        <translation>O Jogador {n} venceu</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Você venceu</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Você perdeu</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The row was empty and nobody could fill it. Mandarin squares count for nobody.</source>
        <translation>A fileira estava vazia e ninguém podia enchê-la. As casas de mandarim não são de ninguém.</translation>
    </message>
    <message>
        <source>The same position came three times. Mandarin squares count for nobody.</source>
        <translation>A mesma posição apareceu três vezes. As casas de mandarim não são de ninguém.</translation>
    </message>
    <message numerus="yes">
        <source>%n mandarin(s)</source>
        <translation>
            <numerusform>%n mandarim</numerusform>
            <numerusform>%n mandarins</numerusform>
        </translation>
    </message>
    <message>
        <source>No mandarin</source>
        <translation>Nenhum mandarim</translation>
    </message>
    <message>
        <source>Stones in the store</source>
        <translation>Pedras no depósito</translation>
    </message>
    <message>
        <source>Stones in your row</source>
        <translation>Pedras da sua fileira</translation>
    </message>
    <message>
        <source>Stones in its row</source>
        <translation>Pedras da fileira dela</translation>
    </message>
    <message>
        <source>Stones in the row</source>
        <translation>Pedras da fileira</translation>
    </message>
    <message>
        <source>You owe the AI</source>
        <translation>Você deve à IA</translation>
    </message>
    <message>
        <source>Owes you</source>
        <translation>Deve a você</translation>
    </message>
    <message>
        <source>Owes player {n}</source>
        <translation>Deve ao Jogador {n}</translation>
    </message>
    <message>
        <source>Due from the AI</source>
        <translation>A receber da IA</translation>
    </message>
    <message>
        <source>Due from you</source>
        <translation>A receber de você</translation>
    </message>
    <message>
        <source>Due from player {n}</source>
        <translation>A receber do Jogador {n}</translation>
    </message>
    <message>
        <source>There is no other sowing.</source>
        <translation>Não há outra jogada.</translation>
    </message>
    <message numerus="yes">
        <source>It ends the game now, %n point(s) ahead.</source>
        <translation>
            <numerusform>Encerra a partida agora, com %n ponto de vantagem.</numerusform>
            <numerusform>Encerra a partida agora, com %n pontos de vantagem.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends the game now in a draw.</source>
        <translation>Encerra a partida agora, em empate.</translation>
    </message>
    <message numerus="yes">
        <source>It ends the game now, %n point(s) behind; nothing else is better.</source>
        <translation>
            <numerusform>Encerra a partida agora, com %n ponto a menos; nada é melhor que isso.</numerusform>
            <numerusform>Encerra a partida agora, com %n pontos a menos; nada é melhor que isso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It captures a mandarin, %n point(s) in all.</source>
        <translation>
            <numerusform>Captura um mandarim: %n ponto ao todo.</numerusform>
            <numerusform>Captura um mandarim: %n pontos ao todo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It captures %n point(s).</source>
        <translation>
            <numerusform>Captura %n ponto.</numerusform>
            <numerusform>Captura %n pontos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted to the end, it wins by %n point(s) whatever comes.</source>
        <translation>
            <numerusform>Contada até o fim, vence por %n ponto, não importa a resposta.</numerusform>
            <numerusform>Contada até o fim, vence por %n pontos, não importa a resposta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted to the end, it leads to a draw.</source>
        <translation>Contada até o fim, leva ao empate.</translation>
    </message>
    <message numerus="yes">
        <source>Counted to the end, every sowing loses; this one only by %n.</source>
        <translation>
            <numerusform>Contadas até o fim, todas as jogadas perdem; esta, só por %n.</numerusform>
            <numerusform>Contadas até o fim, todas as jogadas perdem; esta, só por %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponent’s row is left empty and costs 5 points to fill.</source>
        <translation>A fileira do adversário fica vazia, e reabastecê-la custa 5 pontos.</translation>
    </message>
    <message>
        <source>Other sowings let the opponent empty this row; this one does not.</source>
        <translation>Outras jogadas deixam o adversário esvaziar esta fileira; esta não.</translation>
    </message>
    <message numerus="yes">
        <source>It prepares a capture of %n point(s), sowing from {square} next.</source>
        <translation>
            <numerusform>Prepara uma captura de %n ponto na jogada seguinte, a partir da {square}.</numerusform>
            <numerusform>Prepara uma captura de %n pontos na jogada seguinte, a partir da {square}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking %n turn(s) ahead, nothing gives a better balance: {points}.</source>
        <translation>
            <numerusform>Olhando %n jogada à frente, nada dá um saldo melhor: {points}.</numerusform>
            <numerusform>Olhando %n jogadas à frente, nada dá um saldo melhor: {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It looked good at first glance; this level does not count further.</source>
        <translation>Pareceu boa à primeira vista; este nível não conta além disso.</translation>
    </message>
    <message>
        <source>It captures {captured}. Another sowing captures {more}, but lets the opponent capture {answer}.</source>
        <translation>Captura {captured}. Outra jogada captura {more}, mas deixa o adversário capturar {answer}.</translation>
    </message>
    <message>
        <source>After it the opponent captures nothing; after any other sowing, at least {usual}.</source>
        <translation>Depois dela o adversário não captura nada; depois de qualquer outra, pelo menos {usual}.</translation>
    </message>
    <message>
        <source>After it the opponent captures {answer} at most; after any other sowing, at least {usual}.</source>
        <translation>Depois dela o adversário captura no máximo {answer}; depois de qualquer outra, pelo menos {usual}.</translation>
    </message>
    <message>
        <source>After it the opponent captures nothing; after most others, {usual} or more.</source>
        <translation>Depois dela o adversário não captura nada; depois da maioria das outras, {usual} ou mais.</translation>
    </message>
    <message>
        <source>After it the opponent captures {answer} at most; after most others, {usual} or more.</source>
        <translation>Depois dela o adversário captura no máximo {answer}; depois da maioria das outras, {usual} ou mais.</translation>
    </message>
</context>
<context>
    <name>OAnQuanWords</name>
    <message>
        <source>AI · {level}</source>
        <translation>IA · {level}</translation>
    </message>
    <message>
        <source>AI</source>
        <translation>IA</translation>
    </message>
    <message>
        <source>The AI</source>
        <translation>A IA</translation>
    </message>
    <message>
        <source>you began</source>
        <translation>você começou</translation>
    </message>
    <message>
        <source>player {n} began</source>
        <translation>o Jogador {n} começou</translation>
    </message>
    <message>
        <source>the AI began</source>
        <translation>a IA começou</translation>
    </message>
    <message>
        <source>the left mandarin square</source>
        <translation>ponta esquerda</translation>
    </message>
    <message>
        <source>the right mandarin square</source>
        <translation>ponta direita</translation>
    </message>
    <message>
        <source>bottom square {n}</source>
        <translation>casa {n} de baixo</translation>
    </message>
    <message>
        <source>top square {n}</source>
        <translation>casa {n} de cima</translation>
    </message>
    <message>
        <source>Left mandarin square</source>
        <translation>Casa do mandarim à esquerda</translation>
    </message>
    <message>
        <source>Right mandarin square</source>
        <translation>Casa do mandarim à direita</translation>
    </message>
    <message>
        <source>Bottom square {n}</source>
        <translation>Casa {n} de baixo</translation>
    </message>
    <message>
        <source>Top square {n}</source>
        <translation>Casa {n} de cima</translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n pedra</numerusform>
            <numerusform>%n pedras</numerusform>
        </translation>
    </message>
    <message>
        <source>no stones</source>
        <translation>nenhuma pedra</translation>
    </message>
    <message numerus="yes">
        <source>%n mandarin(s)</source>
        <translation>
            <numerusform>%n mandarim</numerusform>
            <numerusform>%n mandarins</numerusform>
        </translation>
    </message>
    <message>
        <source>no mandarin</source>
        <translation>nenhum mandarim</translation>
    </message>
    <message>
        <source>store empty</source>
        <translation>depósito vazio</translation>
    </message>
    <message>
        <source>turn {n}</source>
        <translation>jogada {n}</translation>
    </message>
    <message>
        <source>ITS TURN</source>
        <translation>VEZ DA IA</translation>
    </message>
    <message>
        <source>YOUR TURN</source>
        <translation>SUA VEZ</translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation>se acabasse agora</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>owes {n}</source>
        <translation>deve {n}</translation>
    </message>
    <message>
        <source>TO SOW</source>
        <translation>SUA VEZ</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>Regra {rule}</translation>
    </message>
    <message>
        <source>Sowed left,
captured {points}</source>
        <translation>Semeou à esquerda,
capturou {points}</translation>
    </message>
    <message>
        <source>Sowed right,
captured {points}</source>
        <translation>Semeou à direita,
capturou {points}</translation>
    </message>
    <message>
        <source>Sowed left,
stopped at the mandarin</source>
        <translation>Semeou à esquerda,
parou no mandarim</translation>
    </message>
    <message>
        <source>Sowed right,
stopped at the mandarin</source>
        <translation>Semeou à direita,
parou no mandarim</translation>
    </message>
    <message>
        <source>Sowed left,
the mandarin is young</source>
        <translation>Semeou à esquerda,
o mandarim é jovem</translation>
    </message>
    <message>
        <source>Sowed right,
the mandarin is young</source>
        <translation>Semeou à direita,
o mandarim é jovem</translation>
    </message>
    <message>
        <source>Sowed left,
two empty squares</source>
        <translation>Semeou à esquerda,
duas casas vazias</translation>
    </message>
    <message>
        <source>Sowed right,
two empty squares</source>
        <translation>Semeou à direita,
duas casas vazias</translation>
    </message>
    <message numerus="yes">
        <source>Captured %n stone(s)!</source>
        <translation>
            <numerusform>Capturou %n pedra!</numerusform>
            <numerusform>Capturou %n pedras!</numerusform>
        </translation>
    </message>
    <message>
        <source>Captured the mandarin: {points} points!</source>
        <translation>Capturou o mandarim: {points} pontos!</translation>
    </message>
    <message>
        <source>Captured the mandarin: {sum} = {points} points!</source>
        <translation>Capturou o mandarim: {sum} = {points} pontos!</translation>
    </message>
    <message>
        <source>Mandarin square ahead</source>
        <translation>Casa de mandarim à frente</translation>
    </message>
    <message>
        <source>Two empty squares</source>
        <translation>Duas casas vazias</translation>
    </message>
    <message>
        <source>Next square not empty</source>
        <translation>A próxima casa não está vazia</translation>
    </message>
    <message>
        <source>Young mandarin</source>
        <translation>Mandarim jovem</translation>
    </message>
    <message>
        <source>Row empty: 5 stones from the store</source>
        <translation>Fileira vazia: 5 pedras do depósito</translation>
    </message>
    <message>
        <source>Row empty: 5 stones borrowed</source>
        <translation>Fileira vazia: 5 pedras emprestadas</translation>
    </message>
    <message>
        <source>Row empty: {paid} from the store, {borrowed} borrowed</source>
        <translation>Fileira vazia: {paid} do depósito, {borrowed} de empréstimo</translation>
    </message>
    <message>
        <source>1 mandarin for 10 stones</source>
        <translation>1 mandarim por 10 pedras</translation>
    </message>
    <message>
        <source>Left captures {points}</source>
        <translation>Esquerda captura {points}</translation>
    </message>
    <message>
        <source>Right captures {points}</source>
        <translation>Direita captura {points}</translation>
    </message>
    <message>
        <source>Left captures nothing</source>
        <translation>Esquerda não captura nada</translation>
    </message>
    <message>
        <source>Right captures nothing</source>
        <translation>Direita não captura nada</translation>
    </message>
    <message>
        <source>ends before a mandarin square</source>
        <translation>acaba antes da casa de mandarim</translation>
    </message>
    <message>
        <source>ends at two empty squares</source>
        <translation>acaba em duas casas vazias</translation>
    </message>
    <message>
        <source>ends: next square not empty</source>
        <translation>acaba: a próxima casa não está vazia</translation>
    </message>
    <message>
        <source>ends: the mandarin is young</source>
        <translation>acaba: o mandarim é jovem</translation>
    </message>
    <message>
        <source>Choose one of your squares</source>
        <translation>Escolha uma das suas casas</translation>
    </message>
    <message>
        <source>Choose a direction</source>
        <translation>Escolha uma direção</translation>
    </message>
    <message>
        <source>Esc cancels</source>
        <translation>Esc cancela</translation>
    </message>
    <message>
        <source>Sow left</source>
        <translation>Semear à esquerda</translation>
    </message>
    <message>
        <source>Sow right</source>
        <translation>Semear à direita</translation>
    </message>
    <message>
        <source>Square {n}, {stones}</source>
        <translation>Casa {n}, {stones}</translation>
    </message>
    <message>
        <source>{square}: sow left – captures {points}</source>
        <translation>{square}: semear à esquerda – captura {points}</translation>
    </message>
    <message>
        <source>{square}: sow right – captures {points}</source>
        <translation>{square}: semear à direita – captura {points}</translation>
    </message>
    <message>
        <source>{square}: sow left – {end}</source>
        <translation>{square}: semear à esquerda – {end}</translation>
    </message>
    <message>
        <source>{square}: sow right – {end}</source>
        <translation>{square}: semear à direita – {end}</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>{option}, reaching {n} of {cut}</source>
        <translation>{option}, chega a {n} de {cut}</translation>
    </message>
    <message>
        <source>{melds}, re-arranging</source>
        <translation>{melds}, rearrumando</translation>
    </message>
    <message>
        <source>Cut: {melds}</source>
        <translation>Cortar: {melds}</translation>
    </message>
    <message>
        <source>Lay {melds}</source>
        <translation>Baixar {melds}</translation>
    </message>
    <message>
        <source> + </source>
        <comment>between melds</comment>
        <translation> + </translation>
    </message>
    <message>
        <source>{span} for the run of {suit}</source>
        <translation>{span} na sequência de {suit}</translation>
    </message>
    <message>
        <source>fourth ace for the set</source>
        <translation>quarto ás na trinca</translation>
    </message>
    <message>
        <source>fourth jack for the set</source>
        <comment>J</comment>
        <translation>quarto valete na trinca</translation>
    </message>
    <message>
        <source>fourth jack for the set</source>
        <comment>10</comment>
        <translation>quarta sota na trinca</translation>
    </message>
    <message>
        <source>fourth queen for the set</source>
        <translation>quarta dama na trinca</translation>
    </message>
    <message>
        <source>fourth knight for the set</source>
        <translation>quarto cavalo na trinca</translation>
    </message>
    <message>
        <source>fourth king for the set</source>
        <translation>quarto rei na trinca</translation>
    </message>
    <message>
        <source>fourth {n} for the set</source>
        <translation>quarto {n} na trinca</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>MOVEMENT</source>
        <translation>MOVIMENTO</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animação</translation>
    </message>
    <message>
        <source>Pace of the opponents</source>
        <translation>Ritmo dos adversários</translation>
    </message>
    <message>
        <source>Keep movement small</source>
        <translation>Reduzir movimento</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>MESA</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grão</translation>
    </message>
    <message>
        <source>Warmth of the light</source>
        <translation>Temperatura de cor</translation>
    </message>
    <message>
        <source>READING</source>
        <translation>LEITURA</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Pages and dialogs</source>
        <translation>Páginas e janelas</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>Level of the AI</source>
        <translation>Nível da IA</translation>
    </message>
    <message>
        <source>Who starts the next game</source>
        <translation>Quem começa a próxima partida</translation>
    </message>
    <message>
        <source>Changing who plays or a rule starts a new game.</source>
        <translation>Trocar quem joga ou uma regra começa uma nova partida.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jogadores</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Neutral table</source>
        <translation>Mesa neutra</translation>
    </message>
</context>
<context>
    <name>OrderBarWords</name>
    <message>
        <source>{title}, in use</source>
        <translation>{title}, em uso</translation>
    </message>
</context>
<context>
    <name>PauseSign</name>
    <message>
        <source>Paused: go on</source>
        <translation>Pausado: continuar</translation>
    </message>
    <message>
        <source>Let the animation and the opponents go on</source>
        <translation>Faz a animação e os adversários continuarem</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Jogador {n}</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
</context>
<context>
    <name>QuanDuiAdvice</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Não há outra coisa a fazer.</translation>
    </message>
    <message>
        <source>With {card}, all eight pairs are Dui: 2 Tentos.</source>
        <translation>Com {card}, todos os oito pares são Dui: 2 Tentos.</translation>
    </message>
    <message>
        <source>With {card}, eight pairs are complete: 1 Tento.</source>
        <translation>Com {card}, os oito pares estão completos: 1 Tento.</translation>
    </message>
    <message>
        <source>It pairs {card}, and then nothing stands alone.</source>
        <translation>Forma par com {card}, e depois nada fica sem par.</translation>
    </message>
    <message numerus="yes">
        <source>It pairs {card}, and then %n value(s) still stand alone.</source>
        <translation>
            <numerusform>Forma par com {card}, e depois só %n valor fica sem par.</numerusform>
            <numerusform>Forma par com {card}, e depois %n valores ficam sem par.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Dui with {card} brings a turn at once, and then %n value(s) still stand alone.</source>
        <translation>
            <numerusform>Um Dui com {card} traz a vez na hora, e depois só %n valor fica sem par.</numerusform>
            <numerusform>Um Dui com {card} traz a vez na hora, e depois %n valores ficam sem par.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that stands alone would pair with {card}.</source>
        <translation>Nada do que está sem par combina com {card}.</translation>
    </message>
    <message>
        <source>A Dui with {card} would only break another pair of that value.</source>
        <translation>Um Dui com {card} só desfaria outro par deste valor.</translation>
    </message>
    <message numerus="yes">
        <source>Of the values that stand alone, {value} has the fewest partners: %n card(s) that may still come.</source>
        <translation>
            <numerusform>Dos valores sem par, o {value} tem menos chances: só %n carta ainda pode vir.</numerusform>
            <numerusform>Dos valores sem par, o {value} tem menos chances: %n cartas ainda podem vir.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the hand, one {value} is left without a partner.</source>
        <translation>Na mão, sobra um {value} sem par.</translation>
    </message>
    <message>
        <source>Played on in many likely hands, it wins {best}% of the matches; the best other choice, {other}%.</source>
        <translation>Jogada até o fim em muitas mãos prováveis, vence {best}% das partidas; a melhor alternativa, {other}%.</translation>
    </message>
    <message>
        <source>It was overlooked that {card} makes a pair.</source>
        <translation>Passou despercebido que dava para formar par com {card}.</translation>
    </message>
    <message>
        <source>All the cards that could pair with {card} have been seen.</source>
        <translation>Todas as cartas que formariam par com {card} já apareceram.</translation>
    </message>
    <message numerus="yes">
        <source>Ones are kept, of which there are twice as many; {card} has only %n partner(s) left.</source>
        <translation>
            <numerusform>Os 1 ficam, pois há o dobro deles; para {card} só resta %n carta.</numerusform>
            <numerusform>Os 1 ficam, pois há o dobro deles; para {card} só restam %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next player can hardly use {card}.</source>
        <translation>Dificilmente o próximo pode usar {card}.</translation>
    </message>
    <message>
        <source>Somebody is close to eight pairs, and {card} is the least likely to complete them.</source>
        <translation>Alguém está perto dos oito pares, e {card} é a carta que menos deve servir.</translation>
    </message>
    <message>
        <source>The others will hardly discard a card that pairs with {card}.</source>
        <translation>Os outros dificilmente descartarão uma carta que faça par com {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Then only a {value} stands alone, and %n card(s) would complete the hand.</source>
        <translation>
            <numerusform>Depois só um {value} fica sem par, e %n carta completaria a mão.</numerusform>
            <numerusform>Depois só um {value} fica sem par, e %n cartas completariam a mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was overlooked that {card} belonged to a pair.</source>
        <translation>Passou despercebido que {card} fazia parte de um par.</translation>
    </message>
    <message>
        <source>It breaks the pair of {card}: what stands alone would help the others more.</source>
        <translation>Desfaz o par com {card}: o que está sem par ajudaria mais os outros.</translation>
    </message>
    <message>
        <source>Eight pairs are complete: 1 Tento is certain.</source>
        <translation>Os oito pares estão completos: 1 Tento garantido.</translation>
    </message>
    <message>
        <source>All eight pairs are Dui: 2 Tentos.</source>
        <translation>Todos os oito pares são Dui: 2 Tentos.</translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>Vence a partida.</translation>
    </message>
    <message numerus="yes">
        <source>Without {card}, %n card(s) would complete eight Dui, for 2 Tentos.</source>
        <translation>
            <numerusform>Sem {card}, %n carta completaria oito Dui, por 2 Tentos.</numerusform>
            <numerusform>Sem {card}, %n cartas completariam oito Dui, por 2 Tentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>As the match stands, 1 Tento helps too little; without {card}, eight Dui are in reach.</source>
        <translation>Do jeito que está a partida, 1 Tento ajuda pouco; sem {card}, dá para buscar oito Dui.</translation>
    </message>
</context>
<context>
    <name>QuanDuiMessages</name>
    <message>
        <source>{who} dealt the cards.</source>
        <translation>{who} deu as cartas.</translation>
    </message>
    <message>
        <source>{who} discarded {card}.</source>
        <translation>{who} descartou {card}.</translation>
    </message>
    <message>
        <source>{who} drew the last card of the stock.</source>
        <translation>{who} comprou a última carta do Maço.</translation>
    </message>
    <message numerus="yes">
        <source>{who} drew; %n card(s) left in the stock.</source>
        <translation>
            <numerusform>{who} comprou; resta %n carta no Maço.</numerusform>
            <numerusform>{who} comprou; restam %n cartas no Maço.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} took {card}.</source>
        <translation>{who} pegou {card}.</translation>
    </message>
    <message>
        <source>{who} took {card} for a Dui in the hand.</source>
        <translation>{who} pegou {card} para um Dui na mão.</translation>
    </message>
    <message>
        <source>{who} laid a Dui face up: {card}.</source>
        <translation>{who} baixou um Dui: {card}.</translation>
    </message>
    <message>
        <source>{who} asked for {card} to win.</source>
        <translation>{who} pediu {card} para bater.</translation>
    </message>
    <message>
        <source>{who} asked for {card} to make a Dui.</source>
        <translation>{who} pediu {card} para formar um Dui.</translation>
    </message>
    <message>
        <source>{who} asked for {card}.</source>
        <translation>{who} pediu {card}.</translation>
    </message>
    <message>
        <source>{who} goes first: nearest to the right of who discarded.</source>
        <translation>{who} tem prioridade: está mais perto, à direita de quem descartou.</translation>
    </message>
    <message>
        <source>{who} goes first: a win goes before all else.</source>
        <translation>{who} tem prioridade: bater vem antes de tudo.</translation>
    </message>
    <message>
        <source>{who} goes first: a Dui goes before just taking.</source>
        <translation>{who} tem prioridade: Dui vem antes de pegar.</translation>
    </message>
    <message>
        <source>{who} showed eight Dui: Quan Dui!</source>
        <translation>{who} mostrou oito Dui: Quan Dui!</translation>
    </message>
    <message>
        <source>{who} showed eight pairs.</source>
        <translation>{who} mostrou oito pares.</translation>
    </message>
    <message>
        <source>{who} won with {card}: eight Dui, Quan Dui!</source>
        <translation>{who} bateu com {card}: oito Dui, Quan Dui!</translation>
    </message>
    <message>
        <source>{who} won with {card}: eight pairs.</source>
        <translation>{who} bateu com {card}: oito pares.</translation>
    </message>
    <message>
        <source>{who} got: {cards}.</source>
        <translation>{who} recebeu: {cards}.</translation>
    </message>
    <message>
        <source>{who} held: {cards}.</source>
        <translation>{who} tinha na mão: {cards}.</translation>
    </message>
    <message>
        <source>The stock is empty: nobody won the hand, and the same dealer deals again.</source>
        <translation>O Maço acabou: a mão terminou empatada, e o mesmo carteador dá as cartas de novo.</translation>
    </message>
    <message>
        <source>{who} won the hand with eight pairs: 1 Tento.</source>
        <translation>{who} venceu a mão com oito pares: 1 Tento.</translation>
    </message>
    <message>
        <source>{who} won the hand with Quan Dui: 2 Tentos.</source>
        <translation>{who} venceu a mão com Quan Dui: 2 Tentos.</translation>
    </message>
    <message>
        <source>{tentos} · {stock} in the stock</source>
        <translation>{tentos} · {stock} no Maço</translation>
    </message>
    <message>
        <source>Ask me about a discard</source>
        <translation>Perguntar sobre um descarte</translation>
    </message>
    <message>
        <source>Log on the table</source>
        <translation>Registro na mesa</translation>
    </message>
    <message>
        <source>In pairs</source>
        <translation>Em pares</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>If it pairs</source>
        <translation>Se forma par</translation>
    </message>
    <message>
        <source>If it wins</source>
        <translation>Se vence</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Linked coins</source>
        <translation>Moedas ligadas</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Ondas</translation>
    </message>
    <message>
        <source>Lattice of ice</source>
        <translation>Treliça de gelo</translation>
    </message>
</context>
<context>
    <name>QuanDuiPhrases</name>
    <message>
        <source>Hand {n}</source>
        <translation>Mão {n}</translation>
    </message>
    <message>
        <source>Single hand</source>
        <translation>Mão avulsa</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>sem cartas</translation>
    </message>
    <message>
        <source>{n} of 8 Tentos</source>
        <translation>{n} de 8 Tentos</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Carteador</translation>
    </message>
    <message>
        <source>Your answer?</source>
        <translation>Sua resposta?</translation>
    </message>
    <message>
        <source>Dui</source>
        <translation>Dui</translation>
    </message>
    <message>
        <source>Ka</source>
        <translation>Ka</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Maço</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Maço: %n carta</numerusform>
            <numerusform>Maço: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a card from the stock</source>
        <translation>Comprar uma carta do Maço</translation>
    </message>
    <message>
        <source>You discarded</source>
        <translation>Você descartou</translation>
    </message>
    <message>
        <source>{name} discarded</source>
        <translation>{name} descartou</translation>
    </message>
    <message>
        <source>Last discard: only to win</source>
        <translation>Último descarte: só para bater</translation>
    </message>
    <message>
        <source>Priority: win › Dui › take</source>
        <translation>Prioridade: bater › Dui › pegar</translation>
    </message>
    <message>
        <source>You took</source>
        <translation>Você pegou</translation>
    </message>
    <message>
        <source>You drew</source>
        <translation>Você comprou</translation>
    </message>
    <message>
        <source>{name} has drawn</source>
        <translation>{name} comprou</translation>
    </message>
    <message>
        <source>{name} took</source>
        <translation>{name} pegou</translation>
    </message>
    <message>
        <source>You deal and begin</source>
        <translation>Você dá as cartas e começa</translation>
    </message>
    <message>
        <source>{name} deals and begins</source>
        <translation>{name} dá as cartas e começa</translation>
    </message>
    <message>
        <source>Choose a discard</source>
        <translation>Escolha um descarte</translation>
    </message>
    <message>
        <source>Drag a card here</source>
        <translation>Arraste uma carta para cá</translation>
    </message>
    <message>
        <source>A discard is next</source>
        <translation>Falta o descarte</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>A mão acabou</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>on a card</comment>
        <translation>pegou</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>on a card</comment>
        <translation>comprou</translation>
    </message>
    <message>
        <source>if taken</source>
        <translation>se pegar</translation>
    </message>
    <message>
        <source>If taken, {card} makes no pair</source>
        <translation>Se pegar, {card} não forma par</translation>
    </message>
    <message>
        <source>If taken, {card} makes a {pair}</source>
        <translation>Se pegar, {card} forma {pair}</translation>
    </message>
    <message>
        <source>Dui {card}</source>
        <translation>Dui de {card}</translation>
    </message>
    <message>
        <source>Ka {card} and {other}</source>
        <translation>Ka de {card} e {other}</translation>
    </message>
    <message>
        <source>{name}: no discards</source>
        <translation>{name}: nenhum descarte</translation>
    </message>
    <message>
        <source>Discards of {name}: {cards}</source>
        <translation>Descartes de {name}: {cards}</translation>
    </message>
    <message>
        <source>Dui of {name}, face up until the hand ends: {cards}</source>
        <translation>Dui de {name}, na mesa até o fim da mão: {cards}</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Bater</translation>
    </message>
    <message>
        <source>Take for Dui</source>
        <translation>Pegar para Dui</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>8 Dui · wins the match</source>
        <translation>8 Dui · vence a partida</translation>
    </message>
    <message>
        <source>8 pairs · wins the match</source>
        <translation>8 pares · vence a partida</translation>
    </message>
    <message>
        <source>8 Dui · 2 Tentos</source>
        <translation>8 Dui · 2 Tentos</translation>
    </message>
    <message>
        <source>8 pairs · 1 Tento</source>
        <translation>8 pares · 1 Tento</translation>
    </message>
    <message>
        <source>laid face up, you play next</source>
        <translation>na mesa; a vez é sua</translation>
    </message>
    <message>
        <source>into your hand, goes first</source>
        <translation>à mão, com prioridade</translation>
    </message>
    <message>
        <source>makes a {pair}</source>
        <translation>forma {pair}</translation>
    </message>
    <message>
        <source>makes no pair</source>
        <translation>não forma par</translation>
    </message>
    <message numerus="yes">
        <source>%n in the stock</source>
        <translation>
            <numerusform>%n no Maço</numerusform>
            <numerusform>%n no Maço</numerusform>
        </translation>
    </message>
    <message>
        <source>play goes on</source>
        <translation>o jogo segue</translation>
    </message>
    <message>
        <source>Enter, double click or drag</source>
        <translation>Enter, clique duplo ou arraste</translation>
    </message>
    <message>
        <source>discards {card}</source>
        <translation>descarta {card}</translation>
    </message>
    <message>
        <source>you have answered</source>
        <translation>você já respondeu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) missing</source>
        <translation>
            <numerusform>falta %n par</numerusform>
            <numerusform>faltam %n pares</numerusform>
        </translation>
    </message>
    <message>
        <source>no identical card in hand</source>
        <translation>sem carta idêntica</translation>
    </message>
    <message>
        <source>the other one is laid already</source>
        <translation>a outra já está na mesa</translation>
    </message>
    <message>
        <source>only the next player</source>
        <translation>só o próximo</translation>
    </message>
    <message>
        <source>your own discard</source>
        <translation>o descarte é seu</translation>
    </message>
    <message>
        <source>last discard: only to win</source>
        <translation>só para bater</translation>
    </message>
    <message>
        <source>the stock is empty</source>
        <translation>o Maço acabou</translation>
    </message>
    <message>
        <source>draw or take</source>
        <translation>compre ou pegue</translation>
    </message>
    <message>
        <source>eight Dui: declare</source>
        <translation>oito Dui: bata</translation>
    </message>
    <message>
        <source>just taken</source>
        <translation>acabou de pegar</translation>
    </message>
    <message>
        <source>nothing to claim</source>
        <translation>nada a pedir</translation>
    </message>
    <message>
        <source>the first discard comes first</source>
        <translation>falta o 1º descarte</translation>
    </message>
    <message>
        <source>no discard on offer</source>
        <translation>sem descarte na mesa</translation>
    </message>
    <message>
        <source>the hand is over</source>
        <translation>a mão acabou</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>escolha uma carta</translation>
    </message>
    <message>
        <source>please wait</source>
        <translation>aguarde</translation>
    </message>
    <message>
        <source>not your turn</source>
        <translation>não é a sua vez</translation>
    </message>
    <message>
        <source>I win!</source>
        <translation>Bati!</translation>
    </message>
    <message>
        <source>Dui!</source>
        <translation>Dui!</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>Eu pego</translation>
    </message>
    <message>
        <source>Eight pairs!</source>
        <translation>Oito pares!</translation>
    </message>
    <message>
        <source>{name} sits nearer</source>
        <translation>{name} está mais perto</translation>
    </message>
    <message>
        <source>{name} goes first</source>
        <translation>{name} tem prioridade</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Fold the log</source>
        <translation>Recolher o registro</translation>
    </message>
    <message>
        <source>Unfold the log</source>
        <translation>Abrir o registro</translation>
    </message>
    <message>
        <source>drew</source>
        <translation>comprou</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>descartou {card}</translation>
    </message>
    <message>
        <source>took {card}</source>
        <translation>pegou {card}</translation>
    </message>
    <message>
        <source>took {card} for Dui</source>
        <translation>pegou {card} para Dui</translation>
    </message>
    <message>
        <source>laid Dui of {card}</source>
        <translation>baixou Dui de {card}</translation>
    </message>
    <message>
        <source>also asked for {card}</source>
        <translation>também pediu {card}</translation>
    </message>
    <message>
        <source>won with {card}</source>
        <translation>bateu com {card}</translation>
    </message>
    <message>
        <source>showed eight pairs</source>
        <translation>mostrou oito pares</translation>
    </message>
    <message>
        <source>Show eight pairs and win</source>
        <translation>Mostrar oito pares e bater</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Comprar do Maço</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Pegar {card}</translation>
    </message>
    <message>
        <source>Take {card} for a Dui</source>
        <translation>Pegar {card} para Dui</translation>
    </message>
    <message>
        <source>Win with {card}</source>
        <translation>Bater com {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n Tento(s)</source>
        <translation>
            <numerusform>%n Tento</numerusform>
            <numerusform>%n Tentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Quan Dui!</source>
        <translation>Quan Dui!</translation>
    </message>
    <message>
        <source>You win the hand: {tentos}</source>
        <translation>Você venceu a mão: {tentos}</translation>
    </message>
    <message>
        <source>{name} wins the hand: {tentos}</source>
        <translation>{name} venceu a mão: {tentos}</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>O Maço acabou</translation>
    </message>
    <message>
        <source>Nobody wins; the same dealer deals again</source>
        <translation>Mão empatada; o mesmo carteador dá de novo</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>End of the hand</source>
        <translation>Fim da mão</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Ninguém bateu</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Você venceu a partida</translation>
    </message>
    <message>
        <source>You win the hand</source>
        <translation>Você venceu a mão</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} venceu a partida</translation>
    </message>
    <message>
        <source>{name} wins the hand</source>
        <translation>{name} venceu a mão</translation>
    </message>
    <message>
        <source>Quan Dui: eight Dui, 2 Tentos</source>
        <translation>Quan Dui: oito Dui, 2 Tentos</translation>
    </message>
    <message>
        <source>Eight pairs, {dui} Dui and {ka} Ka: 1 Tento</source>
        <translation>Oito pares, {dui} Dui e {ka} Ka: 1 Tento</translation>
    </message>
    <message>
        <source>this hand</source>
        <translation>nesta mão</translation>
    </message>
    <message>
        <source>{dui} Dui · {ka} Ka</source>
        <translation>{dui} Dui · {ka} Ka</translation>
    </message>
    <message>
        <source>{pairs} · {n} laid</source>
        <translation>{pairs} · {n} na mesa</translation>
    </message>
    <message>
        <source>Tentos</source>
        <translation>Tentos</translation>
    </message>
    <message>
        <source>A single hand: it counts in no match</source>
        <translation>Mão avulsa: não conta em nenhuma partida</translation>
    </message>
    <message>
        <source>Eight Tentos win the match</source>
        <translation>Oito Tentos vencem a partida</translation>
    </message>
    <message>
        <source>First to 8 Tentos · you deal the next hand</source>
        <translation>Até 8 Tentos · você dá as cartas da próxima mão</translation>
    </message>
    <message>
        <source>First to 8 Tentos · {name} deals the next hand</source>
        <translation>Até 8 Tentos · carteador da próxima mão: {name}</translation>
    </message>
    <message>
        <source>Own order</source>
        <translation>Ordem própria</translation>
    </message>
    <message>
        <source>Sorted in pairs</source>
        <translation>Em pares</translation>
    </message>
    <message>
        <source>Sort the hand in pairs, or keep it as you lay it</source>
        <translation>Arrumar a mão em pares ou deixar como você arrumou</translation>
    </message>
</context>
<context>
    <name>QuanDuiRefusals</name>
    <message>
        <source>This hand is over.</source>
        <translation>Esta mão acabou.</translation>
    </message>
    <message>
        <source>One moment: what happened last is still being shown.</source>
        <translation>Um momento: a última jogada ainda está sendo mostrada.</translation>
    </message>
    <message>
        <source>It is not your turn to play.</source>
        <translation>Não é a sua vez de jogar.</translation>
    </message>
    <message>
        <source>First take a card, from the stock or from the discards; then discard one.</source>
        <translation>Primeiro compre uma carta, do Maço ou do descarte; depois descarte.</translation>
    </message>
    <message>
        <source>You have taken your card for this turn; now discard one.</source>
        <translation>Você já tem a carta deste turno; agora descarte uma.</translation>
    </message>
    <message>
        <source>The dealer begins with a discard; nothing is drawn before it.</source>
        <translation>O carteador começa com um descarte; antes dele não se compra nada.</translation>
    </message>
    <message>
        <source>You play next, so you cannot pass: draw from the stock, or take the discard.</source>
        <translation>Você é o próximo e não pode passar: compre do Maço ou pegue o descarte.</translation>
    </message>
    <message>
        <source>Eight pairs are sixteen cards: show them in your own turn, before you discard.</source>
        <translation>Oito pares são dezesseis cartas: bata no seu turno, antes de descartar.</translation>
    </message>
    <message>
        <source>You hold eight Dui: there is nothing better, so show them.</source>
        <translation>Você tem oito Dui: não há nada melhor a esperar, então bata.</translation>
    </message>
    <message>
        <source>The stock is empty: there is nothing to draw.</source>
        <translation>O Maço acabou: não há o que comprar.</translation>
    </message>
    <message>
        <source>The stock is empty: this last discard can only be claimed to win.</source>
        <translation>O Maço acabou: este último descarte só pode ser pedido para bater.</translation>
    </message>
    <message>
        <source>There is no discard on offer: only the newest can be claimed, until a card is drawn.</source>
        <translation>Não há descarte a pedir: só o último pode ser pedido, e só até a próxima compra.</translation>
    </message>
    <message>
        <source>Only the newest discard can be claimed: {newest}, not {card}.</source>
        <translation>Só o último descarte pode ser pedido: {newest}, e não {card}.</translation>
    </message>
    <message>
        <source>You discarded this card yourself; you cannot claim it.</source>
        <translation>Foi você quem descartou esta carta; não pode pedi-la.</translation>
    </message>
    <message>
        <source>You have answered this discard already.</source>
        <translation>Você já respondeu a este descarte.</translation>
    </message>
    <message>
        <source>You cannot claim this discard, so there is nothing for you to answer.</source>
        <translation>Você não pode pedir este descarte, então não há o que responder.</translation>
    </message>
    <message>
        <source>Only the next player may just take the discard; the others need a Dui, or have to win.</source>
        <translation>Só o próximo pode pegar o descarte sem motivo; os outros, só para Dui ou para bater.</translation>
    </message>
    <message>
        <source>For a Dui you need an identical card in your hand, another {card}.</source>
        <translation>Para um Dui é preciso ter na mão uma carta idêntica, outro {card}.</translation>
    </message>
    <message>
        <source>Your other {card} lies in a Dui on the table, which cannot be opened any more.</source>
        <translation>O seu outro {card} está num Dui na mesa, que não se desfaz mais.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} you would not have eight pairs: %n value(s) would stand alone.</source>
        <translation>
            <numerusform>Com {card} você não teria oito pares: %n valor ficaria sem par.</numerusform>
            <numerusform>Com {card} você não teria oito pares: %n valores ficariam sem par.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You do not have eight pairs yet: %n value(s) stand alone.</source>
        <translation>
            <numerusform>Você ainda não tem oito pares: %n valor está sem par.</numerusform>
            <numerusform>Você ainda não tem oito pares: %n valores estão sem par.</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <translation>Você não tem {card} na mão.</translation>
    </message>
    <message>
        <source>You have just taken {card} from the discards: discard something else.</source>
        <translation>Você acabou de pegar {card} do descarte: descarte outra carta.</translation>
    </message>
    <message>
        <source>An exposed Dui stays on the table; {card} cannot be discarded.</source>
        <translation>Um Dui baixado fica na mesa; {card} não pode ser descartado.</translation>
    </message>
</context>
<context>
    <name>QuanDuiWords</name>
    <message>
        <source>the {card}</source>
        <translation>o {card}</translation>
    </message>
    <message>
        <source>{card} ×{n}</source>
        <translation>{card} ×{n}</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Start a new game?</source>
        <translation>Começar uma nova partida?</translation>
    </message>
    <message>
        <source>The game in progress would end here, and it would not be counted.</source>
        <translation>A partida em andamento acabaria aqui e não seria contada.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuar jogando</translation>
    </message>
    <message>
        <source>Start a new match?</source>
        <translation>Começar outra partida?</translation>
    </message>
    <message>
        <source>The match in progress would end here, and it would not be counted.</source>
        <translation>A partida em andamento acabaria aqui e não seria contada.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Leave this hand?</source>
        <translation>Sair desta mão?</translation>
    </message>
    <message>
        <source>The hand in progress would end here. It belongs to no match, and is not counted.</source>
        <translation>A mão em andamento acabaria aqui. Ela não faz parte de nenhuma partida e não é contada.</translation>
    </message>
    <message>
        <source>Leave the hand</source>
        <translation>Sair da mão</translation>
    </message>
    <message>
        <source>The game in progress would end here. It is not counted anyway.</source>
        <translation>A partida em andamento acabaria aqui. De qualquer modo, ela não é contada.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Opened from a file: it is not counted</source>
        <translation>Aberta de um arquivo: não conta</translation>
    </message>
    <message>
        <source>Practice: the first result stands</source>
        <translation>Treino: vale o primeiro resultado</translation>
    </message>
    <message>
        <source>Practice: it is not counted</source>
        <translation>Treino: não conta</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>winner</source>
        <translation>venceu</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>To the start</source>
        <translation>Ir ao começo</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Uma jogada atrás</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Uma jogada adiante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ir ao fim</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sumário</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
</context>
<context>
    <name>StandingWords</name>
    <message>
        <source>counts</source>
        <translation>valendo</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>treino</translation>
    </message>
    <message>
        <source>Deal {n}</source>
        <translation>Partida {n}</translation>
    </message>
    <message>
        <source>score {points}</source>
        <translation>placar {points}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Forget all games</source>
        <translation>Zerar estatísticas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Finished games against the AI. Practice games are not counted.</source>
        <translation>Partidas terminadas contra a IA. Partidas de treino não contam.</translation>
    </message>
    <message>
        <source>No game finished yet.</source>
        <translation>Nenhuma partida terminada ainda.</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>NÍVEL</translation>
    </message>
    <message>
        <source>FIRST MOVE</source>
        <translation>COMEÇOU</translation>
    </message>
    <message>
        <source>PLAYED</source>
        <translation>PARTIDAS</translation>
    </message>
    <message>
        <source>WON</source>
        <translation>VITÓRIAS</translation>
    </message>
    <message>
        <source>DRAWN</source>
        <translation>EMPATES</translation>
    </message>
    <message>
        <source>LOST</source>
        <translation>DERROTAS</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Forget all games?</source>
        <translation>Zerar as estatísticas?</translation>
    </message>
    <message>
        <source>The counts of every game and level go back to zero. Saved games stay.</source>
        <translation>Os números de todos os jogos e níveis voltam a zero. As partidas salvas ficam.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Zerar</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Game table</source>
        <translation>Mesa de jogo</translation>
    </message>
</context>
<context>
    <name>TextPanel</name>
    <message>
        <source>Nothing at the moment</source>
        <translation>Nada no momento</translation>
    </message>
    <message>
        <source>{group}: {n} choices</source>
        <translation>{group}: {n} opções</translation>
    </message>
    <message>
        <source>WHAT HAPPENED</source>
        <translation>O QUE ACONTECEU</translation>
    </message>
    <message>
        <source>WHAT YOU CAN DO</source>
        <translation>O QUE VOCÊ PODE FAZER</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>O que você pode fazer</translation>
    </message>
    <message>
        <source>Close the text panel</source>
        <translation>Fechar o modo texto</translation>
    </message>
</context>
<context>
    <name>TrackWords</name>
    <message>
        <source>You passed</source>
        <translation>Você passou</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} passou</translation>
    </message>
    <message>
        <source>You have chosen</source>
        <translation>Você já escolheu</translation>
    </message>
    <message>
        <source>{name} has chosen</source>
        <translation>{name} já escolheu</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>Você paga</translation>
    </message>
    <message>
        <source>{name} pays</source>
        <translation>{name} paga</translation>
    </message>
    <message>
        <source>You must take it</source>
        <translation>Você tem de usá-la</translation>
    </message>
    <message>
        <source>{name} must take it</source>
        <translation>{name} tem de usá-la</translation>
    </message>
    <message>
        <source>you are still to choose</source>
        <translation>você ainda vai escolher</translation>
    </message>
    <message>
        <source>{name} is still to choose</source>
        <translation>{name} ainda vai escolher</translation>
    </message>
    <message>
        <source>it is your turn to answer</source>
        <translation>é a sua vez de responder</translation>
    </message>
    <message>
        <source>{name} is to answer</source>
        <translation>{name} vai responder</translation>
    </message>
    <message>
        <source>then it is your turn</source>
        <translation>depois é a sua vez</translation>
    </message>
    <message>
        <source>then {name}</source>
        <translation>depois {name}</translation>
    </message>
</context>
<context>
    <name>TrayWords</name>
    <message>
        <source>Re-arrange your melds</source>
        <translation>Rearrumar os jogos</translation>
    </message>
    <message>
        <source>Drag cards, or pick them up and choose where they go. Nothing counts before you confirm.</source>
        <translation>Arraste as cartas, ou pegue-as e escolha para onde vão. Nada vale antes de confirmar.</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>Na mão</translation>
    </message>
    <message>
        <source>Table card</source>
        <translation>Carta da vez</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>Cut!</source>
        <translation>Cortar!</translation>
    </message>
    <message>
        <source>Use and pay</source>
        <translation>Usar e pagar</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Sugerir</translation>
    </message>
    <message>
        <source>Suggestion {n} of {count}</source>
        <translation>Sugestão {n} de {count}</translation>
    </message>
    <message>
        <source>no other way</source>
        <translation>não há outro jeito</translation>
    </message>
    <message>
        <source>Nine cards: you win!</source>
        <translation>Nove cartas: você vence!</translation>
    </message>
    <message>
        <source>This may be done; then you pay a card.</source>
        <translation>Pode ser assim; depois você paga uma carta.</translation>
    </message>
    <message>
        <source>This may be done.</source>
        <translation>Pode ser assim.</translation>
    </message>
    <message>
        <source>This may be done; you still answer {card}.</source>
        <translation>Pode ser assim; falta responder: {card}.</translation>
    </message>
    <message>
        <source>Move cards between your melds, or add some from your hand.</source>
        <translation>Mova cartas entre seus jogos ou junte outras da mão.</translation>
    </message>
    <message>
        <source>Put cards into a new group: three or more can make a meld.</source>
        <translation>Ponha cartas em “Novo jogo”: com três ou mais se faz um jogo.</translation>
    </message>
    <message>
        <source>What lies on the table stays in a group: {cards}.</source>
        <translation>O que está na mesa fica num jogo: {cards}.</translation>
    </message>
    <message>
        <source>Group {n}: {cards}; {verdict}</source>
        <translation>Jogo {n}: {cards}; {verdict}</translation>
    </message>
    <message>
        <source>{card}, in group {n}</source>
        <translation>{card}, no jogo {n}</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, na mão</translation>
    </message>
    <message>
        <source>{card}, the table card</source>
        <translation>{card}, a carta da vez</translation>
    </message>
    <message>
        <source>{card}, picked up</source>
        <translation>{card}, escolhida para mover</translation>
    </message>
    <message>
        <source>{n} of {cut}. {verdict}</source>
        <translation>{n} de {cut}. {verdict}</translation>
    </message>
</context>
<context>
    <name>chuo_pai</name>
    <message>
        <source>Whoever can beat must</source>
        <translation>Quem pode deve vencer</translation>
    </message>
</context>
<context>
    <name>conquian</name>
    <message>
        <source>Nine cards on the table</source>
        <translation>Nove cartas na mesa</translation>
    </message>
</context>
<context>
    <name>dou_dizhu</name>
    <message>
        <source>Against the landlord</source>
        <translation>Contra o senhorio</translation>
    </message>
</context>
<context>
    <name>o_an_quan</name>
    <message>
        <source>Capture the mandarin</source>
        <translation>Capture o mandarim</translation>
    </message>
</context>
<context>
    <name>quan_dui</name>
    <message>
        <source>Eight pairs, eight Tentos</source>
        <translation>Oito pares, oito Tentos</translation>
    </message>
</context>
</TS>
