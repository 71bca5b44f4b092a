"""Who opens a deal is drawn every time where the rules say so."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.events import Seat
from cardtable.core.rules import DealResult
from cardtable.games import CATALOGUE, Game
from cardtable.ui.bookkeeper import Bookkeeper
from tests.helpers.ui import make_services

GAME = "chuo_pai"


def test_the_opener_is_drawn_for_every_deal(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CATALOGUE, GAME, Game(GAME, "CP"))
    monkeypatch.setattr("secrets.randbelow", random.Random(4).randrange)
    services = make_services(tmp_path)
    services.saves.acquire()
    books = Bookkeeper(services, GAME, lambda key, detail: None)
    openers = []
    for _ in range(9):
        deal = books.new()
        openers.append(deal.session.setup.dealer)
        assert deal.session.state.turn == openers[-1]
        books.begin(deal)
        books.finish(deal, DealResult((30, 20, 10), "most-points", (Seat(0),)))
    rounds = [(openers[0] + n) % 3 for n in range(9)]
    assert set(openers) == {0, 1, 2}
    assert openers != rounds, "it does not go round"
