import type { Packing } from "../../contract/operator/packing.ts";
import { packingPath, packingWorkerPath } from "../../contract/operator/packing-paths.ts";
import { jpegHref } from "../../contract/paths.ts";
import { workerAddress } from "../../ui/worker-address.ts";
import { picturesCache } from "./stored.ts";

/** What the cache of the page's files is called, before the build. */
const pageCache = "bruk-packing:";

/** The size in which goods are shown while they are packed. */
export const packingPicture = "640x800";

/** Has the page open without a network from now on: its worker answers for it with what is put into the cache here. Where a browser has no workers, it needs the network to open. */
export async function cachePage(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  await navigator.serviceWorker.register(workerAddress(packingWorkerPath), { scope: packingPath });
  await cacheFiles();
}

/** Keeps every file of the page that has come so far: code, styles, letters and, once a camera has read a code, what reads it. */
export async function cacheFiles(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/admin/assets/"))
    .map(({ pathname }) => pathname);
  // A cache a build: what an earlier one has left is of no use beside another page.
  const name = pageCache + new URL(document.querySelector<HTMLScriptElement>("script[type=module]")!.src).pathname;
  const cache = await caches.open(name);
  const kept = await pathsIn(cache);
  const missing = files.filter((path) => !kept.includes(path));
  await Promise.allSettled([packingPath, ...missing].map((path) => cache.add(path)));
  const others = (await caches.keys()).filter((other) => other.startsWith(pageCache) && other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}

/** Keeps the pictures of what is to be packed, and no others. */
export async function cachePictures({ orders }: Packing): Promise<void> {
  if (!("caches" in globalThis) || navigator.serviceWorker?.controller == null) return;
  const pictures = orders.flatMap(({ lines }) => lines.flatMap(({ picture }) => picture ?? []));
  const wanted = new Set(pictures.map((picture) => jpegHref(picture, packingPicture)));
  const cache = await caches.open(picturesCache);
  const kept = await pathsIn(cache);
  await Promise.allSettled([...wanted].filter((path) => !kept.includes(path)).map((path) => cache.add(path)));
  await Promise.all(kept.filter((path) => !wanted.has(path)).map((path) => cache.delete(path)));
}

async function pathsIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}
