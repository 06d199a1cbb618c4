import type { OwnGame, Shelf } from "./shapes";

const STORE = "games";

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });

const whole = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
  });

/** The games of this browser. */
export async function openShelf(): Promise<Shelf> {
  const opening = indexedDB.open("nonuple", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "id" });
  const base = await done(opening);
  return {
    get: (id) => done(base.transaction(STORE).objectStore(STORE).get(id) as IDBRequest<OwnGame | undefined>),
    all: () => done(base.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<OwnGame[]>),
    put: async (game) => {
      const writing = base.transaction(STORE, "readwrite", { durability: "strict" });
      writing.objectStore(STORE).put(game);
      await whole(writing);
    },
  };
}
