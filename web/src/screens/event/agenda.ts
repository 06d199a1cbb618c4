import type { GameCard } from "../../net/server";

/** How long a game is drawn, in minutes: what a game of twenty turns takes. */
const LENGTH = 120;
const HOUR = 60;

/** A game at its place in the column of its day. */
export interface Slot {
  game: GameCard;
  /** In hours after the first one shown. */
  from: number;
  length: number;
  /** Beside how many others, and which of them. */
  lane: number;
  lanes: number;
}

export interface DayColumn {
  /** `2026-11-14`, "" where no day is fixed. */
  day: string;
  slots: Slot[];
  /** Without an hour. */
  open: GameCard[];
}

export interface AgendaPlan {
  /** The hours that are shown. */
  first: number;
  last: number;
  days: DayColumn[];
}

const minutesOf = (hour: string): number => {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number);
  return hours * HOUR + minutes;
};

/** Those that overlap stand side by side. */
function slotsOf(games: readonly GameCard[], first: number): Slot[] {
  const slots: Slot[] = [];
  let group: Slot[] = [];
  let end = -1;
  const settle = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    for (const slot of group) slot.lanes = lanes;
  };
  for (const game of [...games].sort((one, other) => minutesOf(one.starts) - minutesOf(other.starts))) {
    const start = minutesOf(game.starts);
    if (start >= end) {
      settle();
      group = [];
    }
    const busy = group.filter((one) => minutesOf(one.game.starts) + LENGTH > start).map(({ lane }) => lane);
    let lane = 0;
    while (busy.includes(lane)) lane += 1;
    const slot = { game, from: start / HOUR - first, length: LENGTH / HOUR, lane, lanes: 1 };
    group.push(slot);
    slots.push(slot);
    end = Math.max(end, start + LENGTH);
  }
  settle();
  return slots;
}

/** Days side by side on one scale of hours; null where no game has an hour. */
export function agendaOf(games: readonly GameCard[]): AgendaPlan | null {
  const timed = games.filter(({ day, starts }) => day !== "" && starts !== "");
  if (timed.length === 0) return null;
  const starts = timed.map((game) => minutesOf(game.starts));
  const first = Math.floor(Math.min(...starts) / HOUR);
  const last = Math.min(26, Math.ceil((Math.max(...starts) + LENGTH) / HOUR));
  const days = [...new Set(games.map(({ day }) => day))].sort((one, other) =>
    one === "" ? 1 : other === "" ? -1 : one < other ? -1 : 1,
  );
  return {
    first,
    last,
    days: days.map((day) => {
      const own = games.filter((game) => game.day === day);
      return {
        day,
        slots:
          day === ""
            ? []
            : slotsOf(
                own.filter((game) => game.starts !== ""),
                first,
              ),
        open: day === "" ? own : own.filter((game) => game.starts === ""),
      };
    }),
  };
}

/** Where the line of now stands in the column of today, in hours after the first; null outside. */
export function nowIn(plan: AgendaPlan, day: string, now: Date): number | null {
  const pad = (number: number) => String(number).padStart(2, "0");
  const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  const at = now.getHours() + now.getMinutes() / HOUR;
  return day === today && at >= plan.first && at <= plan.last ? at - plan.first : null;
}

/** A day as a column is called: `sam. 14`; as it is written where it is none. */
export function dayName(day: string, locale: string): string {
  const at = new Date(`${day}T12:00:00`);
  if (day === "" || Number.isNaN(at.getTime())) return day;
  return at.toLocaleDateString(locale, { weekday: "short", day: "numeric", month: "short" });
}
