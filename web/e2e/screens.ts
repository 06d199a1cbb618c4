import type { Page } from "playwright-core";
import type { Viewport } from "./browser";
import type { Club } from "./server";

type Scenes = (club: Club, page: Page, shoot: (name: string) => Promise<void>) => Promise<void>;
const SCENES = import.meta.glob<Scenes>("./*.scenes.ts", { import: "scenes", eager: true });

const EVERYWHERE: readonly Viewport[] = [
  "laptop",
  "desk",
  "low",
  "projector",
  "tablet",
  "upright",
  "phone",
  "small",
];
const HOUSE: readonly Viewport[] = ["phone", "small", "upright", "desk", "laptop", "projector"];
const EVERYBODY: readonly Viewport[] = ["phone", "small", "upright", "laptop", "desk"];
const TELEVISION: readonly Viewport[] = ["projector", "laptop"];
const SIZES: Readonly<Record<string, readonly Viewport[]>> = {
  club: EVERYWHERE,
  computer: EVERYBODY,
  display: ["projector", "laptop", "desk", "low", "tablet", "upright", "phone", "small"],
  family: [...TELEVISION, "desk", "upright", "phone", "small"],
  help: EVERYBODY,
  home: HOUSE,
  free: [...EVERYBODY, "projector"],
  player: ["phone", "small", "narrow", "upright", "tablet", "desk", "low", "laptop", "projector"],
  privacy: EVERYBODY,
  results: EVERYWHERE,
  analysis: HOUSE,
  record: HOUSE,
  study: HOUSE,
  solo: HOUSE,
  topping: EVERYWHERE,
  event: EVERYWHERE,
};

/** Every screen with what brings a page into each of its states, and the sizes at which it is used, the usual one first. */
export const SCREENS = Object.entries(SCENES).map(([path, scenes]) => {
  const screen = /\.\/(\w+)\./.exec(path)?.[1] ?? path;
  const [usual, ...others] = SIZES[screen] ?? EVERYWHERE;
  return { screen, scenes, usual: usual as Viewport, others };
});
