// What this browser remembers from one visit to the next. A browser that refuses storage forgets, nothing breaks.
const PREFIX = "nonuple.";

export function remembered(name: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(
  name: string,
  value: string | null,
  storage: () => Storage = () => localStorage,
): void {
  try {
    if (value === null) storage().removeItem(PREFIX + name);
    else storage().setItem(PREFIX + name, value);
  } catch {
    // Kept for this page only.
  }
}
