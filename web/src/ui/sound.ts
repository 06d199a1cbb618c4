const FREQUENCY = 880;

/** When each tone begins and ends, in seconds. */
const TONES = {
  beep: [[0, 0.25]],
  "double-beep": [
    [0, 0.2],
    [0.3, 0.5],
  ],
  long: [[0, 1.2]],
} as const;

export type Sound = keyof typeof TONES;
export const isSound = (name: string): name is Sound => name in TONES;

let audio: AudioContext | null = null;

/** Browsers give sound only after a press of a key or a button: call it from one. */
export function wakeSound(): void {
  audio ??= new AudioContext();
  void audio.resume();
}

export function sound(name: Sound): void {
  wakeSound();
  if (audio === null) return;
  for (const [start, end] of TONES[name]) {
    const tone = audio.createOscillator();
    tone.frequency.value = FREQUENCY;
    tone.connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + end);
  }
}
