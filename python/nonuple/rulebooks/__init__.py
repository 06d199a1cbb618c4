"""One package per rulebook; `registry` knows them all."""
