#!/bin/sh
# Nonuple in one file. It unpacks itself once into your own folder, leaves an icon in the menu, and starts.
# --remove takes the program away; your games and lists stay in ~/.local/share/nonuple.
set -eu
data="${XDG_DATA_HOME:-$HOME/.local/share}"
program="$data/nonuple-program" menu="$data/applications/nonuple.desktop" version=@VERSION@
if [ "${1:-}" = --remove ]; then
  rm -rf "$program" "$menu"
  exit 0
fi
if [ "$(cat "$program/version" 2>/dev/null)" != "$version" ]; then
  umask 077
  rm -rf "$program.new"
  mkdir -p "$program.new" "$data/applications"
  tail -n +@LINES@ "$0" | tar -xJf - -C "$program.new"
  sed "s|@EXEC@|$program/nonuple|; s|@ICON@|$program/nonuple.svg|" "$program.new/nonuple.desktop" >"$menu"
  printf '%s' "$version" >"$program.new/version"
  [ ! -d "$program" ] || echo "Ce qui a changé · What has changed: $program/CHANGELOG.md" >&2
  rm -rf "$program"
  mv "$program.new" "$program"
fi
if [ $# -eq 0 ]; then set -- serve --window; fi
exec "$program/nonuple" "$@"
