"""One adapter per game: plays a case of its file and compares every expected field."""

from __future__ import annotations

from collections.abc import Callable

from tests.cases.chuo_pai import examine as chuo_pai
from tests.cases.conquian import examine as conquian
from tests.cases.dou_dizhu import examine as dou_dizhu
from tests.cases.files import Case
from tests.cases.o_an_quan import examine as o_an_quan
from tests.cases.quan_dui import examine as quan_dui

ADAPTERS: dict[str, Callable[[Case], None]] = {
    "chuo_pai": chuo_pai,
    "conquian": conquian,
    "dou_dizhu": dou_dizhu,
    "o_an_quan": o_an_quan,
    "quan_dui": quan_dui,
}
