"""The table that ``new-game`` writes can be played on, and shows what the rules say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QAction

from cardtable.core.events import Seat
from cardtable.core.rules import Illegal, IllegalActionError, Setup
from cardtable.core.session import Session
from cardtable.scene.stage import Stage
from cardtable.scene.table import SeatInfo
from cardtable.scene.timeline import Speed
from tests.helpers.pilot import Pilot
from tests.helpers.sixth_game import sixth_game

COMMANDS = ("hint", "undo", "redo", "skip", "menu", "log", "new", "repeat", "home", "review", "pause")


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST])
@pytest.mark.parametrize("way", ["mouse", "keys", "list"])
def test_a_deal_at_the_table_of_the_skeleton(
    way: str, speed: Speed, stage: Stage, pilot: Pilot, tmp_path: Path
) -> None:
    with sixth_game(tmp_path) as game:
        rules = game.part("rules", "RULES")
        session: Session[Any, Any, Any] = Session(rules, Setup(1, 2))
        seats = [SeatInfo(Seat(seat), human=True, alone=False) for seat in range(2)]
        stage.timeline.speed = speed
        table = game.part("table", "TABLE")(stage, {name: QAction(name, stage) for name in COMMANDS}, seats)

        def offer(action: Any) -> Illegal | None:
            before = len(session.actions)
            try:
                events = session.submit(session.state.turn, action)
            except IllegalActionError as error:
                return error.reason
            assert len(session.actions) == before + 1
            table.withdraw()
            table.show(events, session.state, invite)
            return None

        def invite() -> None:
            assert _filled(table.placed()) == _filled(rules.layout(session.state))
            for seat in rules.to_act(session.state):
                table.invite(seat, session.state, list(rules.legal_actions(session.state, seat)))

        table.offer = offer
        stage.keys = table.key
        table.reset(session.state)
        invite()
        for ply in range(4):
            count = 3 - ply % 2
            if way == "mouse":
                pilot.click(pilot.find(f"take {count}"))
            elif way == "keys":
                pilot.key(str(count))
            else:
                table.choices()[count - 1].perform()
            pilot.wait_still()
            assert rules.encode(session.actions[ply][1]) == f"take {count}"
        assert table.choices()
        table.choices()[-1].perform()
        pilot.wait_still()
        result = rules.result(session.state)
        assert result is not None
        assert not table.choices()
        sheet = table.result(session.state, result)
        assert [column.winner for column in sheet.columns] == [True, False]
        table.retranslate()
        table.refuse(rules.check(session.state, Seat(0), rules.decode("take 1")))


def _filled(layout: Any) -> dict[Any, Any]:
    return {place: pieces for place, pieces in layout.items() if pieces}
