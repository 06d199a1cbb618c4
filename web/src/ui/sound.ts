/** What a signal may sound like: how high, and how long each tone dies away, none for one that stops short. */
const BELLS = {
  beep: { frequency: 880, fade: 0 },
  bell: { frequency: 1318, fade: 1.4 },
  gong: { frequency: 196, fade: 2.5 },
} as const;
export type Bell = keyof typeof BELLS;
export const BELL_NAMES = Object.keys(BELLS) as Bell[];

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

/** Milliseconds that a browser may take to give sound: what it holds back longer is not given later. */
const PATIENCE = 300;

let audio: AudioContext | null = null;
let playing: AudioScheduledSourceNode[] = [];

/** Browsers give sound only after a press of a key or a button: call it from one. */
export function wakeSound(): AudioContext {
  audio ??= new AudioContext();
  void audio.resume();
  return audio;
}

/** Where sounds go, or null while the browser lets none be heard. */
async function awake(): Promise<AudioContext | null> {
  const context = wakeSound();
  const late = new Promise((resume) => setTimeout(resume, PATIENCE));
  if (context.state !== "running") await Promise.race([context.resume(), late]);
  return context.state === "running" ? context : null;
}

/** Resolves to whether it was heard to the end. */
function heard(source: AudioScheduledSourceNode, at: number): Promise<boolean> {
  source.start(at);
  playing.push(source);
  return new Promise((resolve) => {
    source.onended = () => {
      resolve(playing.includes(source));
      playing = playing.filter((one) => one !== source);
    };
  });
}

/** Gives a signal, as loud as a room needs it or softer; whether it was heard to the end. */
export async function sound(name: Sound, volume = 1, bell: Bell = "beep"): Promise<boolean> {
  const context = await awake();
  if (context === null) return false;
  const now = context.currentTime;
  const { frequency, fade } = BELLS[bell];
  const tones = TONES[name].map(([start, end]) => {
    const tone = new OscillatorNode(context, { frequency });
    const gain = new GainNode(context, { gain: volume });
    tone.connect(gain).connect(context.destination);
    const given = heard(tone, now + start);
    if (fade > 0) gain.gain.setTargetAtTime(0, now + start + 0.05, fade / 4);
    tone.stop(now + end + fade);
    return given;
  });
  return (await Promise.all(tones)).every(Boolean);
}

/** Gives what was recorded, unless it is no longer wanted by then; whether it was heard to the end. */
export async function soundClip(bytes: ArrayBuffer, wanted: () => boolean): Promise<boolean> {
  const context = await awake();
  if (context === null) return false;
  const source = context.createBufferSource();
  source.buffer = await context.decodeAudioData(bytes);
  source.connect(context.destination);
  return wanted() && heard(source, context.currentTime);
}

export function hushSound(): void {
  const cut = playing;
  playing = [];
  cut.forEach((source) => source.stop());
}
