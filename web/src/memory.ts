// What this browser remembers from one visit to the next. A browser that refuses storage forgets, nothing breaks.
const PREFIX = "nonuple.";

export function remembered(name: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** A list that was remembered: those of its entries that are what they should be; none where it was spoilt. */
export function rememberedList<One>(name: string, isOne: (value: unknown) => value is One): One[] {
  try {
    const found: unknown = JSON.parse(remembered(name) ?? "[]");
    return Array.isArray(found) ? found.filter(isOne) : [];
  } catch {
    return [];
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
