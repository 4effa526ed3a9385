import { pathIn } from "./paths.ts";
import type { LanCode } from "../domain/language.ts";

const link = /(<a\s[^>]*?href=")\/([^"#?]*)/gi;

/** Returns the urls of the shop's pages that a text's HTML links to: without the slash in front, query and anchor. */
export function urlsLinkedIn(html: string): string[] {
  return [...html.matchAll(link)].map(([, , url = ""]) => decoded(url));
}

/**
 * Returns a text's HTML with its links leading to the pages in a language: whatever language it is written in, a text names
 * them by their Polish addresses. `urls`: of the entities among them, by their Polish url.
 */
export function withLinksIn(html: string, lanCode: LanCode, urls: ReadonlyMap<string, string>): string {
  return html.replace(link, (_, before: string, url: string) => {
    const found = urls.get(decoded(url));
    return before + (found === undefined ? pathIn(`/${url}`, lanCode) : `/${found}`);
  });
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
