/** The worker of a shop that has switched its worker off: takes the place of any other, ends what it kept, and goes. */
import { worker } from "./worker-scope.ts";

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("bruk-")) await caches.delete(name);
  await worker.registration.unregister();
}
