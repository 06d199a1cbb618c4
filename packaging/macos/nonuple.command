#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export PYTHONHOME="$here/python" PYTHONPATH="$here/packages" PYTHONUTF8=1 PYTHONNOUSERSITE=1
export PYTHONPYCACHEPREFIX="$HOME/Library/Caches/nonuple/compiled" DYLD_LIBRARY_PATH="$here/python"
[ $# -eq 0 ] && set -- serve --window
exec "$here/python/bin/python3.11" -m nonuple "$@"
