import { language, type Language } from "../i18n/language.svelte";

const OFFSET = /(?:([+-])(\d\d):?(\d\d)|Z)$/;
const LOCALES: Readonly<Record<Language, string>> = { fr: "fr-FR", en: "en-GB" };

/** Milliseconds by which the clocks of a place are ahead; null where its hour does not tell them. */
function offsetOf(opens: string): number | null {
  const found = OFFSET.exec(opens);
  if (!found) return null;
  const [, sign, hours = "0", minutes = "0"] = found;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** A moment as the clocks of a place show it, told in UTC. */
const shifted = (moment: number, opens: string): Date =>
  new Date(moment + (offsetOf(opens) ?? -new Date(moment).getTimezoneOffset() * 60_000));

const told = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  at.toLocaleString(LOCALES[language()], { ...options, timeZone: "UTC" });

/** Whether the hour has come; always, where none is set. */
export const hasCome = (written: string, now: number): boolean =>
  written === "" || Number.isNaN(Date.parse(written)) || Date.parse(written) <= now;

/** `14:05` of a moment, by the clocks of the place that opens at that hour; empty where none is written. */
export function timeThere(moment: string | number, opens: string): string {
  const at = typeof moment === "number" ? moment : Date.parse(moment);
  return Number.isNaN(at) ? "" : told(shifted(at, opens), { hour: "2-digit", minute: "2-digit" });
}

/** `19 nov. 14:05`: with its day. */
export function momentThere(moment: string | number, opens: string): string {
  const at = typeof moment === "number" ? moment : Date.parse(moment);
  if (Number.isNaN(at)) return "";
  const day = told(shifted(at, opens), { day: "numeric", month: "short" });
  return `${day} ${timeThere(at, opens)}`;
}

/** `UTC+11:00`, as an hour tells its clocks; empty where it does not. */
export function zoneOf(opens: string): string {
  const [written = ""] = OFFSET.exec(opens) ?? [];
  return written && `UTC${written === "Z" ? "" : written}`;
}

/** `18 nov. 14:00 (UTC+11:00)`: an hour as it was written, whole. */
export function hourTold(written: string): string {
  const zone = zoneOf(written);
  return momentThere(written, written) + (zone && ` (${zone})`);
}

/** An hour as a field gives it, with the offset of the clocks of this computer; empty where none is given. */
export function byOurClocks(hour: string): string {
  if (hour === "") return "";
  const ahead = -new Date(hour).getTimezoneOffset();
  const two = (part: number): string => String(part).padStart(2, "0");
  const [off, sign] = [Math.abs(ahead), ahead < 0 ? "-" : "+"] as const;
  return `${hour}${sign}${two(Math.trunc(off / 60))}:${two(off % 60)}`;
}
