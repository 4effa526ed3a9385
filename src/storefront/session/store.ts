/** The one owner of the shopper's session: cart, checkout, account, language, currency. */
import { useStore } from "zustand/react";
import { createStore } from "zustand/vanilla";
import type { Language } from "../../domain/language.ts";
import type { Currency } from "../../domain/money.ts";
import { initialState, type SessionState } from "./state.ts";

/**
 * The store without React, for actions and for the page's start. It begins with the initial values;
 * `startSession` brings back what the browser has kept.
 */
export const session = createStore<SessionState>(() => initialState);

/** Has the initial values be those of a page in this language and currency: while one is prerendered, and while it is taken over. */
export function beginIn({ lanId, lanCode }: Language, currency: Currency = "pln"): void {
  const begun = { ...initialState, lanId, lanCode, currency };
  session.getInitialState = () => begun;
}

/**
 * Returns a part of the session and renders again when that part changes. While prerendered HTML is being
 * taken over it answers from the initial values, the ones the page was prerendered with.
 */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(session, select);
}
