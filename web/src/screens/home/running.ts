import type { ContestSummary } from "../../net/contest";
import { addressOfGame, type KeptGame } from "../../net/kept";
import { SCREEN_OF } from "../../net/roles";
import { addressOf } from "../../ui/address";
import { language, percent } from "../../i18n";
import { w } from "./words";

/** Something that goes on and can be gone back to. */
export interface Running {
  key: string;
  eyebrow: string;
  title: string;
  detail: string;
  /** In a list of several. */
  short: string;
  go: string;
  href: string;
  game: KeptGame | null;
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** `il y a 20 minutes`, `hier`: how long ago a moment was, in milliseconds. */
export function ago(at: number, now: number): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const [unit, length] = UNITS.find(([, one]) => seconds >= one) ?? ["minute", 60];
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  return format.format(-Math.floor(seconds / length), unit);
}

function detailOf({ turn, total, percent: share, yours, kind }: KeptGame): string {
  const parts = [];
  if (turn > 0) parts.push(total ? w("turn.of", { turn, total }) : w("turn", { turn }));
  if (share != null) parts.push(w("percent", { percent: percent(share) }));
  else if (kind === "libre" && yours) parts.push(w("turn.yours"));
  return parts.join(" ");
}

const titleOf = ({ title, kind }: KeptGame): string => title || w(`kind.${kind}`);

function shortOf(game: KeptGame): string {
  const title = titleOf(game);
  if (game.kind === "libre" && game.yours) return w("also.yours", { title });
  return game.turn > 0 ? w("also.turn", { title, turn: game.turn }) : title;
}

export const runningGame = (game: KeptGame, now: number): Running => ({
  key: `${game.kind}.${game.id}`,
  eyebrow: w("going", { ago: ago(game.at, now) }),
  title: titleOf(game),
  detail: detailOf(game),
  short: shortOf(game),
  go: game.kind !== "libre" && game.turn > 0 ? w("resume.turn", { turn: game.turn }) : w("resume"),
  href: addressOfGame(game),
  game,
});

/** The place of whoever came in by a code or a link. */
export function runningSeat(role: string, contest: ContestSummary): Running | null {
  const screen = SCREEN_OF[role];
  if (screen === undefined) return null;
  const seat = w("seat.text", { role: w(`role.${role as "player"}`), contest: contest.name });
  return {
    key: "seat",
    eyebrow: w("going.club"),
    title: contest.name,
    detail: w(`role.${role as "player"}`),
    short: seat,
    go: w("seat.go"),
    href: addressOf(screen),
    game: null,
  };
}
