"""The table of Ô ăn quan: board, plates, stores, words and commands on one stage."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAction, QKeyEvent

from cardtable.ai.player import Message
from cardtable.core.events import Announced, Ended, Event, Seat
from cardtable.core.rules import DealResult, Illegal, Layout
from cardtable.games.o_an_quan.board_scene import BoardScene
from cardtable.games.o_an_quan.choosing import Chooser
from cardtable.games.o_an_quan.geometry import is_bottom
from cardtable.games.o_an_quan.message import MessageItem
from cardtable.games.o_an_quan.messages import MESSAGES
from cardtable.games.o_an_quan.plan import ROW
from cardtable.games.o_an_quan.result import portrait, sheet
from cardtable.games.o_an_quan.rules import ROWS, RULES, SQUARES, WORTH, Sow, State, square, store
from cardtable.games.o_an_quan.showing import Showing
from cardtable.games.o_an_quan.words import WORDS
from cardtable.scene.item import Art
from cardtable.scene.palette import IVORY, IVORY_SOFT
from cardtable.scene.stage import Stage
from cardtable.scene.table import Choice, GameTable, SeatInfo, SheetContent
from cardtable.scene.timeline import Cue
from cardtable.scene.typography import Role, number, width
from cardtable.scene.widgets.chip import ChipItem
from cardtable.scene.widgets.hint import HintCard
from cardtable.scene.widgets.icons import Icon
from cardtable.scene.widgets.plate import AVATAR, PlateContent, PlateItem, PlateState
from cardtable.scene.widgets.row import Align, ChipRow
from cardtable.scene.widgets.toast import Toast, Tone
from cardtable.scene.widgets.words import RIGHT, TextItem

MESSAGE_Y: Final = 18.0  # first baseline of the words beside a store, from the top of its row
CHIPS_Y: Final = 48.0
SPARE: Final = 10.0  # u that the chips may take of the gap beside their column
TOP_CHIPS_Y: Final = 6.0
STATUS_Y: Final = 82.0


class OAnQuanTable(GameTable[State, Sow]):
    """The game's ``TABLE``."""

    def __init__(
        self, stage: Stage, actions: Mapping[str, QAction], seats: Sequence[SeatInfo], first: Seat = Seat(0)
    ) -> None:
        super().__init__(stage, actions, seats, first)
        self.scene = BoardScene(stage)
        self._message = MessageItem(stage)
        self._status = TextItem(stage, Role.SMALL, IVORY, RIGHT, opacity=IVORY_SOFT)
        self.chooser = Chooser(stage, self.scene, self._message, self._take)
        self._showing = Showing(self.scene, self._acting, self._refresh_plates)
        self._plates = [self._plate(info) for info in self.seats]
        self._top = ChipRow(
            [ChipItem(stage, actions["skip"], Icon.SKIP), ChipItem(stage, actions["menu"], Icon.MENU, label=False)],
            gap=12,
        )
        self._low = ChipRow(
            [
                ChipItem(stage, actions["hint"], Icon.HINT),
                ChipItem(stage, actions["undo"], Icon.UNDO),
                ChipItem(stage, actions["log"], Icon.LOG, label=False),
            ],
            Align.RIGHT,
        )
        self._toast = Toast(stage)
        self._card = HintCard(stage, self.clear_hint)
        self.chooser.hint_gone = self._hint_gone
        self._turns = 0
        self._over = False
        self._invited: Seat | None = None
        self._asked_to_wait = False  # what the toast says, if it says anything
        self._active: Seat | None = None
        self._tried: int | None = None  # the square of the last action that was offered
        self._advice: tuple[Sow, Message | None] | None = None
        stage.resized.connect(self.arrange)
        self.arrange()

    def _plate(self, info: SeatInfo) -> PlateItem:
        kind = f"o_an_quan:{info.seat if info.human else 'ai'}"
        return PlateItem(self.stage, portrait(info, AVATAR), kind)

    # -- showing -----------------------------------------------------------------------------

    def arrange(self) -> None:
        """Place everything for the stage's size."""
        self.scene.arrange()
        places = self.scene.plan
        for plate, at in zip(self._plates, places.plates, strict=True):
            plate.setPos(at)
        self._message.setPos(places.right, places.bottom + MESSAGE_Y)
        self._message.arrange(places.column)
        self._low.place(places.right, places.bottom + CHIPS_Y, places.column + SPARE)
        self._top.place(places.right, places.top + TOP_CHIPS_Y, places.column)
        self._status.setPos(places.right, places.top + STATUS_Y)
        self._tell_status()
        self.chooser.arrange()
        if self._advice is not None:
            self._place_card(*self._advice)

    def reset(self, view: State) -> None:
        """Show a position at once."""
        self.withdraw()
        self._toast.clear()
        self._showing.reset(view.debt)
        self.scene.become(RULES.layout(view))
        self._turns, self._over, self._active = view.turns, view.ended is not None, None
        self.scene.light_turn(None if self._over else view.turn)
        self._refresh()

    def recall(self, events: Sequence[Event]) -> None:
        """Mark the last turn."""
        self._showing.recall(events)

    def cues(self, event: Event, view: State) -> list[Cue]:
        """Return how one event is shown."""
        cues = self._showing.cues(event)
        if isinstance(event, Announced) and event.key == "turn-end":
            cues.append(Cue(0, at_start=partial(self._turn_over, view)))
        elif isinstance(event, Announced) and event.key == "repetition":
            cues.append(Cue(0, at_start=partial(self._news, event)))
        elif isinstance(event, Ended):
            cues.append(Cue(0, at_start=self._end))
        return cues

    def placed(self) -> Layout:
        """Return what lies where."""
        return self.scene.placed()

    def soon(self) -> Iterable[Art]:
        """Return the lifted stones."""
        return self.scene.stones.soon()

    def seat_area(self, seat: Seat) -> QRectF:
        """Return a player's plate."""
        return QRectF(self.scene.plan.plates[seat], self._plates[seat].size)

    def _acting(self, seat: Seat) -> None:
        """A seat begins to sow."""
        self._active = seat
        self.scene.light_turn(seat)
        self._refresh_plates()

    def _turn_over(self, view: State) -> None:
        self._turns, self._active = view.turns, None
        self._refresh()

    def _news(self, event: Event) -> None:
        if text := MESSAGES.event(event, self.seats):
            self._toast.say(text, Tone.NEWS)
            self._asked_to_wait = False

    def _end(self) -> None:
        self._over, self._active = True, None
        self.scene.light_turn(None)
        self._refresh()

    # -- acting ------------------------------------------------------------------------------

    def invite(self, seat: Seat, view: State, legal: Sequence[Sow]) -> None:
        """Let a person act for *seat*."""
        self._invited = self._active = seat
        self._turns = view.turns
        if self._asked_to_wait:
            self._toast.clear()
        self.scene.light_turn(seat)
        self.chooser.invite(view, legal)
        self._refresh()

    def withdraw(self) -> None:
        """Take no input."""
        self.stage.cancel_gesture()
        self._invited = None
        self.chooser.withdraw()
        self._refresh_plates()

    def thinking(self, seat: Seat | None) -> None:
        """Mark the seat that is being waited for."""
        self._active = seat
        if seat is not None:
            self.scene.light_turn(seat)
        self._refresh_plates(thinking=seat is not None)

    def _take(self, action: Sow) -> bool:
        """Offer an action; a refusal is explained beside its square."""
        self._tried = action.square
        reason = self.offer(action)
        if reason is not None:
            self.refuse(reason)
        return reason is None

    def refuse(self, reason: Illegal) -> None:
        """Say why an action was refused, with a link to the rule."""
        self._asked_to_wait = reason.key == "please-wait"
        near = self.scene.plan.board.centre(self._tried) if self._tried is not None else None
        self._toast.say(
            MESSAGES.illegal(reason),
            Tone.REFUSED,
            link=WORDS.rule(reason.rule) if reason.rule else "",
            follow=partial(self.rule_asked, reason.rule),
            near=near,
            avoid=[self.scene.plan.board.square_rect(self._tried)] if self._tried is not None else (),
        )

    def show_hint(self, action: Sow, reason: Message | None) -> None:
        """Show what is advised, and why."""
        self.chooser.hint(action)
        self._advice = (action, reason)
        self._place_card(action, reason)

    def clear_hint(self) -> None:
        """Take the hint away."""
        self.chooser.hint(None)
        self._hint_gone()

    def _hint_gone(self) -> None:
        self._advice = None  # or the next change of size or language would bring it back
        self._card.clear()

    def _place_card(self, action: Sow, reason: Message | None) -> None:
        plan, preview = self.scene.plan, self.scene.preview
        square = plan.board.square_rect(action.square)
        arrows = [arrow.area() for arrow in self.chooser.arrows.values() if arrow.isVisible()]
        row = QRectF(square)  # what one needs to follow the advice: the card lies over the store beside the plate
        for area in arrows:
            row = row.united(area)
        store = plan.trays[0 if is_bottom(action.square) else 1].rect
        near = QRectF(store.left(), row.top(), store.width(), row.height())
        beside = [QRectF(plan.right - plan.column, y, plan.column, ROW) for y in (plan.bottom, plan.top)]
        avoid = [row, plan.board.rect, *beside, *(plate.box().translated(plate.pos()) for plate in self._plates)]
        if preview.isVisible():
            avoid.append(preview.mapRectToScene(preview.boundingRect()))
        text = MESSAGES.action(action, self._invited or Seat(0))
        self._card.show_hint(MESSAGES.hint(reason) if reason is not None else text, near, avoid, text, row)

    def key(self, event: QKeyEvent) -> bool:
        """Act on one of the game's own keys."""
        return self.chooser.key(event)

    def choices(self) -> list[Choice]:
        """Return every action the invited person may take now."""
        view = self.chooser.view
        if view is None:
            return []
        return [
            Choice(
                WORDS.choice(action.square, view.board[action.square], action.direction, done),
                partial(self._perform, action),
            )
            for action, done in self.chooser.legal.items()
        ]

    def _perform(self, action: Sow) -> None:
        self._take(action)

    # -- words -------------------------------------------------------------------------------

    def result(self, view: State, result: DealResult) -> SheetContent:
        """Return what the result sheet says."""
        return sheet(view, result, self.seats)

    def reseat(self, seats: Sequence[SeatInfo], first: Seat) -> None:
        """Take other players: their plates get other portraits."""
        for n, (old, new) in enumerate(zip(self.seats, seats, strict=True)):
            if old.human != new.human:
                self.stage.removeItem(self._plates[n])
                self._plates[n] = self._plate(new)
        super().reseat(seats, first)

    def retranslate(self) -> None:
        """Make every text again."""
        self._toast.clear()
        self.chooser.retranslate()
        self._refresh()
        if self._advice is not None:
            self._place_card(*self._advice)

    def _refresh(self) -> None:
        self._refresh_plates()
        self._tell_status()

    def _tell_status(self) -> None:
        """Say which game and turn it is; large letters have room for less."""
        turn = max(1, self._turns if self._over else self._turns + 1)
        lines = WORDS.statuses(turn, self.seats, self.first, self.counted)
        face, room = self.stage.face(Role.SMALL), self.scene.plan.column
        self._status.say(next((line for line in lines if width(line, face) <= room), lines[-1]))

    def _refresh_plates(self, thinking: bool = False) -> None:
        for info, plate in zip(self.seats, self._plates, strict=True):
            seat = info.seat
            state = PlateState.RESTING
            if seat == self._invited:
                state = PlateState.INVITED
            elif seat == self._active:
                state = PlateState.ACTING
            plate.set_state(state, thinking and seat == self._active)
            plate.show_content(self._plate_content(info, resting=state is PlateState.RESTING))

    def _plate_content(self, info: SeatInfo, resting: bool) -> PlateContent:
        seat, stones = info.seat, self.scene.stones
        mandarins = len(stones.pebbles.mandarins(store(seat)))
        last = self._showing.last.get(seat)
        sub = WORDS.in_store(mandarins, stones.count(store(seat)))
        if resting and last is not None and not self._over:
            sub = WORDS.last_turn(last)
        debt = self._showing.debts[seat]
        return PlateContent(
            WORDS.name(info),
            sub,
            number(self._points(seat)),
            WORDS.points() if self._over else WORDS.if_now(),
            WORDS.owes(debt) if debt else "",
            WORDS.turn_word(info),
        )

    def _points(self, seat: Seat) -> int:
        """Return what *seat* would have if the game ended with what lies on the table (R14)."""
        stones, debts = self.scene.stones, self._showing.debts
        kept = WORTH * len(stones.pebbles.mandarins(store(seat))) + stones.count(store(seat))
        row = sum(stones.count(square(i)) for i in range(len(SQUARES)) if i in ROWS[seat])
        return kept + row - debts[seat] + debts[1 - seat]


TABLE: Final = OAnQuanTable
