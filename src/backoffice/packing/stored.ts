/** What packing keeps on the device, so that it goes on without a network: one record, gone with the session. */
import type { Packing } from "../../contract/operator/packing.ts";
import type { Session } from "../../contract/operator/session.ts";
import type { Ticks } from "../../domain/parcel/packing.ts";
import type { RefusalCode } from "../api.ts";

/** A parcel that was packed here, until the shop knows of it. */
export interface PackAct {
  /** Tells the shop two sendings of it from two parcels. */
  key: string;
  number: number;
  lines: { position: number; variantId: number; quantity: number }[];
  tracking: string | null;
  /** Grams. */
  weight: number | null;
  /** A picture of the box, as base 64. */
  picture: string | null;
}

export interface StoredPacking {
  /** Whose all of this is. */
  session: Session | null;
  /** What is to be packed, as it was last read. */
  packing: Packing | null;
  /** What the shop does not know yet, first things first. */
  acts: PackAct[];
  /** What it has refused, until somebody has seen it. */
  refused: { act: PackAct; code: RefusalCode }[];
  /** Ticked pieces, by the order's number. */
  ticks: Record<number, Ticks>;
  /** Lines that were not found on their shelf, by the order's number. */
  missing: Record<number, number[]>;
  /** Orders that were changed after pieces of them were ticked: the ticks are gone, which is said until they are begun anew. */
  changed: number[];
  /** Pieces that were fetched from their shelf for the orders that are chosen, by variant. */
  taken: Record<number, number>;
  /** Orders that are fetched and packed together. */
  chosen: number[];
  /** Orders that are packed one after the other, as they were when it began; none in the queue. */
  round: number[];
}

const name = "bruk-packing";
/** The cache with the pictures of what is to be packed. */
export const picturesCache = "bruk-packing-pictures";

/** Returns what is kept here; null: nothing, or the browser keeps nothing. */
export async function readStored(): Promise<StoredPacking | null> {
  return inStore<StoredPacking | undefined>(
    "readonly",
    (store) => store.get("packing") as IDBRequest<StoredPacking | undefined>,
  )
    .then((kept) => kept ?? null)
    .catch(() => null);
}

/** Keeps it in place of what was kept before. In a browser that keeps nothing it lasts as long as the page. */
export async function writeStored(kept: StoredPacking): Promise<void> {
  await inStore("readwrite", (store) => store.put(kept, "packing")).catch(() => undefined);
}

/** Returns how many parcels the shop does not know of yet. */
export async function unsentParcels(): Promise<number> {
  return (await readStored())?.acts.length ?? 0;
}

/** Forgets everything; with `exceptActs` not what the shop does not know yet, which nothing of a buyer is in but what somebody typed or photographed. */
export async function forgetStored({ exceptActs }: { exceptActs: boolean }): Promise<void> {
  if (!("indexedDB" in globalThis)) return;
  const kept = await readStored();
  if (kept === null) return;
  if ("caches" in globalThis) await caches.delete(picturesCache);
  if (exceptActs && kept.acts.length > 0)
    await writeStored({
      ...kept,
      packing: null,
      ticks: {},
      missing: {},
      changed: [],
      taken: {},
      chosen: [],
      round: [],
      refused: [],
    });
  else await inStore("readwrite", (store) => store.clear()).catch(() => undefined);
}

function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("the browser keeps nothing"));
    const opening = indexedDB.open(name, 1);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("packing"));
    opening.addEventListener("error", fail);
    opening.addEventListener("success", () => {
      const database = opening.result;
      const transaction = database.transaction("packing", mode);
      const request = ask(transaction.objectStore("packing"));
      transaction.addEventListener("complete", () => (database.close(), resolve(request.result)));
      transaction.addEventListener("error", fail);
      transaction.addEventListener("abort", fail);
    });
  });
}
