#!/bin/sh
# The program is unpacked once, into your own folder; whatever is packed otherwise has another print.
here=$(cd "$(dirname "$0")" && pwd)
program="$HOME/Library/Application Support/nonuple-program" version=@VERSION@
if [ "$(cat "$program/version" 2>/dev/null)" != "$version" ]; then
  umask 077
  rm -rf "$program.new"
  mkdir -p "$program.new"
  tar -xJf "$here/program.tar.xz" -C "$program.new" || exit 1
  printf '%s' "$version" >"$program.new/version"
  [ ! -d "$program" ] || echo "Ce qui a changé · What has changed: CHANGELOG.txt" >&2
  rm -rf "$program"
  mv "$program.new" "$program"
fi
export PYTHONHOME="$program/python" PYTHONPATH="$program/packages" PYTHONUTF8=1 PYTHONNOUSERSITE=1
export PYTHONPYCACHEPREFIX="$HOME/Library/Caches/nonuple/compiled" DYLD_LIBRARY_PATH="$program/python"
[ $# -eq 0 ] && set -- serve --window
exec "$program/python/bin/python3.11" -m nonuple "$@"
