import { Refused } from "../../net/api";
import { feels, turnSense } from "../../ui/senses.svelte";
import { hushSound, isSound, sound, soundClip } from "../../ui/sound";
import { hushSpeech, speak, voiceIn } from "../../ui/speech";
import type { Said } from "./lines";
import { w } from "./words";

/** The server's voice, asked for when the browser has none. */
export interface ServerVoice {
  /** Whether it has one. */
  present: () => boolean;
  clip: (text: string) => Promise<ArrayBuffer>;
}

/** Says the words of the rulebook aloud, in French whatever the language of the screen, for the room listens for them. */
export class Voice {
  /** Why nothing is heard: neither this browser nor the server has a voice. */
  trouble = $state<string | null>(null);

  readonly #server: ServerVoice;

  constructor(server: ServerVoice) {
    this.#server = server;
  }

  get on(): boolean {
    return feels("voice");
  }

  turn(on: boolean): void {
    this.trouble = null;
    turnSense("voice", on);
    if (!on) this.hush();
  }

  hush(): void {
    hushSpeech();
    hushSound();
  }

  /** Resolves to whether it was said to the end. */
  async say(line: Pick<Said, "spoken" | "sound">): Promise<boolean> {
    if (!this.on) return false;
    this.hush();
    if (line.sound !== null && isSound(line.sound)) return sound(line.sound);
    const voice = voiceIn("fr");
    if (voice !== null) return speak(line.spoken, voice);
    if (this.#server.present()) return this.#playClip(line.spoken);
    this.trouble = w("voice.none");
    return false;
  }

  async #playClip(words: string): Promise<boolean> {
    try {
      return await soundClip(await this.#server.clip(words), () => this.on);
    } catch (error) {
      this.trouble = error instanceof Refused ? error.message : null;
      return false;
    }
  }
}
