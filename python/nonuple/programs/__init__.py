"""What programs that import Nonuple do with files, tables of figures and other programs."""
