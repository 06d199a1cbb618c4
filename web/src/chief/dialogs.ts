/** The dialog that is open. */
export type Opened = "cancel" | "end" | "help" | "phrase" | "room" | "sheet" | "word" | null;
