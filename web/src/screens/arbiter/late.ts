import type { LateView } from "../../net/server";

export function presenceOf({ connected, silent }: LateView): "connected" | "silent" | "away" | "unknown" {
  if (silent !== null) return "silent";
  if (connected === null) return "unknown";
  return connected ? "connected" : "away";
}
