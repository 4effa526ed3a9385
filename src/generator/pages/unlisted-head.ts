import type { Head } from "../../contract/page-data.ts";
import { headText, type PageName } from "../head-text.ts";
import type { Reading } from "../reading.ts";
import { titled } from "./listing.ts";

/** Returns the head of a page that has no entity behind it and that no search engine is to list. */
export function unlistedHead(page: PageName, canonical: string, { layout, language }: Omit<Reading, "db">): Head {
  const { title, description } = headText(page, language.lanCode);
  return { title: titled(title, layout), description, canonical, image: null, noindex: true };
}
