import type { ClockView, LineView } from "../../net/server";

/** What is said in one go: one line of the rulebook's, or all new letters. */
export interface Said {
  step: string;
  title: { fr: string; en: string };
  text: string;
  spoken: string;
  wait: number;
  sound: string | null;
  /** How many lines of the rulebook it holds. */
  count: number;
}

const NEW_LETTER = "new-letter";

/** `Égypte-E` as `Égypte E`, so that the letter can stand out and stays with its country. */
const apart = (text: string): string => text.replace(/-(\p{Lu})$/u, "\u00a0$1");

/** The words of a stage; new letters stand together, as they are read. */
export function grouped(lines: readonly LineView[]): Said[] {
  const said: Said[] = [];
  for (const line of lines) {
    const before = said.at(-1);
    if (line.step === NEW_LETTER && before?.step === NEW_LETTER) {
      before.text += `\u2003${apart(line.text)}`;
      before.count += 1;
      before.spoken += `. ${line.spoken}`;
    } else {
      const { step, title, spoken, wait, sound } = line;
      said.push({
        count: 1,
        step,
        title,
        spoken,
        wait,
        sound,
        text: step === NEW_LETTER ? apart(line.text) : line.text,
      });
    }
  }
  return said;
}

/** A signal of the clock: when it is due by the server's clock, and how much time is left then. */
export interface Signal {
  line: Said;
  left: number;
  due: number | null;
}

/** Each wait is the time since the signal before; together they make the turn. */
export function signals(lines: readonly Said[], clock: ClockView): Signal[] {
  let since = 0;
  return lines.map((line) => {
    since += line.wait;
    return {
      line,
      left: (clock.seconds ?? 0) - since,
      due: clock.started == null ? null : clock.started + since,
    };
  });
}
