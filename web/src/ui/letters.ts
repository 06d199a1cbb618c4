/** As names are compared when somebody looks for one: no capitals, no accents, linked letters apart. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae");

/** What was typed, as tiles spell it: capitals, and the marks that mean something where it is typed. */
export const capitals = (typed: string, marks = ""): string =>
  [...folded(typed).toUpperCase()]
    .filter((one) => (one >= "A" && one <= "Z") || marks.includes(one))
    .join("");
