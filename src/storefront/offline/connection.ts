import { createStore } from "zustand/vanilla";
import type { FromWorker } from "../service-worker/messages.ts";

/** Whether the shop can be reached, as far as the browser and the service worker know. */
export const connection = createStore<{ offline: boolean }>(() => ({ offline: isCut() }));

let followed = false;

/** Follows, once, the browser's word and the worker's, which knows of a network that is there and does not answer. */
export function followConnection(browser: Window): void {
  if (followed) return;
  followed = true;
  const look = () => connection.setState({ offline: isCut() });
  browser.addEventListener("online", look);
  browser.addEventListener("offline", look);
  browser.navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "lost") connection.setState({ offline: true });
    if (data.kind === "found") look();
  });
  look();
}

function isCut(): boolean {
  return globalThis.navigator?.onLine === false;
}
