import { levelName } from "../../house/levels";
import { duration, percent } from "../../i18n";
import type { DiaryGame } from "../../net/server";
import { ownGame, type HomeKind } from "../../net/kept";
import { addressOf } from "../../ui/address";
import { w } from "./words";

const OF_SOURCE: Readonly<Record<string, HomeKind>> = {
  solo: "solo",
  free: "libre",
  family: "famille",
  topping: "topping",
};

/** Where a game of this device is read again: a report, an end sheet; null for one of another device. */
export function placeOf({ source }: DiaryGame): string | null {
  const [name = "", id = ""] = source.split(":");
  const kind = OF_SOURCE[name];
  if (kind === undefined || ownGame(kind, id) === null) return null;
  return kind === "solo" ? addressOf("rapport", id) : addressOf(kind, id);
}

/** What was played, and with whom; a rival in topping is called by its level. */
export function playedIn({ kind, title, partners }: DiaryGame): string {
  const what = kind === "club" && title ? `${w("kind.club")}, ${title}` : w(`kind.${kind}`);
  const names = partners.map(({ name, level }) =>
    level && kind !== "topping" ? `${name} (${levelName(level)})` : name,
  );
  return names.length > 0 ? `${what}, ${w("game.with", { names: names.join(", ") })}` : what;
}

/** How it ended: points or tops, against whom, what share of the top, in what time. */
export function resultOf(game: DiaryGame): string {
  const { kind, points, tops, turns, seconds } = game;
  const parts =
    kind === "topping" ? [w("game.tops", { tops, turns })] : [against(game) ?? w("game.points", { points })];
  if (kind !== "topping" && game.percent !== null)
    parts.push(w("game.share", { percent: percent(game.percent) }));
  if (seconds > 0) parts.push(duration(seconds));
  return parts.join(" · ");
}

function against({ kind, points, against }: DiaryGame): string | null {
  if (against === null || kind === "solo" || kind === "club") return null;
  if (points === against) return w("game.tie", { points });
  return w(points > against ? "game.won" : "game.lost", { points, against });
}
