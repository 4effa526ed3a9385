import { urlsLinkedIn, withLinksIn } from "../contract/own-links.ts";
import { pathsOfSame } from "../database/catalogue/paths.ts";
import type { Reading } from "./reading.ts";

/** Returns what leads the links of these texts to the pages in the language that is read. */
export async function linksIn(
  { db, language }: Pick<Reading, "db" | "language">,
  texts: Iterable<string>,
): Promise<(html: string) => string> {
  const { lanId, lanCode } = language;
  if (lanId === 1) return (html) => html;
  const linked = new Set([...texts].flatMap(urlsLinkedIn));
  const urls = await pathsOfSame(db, [...linked], lanId);
  return (html) => (linked.size === 0 ? html : withLinksIn(html, lanCode, urls));
}
