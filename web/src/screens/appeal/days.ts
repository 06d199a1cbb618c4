import { locale } from "../../i18n";

/** A moment, or noon of a day; null where neither is known. */
export function startOf(at: string): number | null {
  if (at === "") return null;
  return at.length > 10 ? Date.parse(at) : new Date(`${at}T12:00:00`).getTime();
}

/** `sam. 14 nov.` */
export const shortDay = (moment: number): string =>
  new Date(moment).toLocaleDateString(locale(), {
    weekday: "short",
    day: "numeric",
    month: "short",
  });
