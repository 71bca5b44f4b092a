"""Frames around melds: own ones that accept something, and others' that can be forced."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.events import Piece
from cardtable.games.conquian.answering import Answering
from cardtable.games.conquian.phrases import PHRASES
from cardtable.games.conquian.scene import ME, OTHERS, ConquianScene


def mark_melds(scene: ConquianScene, now: Answering | None, chosen: Sequence[Piece]) -> None:
    """Frame what the raised cards, or else the table card, can go to; ``None``: nothing can be laid now."""
    own: dict[int, tuple[str, str]] = {}
    note = ""
    if now is not None:
        for n in range(len(now.view.melds[ME])):
            if now.accepts(n, chosen):
                own[n] = ("gold", "")
        if own and not chosen and now.view.table is not None:
            note = PHRASES.accepts(now.view.table)
    scene.melds[ME].mark(own)
    scene.say_own_note(note, max(own) if note else None)
    for seat in OTHERS:
        marks: dict[int, tuple[str, str]] = {}
        if now is not None and seat in now.targets and now.view.table is not None:
            for n in now.view.fitting(seat):
                marks[n] = ("jade", PHRASES.force_tag((*now.view.melds[seat][n], now.view.table)))
        scene.melds[seat].mark(marks)
        scene.melds[seat].caption(True)
