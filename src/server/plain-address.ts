import { pathsIn } from "../contract/paths.ts";
import { suggestPath } from "../contract/told-paths.ts";
import { withoutControls } from "../domain/plain-signs.ts";

/** What is followed by words of a visitor's own; anything else that holds such signs is the address of nothing. */
const asked = [...Object.values(pathsIn).flatMap(({ search, userOrder }) => [search, userOrder]), suggestPath].flatMap(
  (path) => [path, `/page-data${path}`],
);

/**
 * Returns an address whose words hold no control signs (U+0000 to U+001F, U+007F to U+009F): no text of the shop has any,
 * and nothing behind this door meets them in what somebody looks for. What stands in a search's place stays one:
 * `/__/bluza%00` is a search for 'bluza'.
 */
export function plainAddress(url: string): string {
  if (!asked.some((path) => url.startsWith(path))) return url;
  return url.replace(/(?:%[01][\da-f]|%7f|%c2%[89][\da-f])+/gi, (signs) =>
    encodeURIComponent(withoutControls(decodeURIComponent(signs))),
  );
}
