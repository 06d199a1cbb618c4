/** How high each beep is, in hertz: one at the signal, two at the end. */
const BEEPS = { signal: [880], end: [660, 440] } as const;
const LENGTH = 0.18;
const SPACE = 0.26;

let context: AudioContext | null = null;

/** To be called from a touch: browsers let no page sound before. */
export function readySound(): void {
  context ??= new AudioContext();
  void context.resume();
}

export function beep(kind: keyof typeof BEEPS): void {
  if (context === null || context.state !== "running") return;
  const start = context.currentTime;
  for (const [at, height] of BEEPS[kind].entries()) {
    const tone = new OscillatorNode(context, { frequency: height });
    const volume = new GainNode(context, { gain: 0.2 });
    tone.connect(volume).connect(context.destination);
    tone.start(start + at * SPACE);
    tone.stop(start + at * SPACE + LENGTH);
  }
}
