import { createContext, useContext } from "react";
import { useStore } from "zustand/react";
import type { AnyPage, Layout } from "../../../contract/page-data.ts";
import { pathIn } from "../../../contract/paths.ts";
import type { LanCode } from "../../../domain/language.ts";
import { travel } from "./navigate.ts";

/** The page the browser was given. A page shown later is told by `travel`: React would look for readers of a context in all of the shell. */
export const FirstPageContext = createContext<AnyPage | null>(null);

/** What stands around pages: the same object for as long as it says the same, so that a new page does not render it again. */
export const LayoutContext = createContext<Layout | null>(null);

/** The language of the page being shown, which its links stay in. */
export const LanguageContext = createContext<LanCode>("pl");

/** Returns what leads to an own page of the shop in the language of the page being shown, given its path in Polish. */
export function useOwnHref(): (path: string) => string {
  const lanCode = useContext(LanguageContext);
  return (path) => pathIn(path, lanCode);
}

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
