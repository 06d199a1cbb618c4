"""What `--help` shows to copy, at the end of each page; a test runs every line."""

from nonuple.texts import Text

EXAMPLES = Text("Exemples :", "Examples:")

_GRID = "15/15/15/15/15/15/15/3PASSE7/15/15/15/15/15/15/15"

OF_COMMANDS: dict[str, tuple[str, ...]] = {
    "": ("nonuple tour", "nonuple top --rack 'AEINRS?'", "nonuple serve", "nonuple lexicon check FEDAYIN"),
    "bench": ("nonuple bench", "nonuple bench --json"),
    "check": ("nonuple check donnees", "nonuple check donnees --json"),
    "completion": (
        "nonuple completion bash > ~/.local/share/bash-completion/completions/nonuple",
        "nonuple completion zsh > ~/.zfunc/_nonuple",
        "nonuple completion fish > ~/.config/fish/completions/nonuple.fish",
        "nonuple completion powershell | Out-String | Invoke-Expression",
    ),
    "demo": ("nonuple demo", "nonuple demo --role arbiter --speed 1"),
    "event": (
        'nonuple event new coupe.json --name "Coupe de la Baie" --date 2026-11-12 --games 2',
        "nonuple event ranking coupe.json",
    ),
    "event changes": ("nonuple event changes coupe.json",),
    "event decide": ("nonuple event decide coupe.json 2 1",),
    "event entries": ("nonuple event entries check coupe.json liste.csv",),
    "event entries check": ("nonuple event entries check coupe.json liste.csv",),
    "event entries enter": ("nonuple event entries enter coupe.json liste.csv --profile colonnes.json",),
    "event entries list": ("nonuple event entries list coupe.json",),
    "event erase": ("nonuple event erase coupe.json 4",),
    "event exclude": ("nonuple event exclude coupe.json 4 --game 2",),
    "event hang": ('nonuple event hang coupe.json --at "11:40"',),
    "event keys": ("nonuple event keys simultane.json Brest Albi --out cles",),
    "event late": ("nonuple event late coupe.json 5 --game 1",),
    "event merge": (
        "nonuple event merge simultane.json albi.envoi.json --centres cles/centres.json --out tout.json",
    ),
    "event words": ("nonuple event words --out cle.txt",),
    "event move": ("nonuple event move coupe.json 4 2 --game 1",),
    "event new": (
        'nonuple event new coupe.json --name "Coupe de la Baie" --date 2026-11-12 --games 2 --cut 2',
    ),
    "event pack": ("nonuple event pack simultane.json finale.json --out parties.json",),
    "event points": ("nonuple event points coupe.json --table bareme.json",),
    "event publish": ("nonuple event publish coupe.json site",),
    "event rank": ("nonuple event rank epreuve.json",),
    "event ranking": (
        "nonuple event ranking coupe.json --by club",
        "nonuple event ranking coupe.json --json",
    ),
    "event result": ("nonuple event result coupe.json partie1.csv --game 1 --top 900 --final",),
    "event season": ("nonuple event season coupe.json --table bareme.json --best 3",),
    "event sign": ("nonuple event sign simultane.json --key cles/albi.key.json --out albi.envoi.json",),
    "event tables": (
        "nonuple event tables coupe.json --game 1 --seed 12-novembre --apart club --arbiters 2",
    ),
    "event teams": ("nonuple event teams coupe.json",),
    "event unpack": ("nonuple event unpack parties.json --out parties",),
    "event withdraw": ("nonuple event withdraw coupe.json 4 --game 2",),
    "judge": ("nonuple judge bulletins.jsonl", "nonuple judge bulletins.jsonl --explain"),
    "learn": ("nonuple learn --lexicon club.txt",),
    "lexicon": ("nonuple lexicon import club.txt --name mots", "nonuple lexicon find '..Z'"),
    "lexicon check": ("nonuple lexicon check FEDAYIN passe", "nonuple lexicon check FEDAYIN --json"),
    "lexicon define": ("nonuple lexicon define mangeâmes", "nonuple lexicon define mangeâmes --json"),
    "lexicon definitions": (
        "nonuple lexicon definitions sens.csv --word mot --definition sens --source 'Le club'",
        "nonuple lexicon definitions --remove",
    ),
    "lexicon derive": ("nonuple lexicon derive --check",),
    "lexicon diff": ("nonuple lexicon diff club.txt default --limit 5",),
    "lexicon find": (
        "nonuple lexicon find 'Z..'",
        "nonuple lexicon find --anagram AEINRST",
        "nonuple lexicon find --back PASSE --json",
    ),
    "lexicon import": (
        "nonuple lexicon import club.txt --name club --use",
        "nonuple lexicon import mots.csv --column mot --name tableau",
    ),
    "lexicon info": ("nonuple lexicon info default", "nonuple lexicon info --json"),
    "lexicon list": ("nonuple lexicon list", "nonuple lexicon list --json"),
    "lexicon remove": ("nonuple lexicon remove tableau",),
    "lexicon use": ("nonuple lexicon use default",),
    "licences": ("nonuple licences", "nonuple licences svelte", "nonuple licences --json"),
    "moves": ("nonuple moves positions.jsonl --top",),
    "play": ("nonuple play solo", "nonuple play libre --level greedy"),
    "play famille": ("nonuple play famille Odile Léo",),
    "play libre": ("nonuple play libre --seats Ana,Bob,greedy --words challenge",),
    "play solo": ("nonuple play solo", "nonuple play solo partie.json --time 120"),
    "play topping": ("nonuple play topping --limit 60",),
    "prepare": ("nonuple prepare --out finale.json --password-file secret.txt --games 20",),
    "print": (
        "nonuple print slips --count 20 --out bulletins.pdf",
        "nonuple print game-sheet partie.json --out feuille.pdf",
    ),
    "replay": ("nonuple replay partie.json --turn 3", "nonuple replay partie.json --json"),
    "restore": ("nonuple restore sauvegarde",),
    "rule": ("nonuple rule 6.6", "nonuple rule 2010 4.3", "nonuple rule 6.6 --json"),
    "score": ("nonuple score parties.jsonl",),
    "serve": ("nonuple serve", "nonuple serve --port 9100 --backup /media/cle"),
    "sheet": ("nonuple sheet partie.json", "nonuple sheet partie.json --format csv"),
    "simulate": (
        "nonuple simulate --games 3 --seed 1",
        "nonuple simulate --games 20 --seed 1 --stats --json",
        "nonuple simulate --games 30 --seed 1 --to parties",
        "nonuple simulate --free --seats greedy,greedy --games 2",
    ),
    "top": (
        "nonuple top --rack 'AEINRS?'",
        f'nonuple top --cgp "{_GRID} MUNIERX/" --limit 5',
        "nonuple top --rack 'AEINRS?' --json",
    ),
    "tour": ("nonuple tour",),
    "verify": ("nonuple verify evenements.json", "nonuple verify evenements.json --json"),
}
"""By the words that call a command; the files are those that a user may have."""
