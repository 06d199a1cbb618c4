"""The command line: `nonuple COMMAND`. Commands live in one module each and are imported only when called."""

import sys


def main() -> None:
    """Run one command; the version is told at once, as nothing else of the program is needed for it."""
    if sys.argv[1:] == ["--version"]:
        from nonuple import __version__

        print(__version__)
        sys.exit(0)
    from nonuple.cli.calling import call

    call(sys.argv[1:])
