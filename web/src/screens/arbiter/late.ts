import type { LateView } from "../../net/server";

/** Whether a late slip could have come in time, or was written when it should not: the phone's word is not enough. */
export const isDoubtful = ({ in_time, connected, shown }: LateView): boolean =>
  !in_time || connected === true || shown;

export function presenceOf({ connected }: LateView): "connected" | "away" | "unknown" {
  if (connected === null) return "unknown";
  return connected ? "connected" : "away";
}
