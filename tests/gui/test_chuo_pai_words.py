"""Portuguese: every number of a card has its gender and its plural, and sentences take them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from cardtable.core.events import Announced, Ended, Event, Seat
from cardtable.core.rules import Illegal
from cardtable.devtools.translations import compile_all, file_for
from cardtable.games.chuo_pai.cards import IDENTITIES
from cardtable.games.chuo_pai.messages import MESSAGES
from cardtable.games.chuo_pai.plays import SPECIALS, read
from cardtable.games.chuo_pai.words import WORDS
from cardtable.scene.table import SeatInfo
from tests.helpers.rules_page import page

pytestmark = pytest.mark.usefixtures("qapp")

SEATS = (SeatInfo(Seat(0), True), *(SeatInfo(Seat(seat), False, "hard") for seat in (1, 2)))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return Portuguese as it is written now, whatever was compiled last."""
    folder = tmp_path_factory.mktemp("i18n")
    for language in ("en", "pt_BR"):
        file_for(language, folder).write_bytes(file_for(language).read_bytes())
    compile_all(folder)
    return file_for("pt_BR", folder).with_suffix(".qm")


@pytest.fixture(autouse=True)
def portuguese(compiled: Path) -> Iterator[None]:
    """Let everything be said in Portuguese; the language is taken back after each test."""
    translator = QTranslator()
    assert translator.load(str(compiled))
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize(
    ("identity", "numbers"),
    [
        ("6-6", ("um Céu", "dois Céus", "três Céus", "quatro Céus")),
        ("1-1", ("uma Terra", "duas Terras", "três Terras", "quatro Terras")),
        ("5-5", ("uma Flor de Ameixeira", "duas Flores de Ameixeira", "três Flores de Ameixeira")),
        ("1-6", ("um Pés Altos", "dois Pés Altos")),
        ("3-6", ("um Preto Nove", "dois Pretos Nove")),
        ("2-5", ("um Sete Preto", "dois Setes Pretos")),
        ("1-2", ("um Ding Ding", "dois Ding Ding")),
    ],
)
def test_cards_have_gender_and_plural(identity: str, numbers: tuple[str, ...]) -> None:
    assert tuple(WORDS.several(identity, n + 1) for n in range(len(numbers))) == numbers


def test_no_number_of_a_card_is_left_in_english() -> None:
    for identity in IDENTITIES:
        one, two, three, four = (WORDS.several(identity, n).split(" ", 1) for n in range(1, 5))
        assert (one[0], two[0]) in {("um", "dois"), ("uma", "duas")}
        assert one[1] == WORDS.card(identity)
        assert (three[0], four[0]) == ("três", "quatro")
        assert two[1] == three[1] == four[1]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Announced(Seat(1), "lead", ("1-1", "2")), "Iara liderou com duas Terras (1–1)."),
        (Announced(Seat(0), "beat", ("heaven-nine", "4")), "Você venceu a jogada com Céu–Nove de 4 cartas."),
        (Announced(Seat(2), "round", ("2-2", "1")), "Tião ganhou a rodada: 1 ponto."),
        (Ended((20, 9, 20), "shared-win"), "Você e Tião dividem a vitória, com 20 pontos cada."),
    ],
)
def test_what_happens_is_said(event: Event, sentence: str) -> None:
    assert MESSAGES.event(event, SEATS) == sentence


def test_refusals_take_the_seeds_words() -> None:
    two = Illegal("must-beat", ("3-3", "2"), "R9")
    assert MESSAGES.illegal(two) == "Você tem como vencer dois Três: é obrigatório."
    assert MESSAGES.illegal(Illegal("other-family", ("black", "special"), "R9")) == (
        "A mesa pede a família negra, não uma combinação especial."
    )
    assert MESSAGES.illegal(Illegal("other-size", ("3", "2"), "R9")) == "A mesa pede 3 cartas; aqui há 2."


def test_plays_have_their_short_names() -> None:
    assert WORDS.play(read(["2-5", "2-5"])) == "2 × Sete Preto"
    assert WORDS.play(read(["1-1", "3-5"])) == "Terra–Oito · 2 cartas"


def test_the_page_names_cards_as_the_table_does() -> None:
    text = page("chuo_pai", "pt_BR")
    for special in SPECIALS:
        assert WORDS.name(special.name) in text
        assert f"<b>{WORDS.card(special.court)}</b> ({WORDS.pips(special.court)})" in text
        for identity in special.others:
            assert WORDS.with_pips(identity) in text
