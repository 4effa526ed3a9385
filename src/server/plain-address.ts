import { withoutControls } from "../domain/plain-signs.ts";

/**
 * Returns an address that asks for nothing with control signs (U+0000 to U+001F, U+007F to U+009F): no text of the shop
 * has any, so nothing behind this door ever meets them in one. What stands in a search's place stays one:
 * `/__/bluza%00` is a search for 'bluza'.
 */
export function plainAddress(url: string): string {
  return url.replace(/(?:%[01][\da-f]|%7f|%c2%[89][\da-f])+/gi, (signs) =>
    encodeURIComponent(withoutControls(decodeURIComponent(signs))),
  );
}
