/** The dialog that is open. */
export type Opened =
  | "amend"
  | "cancel"
  | "end"
  | "help"
  | "next"
  | "paper"
  | "phrase"
  | "restore"
  | "room"
  | "sheet"
  | "undo"
  | "word"
  | null;
