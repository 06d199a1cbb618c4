"""A page of every kind, from data that a room could have."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, get_args

from msgspec.structs import replace

from nonuple.documents import appeal, games, lists, notes, places, sheets, slips, wall, year
from nonuple.documents.game_source import game_paper, premium_rows, squares_of, to_speak
from nonuple.documents.model import Document, Paper
from nonuple.documents.values import (
    AppealPaper,
    AtTable,
    AttachedSlip,
    Badge,
    MarkBlock,
    Marked,
    MarkLine,
    Occasion,
    PaperNote,
    PaperRanking,
    Placed,
    Rectification,
    RoadLine,
)
from nonuple.event.points import SeasonLine
from nonuple.event.year import Year, YearClub, YearEvent
from nonuple.pieces.variant import USUAL
from nonuple.play.record import Record, Turn
from nonuple.texts import Language
from nonuple.texts.guides import GUIDES
from nonuple.words_io.library import DEFAULT
from nonuple.words_io.naming import named

NAMES = [
    "Abalain Cyprien",
    "Amiel Annick",
    "Arnoux Mireille",
    "Bailly Jeanne",
    "Barbier Estelle",
    "Bastide Émile",
    "Bellec Carole",
    "Boucher Odette",
    "Briand Thaïs",
    "Calvez Arlette",
    "Chéreau Blanche",
    "Corvaisier Edmée",
    "Da Costa Olga",
    "Delcourt Colette",
    "Derrien Jeanne",
    "Échard Odile",
    "Évrard Boris",
    "Favre Noé",
    "Floch Zoé",
    "Gicquel Denise",
    "Goasdoué Maud",
    "Hascoët Marthe",
    "Hélias Zoé",
    "Huet Danièle",
    "Jaouen Karim",
    "Jégou Odette",
    "Keravel Lucien",
    "Kermorgant Joël",
    "Le Goff Denis",
    "Mansouri Baptiste",
    "Pons Claude",
    "Quéméré Thierry",
    "Thomasson Nina",
]
CLUBS = ("Les Embruns", "Presqu’île", "Baie d’Armor", "Vallon", "Rade et Rivière")
SERIES = ("1A", "1B", "2A", "2B", "3A", "4A", "5C")
CATEGORIES = ("Senior", "Vermeil", "Diamant", "Espoir", "Junior")

SEATED = tuple(
    AtTable(
        table=65 + place,
        name=name,
        club=CLUBS[place % len(CLUBS)],
        series=SERIES[place % len(SERIES)],
        category=CATEGORIES[place % len(CATEGORIES)],
        post="3, Annick Vidal",
        code=f"K7P{place:03d}",
        link=f"http://192.168.1.20:9009/t/{65 + place}",
    )
    for place, name in enumerate(NAMES)
)


def occasion(language: Language) -> Occasion:
    if language == "fr":
        return Occasion(
            "Coupe de la Baie",
            "14 novembre 2026",
            "partie 2 sur 5",
            "duplicate normal, 3 minutes",
            lexicon=named(DEFAULT, 2).told(language),
        )
    return Occasion(
        "Bay Cup",
        "14 November 2026",
        "game 2 of 5",
        "normal duplicate, 3 minutes",
        lexicon=named("club", 407_128).told(language),
    )


_TURNS = (
    ("", "SEIUHPE", "H4", "HUEES", 24, 0),
    ("IP", "ADAEC", "8A", "DECAPAIS", 92, 50),
    ("", "MBEVIIR", "B2", "VIREMIE", 30, 0),
    ("", "ALRPEKI", "D7", "PALIKARE", 88, 50),
    ("", "SIFELNR", "5B", "ENFILEURS", 74, 50),
    ("", "QEERBRM", "11B", "BEKE", 30, 0),
    ("", "LAETSUA", "13A", "LAUREATS", 68, 50),
    ("", "ITBGUSE", "15D", "SUBITE", 48, 0),
    ("G", "SSYEFI", "F5", "LYSAIS", 37, 0),
    ("GEF", "ZOCO", "A12", "FLOC", 39, 0),
    ("GEZO", "AMU", "3B", "IMAGEZ", 54, 0),
    ("OU", "NWNOT", "J2", "WONS", 33, 0),
    ("UNOT", "TEO", "K1", "TUNE", 19, 0),
    ("OTO", "J?UA", "3I", "JONcAT", 40, 0),
    ("OOU", "OD?H", "B13", "AHi", 23, 0),
    ("OOUOD", "RA", "L3", "cOUARD", 22, 0),
    ("OO", "LRDNQ", "14G", "RONDO", 18, 0),
    ("LQ", "OTMVE", "1K", "TOTEM", 21, 0),
    ("LQV", "EIEN", "8J", "ENDIVE", 30, 0),
    ("LQ", "XLUGR", "J8", "EUX", 32, 0),
    ("", "LARNLTQ", "9I", "QUA", 20, 0),
)
RECORD = Record(
    edition="2026",
    formula="normal",
    turns=tuple(
        Turn(n, (), kept, drawn, ref, word, score, bonus, (), 1)
        for n, (kept, drawn, ref, word, score, bonus) in enumerate(_TURNS, 1)
    ),
    end="only-consonants",
    left="GLLNRT",
)

_ROWS = (
    *("...............", "...............", "..............."),
    *("..............S", "..............I", "...EUH........L", ".....EMIR.....O", ".......FEDAYINS"),
    *(".........O.....", ".........I.....", "....BELOUGAS...", "CAURIS...T.AXEZ"),
    *(".........I.....", ".........E.....", ".......ETRANgLE"),
)
_APPEAL = "Recours avant la partie suivante ; après la dernière : 15 minutes (7.3)"
_ON_GRID: dict[str, Any] = {"free": 3, "appeal": _APPEAL, "rows": _ROWS, "premiums": premium_rows(USUAL)}


def _downwards(word: str) -> tuple[str, ...]:
    return tuple(f"...{letter}..." for letter in word)


NOTES = (
    PaperNote(
        *(73, "Bellamy Aymeric", 10, "zero", 0, "PANGE", "2K", 16),
        grounds=("word-not-admitted",),
        refused=("PANGE",),
        articles=("6.7",),
        sketch=_downwards("PANGE"),
        place="2K",
        **_ON_GRID,
    ),
    PaperNote(
        *(76, "Coste Fabrice", 10, "warning", 32, "PHENoL", "J14", 32),
        grounds=("inverted",),
        said=("référence ou sens du mot inversés",),
        articles=("6.5",),
        warnings=2,
        warned=True,
        sketch=_downwards("PHENoL"),
        place="14J",
        **_ON_GRID,
    ),
    PaperNote(
        *(80, "Thomasson Nina", 10, "penalty", 29, "PHAGE", "2K", 34),
        grounds=("location-impossible",),
        said=("localisation impossible, score exact pour ce mot",),
        articles=("6.6",),
        sketch=_downwards("PHAGE"),
        place="2J",
        **_ON_GRID,
    ),
    PaperNote(
        *(83, "Da Costa Olga", 10, "average", 16, "PANGE", "2K", 16),
        grounds=("word-not-admitted", "repeated-unnotified"),
        said=("même faute qu'à un coup précédent, non notifiée à temps",),
        refused=("PANGE",),
        articles=("6.9",),
        warnings=1,
        place="2K",
        **_ON_GRID,
    ),
    PaperNote(
        *(88, "Bellamy Lucette", 10, "penalty", 22, "PoGNE", "E6", 27),
        grounds=("location-implausible",),
        articles=("6.6",),
        sketch=(".......", ".PoGNE."),
        place="E5",
        **_ON_GRID,
    ),
    PaperNote(
        *(89, "Tanguy Lucien", 10, "warning", 30, "PoNEY", "12E", 30),
        grounds=("two-modes-one-wrong", "score-wrong", "several-solutions"),
        articles=("6.5",),
        warnings=4,
        warned=True,
        sketch=("..P....", "..o....", "..N....", "..E....", ".AYINS."),
        place="12D",
        **_ON_GRID,
    ),
    PaperNote(
        *(91, "Brunel Rémi", 10, "zero", 0, "GRAPHE", "", None),
        grounds=("location-wrong", "score-missing", "copy-error"),
        articles=("6.4.2.2", "6.7"),
        sketch=("GRAPHE",),
        **_ON_GRID,
    ),
    PaperNote(
        *(92, "Le Goff Denis", 2, "commission", None, "RETISSEE", "2B", 70),
        grounds=("location-implausible",),
        sketch=_downwards("RETISSEE"),
        place="2B",
        **_ON_GRID,
    ),
)
FOUND = (
    Rectification(
        7, 12, "zéro", "douteux", "dernière lettre, 6.7 ou 7.3", "commission", "15:13", "Corvaisier Edmée"
    ),
    Rectification(
        9, 95, "68", "68, avert.", "score 66 au lieu de 68, 6.5", "corrigé", "15:29", "Riou Estelle"
    ),
    Rectification(
        10, 84, "27, avert.", "douteux", "HAVE et NEVE liés, 6.4.2.2", "commission", "15:36", "Pons Claude"
    ),
)


@cache
def ranking() -> PaperRanking:
    tops = (842, 1067, 1014, 958, 1012)
    lines = []
    for place, name in enumerate(NAMES):
        games = tuple(top - 7 * place - (3 * number * place) % 11 for number, top in enumerate(tops, 1))
        total = sum(games)
        lines.append(
            Placed(
                rank=place + 1,
                name=name,
                total=total,
                negative=total - sum(tops),
                club=CLUBS[place % len(CLUBS)],
                series=SERIES[place % len(SERIES)],
                category=CATEGORIES[place % len(CATEGORIES)],
                percent=100 * total / sum(tops),
                games=games,
                tops=91 - place,
            )
        )
    return PaperRanking(
        lines,
        ("P1", "P2", "P3", "P4", "P5"),
        ((1, "Les Embruns", 14502), (2, "Presqu’île", 14164), (3, "Baie d’Armor", 14074)),
        (("P2, 15", "VIDIMONS", "Mansouri Baptiste"), ("P5, 13", "TURBINERAIT", "Jaouen Karim")),
        sum(tops),
        "Définitif le 15 novembre à 17:04",
    )


def mark_lines() -> list[MarkLine]:
    tops = [turn.score for turn in RECORD.turns[:10]]
    return [
        MarkLine(
            seat.table,
            seat.name,
            [_marked(place, turn, top) for turn, top in enumerate(tops)],
            warnings=place % 3,
        )
        for place, seat in enumerate(SEATED[:32])
    ]


def _marked(place: int, turn: int, top: int) -> Marked:
    kind = (place * 7 + turn * 5) % 23
    sanctions = {3: "warning", 11: "zero", 17: "average", 19: "penalty"}
    points = {11: 0, 17: top - 6, 19: top - 5}.get(kind, top if kind % 3 else top - kind)
    return Marked(points, sanctions.get(kind, "none"))


def road_lines() -> list[RoadLine]:
    return [
        RoadLine(
            rack=turn.rack,
            word=turn.word.upper(),
            ref=turn.ref,
            retained=turn.word.upper(),
            retained_ref=turn.ref,
            top=turn.score,
            scored=turn.score - turn.n % 4,
            warnings=int(turn.n == 9),
        )
        for turn in RECORD.turns[:12]
    ]


def appeal_case() -> AppealPaper:
    game = game_paper(RECORD)
    return AppealPaper(
        number="2026-11-B2",
        player="Corvaisier Edmée",
        table=12,
        turn=7,
        game="2 sur 5, 3 min",
        event="Coupe de la Baie",
        rack="LAETSUA",
        rows=game.rows,
        premiums=game.premiums,
        strong=squares_of("13A", "LAUREATS"),
        sketch=("....R....", "LAUREATS.", "....A...."),
        ref="13A",
        claimed="68",
        dispute=(
            "La huitième lettre du mot joué.",
            "LAUREATS 13A vaut 68. LAUREAT 13A vaut 18.",
        ),
        statements=(
            ("La joueuse", "J’ai repassé mon S. Le score de 68 ne peut venir que de lui."),
            ("L’arbitre, Inès Chauvel", "La barre verticale fait lire un J ou un 5. Je n’ai pas à deviner."),
        ),
        decision="Décision de la commission d’arbitrage, 14 novembre 2026, 17:02 : zéro",
        motive="6.7, bulletin illisible : une lettre ne se déduit pas du score.",
        votes=(("Jeanne Morvan, présidente", "zéro"), ("Paul Kermeur", "zéro"), ("Ana Ruiz", "payé 68")),
        course=(
            ("14 novembre 2026, 15:09", "Coup 7 joué", "tirage LAETSUA, top LAUREATS 13A, 68"),
            ("15:12", "Zéro", "poste 1, billet de correction remis avant le coup 8 (6.9)"),
            ("16:31", "Recours du joueur", "dans le délai (7.3)"),
            ("17:02", "Commission : zéro", "2 voix pour, 1 contre"),
            ("17:10", "Recours à la FISF annoncé", "par le joueur, en désaccord (7.4.2.1)"),
            ("16 novembre 2026, 09:00", "Dossier transmis", "les deux parties informées (7.4.2.3)"),
            ("20 novembre 2026", "Une pièce est demandée", "trois autres S de la même main"),
            ("4 décembre 2026", "Dernier jour pour compléter", "ensuite, nul et non avenu (7.4.2.3)"),
        ),
        pieces=(
            "Le bulletin, copie conforme",
            "La grille et le tirage au coup 7",
            "La décision, les voix, le motif",
        ),
        consequence="Partie 2 : 803 points aujourd’hui, 871 si la solution du joueur est payée.",
        strip=("Coup 7", "zéro, 6.7", "Inès Chauvel"),
        panel=(
            ("Président", "A. Tremblay", "Canada", ""),
            ("Membre", "B. Peeters", "Belgique", ""),
            ("Membre", "C. Favre", "Suisse", "remplace D. Roy"),
        ),
        attached=(
            AttachedSlip(3, ("...S.", "..SOIE"), "H4", "24"),
            AttachedSlip(8, ("S", "E", "L", "S"), "4H", "18"),
            AttachedSlip(17, ("PAS",), "O1", "27"),
        ),
        fingerprint="4c19 e07b 22d8",
    )


YEAR = Year(
    [
        YearEvent(f"2026-{month:02}-14", f"Soirée {month}", 1, 24 - month, [NAMES[month]], 900 - month, 912)
        for month in range(1, 7)
    ],
    [
        SeasonLine(
            place + 1, name, CLUBS[place % len(CLUBS)], 512.5 - 9 * place, [80.5, None, 90, 75, None, 60.25]
        )
        for place, name in enumerate(NAMES[:18])
    ],
    [YearClub(club, 12 - place, 40 - place) for place, club in enumerate(CLUBS)],
)
VALUES = {tile.letter: tile.value for tile in USUAL.letters.tiles}
LETTERS = [(tile.letter, tile.value, tile.count) for tile in USUAL.letters.tiles]
WORDS = [
    (word, "")
    for word in [
        "WAX",
        "WON",
        "WONS",
        "WOK",
        "WU",
        "WAP",
        "WAPS",
        "WALE",
        "WARGAME",
        "XI",
        "EX",
        "AXA",
        "OXO",
        "XYLO",
        "KA",
        "KAN",
        "KAWA",
        "KIF",
        "KOP",
        "YEN",
        "YAK",
        "YOD",
        "AY",
        "DEY",
        "QAT",
        "QIN",
        "QI",
        "QUA",
        "ZEN",
        "ZUP",
        "ZIP",
        "ZOU",
        "ZEE",
        "RAZ",
        "ZAC",
        "JAB",
        "JAN",
        "JET",
        "JIU",
        "DOJO",
        "HAJ",
        "TAJ",
        "FEZ",
        "GAZ",
        "LUZ",
        "NEZ",
        "RIZ",
    ]
] * 6

MARKDOWN = """# Buvette

Ouverte de **10 h à 18 h**, à l'entrée de la salle.

## On y trouve

- du café, `1,50` ;
- des crêpes, voir [la carte](carte.md).

1. Commandez.
2. Payez.
"""

Maker = Callable[[Language, Paper], Document]


def _results(order: wall.Order) -> Maker:
    return lambda language, _: wall.results(ranking(), occasion(language), language, order=order)


def _guide(role: str) -> Maker:
    return lambda language, _: lists.guide(role, occasion(language), language)


SAMPLES: Mapping[str, Maker] = {
    "slips-blank": lambda language, paper: slips.slips((), language, paper),
    "slips-tables": lambda language, paper: slips.slips(slips.with_table((84, 85)), language, paper),
    "slips-photo-blank": lambda language, paper: slips.slips((), language, paper, photo=True),
    "slips-photo": lambda language, paper: slips.slips(
        slips.numbered((84,), language, turns=24, game=2, event=occasion(language).event),
        language,
        paper,
        photo=True,
    ),
    "road-sheets": lambda language, paper: sheets.road_sheets(
        [(SEATED[13], ()), (SEATED[14], road_lines())], occasion(language), language
    ),
    "score-book": lambda language, paper: sheets.score_book(
        ("Maman", "Papa", "Léa", "Tom", "Mamie"), occasion(language), language
    ),
    "notes": lambda language, paper: notes.correction_notes(NOTES, occasion(language), language),
    "green-notes": lambda language, paper: notes.green_notes(FOUND, occasion(language), language),
    "green-notes-blank": lambda language, paper: notes.green_notes((), occasion(language), language),
    "mark-sheet": lambda language, paper: sheets.mark_sheets(
        [MarkBlock(mark_lines(), "3", "Annick Vidal")],
        [turn.score for turn in RECORD.turns[:10]],
        occasion(language),
        language,
        hour="15:34",
    ),
    "double-sheet": lambda language, paper: sheets.double_sheet(
        FOUND, occasion(language), language, name="Marc Roué", checked=(10, 10, 10, 10, 10, 9)
    ),
    "table-cards": lambda language, paper: places.table_cards(SEATED[:3], occasion(language), language),
    "attribution": lambda language, paper: places.attribution(
        [replace(one, name=f"{one.name} {initial}") for initial in "ABCD" for one in SEATED],
        occasion(language),
        language,
        issued="16:58, tirage 7C41",
        game=3,
    ),
    "badges": lambda language, paper: places.badges(
        [Badge(one.name, "AB3D-EFGH", one.club, one.series) for one in SEATED[:8]],
        occasion(language),
        language,
    ),
    "year": lambda language, paper: year.year_report(YEAR, language),
    "codes": lambda language, paper: places.codes(
        SEATED, occasion(language), language, address="192.168.1.20:9009"
    ),
    "draw-sheet": lambda language, paper: sheets.draw_sheet(LETTERS, occasion(language), language),
    "announcements": lambda language, paper: sheets.announcement_sheet(
        list(to_speak(RECORD, language)), occasion(language), language
    ),
    "announcements-blank": lambda language, paper: sheets.announcement_sheet(
        (), occasion(language), language
    ),
    "game-sheet": lambda language, paper: games.game_sheet(
        game_paper(RECORD),
        occasion(language),
        language,
        best="Mansouri Baptiste, 834 (−8)",
    ),
    "masked-sheet": lambda language, paper: games.masked_sheet(
        game_paper(RECORD), occasion(language), language
    ),
    **{f"results-{order}": _results(order) for order in get_args(wall.Order)},
    "honours": lambda language, paper: wall.honours(ranking(), occasion(language), language),
    "diplomas": lambda language, paper: wall.diplomas(
        ranking(), occasion(language), language, values=VALUES, club="Les Embruns"
    ),
    "appeal": lambda language, paper: appeal.appeal_file(appeal_case(), language),
    "words": lambda language, paper: lists.word_list(WORDS, language, source="7e02 5fa9"),
    "words-explained": lambda language, paper: lists.word_list(
        [("WAX", "musique de danse"), ("WU", "dialecte de Chine")] * 30, language
    ),
    **{f"guide-{role}": _guide(role) for role in GUIDES},
    "page": lambda language, paper: lists.page(MARKDOWN, language),
}
PREMIUMS = premium_rows(USUAL)
