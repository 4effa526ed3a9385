import type { ReactNode } from "react";
import type { Listing } from "../../../contract/page-data.ts";

type Print = (listing: Listing, path: string) => ReactNode;

let print: Print = () => null;

/** The renderer gives the form of the filters, which the browser fetches only when they are opened. */
export function givePrintedForm(form: Print): void {
  print = form;
}

/** Answers the form while a page is printed; nothing in the browser. */
export function printedForm(listing: Listing, path: string): ReactNode {
  return print(listing, path);
}
