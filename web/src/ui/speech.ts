import type { Language } from "../i18n";

const synthesis = (): SpeechSynthesis | null =>
  (globalThis as Partial<typeof globalThis>).speechSynthesis ?? null;

export const speaks = (): boolean => synthesis() !== null;

/** A voice of this machine: others would send what they say to some server. */
export const voiceIn = (language: Language): SpeechSynthesisVoice | null =>
  synthesis()
    ?.getVoices()
    .find((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language)) ?? null;

/** Resolves to whether it was said to the end. */
export function speak(words: string, voice: SpeechSynthesisVoice): Promise<boolean> {
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  return new Promise((resolve) => {
    utterance.onend = () => resolve(true);
    utterance.onerror = () => resolve(false);
    synthesis()?.speak(utterance);
  });
}

export const hushSpeech = (): void => synthesis()?.cancel();
