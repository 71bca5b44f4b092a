#!/bin/sh
# Makes the AppImage out of the tree that "python3 dev.py package" has laid out.  Needs appimagetool on the PATH
# (or named by APPIMAGETOOL), which the release workflow fetches.  Without APPIMAGE_RUNTIME, the start of the file
# that will be made, that tool downloads its newest one.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
tree=$root/build/tree
id=$(sed -n 's/^APP_ID = "\([^"]*\)".*/\1/p' "$root/cardtable/__init__.py")
version=$(sed -n 's/^__version__ = "\([^"]*\)".*/\1/p' "$root/cardtable/__init__.py")
[ -d "$tree/usr" ] || { echo "First: python3 dev.py package --only deb" >&2; exit 1; }
app=$root/build/AppDir
rm -rf "$app"
mkdir -p "$app"
cp -a "$tree/usr" "$app/usr"
rm -rf "$app/usr/share/lintian" "$app/usr/share/doc"
cp -a "$root/build/frozen/cardtable/_internal/licenses" "$app/licenses"
cp "$app/usr/share/applications/$id.desktop" "$app/$id.desktop"
cp "$app/usr/share/icons/hicolor/256x256/apps/$id.png" "$app/$id.png"
ln -s "$id.png" "$app/.DirIcon"
cat > "$app/AppRun" <<'RUN'
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/cardtable/cardtable" "$@"
RUN
chmod 755 "$app/AppRun"
mkdir -p "$root/dist"
ARCH=$(uname -m) VERSION=$version "${APPIMAGETOOL:-appimagetool}" --no-appstream \
    ${APPIMAGE_RUNTIME:+--runtime-file "$APPIMAGE_RUNTIME"} "$app" \
    "$root/dist/cardtable-$version-$(uname -m).AppImage"
