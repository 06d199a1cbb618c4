"""What is said of people's data: asked for, given out, forgotten."""

from nonuple.texts import Text

ERASED = Text("Anonyme", "Anonymous")
NOBODY_CALLED = Text(
    "personne ne s'appelle « {name} » dans ce que vous organisez ; écrivez le nom comme à l'inscription.",
    "nobody is called `{name}` in what you organise; write the name as it was registered.",
)
SEVERAL_CALLED = Text(
    "plusieurs personnes s'appellent « {name} » : {those}. Dites laquelle par sa licence ou par son club.",
    "several people are called `{name}`: {those}. Say which one by the licence or by the club.",
)
WITHOUT_CLUB = Text("sans licence ni club", "without licence or club")
