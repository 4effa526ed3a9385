import { createContext, useContext } from "react";
import type { AnyPage, Layout } from "../../contract/page-data.ts";

/** The page being shown. */
export const PageContext = createContext<AnyPage | null>(null);

export function usePage(): AnyPage {
  const page = useContext(PageContext);
  if (page === null) throw new Error("Nothing is shown outside a page");
  return page;
}

/** What every page carries around its own data: categories, manufacturers, contact, rates. */
export function useLayout(): Layout {
  return usePage().layout;
}
