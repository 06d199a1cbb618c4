import { day, t } from "../../i18n";
import type { Printable } from "../../net/paper";
import type { CaseFile, FileView } from "../../net/server";
import { w } from "./words";

export type FileState = "none" | "built" | "told" | "sent" | "asked" | "void" | "complete" | "answered";

/** What a person can decide about a slip. */
export const SANCTIONS = ["none", "warning", "penalty", "zero", "average"] as const;
export type Sanction = (typeof SANCTIONS)[number];

/** The points that go with a sanction as they are sent: an average has none, a zero no others; null if unwritten. */
export function decidedOf(
  sanction: Sanction | "",
  points: string,
): { sanction: Sanction; points: number | null } | null {
  if (sanction === "") return null;
  if (sanction === "average") return { sanction, points: null };
  if (sanction === "zero") return { sanction, points: 0 };
  return points === "" ? null : { sanction, points: Number(points) };
}

/** Noon of a day written `2026-12-04`, wherever this is read. */
const noonOf = (written: string): number => new Date(`${written}T12:00:00`).getTime();

export const shownDay = (written: string): string => day(noonOf(written) / 1000);

/** A moment's day as it is written down. */
export function writtenDay(now: number): string {
  const date = new Date(now);
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Days left to complete the file, negative when it is too late; null while nothing is asked for. */
export function daysLeft(file: FileView, now: number): number | null {
  if (file.until === null || file.completed !== null) return null;
  return Math.round((noonOf(file.until) - noonOf(writtenDay(now))) / 86_400_000);
}

export function fileState(file: FileView | null, now: number): FileState {
  if (file === null) return "none";
  if (file.answered) return "answered";
  if (file.sent === null) return file.told === null ? "built" : "told";
  const left = daysLeft(file, now);
  if (left !== null) return left < 0 ? "void" : "asked";
  return file.completed === null ? "sent" : "complete";
}

export const FILE_TONES: Readonly<Record<FileState, string>> = {
  none: "",
  built: "tone-commission",
  told: "tone-commission",
  sent: "tone-average",
  asked: "tone-warn",
  void: "tone-zero",
  complete: "tone-average",
  answered: "tone-ok",
};

/** What a chip says of a file: its state, and the days that are left. */
export function fileChip(file: FileView, now: number): string {
  const state = fileState(file, now);
  const said = w(`state.${state}`);
  if (state !== "asked") return said;
  const left = daysLeft(file, now) ?? 0;
  return `${said}, ${left === 0 ? w("left.last") : w("left.days", { count: left })}`;
}

/** What is printed of a case. */
export const appealPage = ({
  game,
  sheet: { draw, table },
}: Pick<CaseFile, "game" | "sheet">): Printable => ({
  kind: "appeal",
  label: t("paper.appeal"),
  about: { game, draw, table },
});
