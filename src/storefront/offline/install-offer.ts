import { createStore } from "zustand/vanilla";
import { cartQuantity } from "../../domain/order/cart.ts";
import { session } from "../session/store.ts";

/** The browser's own offer to install the shop; its own types do not know it everywhere. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Since when the shopper is known, milliseconds since 1970, and whether the offer was shown: it comes once. */
export interface StoredOffer {
  first: number;
  over: boolean;
}

/** The offer on the screen; null: none. */
export const installOffer = createStore<{ event: InstallEvent | null }>(() => ({ event: null }));

/** Kept under a key of its own: it is no part of the session (specification, point 3). */
const key = "appOffer";
/** Milliseconds that part two visits. */
const between = 1_800_000;

/** Shows the browser's offer once: from the second visit on, or when something is in the cart; never again on a later page, answered or not. */
export function openInstallOffer(offers: InstallEvent[]): void {
  const stored = storedOffer(read()) ?? { first: Date.now(), over: false };
  write(stored);
  if (stored.over) return;
  let due = isSecondVisit(stored, Date.now()) || cartQuantity(session.getState().products) > 0;
  const show = () => due && !offersOver && installOffer.setState({ event: offers[0] ?? null });
  session.subscribe((now, before) => {
    due ||= cartQuantity(now.products) > cartQuantity(before.products);
    show();
  });
  addEventListener("beforeinstallprompt", show);
  addEventListener("appinstalled", endOffer);
  show();
}

/** Keeps that the offer is seen. */
export function recordSeen(): void {
  write({ first: storedOffer(read())?.first ?? Date.now(), over: true });
}

/** Takes the offer away for good. */
export function endOffer(): void {
  installOffer.setState({ event: null });
  offersOver = true;
  recordSeen();
}

/** Returns the sound part of what is kept. */
export function storedOffer(raw: string | null): StoredOffer | null {
  try {
    const { first, over } = JSON.parse(raw ?? "null") as Record<string, unknown>;
    return typeof first === "number" ? { first, over: over === true } : null;
  } catch {
    return null;
  }
}

export function isSecondVisit({ first }: StoredOffer, now: number): boolean {
  return now - first > between;
}

let offersOver = false;

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Who cannot say no for good is not asked.
    return JSON.stringify({ first: 0, over: true });
  }
}

function write(offer: StoredOffer): void {
  try {
    localStorage.setItem(key, JSON.stringify(offer));
  } catch {
    // A full storage: for this page the answer holds.
  }
}
