/** What one wants to be in a demonstration; `none` only looks on. */
export const PARTS = ["none", "chief", "arbiter", "player"] as const;
export type Part = (typeof PARTS)[number];

/** How many times as fast as in life. */
export const PACES = ["1", "10", "30"] as const;
export type Pace = (typeof PACES)[number];

/** A way in, told once: who one is there, and the secret of the link. */
export interface Way {
  role: "chief" | "arbiter" | "double" | "commission" | "player" | "display";
  who: string;
  token: string;
  yours: boolean;
}

export interface Demonstration {
  contest: string;
  screens: Way[];
}

const ORDER: readonly Way["role"][] = ["display", "chief", "arbiter", "player", "double", "commission"];

/** Whoever takes a seat plays at the pace of life, whoever watches does not wait. */
export const usualPace = (part: Part): Pace => (part === "none" ? "10" : "1");

/** One's own screen first, then the others as one would look at them. */
export const inOrder = (ways: readonly Way[]): Way[] =>
  [...ways].sort(
    (one, other) =>
      Number(other.yours) - Number(one.yours) || ORDER.indexOf(one.role) - ORDER.indexOf(other.role),
  );
