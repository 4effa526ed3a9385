import type { StoreApi } from "zustand/vanilla";

/**
 * Stands in for `useStore` where pages are prerendered: nothing changes while one is rendered, so the initial
 * values are answered without React's watch over the store, which costs a tenth of a page.
 */
export function useStore<S, T>(store: StoreApi<S>, select: (state: S) => T = (state) => state as unknown as T): T {
  return select(store.getInitialState());
}
