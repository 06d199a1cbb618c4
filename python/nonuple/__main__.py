"""`python -m nonuple`: the same as the command `nonuple`."""

from nonuple.cli import main

main()
