import { languageIn, pathIn, paths, polishPath } from "../../contract/paths.ts";

/** Whose paths go on with what is the shopper's own. */
const told = [paths.userOrder, paths.review, paths.stockAlert, paths.account, paths.newsletter];

/** Returns where the shopper is, as others may know it: an order's number and the key of its link are nobody else's business; queries are not told at all. */
export function publicLocation({ origin, pathname }: Pick<Location, "origin" | "pathname"> = location): string {
  const polish = polishPath(pathname);
  const start = told.find((path) => polish.startsWith(path));
  return origin + (start === undefined ? pathname : pathIn(start, languageIn(pathname).lanCode));
}
