import { Refused } from "../../net/api";
import { remember, remembered } from "../../memory";
import type { Said } from "./lines";
import { w } from "./words";

const FREQUENCY = 880;
/** When each tone begins and ends, in seconds. */
const TONES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  beep: [[0, 0.25]],
  "double-beep": [
    [0, 0.2],
    [0.3, 0.5],
  ],
  long: [[0, 1.2]],
};

const synthesis = (): SpeechSynthesis | null =>
  (globalThis as Partial<typeof globalThis>).speechSynthesis ?? null;

/** A French voice of this machine: others would send what they say to some server. */
const frenchVoice = (): SpeechSynthesisVoice | null =>
  synthesis()
    ?.getVoices()
    .find((voice) => voice.localService && voice.lang.toLowerCase().startsWith("fr")) ?? null;

/** The server's voice, asked for when the browser has none. */
export interface ServerVoice {
  /** Whether it has one. */
  present: () => boolean;
  clip: (text: string) => Promise<ArrayBuffer>;
}

/** Says the words of the rulebook aloud, in French whatever the language of the screen, for the room listens for them. */
export class Voice {
  on = $state(remembered("voice") === "on");
  /** Why nothing is heard: neither this browser nor the server has a voice. */
  trouble = $state<string | null>(null);

  readonly #server: ServerVoice;
  #audio: AudioContext | null = null;
  #playing: AudioScheduledSourceNode[] = [];

  constructor(server: ServerVoice) {
    this.#server = server;
  }

  turn(on: boolean): void {
    this.on = on;
    this.trouble = null;
    remember("voice", on ? "on" : null);
    if (!on) this.hush();
  }

  hush(): void {
    synthesis()?.cancel();
    this.#playing.forEach((sound) => sound.stop());
    this.#playing = [];
  }

  /** Resolves to whether it was said to the end. */
  async say(line: Pick<Said, "spoken" | "sound">): Promise<boolean> {
    if (!this.on) return false;
    this.hush();
    const tones = line.sound === null ? undefined : TONES[line.sound];
    if (tones) return this.#beep(tones);
    const voice = frenchVoice();
    if (voice !== null) return this.#speak(line.spoken, voice);
    if (this.#server.present()) return this.#playClip(line.spoken);
    this.trouble = w("voice.none");
    return false;
  }

  #speak(words: string, voice: SpeechSynthesisVoice): Promise<boolean> {
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    return new Promise((resolve) => {
      utterance.onend = () => resolve(true);
      utterance.onerror = () => resolve(false);
      synthesis()?.speak(utterance);
    });
  }

  async #playClip(words: string): Promise<boolean> {
    try {
      const sound = await this.#server.clip(words);
      const audio = await this.#open();
      const source = audio.createBufferSource();
      source.buffer = await audio.decodeAudioData(sound);
      return this.on && (await this.#play(source, audio.currentTime));
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : null;
      return false;
    }
  }

  async #beep(tones: readonly (readonly [number, number])[]): Promise<boolean> {
    const audio = await this.#open();
    const now = audio.currentTime;
    const heard = tones.map(([start, end]) => {
      const tone = audio.createOscillator();
      tone.frequency.value = FREQUENCY;
      const ended = this.#play(tone, now + start);
      tone.stop(now + end);
      return ended;
    });
    return (await Promise.all(heard)).every(Boolean);
  }

  /** Resolves when it has been heard to the end, or was hushed. */
  #play(source: AudioScheduledSourceNode, at: number): Promise<boolean> {
    source.connect(source.context.destination);
    source.start(at);
    this.#playing.push(source);
    return new Promise((resolve) => {
      source.onended = () => resolve(this.#playing.includes(source));
    });
  }

  async #open(): Promise<AudioContext> {
    this.#audio ??= new AudioContext();
    await this.#audio.resume();
    return this.#audio;
  }
}
