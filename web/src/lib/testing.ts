/** A browser's storage, in memory, for tests; it refuses to hold more than so many entries. */
export function fakeStorage(most = Infinity): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => {
      if (!held.has(name) && held.size >= most) throw new DOMException("full", "QuotaExceededError");
      held.set(name, value);
    },
    removeItem: (name) => void held.delete(name),
    clear: () => held.clear(),
  };
}
