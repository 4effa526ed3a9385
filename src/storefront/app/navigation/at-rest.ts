import type { InstallEvent } from "../../offline/install-offer.ts";

/** Milliseconds after the start: what a page needs has come by then, and the shopper reads; who reads another language than the page's is offered it sooner. */
const rests = 10_000;
const restsAbroad = 3_000;

/**
 * Begins what no page needs to be seen or bought from, in code of its own: the service worker, the word on a lost
 * connection, the offer to install. At once where there is no network.
 */
export function startAtRest(): void {
  const offers: InstallEvent[] = [];
  const begin = () =>
    void import("../../offline/begin.tsx").then(
      ({ beginAtRest }) => beginAtRest(offers),
      () => undefined,
    );
  // A network that is lost before that code is there has it come when the network does.
  addEventListener("online", begin);
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offers[0] = event as InstallEvent;
  });
  const abroad = !navigator.language.toLowerCase().startsWith(document.documentElement.lang);
  setTimeout(begin, navigator.onLine ? (abroad ? restsAbroad : rests) : 0);
}
