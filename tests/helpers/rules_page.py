"""What stands in the rules page of a game: what can be opened, what is shown, how it is built."""

from __future__ import annotations

import inspect
import re
from contextlib import ExitStack
from types import ModuleType
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QPointF, QRectF

from cardtable.resources import resource
from cardtable.scene.cards.sketch import Illustration, Sketch
from cardtable.scene.pixmaps import paint_image

LANGUAGES = ("pt_BR", "en")


def page(game: str, language: str) -> str:
    """Return the page."""
    return resource(f"resources/rules/{game}.{language}.html").read_text("utf-8")


def anchors(game: str, language: str) -> list[str]:
    """Return the paragraphs that can be opened."""
    return re.findall(r'<a name="(\w+)">', page(game, language))


def pictures(game: str, language: str) -> list[str]:
    """Return the illustrations that are shown."""
    return re.findall(r'src="art:(\w+)"', page(game, language))


def build(game: str, language: str) -> list[str]:
    """Return the tags of the page from its heading on, but for those that only stress words."""
    text = page(game, language)
    return re.findall(r"<(?!b>|/b>|i>|/i>)[^>]*>", text[text.index("<h1>") :])


def cited(*modules: ModuleType) -> set[str]:
    """Return the rules that the refusals of *modules* cite."""
    return {rule for module in modules for rule in re.findall(r'"([RH]\d+)"', inspect.getsource(module))}


def drawn(picture: Illustration[Any], sketch: type[Sketch], *methods: str) -> list[list[tuple[Any, ...]]]:
    """Paint a picture; return for each of these methods of its sketch what it was called with, time after time."""
    area = QRectF(QPointF(0, 0), picture.size)
    with ExitStack() as watched:
        calls = [
            watched.enter_context(patch.object(sketch, name, autospec=True, side_effect=getattr(sketch, name)))
            for name in methods
        ]
        paint_image(area, 1.0, lambda painter: picture.paint(painter, area))
    return [[call.args[1:] for call in method.call_args_list] for method in calls]
