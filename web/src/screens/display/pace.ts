import { w } from "./words";

/** How long a turn lasts, as it is said: whole minutes where they are. */
export function paceOf(seconds: number | null): string {
  if (seconds === null) return w("time.none");
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return w("time.seconds", { count: seconds });
  return rest === 0 ? w("time.minutes", { count: minutes }) : w("time.mixed", { minutes, seconds: rest });
}
