export const TABS = ["players", "desks", "codes", "games", "ready", "check"] as const;
export type Tab = (typeof TABS)[number];

/** The tab that an address names; the first one otherwise. */
export const asTab = (word: string | undefined): Tab => TABS.find((tab) => tab === word) ?? "players";
