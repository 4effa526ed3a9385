import { createStore } from "zustand/vanilla";
import type { SignInProvider } from "../../domain/customer/sign-in.ts";

/** What the sign-in buttons remember while the page is open; the panel and the login modal show the same. */
export interface Connecting {
  /** Whom the shopper is signing in with at this moment. */
  busy: SignInProvider | null;
  /** Said beside the buttons. */
  trouble: string | null;
  /** The provider's own button is needed: its window did not open by itself. */
  ownButton: boolean;
  /** What the shop says to a shopper who is connected and has no account under this identity. */
  note: string | null;
}

export const atRest: Connecting = { busy: null, trouble: null, ownButton: false, note: null };

export const connecting = createStore<Connecting>(() => atRest);
