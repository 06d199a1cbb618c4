"""`python -m nonuple`: the same as the command `nonuple`."""

from nonuple.cli import main

if __name__ == "__main__":
    main()
