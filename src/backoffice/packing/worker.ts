/**
 * The service worker of packing: it opens the page where there is no network, from what the page itself has put into the
 * cache. It keeps nothing of what the API answers.
 */
import { packingPath } from "../../contract/operator/packing-paths.ts";

interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}
interface WorkEvent {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends WorkEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== worker.location.origin) return;
  if (mode === "navigate") event.respondWith(pageOf(event.request));
  else if (/^\/(?:admin\/assets|images)\//.test(pathname)) event.respondWith(fileOf(event.request));
});

/** The server's page; where no answer comes, the one that is kept: it is the same at every address. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(packingPath);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** A file whose name is another when it changes. */
async function fileOf(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
