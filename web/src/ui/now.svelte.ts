/** The time by this device's clock, looked at every so often, and anew when what it is compared with changes. */
export function ticking(every: number, compared?: () => unknown): { readonly now: number; look: () => void } {
  let now = $state(Date.now());
  const look = (): void => void (now = Date.now());
  $effect(() => {
    compared?.();
    look();
    const ticks = setInterval(look, every);
    return () => clearInterval(ticks);
  });
  return {
    get now() {
      return now;
    },
    look,
  };
}
