"""The default list is what the recipe makes of the dictionary: each step on entries that really are in it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from nonuple.errors import Refusal
from nonuple.texts import Text
from nonuple.texts import readings as texts
from nonuple.words_io import default, derive, readings
from nonuple.words_io.derive import DerivationReport, Derived
from nonuple.words_io.hunspell import DictionaryEntry, Form

SOURCE = Path(__file__).parents[2] / "data" / "grammalecte"

Step = Callable[[DictionaryEntry], bool]


@pytest.fixture(scope="module")
def entries() -> str:
    return (SOURCE / derive.DICTIONARY).read_text("utf-8")


@pytest.fixture(scope="module")
def affixes() -> str:
    return (SOURCE / derive.AFFIXES).read_text("utf-8")


@pytest.fixture(scope="module")
def from_headwords(entries: str, affixes: str) -> Callable[..., Derived]:
    """What the recipe makes of some headwords of the dictionary."""

    def derived(*headwords: str) -> Derived:
        wanted = "|".join(map(re.escape, headwords))
        lines = re.findall(rf"^(?:{wanted})(?:/\S*)?\t.*$", entries, re.MULTILINE)
        assert len(lines) >= len(headwords)
        return derive.derive("\n".join([str(len(lines)), *lines]), affixes)

    return derived


def entry(line: str) -> DictionaryEntry:
    word, *fields = line.split()
    return DictionaryEntry(word, (), tuple(fields))


def is_in_the_dictionary(line: str, entries: str) -> bool:
    word, *fields = line.split()
    written = re.escape(word) + r"(?:/\S*)?\t" + re.escape("\t".join([*fields, "id:"]))
    return re.search(f"^{written}", entries, re.MULTILINE) is not None


# --- Entries left out -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "line"),
    [
        (derive.is_name_or_sign, "Lille po:npr is:epi is:inv se:cité di:* fq:7"),
        (derive.is_name_or_sign, "Élodie po:prn is:fem is:inv di:* fq:5"),
        (derive.is_name_or_sign, "archi po:pfx di:* fq:5"),
        (derive.is_name_or_sign, "jusqu po:mg po:prep po:err se:@ di:* fq:6"),
        (derive.is_name_or_sign, "XIV po:nbro is:epi is:pl se:@ et:lat di:* fq:7"),
        (derive.is_symbol_or_abbreviation, "pt po:nom is:fem is:inv lx:symb di:* fq:6"),
        (derive.is_symbol_or_abbreviation, "av po:mg po:prep lx:abty se:@ di:* fq:6"),
        (derive.is_symbol_or_abbreviation, "ZUP po:nom is:fem is:inv lx:fra lx:sig di:* fq:5"),
        (derive.is_of_africa_only, "apatam po:nom is:mas lx:afr se:bât di:* fq:4"),
        (derive.is_extra, "acyltransférase po:nom is:fem di:X fq:3"),
        (derive.is_fragment_of_a_phrase, "vitro po:loc.adv et:lat di:* fq:6"),
        (derive.is_fragment_of_a_phrase, "statu po:loc.nom is:mas is:inv di:M fq:6"),
        (derive.is_fragment_of_a_phrase, "ac po:loc.interj lx:abr se:@ di:* fq:7"),
        (derive.is_infinitive_only, "accroire po:v3__t___zz po:infi di:* fq:5"),
        (derive.is_infinitive_only, "quérir po:v3__t____a is:infi di:* fq:6"),
        (derive.is_one_character, "y po:mg po:properobj po:preverb po:proadv se:@ et:lat di:* fq:9"),
        (derive.is_too_rare, "bagotter po:v1_i____zz di:* fq:0"),
        (derive.is_too_rare, "arnacher po:v1__t___zz lx:rare lx:vx lx:fxa di:A fq:3"),
        (derive.is_too_rare, "aminer po:v1_i____zz lx:belg di:* fq:4"),
        (derive.is_too_rare, "boudeusement po:adv se:@ di:* fq:2"),
    ],
)
def test_an_entry_is_left_out_by_its_step_alone(entries: str, step: Step, line: str) -> None:
    assert is_in_the_dictionary(line, entries)
    assert [found for found in derive.LEFT_OUT if found(entry(line))] == [step]


@pytest.mark.parametrize(
    "line",
    [
        "afin po:mg po:loc.prepv po:loc.cj se:@ di:* fq:8",
        "jeun po:loc.adv po:loc.adj di:* fq:6",
        "wu po:nom is:mas se:lang et:chin di:* fq:5",
        "zoo po:nom is:mas lx:abr di:* fq:6",
        "abeillerole po:nom is:mas di:R fq:0",
        "créner po:v1__t___zz di:* fq:3",
        "adire po:v3____p_e_ lx:belg di:* fq:5",
        "accro po:nom po:adj is:epi lx:fxa lx:abr lx:fam di:* fq:5",
        "virulemment po:adv di:*",
        "restocker po:v1_it____a di:*",
    ],
)
def test_an_entry_that_no_step_names_is_kept(entries: str, line: str) -> None:
    assert is_in_the_dictionary(line, entries)
    assert not any(step(entry(line)) for step in derive.LEFT_OUT)


# --- Forms ------------------------------------------------------------------------------------------------


def test_a_form_with_a_capital_is_left_out() -> None:
    assert derive.has_capital(Form("McDo", entry("McDo"), ()))
    assert not derive.has_capital(Form("œuf", entry("œuf"), ()))


def test_a_form_written_only_before_je_is_left_out() -> None:
    assert derive.stands_before_je(Form("mangè", entry("manger"), ("po:ipre", "po:1isg", "di:R")))
    assert not derive.stands_before_je(Form("mangé", entry("manger"), ("po:ppas", "po:1jsg")))


def test_conjugations_are_words(from_headwords: Callable[..., Derived]) -> None:
    words = from_headwords("manger").words
    assert {"MANGER", "MANGEAMES", "MANGEASSIEZ", "MANGEONS", "MANGERA", "MANGEES", "MANGEANT"} < set(words)
    assert "MANGES" in words  # the verb's, and the participle's


def test_feminines_and_plurals_are_words(from_headwords: Callable[..., Derived]) -> None:
    assert from_headwords("cheval").words == ("CHEVAL", "CHEVAUX")
    assert from_headwords("heureux").words == ("HEUREUSE", "HEUREUSES", "HEUREUX")
    assert from_headwords("riz").words == ("RIZ",)


def test_accents_cedillas_and_ligatures_are_spelled_with_tiles(
    from_headwords: Callable[..., Derived],
) -> None:
    assert from_headwords("cœur", "ægipan", "garçon", "maïs", "piñata").words == (
        *("AEGIPAN", "AEGIPANS", "COEUR", "COEURS", "GARCON", "GARCONNE", "GARCONNES", "GARCONS"),
        *("MAIS", "PINATA", "PINATAS"),
    )


def test_elisions_hyphens_and_proper_nouns_are_no_words(from_headwords: Callable[..., Derived]) -> None:
    assert from_headwords("arbre", "arc-en-ciel", "Paris", "j’").words == ("ARBRE", "ARBRES")


def test_words_have_two_to_fifteen_letters(from_headwords: Callable[..., Derived]) -> None:
    words = from_headwords("os", "à", "anticonstitutionnellement", "constitutionnel").words
    assert words == ("CONSTITUTIONNEL", "OS")


# --- Readings ---------------------------------------------------------------------------------------------


def read(derived: Derived, word: str) -> list[tuple[str, str, str]]:
    return [(one.form, one.lemma, one.tags) for one in derived.readings[word]]


def test_a_word_has_a_reading_for_each_form_that_it_spells(from_headwords: Callable[..., Derived]) -> None:
    assert read(from_headwords("manger"), "MANGE") == [
        ("mange", "manger", "v ipre spre 1sg 3sg"),
        ("mange", "manger", "v impe 2sg"),
        ("mangé", "manger", "v ppas mas sg"),
    ]


def test_two_spellings_of_a_verb_are_two_readings(from_headwords: Callable[..., Derived]) -> None:
    assert read(from_headwords("renaitre", "renaître"), "RENE") == [
        ("rené", "renaitre", "v ppas mas sg"),
        ("rené", "renaître", "v ppas mas sg"),
    ]


def test_an_entry_may_name_its_lemma(from_headwords: Callable[..., Derived]) -> None:
    assert read(from_headwords("œil", "yeux"), "YEUX") == [("yeux", "œil", "nom mas pl")]


def test_a_lemma_that_is_no_entry_is_not_believed(from_headwords: Callable[..., Derived]) -> None:
    assert read(from_headwords("souventefois"), "SOUVENTEFOIS") == [("souventefois", "souventefois", "adv")]


def test_tags_for_a_grammar_checker_are_said_simply(from_headwords: Callable[..., Derived]) -> None:
    assert read(from_headwords("afin"), "AFIN") == [("afin", "afin", "loc.prep loc.cj")]
    assert read(from_headwords("je"), "JE") == [("je", "je", "propersuj 1pe epi sg")]


def test_a_new_tag_is_refused_by_name(affixes: str) -> None:
    with pytest.raises(Refusal) as caught:
        derive.derive("1\nmot\tpo:nouveau\n", affixes)
    assert caught.value.text is texts.TAG_UNKNOWN
    assert "mot" in str(caught.value) and "nouveau" in str(caught.value)


# --- Files ------------------------------------------------------------------------------------------------


def test_the_shipped_list_and_readings_are_what_the_dictionary_in_the_repository_gives() -> None:
    assert derive.check(SOURCE) == DerivationReport(389_154, 446_530, default.fingerprint())


@pytest.fixture
def small(tmp_path: Path, entries: str, affixes: str) -> Path:
    """A source of a few words."""
    folder = tmp_path / "source"
    folder.mkdir()
    lines = re.findall(r"^(?:cœur|riz|wu)/.*$", entries, re.MULTILINE)
    (folder / derive.DICTIONARY).write_text("\n".join(["3", *lines]), "utf-8")
    (folder / derive.AFFIXES).write_text(affixes, "utf-8")
    return folder


@pytest.fixture
def target(tmp_path: Path) -> Path:
    folder = tmp_path / "target"
    folder.mkdir()
    return folder


def test_what_is_written_checks(small: Path, target: Path) -> None:
    report = derive.write(small, target)
    assert (report.words, report.readings) == (5, 5)
    assert derive.check(small, target) == report
    assert {file.name for file in target.iterdir()} == {
        "words.xz",
        "words.sha256",
        "readings.xz",
        "classes.xz",
        "withheld.xz",
    }
    assert default.unpack((target / default.WORDS).read_bytes()) == b"COEUR\nCOEURS\nRIZ\nWU\nWUS"


def test_the_same_source_gives_the_same_files(small: Path, target: Path) -> None:
    derive.write(small, target)
    before = {file.name: file.read_bytes() for file in target.iterdir()}
    derive.write(small, target)
    assert {file.name: file.read_bytes() for file in target.iterdir()} == before


def refused(text: Text, source: Path, target: Path) -> str:
    with pytest.raises(Refusal) as caught:
        derive.check(source, target)
    assert caught.value.text is text
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_list_that_differs_is_told_in_figures(small: Path, target: Path) -> None:
    derive.write(small, target)
    (target / default.WORDS).write_bytes(default.pack(["COEUR", "COEURS", "RIZ", "WU", "ZZZ", "ZZZZ"]))
    said = refused(texts.LIST_DIFFERS, small, target)
    assert "mots manquants 1, mots en trop 2, mots lus autrement 0" in said


def test_readings_that_differ_are_told_in_figures(small: Path, target: Path) -> None:
    derive.write(small, target)
    book = dict(readings.ReadingBook.unpack((target / readings.READINGS).read_bytes()).items())
    (target / readings.READINGS).write_bytes(readings.pack({**book, "WU": book["RIZ"]}))
    said = refused(texts.LIST_DIFFERS, small, target)
    assert "mots manquants 0, mots en trop 0, mots lus autrement 1" in said


def test_a_fingerprint_of_other_words_is_told(small: Path, target: Path) -> None:
    derive.write(small, target)
    (target / default.FINGERPRINT).write_text("0" * 64)
    refused(texts.LIST_DIFFERS, small, target)


@pytest.mark.parametrize("name", [default.WORDS, default.FINGERPRINT, default.CLASSES, readings.READINGS])
def test_a_list_that_is_damaged_or_gone_is_refused(small: Path, target: Path, name: str) -> None:
    derive.write(small, target)
    (target / name).write_bytes(b"\xff\x00 nothing of the kind")
    refused(texts.LIST_UNREADABLE, small, target)
    (target / name).unlink()
    refused(texts.LIST_UNREADABLE, small, target)


def test_a_list_that_cannot_be_written_is_refused(small: Path, target: Path) -> None:
    with pytest.raises(Refusal) as caught:
        derive.write(small, target / "nowhere")
    assert caught.value.text is texts.CANNOT_WRITE


@pytest.mark.parametrize("name", [derive.DICTIONARY, derive.AFFIXES])
def test_a_source_without_its_files_is_refused(small: Path, target: Path, name: str) -> None:
    (small / name).unlink()
    assert name in refused(texts.SOURCE_MISSING, small, target)


@pytest.mark.parametrize("name", [derive.DICTIONARY, derive.AFFIXES])
def test_a_source_that_is_no_text_is_refused(small: Path, target: Path, name: str) -> None:
    (small / name).write_bytes("été".encode("latin-1"))
    assert name in refused(texts.SOURCE_UNREADABLE, small, target)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (derive.DICTIONARY, ""),
        (derive.DICTIONARY, "1\nmot\tpo:adv\tfq:often\n"),
        (derive.AFFIXES, "SFX A Y 1\nSFX A 0\n"),
        (derive.AFFIXES, "SFX A Y 1\nSFX A 0 s [^s\n"),
    ],
)
def test_a_source_that_is_no_dictionary_is_refused(small: Path, target: Path, name: str, text: str) -> None:
    (small / name).write_text(text, "utf-8")
    refused(texts.SOURCE_FOREIGN, small, target)


# --- Classes ----------------------------------------------------------------------------------------------


def test_a_word_is_as_common_as_the_commonest_entry_that_gives_it(
    from_headwords: Callable[..., Derived],
) -> None:
    derived = from_headwords("manger", "ahan")
    classes = dict(zip(derived.words, derived.classes, strict=True))
    assert (classes["MANGER"], classes["AHAN"]) == (7, 4)


def test_a_word_that_only_a_rare_tense_makes_is_marked(from_headwords: Callable[..., Derived]) -> None:
    derived = from_headwords("manger")
    classes = dict(zip(derived.words, derived.classes, strict=True))
    rare = {word for word, class_ in classes.items() if class_ & default.RARE_TENSE}
    assert {"MANGEAMES", "MANGEAT", "MANGEASSE"} <= rare
    assert rare.isdisjoint({"MANGE", "MANGES", "MANGER", "MANGEAIS", "MANGIONS", "MANGERA"})


def test_a_word_is_as_common_as_the_rarer_of_dictionary_and_films_says() -> None:
    words = default.words_text().decode().split("\n")
    classes = dict(zip(words, (one & ~default.RARE_TENSE for one in default.classes()), strict=True))
    assert max(classes[word] for word in ("UD", "QI", "WU", "XI", "PT", "VS", "OC", "OP")) <= default.UNUSED
    assert max(classes[word] for word in ("LEZ", "TEK", "KIL", "KAN", "DEY", "YOD", "IDO", "VAU")) <= 4
    assert min(classes[word] for word in ("TU", "LAC", "NEZ", "LAPIN", "MANGER", "MAISON")) >= 7
    assert classes["AHAN"] < classes["WOK"] + 3 and classes["MANGEAMES"] == classes["MANGEASSE"]


def test_what_films_never_say_is_below_all_that_they_do() -> None:
    for index in range(default.COMMONEST + 1):
        assert default.class_of(index, default.UNUSED) <= default.UNUSED < default.class_of(index, 4)
        assert default.class_of(index | default.RARE_TENSE, 9) & default.RARE_TENSE
