import { language } from "../i18n";
import { remember, remembered } from "../memory";
import { BELL_NAMES, sound, wakeSound, type Bell, type Sound } from "./sound";
import { hushSpeech, speak, speaks, voiceIn } from "./speech";

/** How a person is called on besides by what he sees, each with its switch; what is seen always tells as much. */
export const SENSES = ["sound", "voice", "vibration"] as const;
export type Sense = (typeof SENSES)[number];

/** What there is to call for. */
export interface Call {
  sound?: Sound;
  /** For one person rather than for a room. */
  soft?: boolean;
  /** Said aloud. */
  words?: string;
  /** Milliseconds on and off. */
  pulse?: number[];
}

/** The browser; a test has none. */
const machine: Partial<Pick<typeof globalThis, "navigator" | "addEventListener">> = globalThis;
const SOFT = 0.2;

const kept = (sense: Sense) => remembered(`sense.${sense}`) === "on";
let on = $state<Record<Sense, boolean>>({
  sound: kept("sound"),
  voice: kept("voice"),
  vibration: kept("vibration"),
});

let rung = $state<Bell>(BELL_NAMES.find((one) => one === remembered("bell")) ?? "beep");

/** What signals sound like on this machine. */
export const bell = (): Bell => rung;

/** The next one, which is heard at once. */
export function nextBell(): void {
  rung = BELL_NAMES[(BELL_NAMES.indexOf(rung) + 1) % BELL_NAMES.length] ?? "beep";
  remember("bell", rung);
  wakeSound();
  call({ sound: "beep" });
}

export const feels = (sense: Sense): boolean => on[sense];

/** Whether this machine can do it at all. */
export const has = (sense: Sense): boolean =>
  sense === "sound" || (sense === "voice" ? speaks() : typeof machine.navigator?.vibrate === "function");

// After a reload a browser gives sound only once something was touched.
machine.addEventListener?.("pointerdown", () => on.sound && wakeSound(), { once: true });

export function turnSense(sense: Sense, wanted: boolean): void {
  on = { ...on, [sense]: wanted };
  remember(`sense.${sense}`, wanted ? "on" : null);
  if (wanted) call({ sound: "beep", pulse: [60] });
}

/** Calls by all that is switched on. */
export function call({ sound: name, soft, words, pulse }: Call): void {
  if (name && on.sound) void sound(name, soft ? SOFT : 1, rung);
  if (words && on.voice) say(words);
  if (pulse && on.vibration) machine.navigator?.vibrate(pulse);
}

function say(words: string): void {
  const voice = voiceIn(language());
  if (voice === null) return;
  hushSpeech();
  void speak(words, voice);
}
