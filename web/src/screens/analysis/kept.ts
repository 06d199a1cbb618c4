import type { SetUp } from "../../board/analysis";
import { analysisLink, arrivedWith } from "../../board/analysis";
import { hasFields, rememberedList, rememberList } from "../../memory";
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

const isKept = hasFields<KeptPosition>({ name: "string", at: "number", link: "string" });

/** The last one kept first. */
export const keptPositions = (): KeptPosition[] => rememberedList(NAME, isKept);

const write = (kept: readonly KeptPosition[]): void => rememberList(NAME, kept, MOST);

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
