import type { Phase } from "../../ui/timer";
import { remember, remembered } from "../../memory";
import { beep, readySound } from "./sounds";

export interface Sound {
  on: boolean;
}

/** Beeps at the signal and at the end of the time, if the player wants them. Call it as a component starts. */
export function sounding(phase: () => Phase | undefined): Sound {
  let on = $state(remembered("player.beeps") === "on");
  let former: Phase | undefined;
  $effect(() => {
    const now = phase();
    if (on && former === "running" && now === "last") beep("signal");
    if (on && former === "last" && now === "over") beep("end");
    former = now;
  });
  $effect(() => {
    if (!on) return;
    window.addEventListener("pointerdown", readySound, { once: true });
    return () => window.removeEventListener("pointerdown", readySound);
  });
  return {
    get on() {
      return on;
    },
    set on(wanted) {
      on = wanted;
      remember("player.beeps", wanted ? "on" : null);
      if (wanted) {
        readySound();
        beep("signal");
      }
    },
  };
}
