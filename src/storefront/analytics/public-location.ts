import { paths } from "../../contract/paths.ts";

/** Returns where the shopper is, as others may know it: an order's number and the key of its link are nobody else's business; queries are not told at all. */
export function publicLocation(): string {
  const { origin, pathname } = location;
  return (
    origin +
    ([paths.userOrder, paths.review, paths.stockAlert, paths.account].find((start) => pathname.startsWith(start)) ??
      pathname)
  );
}
