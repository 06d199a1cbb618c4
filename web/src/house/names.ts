/** The names that were written, without what surrounds them. */
export const written = (names: readonly string[]): string[] =>
  names.map((name) => name.trim()).filter((name) => name !== "");

/** Whether two of them are called alike. */
export const hasTwice = (names: readonly string[]): boolean => {
  const said = written(names).map((name) => name.toLowerCase());
  return new Set(said).size < said.length;
};
