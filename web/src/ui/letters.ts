/** Without accents; a linked letter is the two that it is made of. */
export const unaccented = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[œæ]/gi, (letter) => ({ œ: "oe", Œ: "OE", æ: "ae", Æ: "AE" })[letter] ?? "");

/** As names are compared when somebody looks for one. */
export const folded = (text: string): string => unaccented(text).toLowerCase();

/** What was typed, as tiles spell it: capitals, and the marks that mean something where it is typed. */
export const capitals = (typed: string, marks = ""): string =>
  [...unaccented(typed).toUpperCase()]
    .filter((one) => (one >= "A" && one <= "Z") || marks.includes(one))
    .join("");
