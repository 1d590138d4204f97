"""`python -m coltexpress`: the command `coltexpress` of this very Python."""

from coltexpress.cli.main import main

if __name__ == "__main__":
    main()
