import { everySecond, type Reading, type ServerClock, type Timer } from "./clock";

/** What the clock shows now; null while the timer or the server's clock is unknown. Call it as a component starts. */
export function countdown(timer: () => Timer | null | undefined, server: () => ServerClock | null) {
  let reading = $state.raw<Reading | null>(null);
  $effect(() => {
    const known = timer();
    const clock = server();
    if (!known || clock === null) {
      reading = null;
      return;
    }
    return everySecond(known, clock, (shown) => (reading = shown));
  });
  return {
    get reading() {
      return reading;
    },
  };
}
