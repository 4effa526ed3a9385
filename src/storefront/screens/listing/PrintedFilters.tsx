import type { Listing } from "../../../contract/page-data.ts";
import { printedForm } from "./printed-form.ts";

/** The form of the filters, printed where it is asked for: for browsers without JavaScript alone. */
export function PrintedFilters({ listing, path }: { listing: Listing; path: string }) {
  return listing.open ? <noscript>{printedForm(listing, path)}</noscript> : null;
}
