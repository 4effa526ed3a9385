import type { Listing } from "../../../contract/page-data.ts";
import { prerenderedForm } from "./prerendered-form.ts";

/** The form of the filters, prerendered where it is asked for: for browsers without JavaScript alone. */
export function PrerenderedFilters({ listing, path }: { listing: Listing; path: string }) {
  return listing.open ? <noscript>{prerenderedForm(listing, path)}</noscript> : null;
}
