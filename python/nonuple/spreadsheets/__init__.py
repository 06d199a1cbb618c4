"""Tables of cells from and for the programs that people keep their lists in: CSV, xlsx, ods."""
