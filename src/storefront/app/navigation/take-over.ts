import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { beginTakeOver } from "./taking-over.ts";
import { reportRuntimeError } from "../report-error.ts";

/**
 * Has React take over the prerendered page. Should anything fail, what was prerendered stands there again, without anybody
 * who listens, and `data-prerendered` has the head give it what a browser without JavaScript shows (`head.ts`).
 */
export function takeOver(root: HTMLElement, shop: ReactNode): void {
  const prerendered = [...root.childNodes];
  const { pathname, search } = location;
  const giveBack = () => {
    // Another page has been gone to meanwhile: its own page comes with it.
    if (location.pathname !== pathname || location.search !== search) return location.reload();
    const fresh = root.cloneNode(false) as HTMLElement;
    fresh.append(...prerendered);
    root.replaceWith(fresh);
    document.documentElement.dataset["prerendered"] = "";
  };
  beginTakeOver();
  try {
    hydrateRoot(root, shop, {
      onUncaughtError: (error, { componentStack }) => {
        // React is still about to take its own elements away.
        queueMicrotask(giveBack);
        reportRuntimeError(error, componentStack);
        reportError(error);
      },
    });
  } catch (error) {
    giveBack();
    throw error;
  }
}
