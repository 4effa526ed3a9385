// The shopper's own lists, kept by the browser; the same for both apps.

export interface Stored {
  /** The ids in it; the same array until it changes. */
  read(): readonly string[];
  change(ids: readonly string[]): void;
  /** Calls back after each change; returns how to stop that. */
  listen(heard: () => void): () => void;
}

/** What is in the cart: ids of sizes, one for each piece. */
export const cart = keep("cart");
/** Ids of the products to be compared. */
export const compared = keep("compared");

/** Puts an id in, or takes it out if it is there. */
export function toggle(list: Stored, id: string): void {
  const ids = list.read();
  list.change(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
}

function keep(name: string): Stored {
  const listeners = new Set<() => void>();
  let ids: readonly string[] | undefined;
  return {
    read: () => (ids ??= JSON.parse(localStorage.getItem(name) ?? "[]") as string[]),
    change(to) {
      ids = to;
      localStorage.setItem(name, JSON.stringify(to));
      for (const heard of listeners) heard();
    },
    listen(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}
