import { remember, remembered } from "../memory";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (value: string | null): value is Theme => THEMES.some((one) => one === value);

/** The browser; a test has none. */
const page: Partial<Pick<typeof globalThis, "matchMedia">> = globalThis;
const night = page.matchMedia?.("(prefers-color-scheme: dark)");
let isNight = $state(night?.matches ?? false);
night?.addEventListener("change", ({ matches }) => (isNight = matches));

const kept = remembered("theme");
let current = $state<Theme>(isTheme(kept) ? kept : "auto");

export const theme = (): Theme => current;

export function setTheme(chosen: Theme): void {
  current = chosen;
  remember("theme", chosen);
  applyTheme();
}

/** Whether the page is dark now, by choice or by the system's. */
export const isDark = (): boolean => current === "dark" || (current === "auto" && isNight);

/** `auto` follows the system: tokens.css does that when the page names no theme. */
export function applyTheme(): void {
  if (current === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = current;
}
