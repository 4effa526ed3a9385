import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const mostCached = 500;

/** A stand-in's orders by their ids, the newest few hundred; with a file they outlive a restart. */
export interface StoredOrders<T> {
  get(id: string): T | undefined;
  find(wanted: (order: T) => boolean): T | undefined;
  put(id: string, order: T): void;
}

/** Opens a stand-in's orders. */
export function storedOrders<T>(file?: string): StoredOrders<T> {
  const orders = new Map<string, T>(file === undefined ? [] : read<T>(file));
  return {
    get: (id) => orders.get(id),
    find: (wanted) => [...orders.values()].find(wanted),
    put(id, order) {
      orders.set(id, order);
      if (orders.size > mostCached) orders.delete(orders.keys().next().value!);
      if (file === undefined) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify([...orders]));
      renameSync(`${file}.new`, file);
    },
  };
}

function read<T>(file: string): [string, T][] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as [string, T][];
  } catch {
    return [];
  }
}
