import { positionsBefore, type SetUp } from "../board/analysis";
import type { FreeRecord } from "../net/server";

/** The position before each turn of a free game that is over: its letters are nobody's secret any more. */
export const freePositions = ({ turns }: Pick<FreeRecord, "turns">): SetUp[] =>
  positionsBefore(
    turns.map(({ rack, ref, word, challenge }) => (challenge?.upheld ? { rack } : { rack, ref, word })),
  );
