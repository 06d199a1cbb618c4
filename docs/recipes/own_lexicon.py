"""# A lexicon of one's own

From words in memory, or from a file in whatever encoding; two lexicons are equal when they hold the same
words. Accents and small letters go away as they do on tiles. `nonuple lexicon import` keeps a list under a
name for all commands.
"""

from pathlib import Path

from nonuple import Board, Game, Lexicon, open_lexicon


def main(folder: Path = Path()) -> None:
    animals = Lexicon.of(["chat", "chats", "âne", "ânes", "rat", "tas"], name="animals")
    print(len(animals), "words,", "ÂNE" in animals, animals.anagrams("STCHA?"))
    print(animals.top(Board(), "HCATSNE")[0])

    file = folder / "club.txt"
    file.write_text("\n".join(animals), "latin-1")
    assert open_lexicon(file) == animals

    game = Game(lexicon=animals).draw("HCATSNE").retain()
    print(game.record.turns[0].word, game.total)

    common = Lexicon.of((word for word in open_lexicon() if len(word) <= 3), name="short words")
    print(len(common), "words of two or three letters")


if __name__ == "__main__":
    main()
