import type { Crumb } from "../../contract/page-data.ts";
import { brandsPart, href, pathsIn } from "../../contract/paths.ts";
import { textsOfManufacturers } from "../../database/catalogue/manufacturers.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { manufacturersNode } from "../../domain/catalogue/category-tree.ts";
import { plainText } from "../plain-text.ts";
import { linksIn } from "../own-links.ts";
import { richText } from "../rich-text.ts";
import { layoutCacheTags, type Made, type Reading, type Wanted } from "../reading.ts";
import type { ListingAsked } from "./filtered-listing.ts";
import { listingHead, loadListing } from "./listing.ts";

/** The manufacturer page's source: everything of one brand. */
export async function manufacturerPages(
  reading: Reading,
  wanted: readonly Wanted[],
  asked: ListingAsked | null = null,
): Promise<Made<"manufacturer">[]> {
  const { db, language, layout } = reading;
  const texts = await textsOfManufacturers(
    db,
    wanted.map((page) => page.id),
    language.lanCode,
  );
  const led = await linksIn(
    reading,
    [...texts.values()].map(({ description }) => description),
  );
  const made: Made<"manufacturer">[] = [];
  for (const { path, id } of wanted) {
    const manufacturer = layout.manufacturers.find((candidate) => candidate.manufacturer_id === id);
    if (manufacturer === undefined) continue;
    const { listing, reads } = await loadListing(reading, { kind: "manufacturer", id }, asked);
    const { description = "", searchTitle = "", searchDescription = "" } = texts.get(id) ?? {};
    made.push({
      path,
      template: "manufacturer",
      head: listingHead(reading, {
        title: searchTitle || manufacturer.manufacturer_name,
        description:
          searchDescription ||
          plainText(description) ||
          textIn(language.lanCode, "HEAD_GOODS", { name: manufacturer.manufacturer_name }),
        path: href(manufacturer.url),
        listing,
      }),
      data: {
        ...listing,
        manufacturer,
        description: richText(led(description), manufacturer.manufacturer_name),
        crumbs: [brandsCrumb(reading), { name: manufacturer.manufacturer_name, url: manufacturer.url }],
      },
      reads: [...layoutCacheTags, `manufacturer:${id}`, ...reads],
    });
  }
  return made;
}

/** As in the menu: where the shop has no page under the brands' own address, all brands are named on the home page. */
function brandsCrumb({ language: { lanCode }, layout: { categories } }: Reading): Crumb {
  const isThere = categories.some(({ url }) => url === manufacturersNode.url);
  const url = isThere ? manufacturersNode.url : `${pathsIn[lanCode].home.slice(1)}#${brandsPart}`;
  return { name: textIn(lanCode, "LAYOUT_MANUFACTURERS"), url };
}
