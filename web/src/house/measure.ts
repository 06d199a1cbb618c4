import { Diary } from "../net/diary";
import type { TableSetup } from "./table";

/** In the place of a level: the one that this person beats every other time, by the games of his diary. */
export const OWN_MEASURE = "own";

/** The table as it is asked for, with the levels that are at one's measure today. */
export async function measured(setup: TableSetup): Promise<TableSetup> {
  if (setup.chairs.every(({ level }) => level !== OWN_MEASURE)) return setup;
  const { opponent } = await new Diary().progress();
  const chairs = setup.chairs.map((one) => (one.level === OWN_MEASURE ? { ...one, level: opponent } : one));
  return { ...setup, chairs };
}
