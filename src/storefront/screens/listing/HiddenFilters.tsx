import { listingHref, plainView } from "../../../contract/listing-address.ts";
import type { Listing } from "../../../contract/page-data.ts";

/** What a form that sends another order says of the rest of the view, so that it stays. */
export function HiddenFilters({ listing: { filters, perPage } }: { listing: Listing }) {
  const kept = [...new URLSearchParams(listingHref("", { ...plainView, filters, perPage }).slice(1))];
  return kept.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
