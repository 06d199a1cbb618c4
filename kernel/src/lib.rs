//! Word map, board and move search of Nonuple.
