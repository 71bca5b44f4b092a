"""Positions as text.  Every game can be shown place by place; some have a drawing of their own."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from cardtable.core.events import Place
from cardtable.core.rules import Layout, Rules
from cardtable.devtools.playthrough import show_pieces, show_place

OF_GAME = {"o_an_quan": "o_an_quan_picture"}  # game id: module of this package with a DRAW


def draw(rules: Rules[Any, Any, Any], view: Any) -> str:
    """Return what a seat sees, as text of several lines."""
    if rules.game_id in OF_GAME:
        text: str = import_module(f"{__package__}.{OF_GAME[rules.game_id]}").DRAW(view)
        return text
    return "\n".join(show_layout(rules.layout(view)))


def show_layout(layout: Layout) -> Iterator[str]:
    """Yield a line per place that holds something."""
    places: list[Place] = sorted((place for place in layout if layout[place]), key=lambda p: (p.zone, p.index))
    width = max((len(show_place(place)) for place in places), default=0)
    return (f"{show_place(place):{width}}  {show_pieces(layout[place])}" for place in places)
