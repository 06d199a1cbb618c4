/** `20:30` of a moment as it was written, in the hours of its own place; empty where none is written. */
export const hourThere = (written: string): string => /T(\d\d:\d\d)/.exec(written)?.[1] ?? "";

/** Whether the hour has come; always, where none is set. */
export const hasCome = (written: string, now: number): boolean =>
  written === "" || Number.isNaN(Date.parse(written)) || Date.parse(written) <= now;
