import { listingHref, type ListingView } from "../../../contract/listing-address.ts";
import { navigate } from "../../app/navigation/navigate.ts";

/**
 * Shows another view of a listing in its place: the scroll and the focus stay, unless the products begin
 * above the window, where nobody would see that they changed. Views of one group are one step back.
 */
export async function changeListing(
  path: string,
  view: ListingView,
  { group }: { group?: string | undefined } = {},
): Promise<void> {
  await navigate(listingHref(path, view), { group, stay: true });
  const listing = document.getElementById("listing");
  if (listing !== null && listing.getBoundingClientRect().top < 0) listing.scrollIntoView({ behavior: "instant" });
}
