"""The disk image for macOS: the app, signed as well as this machine can, and a link to the folder of applications."""

from __future__ import annotations

import os
import platform
import shutil
from pathlib import Path

from common import BUILD, DIST, NAME, PACKAGING, VERSION, run, say

ENTITLEMENTS = PACKAGING / "macos" / "entitlements.plist"


def pack(app: Path, wanted: set[str]) -> list[Path]:
    """Build what is wanted."""
    sign(app)
    if "dmg" not in wanted:
        return []
    image = DIST / f"{NAME}-{VERSION}-macos-{platform.machine()}.dmg"
    say(f"building {image.name}")
    staged = BUILD / "dmg"
    shutil.rmtree(staged, ignore_errors=True)
    staged.mkdir(parents=True)
    run(["ditto", app, staged / app.name])
    (staged / "Applications").symlink_to("/Applications")
    image.unlink(missing_ok=True)
    run(["hdiutil", "create", "-volname", f"Cardtable {VERSION}", "-srcfolder", staged, "-format", "UDZO", image])
    notarise(app, image)
    return [image]


def sign(app: Path) -> None:
    """Sign the app: with the certificate that CARDTABLE_SIGN names, or ad hoc, which is enough to run at home.

    The hardened runtime, which notarisation asks for, goes with a certificate.
    """
    identity = os.environ.get("CARDTABLE_SIGN", "")
    command = ["codesign", "--force", "--deep", "--sign", identity or "-"]
    if identity:
        command += ["--options", "runtime", "--timestamp", "--entitlements", str(ENTITLEMENTS)]
    else:
        say(f"{app.name} is signed ad hoc: CARDTABLE_SIGN is not set")
    run([*command, app])
    run(["codesign", "--verify", "--deep", "--strict", app])


def notarise(app: Path, image: Path) -> None:
    """Let Apple look through the image, and staple its word to it; CARDTABLE_NOTARY is a profile of notarytool.

    The app inside is stapled first, by an image of its own, so that it starts offline wherever it is copied.
    """
    profile = os.environ.get("CARDTABLE_NOTARY", "")
    if not profile:
        say(f"{image.name} is not notarised: CARDTABLE_NOTARY is not set")
        return
    archive = BUILD / "Cardtable.zip"
    run(["ditto", "-c", "-k", "--keepParent", app, archive])
    run(["xcrun", "notarytool", "submit", archive, "--keychain-profile", profile, "--wait"])
    staged = BUILD / "dmg" / app.name
    run(["xcrun", "stapler", "staple", staged])
    image.unlink()
    run(
        ["hdiutil", "create", "-volname", f"Cardtable {VERSION}", "-srcfolder", staged.parent, "-format", "UDZO", image]
    )
    run(["codesign", "--sign", os.environ["CARDTABLE_SIGN"], "--timestamp", image])
    run(["xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait"])
    run(["xcrun", "stapler", "staple", image])
