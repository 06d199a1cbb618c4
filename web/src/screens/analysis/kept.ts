import type { SetUp } from "../../board/analysis";
import { analysisLink, arrivedWith } from "../../board/analysis";
import { remember, rememberedList } from "../../memory";
import { wordsOf } from "../../ui/address";

/** A position that this device keeps under a name. */
export interface KeptPosition {
  name: string;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** The address of the board that shows it. */
  link: string;
}

const NAME = "analyses";
const MOST = 200;
export const LONGEST_NAME = 60;

const isKept = (value: unknown): value is KeptPosition =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  "at" in value &&
  typeof value.at === "number" &&
  "link" in value &&
  typeof value.link === "string";

/** The last one kept first. */
export const keptPositions = (): KeptPosition[] => rememberedList(NAME, isKept);

const write = (kept: readonly KeptPosition[]): void =>
  remember(NAME, kept.length > 0 ? JSON.stringify(kept.slice(0, MOST)) : null);

const others = (name: string): KeptPosition[] => keptPositions().filter((one) => one.name !== name);

/** Keeps a position in front of the others; one of the same name gives way to it. */
export function keepPosition(position: SetUp, name: string, at: number): void {
  const called = name.trim().slice(0, LONGEST_NAME);
  if (called !== "") write([{ name: called, at, link: analysisLink(position) }, ...others(called)]);
}

export const dropPosition = (name: string): void => write(others(name));

/** The position of a link; null where it holds none. */
export const positionOf = ({ link }: Pick<KeptPosition, "link">): SetUp | null =>
  arrivedWith(wordsOf(link).slice(1))?.position ?? null;

/** The name under which a position is kept; null for one that is not. */
export const nameOf = (position: SetUp): string | null =>
  keptPositions().find(({ link }) => link === analysisLink(position))?.name ?? null;
