import type { FollowedView, LocalView } from "../../net/server";

export interface Following {
  /** `waiting` before anything was heard of the chief. */
  state: "waiting" | "together" | "behind" | "ahead" | "cut";
  /** By how many turns the room is behind, or ahead. */
  behind: number;
  fine: boolean;
}

/** How a room stands to the chief elsewhere; null where it follows nobody. */
export function followingOf(
  { chief, games }: Pick<LocalView, "chief" | "games">,
  heard: FollowedView | null,
): Following | null {
  if (chief === "") return null;
  const live = games.find(({ opened, over }) => opened !== "" && !over);
  const own = live ? live.turns + 1 : 0;
  const behind = heard && heard.turn > 0 && own > 0 ? heard.turn - own : 0;
  if (!heard?.hears) return { state: heard === null ? "waiting" : "cut", behind: 0, fine: false };
  if (behind > 0) return { state: "behind", behind, fine: false };
  if (behind < 0) return { state: "ahead", behind: -behind, fine: true };
  return { state: "together", behind: 0, fine: true };
}
