/** The service worker: what the shop keeps in the browser to work without a network, and how a new build takes over. */
import { answers, keepToo } from "./answers.ts";
import type { ToWorker } from "./messages.ts";
import { keepShell, takeOver } from "./shell.ts";
import { strategyOf } from "./strategy.ts";
import { worker } from "./worker-scope.ts";

const { origin } = worker.location;

// A worker that follows another waits until a page tells it that nothing would be lost.
worker.addEventListener("install", (event) => event.waitUntil(keepShell()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  const message = event.data as ToWorker;
  if (message.kind === "take over") void worker.skipWaiting();
  else
    event.waitUntil(
      Promise.allSettled([
        ...message.seen.map((url) => keepThis(url, "only-if-cached")),
        ...message.needed.map((url) => keepThis(url, "force-cache")),
      ]),
    );
});
worker.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  const strategy = strategyOf({ method, url, navigation: mode === "navigate" }, origin);
  if (strategy !== "leave") event.respondWith(answers[strategy](event));
});

function keepThis(url: string, cache: RequestCache): Promise<void> {
  return keepToo(strategyOf({ method: "GET", url, navigation: true }, origin), url, cache);
}
