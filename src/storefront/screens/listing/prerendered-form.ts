import type { ReactNode } from "react";
import type { Listing } from "../../../contract/page-data.ts";

type Prerender = (listing: Listing, path: string) => ReactNode;

let prerender: Prerender = () => null;

/** The renderer gives the form of the filters, which the browser fetches only when they are opened. */
export function givePrerenderedForm(form: Prerender): void {
  prerender = form;
}

/** Returns the form while a page is prerendered; nothing in the browser. */
export function prerenderedForm(listing: Listing, path: string): ReactNode {
  return prerender(listing, path);
}
