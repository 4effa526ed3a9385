import { createContext, useContext } from "react";
import { useStore } from "zustand/react";
import type { AnyPage, Layout } from "../../../contract/page-data.ts";
import { travel } from "./navigate.ts";

/** The page the browser was given. A page shown later is told by `travel`: React would look for readers of a context in all of the shell. */
export const FirstPageContext = createContext<AnyPage | null>(null);

/** What stands around pages: the same object for as long as it says the same, so that a new page does not render it again. */
export const LayoutContext = createContext<Layout | null>(null);

/** The page being shown. */
export function usePage(): AnyPage {
  const first = useContext(FirstPageContext);
  // The same answer before and after `travel` is told of the first page: nothing is rendered anew for it.
  return there(useStore(travel, ({ page }) => page ?? first));
}

/** Returns what a part reads off the page being shown; it is rendered again only where that is another. */
export function usePageValue<T extends string | null>(read: (page: AnyPage) => T): T {
  const first = useContext(FirstPageContext);
  return useStore(travel, ({ page }) => read(there(page ?? first)));
}

/** What every page carries around its own data: categories, manufacturers, contact, rates. */
export function useLayout(): Layout {
  return there(useContext(LayoutContext));
}

function there<T>(shown: T | null): T {
  if (shown === null) throw new Error("Nothing is shown outside a page");
  return shown;
}
