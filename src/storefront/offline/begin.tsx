import { createRoot } from "react-dom/client";
import { atRest } from "../../domain/dictionary/pl/at-rest.ts";
import { Boundary } from "../app/Boundary.tsx";
import { teach } from "../app/text.ts";
import { followConnection } from "./connection.ts";
import { type InstallEvent, openInstallOffer } from "./install-offer.ts";
import { offerLanguage } from "./language-offer.ts";
import { Lines } from "./Lines.tsx";
import { registerWorker } from "./register-worker.ts";

teach(atRest);

/** Begins the service worker, the word on a lost connection, the offers of another language and to install, once: asked for anew, this code is there twice. `offers`: what the browser has offered so far. */
export function beginAtRest(offers: InstallEvent[]): void {
  if (document.querySelector("[data-at-rest]")) return;
  followConnection(window);
  openInstallOffer(offers);
  offerLanguage(window);
  const element = document.createElement("div");
  element.dataset["atRest"] = "";
  document.body.append(element);
  createRoot(element).render(
    <Boundary of="Lines">
      <Lines />
    </Boundary>,
  );
  // Where the browser rests, for what comes is many files.
  const rested = window.requestIdleCallback ?? ((begin: () => void) => setTimeout(begin, 200));
  rested(() => void registerWorker());
}
