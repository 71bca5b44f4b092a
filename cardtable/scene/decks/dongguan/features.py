"""What heroes are made of: faces, eyes, brows, hands, robes and their weaves."""

from __future__ import annotations

from typing import Final

from cardtable.scene.decks.dongguan.woodcut import Cut, Cuts, Group, area, flat, line, slab, spot, wood

GROUND: Final = 80.0  # where a bust ends

_BROWS: Final = {  # of the right half, around its middle
    "soft": line("M-2.6 .6 C-1 -1.2 1.2 -1.2 3 .4", 1.3),
    "flat": line("M-2.8 .3 L3 -.4", 1.6),
    "angry": area("M-3.6 1.9 L-2.6 3 C0 1.2 2 .2 4.6 -1.6 C3.4 -2.4 3 -2 2.6 -2.4 C1.4 -1.4 -1.6 -.2 -3.6 1.9 Z"),
    "wing": area("M-3.2 .9 C-1 -2.1 2 -2.6 4.8 -3.4 C4 -1.2 1 .6 -2.9 1.6 Z"),
    "bush": area(
        "M-3.4 .2 L-2.3 -1.6 L-1 -1.1 L.1 -2.3 L1.2 -1.4 L2.8 -2.2 L3.4 -.6 L4.6 -.2 C2.6 1.4 -1 1.6 -3.4 .2 Z"
    ),
}


def face(
    x: float,
    y: float,
    rx: float,
    ry: float,
    jaw: float = 0.0,
    ears: bool = True,
    dyes: tuple[str, str] = ("skin", "tan"),
) -> Cuts:
    """Return a bare face, shaded at the right; *jaw* makes it broader below."""
    skin, shade = dyes
    broad = rx * 0.62 + jaw
    outline = (
        f"M{x - rx:.2f} {y - 3:.2f} C{x - rx:.2f} {y - ry - 1:.2f} {x + rx:.2f} {y - ry - 1:.2f} "
        f"{x + rx:.2f} {y - 3:.2f} "
        f"C{x + rx + 0.2:.2f} {y + 5:.2f} {x + broad:.2f} {y + ry:.2f} {x:.2f} {y + ry:.2f} "
        f"C{x - broad:.2f} {y + ry:.2f} {x - rx - 0.2:.2f} {y + 5:.2f} {x - rx:.2f} {y - 3:.2f} Z"
    )
    dusk = (
        f"M{x + rx * 0.72:.2f} {y - ry:.2f} C{x + rx * 0.86:.2f} {y:.2f} {x + rx * 0.7:.2f} {y + ry * 0.62:.2f} "
        f"{x - rx * 0.1:.2f} {y + ry * 0.92:.2f} L{x:.2f} {y + ry + 2:.2f} H{x + rx + 3:.2f} V{y - ry:.2f} Z"
    )
    cuts: list[Cut | Group] = []
    if ears:
        cuts += (
            flat(spot(x + rx + 0.2, y + 1, 2.0, 2.9), skin, 1.0, twice=True),
            line(f"M{x + rx + 0.6:.2f} {y - 0.2:.2f} q.7 1.1 0 2.2", 0.5, twice=True),
        )
    cuts += (
        wood(outline, skin, 1.15),
        Group((area(dusk, shade),), clip=outline),
        line(outline, 1.15),
    )
    return tuple(cuts)


def cheeks(x: float, y: float, apart: float) -> Cuts:
    """Return red cheeks; *y* is that of the eyes."""
    return (area(spot(x + apart, y + 3.1, 2.1, 1.7), "cheek", twice=True),)


def eyes(x: float, y: float, apart: float, look: float = 0.0, lid: float = 1.0) -> Cuts:
    """Return wide eyes under their lids that look aside by *look*."""
    cuts: list[Cut | Group] = []
    for way in (-1, 1):
        at = (x + way * apart, y)
        cuts += (
            area("O0,0,2.25,1.5", "white", at=at),
            area(spot(look, 0.1, 1.15), at=at),
            area(spot(look - 0.35, -0.3, 0.36), "white", at=at),
            line("M-2.5 .4 C-1.4 -1.7 1.4 -1.7 2.5 .4", lid, at=at),
            line("M-1.6 1.9 C-.6 2.4 .8 2.4 1.7 1.8", 0.4, at=at),
        )
    return tuple(cuts)


def narrow_eyes(x: float, y: float, apart: float) -> Cuts:
    """Return the eyes of a phoenix: long, slanted, half shut."""
    return tuple(
        Group(
            (
                area("O0,0,2.7,1", "white"),
                area("O-.2,.05,.92,.92"),
                line("M-2.9 .2 C-1.2 -1.4 1.4 -1.4 3.2 .1", 0.95),
            ),
            at=(x + way * apart, y),
            angle=-14.0 * way,
        )
        for way in (-1, 1)
    )


def brows(x: float, y: float, apart: float, kind: str) -> Cuts:
    """Return two brows: soft, flat, angry, wing or bush."""
    return (_BROWS[kind]._replace(at=(x + apart, y), twice=True),)


def nose(x: float, y: float, width: float = 0.9, high: float = 3.4) -> Cuts:
    """Return a nose of one hooked line."""
    foot = y + high
    return (
        line(
            f"M{x - 0.6:.2f} {y - 1.2:.2f} C{x - 0.4:.2f} {y + 1:.2f} {x - 2.2:.2f} {foot - 0.4:.2f} "
            f"{x - 1.1:.2f} {foot:.2f} C{x - 0.2:.2f} {foot + 0.5:.2f} {x + 0.8:.2f} {foot + 0.2:.2f} "
            f"{x + 1.2:.2f} {foot - 0.5:.2f}",
            width,
        ),
    )


def smile(x: float, y: float, half: float) -> Cuts:
    """Return a smiling mouth."""
    return (
        area(
            f"M{x - half * 0.7:.2f} {y:.2f} C{x - half * 0.2:.2f} {y + 1.9:.2f} {x + half * 0.2:.2f} {y + 1.9:.2f} "
            f"{x + half * 0.7:.2f} {y:.2f} Z",
            "red",
        ),
        line(
            f"M{x - half:.2f} {y - 0.4:.2f} C{x - half * 0.4:.2f} {y + 1.2:.2f} {x + half * 0.4:.2f} {y + 1.2:.2f} "
            f"{x + half:.2f} {y - 0.4:.2f}",
            0.85,
        ),
    )


def fist(x: float, y: float, radius: float) -> Cuts:
    """Return a hand closed around a shaft."""
    fingers = " ".join(f"M{x - radius * 0.1:.2f} {y + k * radius * 0.42:.2f} h{radius * 0.75:.2f}" for k in (-1, 0, 1))
    return (wood(spot(x, y, radius, radius * 0.92), "skin", 1.0), line(fingers, 0.55))


def robe(axis: float, wide: float = 1.0) -> str:
    """Return shoulders down to the ground, as a curve."""
    a, b, c = 16 * wide, 20 * wide, 22.5 * wide
    return (
        f"M{axis - 4:.2f} 58 C{axis - 7:.2f} 63 {axis - a:.2f} 62.5 {axis - b:.2f} 68 "
        f"C{axis - 22 * wide:.2f} 72 {axis - c:.2f} 77 {axis - c:.2f} 84 H{axis + c:.2f} "
        f"C{axis + c:.2f} 77 {axis + 22 * wide:.2f} 72 {axis + b:.2f} 68 "
        f"C{axis + a:.2f} 62.5 {axis + 7:.2f} 63 {axis + 4:.2f} 58 Z"
    )


def dressed(outline: str, dye: str, *weave: Cut | Group) -> Cuts:
    """Return a robe with its weave and its outline over it."""
    return (wood(outline, dye, 1.2), Group(weave, clip=outline), line(outline, 1.2))


def sleeves(axis: float) -> Cut:
    """Return the folds between arms and body."""
    return line(f"M{axis + 13.2:.2f} 67 C{axis + 12:.2f} 72 {axis + 12.2:.2f} 77 {axis + 12.8:.2f} 84", 0.9, twice=True)


def crossed_collar(axis: float, dye: str) -> Cuts:
    """Return a collar whose left side lies over the right one."""

    def at(text: str) -> str:
        return _shifted(text, axis)

    return (
        area(at("-4 58 0 70 4 58"), "skin"),
        flat(at("4.4 58.2 7.2 60.6 -5 83 -9.5 83"), dye),
        flat(at("-4.4 58.2 -7.2 60.6 1.4 76.4 4 71.6"), dye),
    )


def _shifted(points: str, axis: float) -> str:
    numbers = [float(word) for word in points.split()]
    return "M" + " L".join(f"{x + axis:.2f} {y:.2f}" for x, y in zip(numbers[::2], numbers[1::2], strict=True)) + " Z"


def mail(dye: str, side: float, left: float = 4.0, top: float = 58.0) -> Cuts:
    """Return rows of scales over the whole picture."""
    cuts = []
    for row in range(int(28 / side) + 1):
        y = top + row * side * 0.95
        first = left + (side if row % 2 else 0.0)
        scales = " ".join(
            f"M{x - side:.2f},{y:.2f} C{x - side:.2f},{y + side * 1.33:.2f} {x + side:.2f},{y + side * 1.33:.2f} "
            f"{x + side:.2f},{y:.2f} Z"
            for x in (first + 2 * side * column for column in range(int(56 / side / 2) + 1))
        )
        cuts.append(flat(scales, dye, 0.6))
    return tuple(cuts)


def stripes(dye: str, step: float, width: float, angle: float) -> Group:
    """Return slanted stripes over the whole robe."""
    reach = int(26 / step)
    lines = tuple(line(f"M{k * step:.2f},-24 V24", width, dye) for k in range(-reach, reach + 1))
    return Group(lines, at=(30, 71), angle=angle)


def plates(dyes: tuple[str, str]) -> Cuts:
    """Return rows of small plates in two shades."""
    cuts = []
    for shade in (0, 1):
        slabs = " ".join(
            slab(5.4 + column * 6, 64.1 + row * 4.8, 5.2, 3.8, 0.7)
            for row in range(5)
            for column in range(10)
            if (row + column) % 2 == shade
        )
        cuts.append(area(slabs, dyes[shade]))
    return tuple(cuts)


def blossom(x: float, y: float, reach: float, petal: float, dyes: tuple[str, str], width: float = 0.7) -> Cuts:
    """Return a small flower of five petals with its heart."""
    spots = ((0, -1), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309))
    petals = tuple(Cut(spot(x + a * reach, y + b * reach, petal), dyes[0], width) for a, b in spots)
    return (*petals, area(spot(x, y, petal * 0.62), dyes[1]))
