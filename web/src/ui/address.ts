/** What a screen is given: the words of the address after its own (`#/resultats/3` gives `["3"]`). */
export interface ScreenProps {
  path: readonly string[];
}

/** `#/resultats/3` as `["resultats", "3"]`; the home page is `[""]`. */
export const wordsOf = (fragment: string): [string, ...string[]] => {
  const [first = "", ...rest] = fragment
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  return [first, ...rest];
};

/** The address of a screen, for links: `addressOf("resultats", "3")`. */
export const addressOf = (...words: string[]): string => `#/${words.map(encodeURIComponent).join("/")}`;
