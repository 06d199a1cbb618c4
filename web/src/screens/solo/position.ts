import { addressOf } from "../../ui/address";

/** A row as CGP writes it: letters, and how many squares are free between them. */
const rowOf = (row: string): string => row.replace(/\.+/g, (free) => String(free.length));

/** The board of analysis with a position: the grid and the letters, in the address itself. */
export const addressOfPosition = (rows: readonly string[], rack: string): string =>
  addressOf("analyse", `${rows.map(rowOf).join("/")} ${rack}/ 0/0 0`);
