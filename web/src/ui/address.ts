/** What a screen is given: the words of the address after its own (`#/resultats/3` gives `["3"]`). */
export interface ScreenProps {
  path: readonly string[];
}

/** What an address holds; as it stands where it was cut or mistyped. */
export function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** `#/resultats/3` as `["resultats", "3"]`; the home page is `[""]`. */
export const wordsOf = (fragment: string): [string, ...string[]] => {
  const [first = "", ...rest] = fragment
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decoded);
  return [first, ...rest];
};

/** The address of a screen, for links: `addressOf("resultats", "3")`. */
export const addressOf = (...words: string[]): string => `#/${words.map(encodeURIComponent).join("/")}`;
