"""How a person chooses: a lit square, then an arrow; or a drag; or keys.  Every way ends in one action.

The chooser knows what is legal and lights it, shows the path of what would happen, and hands the finished
action on.  It never decides whether something is allowed: what is not lit is offered all the same, and the
rules say why not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from cardtable.games.o_an_quan.arrows import KEYS, Arrow
from cardtable.games.o_an_quan.board_scene import BoardScene
from cardtable.games.o_an_quan.message import Line, MessageItem
from cardtable.games.o_an_quan.preview import preview
from cardtable.games.o_an_quan.rules import SQUARES, Sow, State, Trace, square, trace
from cardtable.games.o_an_quan.sow import Direction
from cardtable.games.o_an_quan.words import WORDS, number_on_screen
from cardtable.scene.gestures import Drag, Spot
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Cue

BACK_MS: Final = 220.0  # a dragged heap on its way back
SIDEWAYS: Final = 0.3  # a drag counts if it goes at least that much sideways for what it goes up or down
QUIET: Final = Qt.KeyboardModifier.KeypadModifier  # held down, it changes nothing
LEFT, RIGHT = Direction.LEFT, Direction.RIGHT
WAYS: Final = (LEFT, RIGHT)


class Wanted(Protocol):
    """What becomes of a choice."""

    def __call__(self, action: Sow) -> bool:
        """Take an action; return whether it was accepted."""


class SquareSpot(Spot):
    """A square to point at; by keyboard only while it is lit."""

    focus_z = 50.0  # the ring lies over the lights, under badges and arrows
    lit = False
    by_finger = False
    activated: Callable[[], None] | None = None

    def focus_enabled(self) -> bool:
        """Return whether it may be chosen now."""
        return self.lit and super().focus_enabled()

    def activate(self) -> None:
        """Be chosen by keyboard."""
        if self.activated is not None and self.lit:
            self.activated()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Note whether a finger does it: then the arrows are drawn large."""
        self.by_finger = event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized
        super().mousePressEvent(event)


class SowDrag:
    """Stones of a square that follow the pointer; where they are let go says which way they are sown."""

    def __init__(self, chooser: Chooser, i: int, at: QPointF) -> None:
        self._chooser, self._square, self._start = chooser, i, at
        chooser.choose(i)

    def moved(self, at: QPointF) -> None:
        """Follow, and show what letting go here would bring."""
        by = at - self._start
        self._chooser.scene.stones.drag(square(self._square), by)
        self._chooser.show(self._way(by))

    def dropped(self, at: QPointF) -> None:
        """Sow, or put the stones back if the drag went nowhere."""
        way = self._way(at - self._start)
        if way is None or not self._chooser.take(Sow(self._square, way)):
            self.cancelled()

    def cancelled(self) -> None:
        """Let the stones glide back."""
        chooser = self._chooser
        move = chooser.scene.stones.glide_back(square(self._square))
        chooser.let_go()
        chooser.scene.stage.timeline.play([Cue(BACK_MS, move.motions, at_end=move.land)])

    @staticmethod
    def _way(by: QPointF) -> Direction | None:
        if not by.x() or abs(by.x()) < SIDEWAYS * abs(by.y()):
            return None
        return RIGHT if by.x() > 0 else LEFT


class Chooser:
    """Squares, arrows and keys of the person to act."""

    def __init__(self, stage: Stage, scene: BoardScene, message: MessageItem, wanted: Wanted) -> None:
        self.stage, self.scene, self._message, self._wanted = stage, scene, message, wanted
        self.view: State | None = None
        self.chosen: int | None = None
        self.shown: Direction | None = None  # the way whose path is drawn
        self._legal: dict[Sow, Trace] = {}
        self.hint_gone: Callable[[], None] = lambda: None
        self._hinted: Sow | None = None
        self._by_finger = False
        self.squares = [self._spot(i) for i in range(len(SQUARES))]
        self.arrows = {way: self._arrow(way) for way in WAYS}

    def _spot(self, i: int) -> SquareSpot:
        spot = SquareSpot(
            self.stage,
            f"square:{i}",
            self.scene.plan.board.square_path(i),
            partial(self._name, i),
            clicked=partial(self._clicked, i),
            hovered=partial(self._hovered, i),
            dragged=partial(self._dragged, i),
            help=partial(self._help, i),
        )
        spot.activated = partial(self._activated, i)
        return spot

    def _arrow(self, way: Direction) -> Arrow:
        return Arrow(
            self.stage,
            way,
            partial(WORDS.arrow, way),
            clicked=partial(self._arrow_clicked, way),
            hovered=partial(self._arrow_hovered, way),
            help=partial(self._arrow_help, way),
        )

    # -- what may be done --------------------------------------------------------------------

    def invite(self, view: State, legal: Sequence[Sow]) -> None:
        """Light what may be chosen."""
        self.withdraw()
        self.view = view
        self._legal = {
            action: trace(view.board, view.mandarins, action.square, action.direction, view.protected)
            for action in legal
        }
        lit = {action.square for action in legal}
        for i, spot in enumerate(self.squares):
            spot.lit = i in lit
            self.scene.lights[i].show(lit=i in lit)
        self._speak()

    def withdraw(self) -> None:
        """Let go of everything; nothing is lit."""
        self.let_go()
        self.view, self._legal = None, {}
        for i, spot in enumerate(self.squares):
            spot.lit = False
            self.scene.lights[i].show(lit=False, hover=False)
        self._message.say()

    @property
    def legal(self) -> dict[Sow, Trace]:
        """Every legal action with what it would do; empty while nobody is asked."""
        return self._legal

    def take(self, action: Sow) -> bool:
        """Hand an action on."""
        return self._wanted(action)

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, i: int) -> None:
        """Choose a lit square: its arrows appear."""
        if i != self.chosen:
            self.let_go()
        self.chosen = i
        self.scene.lights[i].show(chosen=True)
        self.scene.badges[i].mark_chosen(True)
        self.scene.stones.raise_only(square(i))
        for arrow in self.arrows.values():
            arrow.stand_at(self.scene.plan.board, i, self._by_finger)
            arrow.setVisible(True)
        self._speak()

    def let_go(self) -> None:
        """Choose nothing; a hint goes too."""
        self.hint(None)
        if self.chosen is None:
            return
        i, self.chosen = self.chosen, None
        self.show(None)
        self.scene.lights[i].show(chosen=False)
        self.scene.badges[i].mark_chosen(False)
        self.scene.stones.raise_only(None)
        for arrow in self.arrows.values():
            arrow.pointed = False  # what is hidden hears of no leaving pointer
            arrow.setVisible(False)
        self.stage.focus.refresh()
        self._speak()

    def show(self, way: Direction | None) -> None:
        """Draw the path of sowing the chosen square that way, or none."""
        self.shown = way
        for other, arrow in self.arrows.items():
            arrow.light(hot=other is way)
        action = Sow(self.chosen, way) if way is not None and self.chosen is not None else None
        done = self._legal.get(action) if action is not None else None
        prey = {capture.square for capture in done.captures} if done is not None else set()
        for i, light in enumerate(self.scene.lights):
            light.show(prey=i in prey)
        board = self.scene.plan.board
        path = None
        if action is not None and done is not None:
            path = preview(board, action, done, self.arrows[action.direction].foot(board, action.square))
        self.scene.preview.show_path(path, board)
        self._speak()

    def hint(self, action: Sow | None) -> None:
        """Mark an action as advised: jade around its square and its arrow, and its path."""
        if self._hinted is not None:
            self.scene.lights[self._hinted.square].show(hint=False)
            self.arrows[self._hinted.direction].light(hinted=False)
            self._hinted = None
            self.hint_gone()
        if action is None:
            return
        self.choose(action.square)
        self._hinted = action
        self.scene.lights[action.square].show(hint=True)
        self.arrows[action.direction].light(hinted=True)
        self.show(action.direction)

    # -- places and words --------------------------------------------------------------------

    def arrange(self) -> None:
        """Follow the board to its new measures."""
        board = self.scene.plan.board
        for i, spot in enumerate(self.squares):
            spot.set_outline(board.square_path(i))
        if self.chosen is not None:
            for arrow in self.arrows.values():
                arrow.stand_at(board, self.chosen, self._by_finger)
            self.show(self.shown)

    def retranslate(self) -> None:
        """Make every text again."""
        self._speak()
        if self.chosen is not None:
            self.show(self.shown)

    def _speak(self) -> None:
        """Say what is asked, or what the previewed way brings."""
        if not self._legal:
            self._message.say()
        elif self.chosen is None:
            self._message.say(Line(WORDS.choose_square(), strong=True))
        elif self.shown is None:
            lines = (Line(WORDS.preview(way, self._legal[Sow(self.chosen, way)]), way) for way in WAYS)
            self._message.say(*lines)
        else:
            done = self._legal[Sow(self.chosen, self.shown)]
            end = WORDS.preview_end(done.stop) if done.captures else WORDS.escape()
            self._message.say(Line(WORDS.preview(self.shown, done), self.shown, strong=True), Line(end))

    def _name(self, i: int) -> str:
        here = square(i)
        mandarin = bool(self.scene.stones.pebbles.mandarins(here))
        return WORDS.square_spoken(i, self.scene.stones.count(here), mandarin)

    def _help(self, i: int) -> str:
        return WORDS.choose_way() if i == self.chosen else ""

    def _arrow_help(self, way: Direction) -> str:
        done = self._legal.get(Sow(self.chosen, way)) if self.chosen is not None else None
        return f"{WORDS.preview(way, done)}, {WORDS.preview_end(done.stop)}" if done is not None else ""

    # -- pointer -----------------------------------------------------------------------------

    def _clicked(self, i: int) -> None:
        self._by_finger = self.squares[i].by_finger
        if not self.squares[i].lit:
            self._wanted(Sow(i, RIGHT))  # refused, with the reason
        elif i == self.chosen:
            self.let_go()
        else:
            self.choose(i)

    def _activated(self, i: int) -> None:
        """Choose by keyboard and go on to an arrow, which shows where it leads."""
        self._by_finger = False
        self.choose(i)
        self.stage.focus.set(self.arrows[RIGHT])

    def _hovered(self, i: int, pointed: bool) -> None:
        self.scene.lights[i].show(hover=pointed and self.squares[i].lit)

    def _dragged(self, i: int, at: QPointF) -> Drag | None:
        return SowDrag(self, i, at) if self.squares[i].lit else None

    def _arrow_clicked(self, way: Direction) -> None:
        if self.chosen is not None:
            self.take(Sow(self.chosen, way))

    def _arrow_hovered(self, way: Direction, pointed: bool) -> None:
        if pointed:
            self.show(way)
        elif self.shown is way:
            other = next((w for w, arrow in self.arrows.items() if arrow.pointed and arrow.isVisible()), None)
            self.show(other)

    # -- keys --------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Act on ← → Z X Esc."""
        if event.modifiers() & ~QUIET or not self._legal:
            return False
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                return self._step(1 if event.key() == Qt.Key.Key_Right else -1)
            case Qt.Key.Key_Z | Qt.Key.Key_X:
                return self._key_sow(next(way for way in WAYS if ord(KEYS[way]) == event.key()), event.isAutoRepeat())
            case Qt.Key.Key_Escape if self.chosen is not None:
                focus = self.stage.focus
                if focus.current in self.arrows.values():
                    focus.set(self.squares[self.chosen])
                self.let_go()
                return True
        return False

    def _step(self, by: int) -> bool:
        """Choose the next lit square to the right or left, round and round."""
        focus = self.stage.focus
        if focus.current is not None and not isinstance(focus.current, (SquareSpot, Arrow)):
            return False
        row = sorted({action.square for action in self._legal}, key=number_on_screen)
        i = row[(row.index(self.chosen) + by) % len(row)] if self.chosen in row else row[0 if by > 0 else -1]
        self.choose(i)
        focus.set(self.squares[i])
        return True

    def _key_sow(self, way: Direction, held: bool) -> bool:
        if self.chosen is not None and not held:
            self.take(Sow(self.chosen, way))
        return True
