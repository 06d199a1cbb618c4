"""Made-up dictionaries that show one rule of the Hunspell format each."""

from nonuple.words_io.hunspell import DictionaryEntry, expand, read_affixes, read_entries

AFF = """
# a comment
FLAG long
NEEDAFFIX ()
FORBIDDENWORD {}
PFX L' Y 1
PFX L'   0   l'   [aeiou]   dp:le
SFX S. Y 2
SFX S.   0   0/L'   [^sxz]   is:sg   # another comment
SFX S.   0   s      [^sxz]   is:pl
SFX X. Y 1
SFX X.   l   ux     al       is:pl
SFX a0 Y 3
SFX a0   er  er         er       po:infi
SFX a0   er  é/S.()     [^g]er   po:ppas
SFX a0   er  eons       ger      po:ipre po:1pl
SFX zE Y 1
SFX zE   être fut       être     po:ipsi
SFX o0 Y 1
SFX o0   0   o/o1       .        is:one
SFX o1 Y 1
SFX o1   0   p/o2       .        is:two
SFX o2 Y 1
SFX o2   0   q          .        is:three
SFX n0 Y 1
SFX n0   er  ons
"""


def forms(*lines: str, aff: str = AFF) -> list[tuple[str, str, str]]:
    affixes = read_affixes(aff)
    text = "\n".join([str(len(lines)), *lines])
    entries = read_entries(text, affixes)
    return [(form.form, form.entry.word, " ".join(form.added)) for form in expand(entries, affixes)]


def spelled(*lines: str) -> list[str]:
    return [form for form, _, _ in forms(*lines)]


def test_an_entry_has_a_word_flags_of_two_letters_and_fields() -> None:
    affixes = read_affixes(AFF)
    (entry,) = read_entries("1\nabaca/S.()\tpo:nom\tis:mas\n", affixes)
    assert entry == DictionaryEntry("abaca", ("S.", "()"), ("po:nom", "is:mas"))


def test_a_field_is_asked_by_its_key() -> None:
    entry = DictionaryEntry("wu", (), ("po:nom", "is:mas", "is:sg", "se:lang"))
    assert entry.values("is") == {"mas", "sg"}
    assert entry.values("po", "se") == {"nom", "lang"}
    assert entry.values("fq") == frozenset()


def test_a_slash_can_be_a_word() -> None:
    assert spelled("/\tpo:ponc") == ["/"]


def test_flags_are_single_letters_unless_long_is_said() -> None:
    aff = "SFX S Y 1\nSFX S 0 s .\nSFX T Y 1\nSFX T 0 t ."
    assert forms("mot/ST", aff=aff) == [("mot", "mot", ""), ("mots", "mot", ""), ("mott", "mot", "")]


def test_a_word_without_flags_is_its_only_form() -> None:
    assert forms("afin\tpo:mg") == [("afin", "afin", "")]


def test_a_suffix_adds_its_fields() -> None:
    assert forms("abaca/S.()") == [("abaca", "abaca", "is:sg"), ("abacas", "abaca", "is:pl")]


def test_a_suffix_wants_the_end_that_its_condition_names() -> None:
    assert spelled("riz/S.") == ["riz"]
    assert spelled("cheval/X.") == ["cheval", "chevaux"]
    assert spelled("vitrail/X.") == ["vitrail"]
    assert spelled("manger/a0()") == ["manger", "mangeons"]


def test_a_suffix_without_a_condition_fits_every_word_that_ends_with_what_it_strips() -> None:
    assert spelled("aimer/n0()", "finir/n0()") == ["aimons"]


def test_a_suffix_may_replace_the_whole_word() -> None:
    assert forms("être/zE()") == [("fut", "être", "po:ipsi")]


def test_suffixes_stand_upon_suffixes_and_their_fields_add_up() -> None:
    assert forms("aimer/a0()") == [
        ("aimer", "aimer", "po:infi"),
        ("aimé", "aimer", "po:ppas is:sg"),
        ("aimés", "aimer", "po:ppas is:pl"),
    ]


def test_no_third_suffix_stands_upon_two() -> None:
    assert forms("n/o0()") == [("no", "n", "is:one"), ("nop", "n", "is:one is:two")]


def test_a_word_that_needs_an_affix_is_no_form_by_itself() -> None:
    assert spelled("abaca/S.") == ["abaca", "abaca", "abacas"]
    assert spelled("abaca/()") == []


def test_a_forbidden_word_is_no_form_of_any_entry() -> None:
    assert spelled("jeu/S.()", "jeus/{}") == ["jeu"]
    assert spelled("mot/S.{}()") == []


def test_prefixes_are_left_alone() -> None:
    assert spelled("ami/L'S.()") == ["ami", "amis"]
