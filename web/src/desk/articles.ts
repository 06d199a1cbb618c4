/** Where each rulebook says what a screen quotes; the rules of the box say nothing of it. */
const APPEALS: Readonly<Record<string, string>> = { "2026": "7.3", "2010": "5.3", "2009": "5.3" };

/** The article on appeals of an edition, if it has one. */
export const appealArticle = (edition: string): string | null => APPEALS[edition] ?? null;

/** Minutes after the last game within which an appeal may still be lodged; null where no limit is set. */
export const appealMinutes = (edition: string): number | null => (edition === "2026" ? 15 : null);
