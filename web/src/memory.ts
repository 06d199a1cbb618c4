// What this browser remembers from one visit to the next. A browser that refuses storage forgets, nothing breaks.
const PREFIX = "nonuple.";

export function remembered(name: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** What was remembered by `rememberAs`; the fallback where nothing was, or it was spoilt. */
export function rememberedAs<Value>(name: string, fallback: Value, storage?: () => Storage): Value {
  try {
    return (JSON.parse(remembered(name, storage) ?? "null") as Value | null) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Whether a value that was remembered has these fields. */
export const hasFields =
  <One>(kinds: { [Field in keyof One]?: "string" | "number" }) =>
  (value: unknown): value is One =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(kinds).every(([field, kind]) => typeof value[field as keyof typeof value] === kind);

/** A list that was remembered: those of its entries that are what they should be; none where it was spoilt. */
export function rememberedList<One>(name: string, isOne: (value: unknown) => value is One): One[] {
  const found = rememberedAs<unknown>(name, []);
  return Array.isArray(found) ? found.filter(isOne) : [];
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

export const rememberAs = (name: string, value: unknown, storage?: () => Storage): void =>
  remember(name, JSON.stringify(value), storage);

/** The first of a list, as many as are worth it. */
export const rememberList = (name: string, list: readonly unknown[], most: number): void =>
  remember(name, list.length > 0 ? JSON.stringify(list.slice(0, most)) : null);
