import { language } from "../i18n";
import { remember, remembered } from "../memory";
import { sound, wakeSound, type Sound } from "./sound";

/** How a person is called on besides by what he sees, each with its switch; what is seen always tells as much. */
export const SENSES = ["sound", "voice", "vibration"] as const;
export type Sense = (typeof SENSES)[number];

/** What there is to call for. */
export interface Call {
  sound?: Sound;
  /** Said aloud. */
  words?: string;
  /** Milliseconds on and off. */
  pulse?: number[];
}

/** The browser; a test has none. */
const machine: Partial<Pick<typeof globalThis, "speechSynthesis" | "navigator">> = globalThis;

const kept = (sense: Sense) => remembered(`sense.${sense}`) === "on";
let on = $state<Record<Sense, boolean>>({
  sound: kept("sound"),
  voice: kept("voice"),
  vibration: kept("vibration"),
});

export const feels = (sense: Sense): boolean => on[sense];

/** Whether this machine can do it at all. */
export const has = (sense: Sense): boolean =>
  sense === "sound" ||
  (sense === "voice"
    ? machine.speechSynthesis !== undefined
    : typeof machine.navigator?.vibrate === "function");

export function turnSense(sense: Sense, wanted: boolean): void {
  on = { ...on, [sense]: wanted };
  remember(`sense.${sense}`, wanted ? "on" : null);
  if (wanted) call({ sound: "beep", pulse: [60] });
}

/** Calls by all that is switched on. */
export function call({ sound: name, words, pulse }: Call): void {
  if (name && on.sound) {
    wakeSound();
    sound(name);
  }
  if (words && on.voice) speak(words);
  if (pulse && on.vibration) machine.navigator?.vibrate(pulse);
}

function speak(words: string): void {
  const voice = machine.speechSynthesis;
  if (!voice) return;
  const said = new SpeechSynthesisUtterance(words);
  said.lang = language() === "fr" ? "fr-FR" : "en-GB";
  // A voice of this machine: others would send what they say to some server.
  const own = voice.getVoices().find((one) => one.localService && one.lang.startsWith(language()));
  if (!own) return;
  said.voice = own;
  voice.cancel();
  voice.speak(said);
}
