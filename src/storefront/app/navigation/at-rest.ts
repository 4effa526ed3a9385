import type { InstallEvent } from "../../offline/install-offer.ts";

/** Milliseconds after the start: what a page needs has come by then, and the shopper reads. */
const rests = 10_000;

/**
 * Begins what no page needs to be seen or bought from, in code of its own: the service worker, the word on a lost
 * connection, the offer to install. At once where there is no network.
 */
export function startAtRest(): void {
  const offers: InstallEvent[] = [];
  // A network that is lost before that code is there has it come when the network does.
  const begin = () =>
    void import("../../offline/begin.tsx").then(
      ({ beginAtRest }) => beginAtRest(offers),
      () => addEventListener("online", begin, { once: true }),
    );
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offers[0] = event as InstallEvent;
  });
  setTimeout(begin, navigator.onLine ? rests : 0);
}
