import { plainView } from "../../contract/listing-address.ts";
import { href } from "../../contract/paths.ts";
import { textsOfCategories } from "../../database/catalogue/categories.ts";
import { fillingsOf } from "../../database/catalogue/category-fillings.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { folded } from "../../domain/folded.ts";
import { sameWord } from "../../domain/search/stems.ts";
import { crumbsTo } from "../crumbs.ts";
import { plainText } from "../plain-text.ts";
import { linksIn } from "../own-links.ts";
import { richText } from "../rich-text.ts";
import { layoutCacheTags, type Made, type Reading, type Wanted } from "../reading.ts";
import type { ListingAsked } from "./filtered-listing.ts";
import { listingHead, loadListing } from "./listing.ts";

/** The category page's source: what lies in a category and below it. */
export async function categoryPages(
  reading: Reading,
  wanted: readonly Wanted[],
  asked: ListingAsked | null = null,
): Promise<Made<"category">[]> {
  const { db, language, layout } = reading;
  const texts = await textsOfCategories(
    db,
    wanted.map((page) => page.id),
    language.lanCode,
  );
  const led = await linksIn(
    reading,
    [...texts.values()].map(({ description }) => description),
  );
  const fillings = await fillingsOf(
    db,
    wanted.map((page) => Number(page.id)),
  );
  const made: Made<"category">[] = [];
  for (const { path, id } of wanted) {
    const category = layout.categories.find((candidate) => candidate.category_id === id);
    if (category === undefined) continue;
    const { sorted } = fillings.get(Number(id))!;
    const isOrdered = sorted !== "newest";
    const { listing, reads } = await loadListing(
      reading,
      { kind: "category", id, sorted },
      isOrdered ? asked : plainly(asked),
    );
    const { description = "", searchTitle = "", searchDescription = "" } = texts.get(id) ?? {};
    const crumbs = crumbsTo(layout.categories, id);
    const way = crumbs.map((crumb) => crumb.name);
    const head = listingHead(reading, {
      title: searchTitle || titleOf(way) || category.category_name,
      description:
        searchDescription ||
        plainText(description) ||
        textIn(language.lanCode, "HEAD_GOODS", { name: way.join(" › ") }),
      path: category.url === null ? path : href(category.url),
      listing,
    });
    made.push({
      path,
      template: "category",
      head: { ...head, image: category.category_image || head.image },
      data: {
        ...listing,
        ...(isOrdered && { ordered: true }),
        category,
        description: richText(led(description), category.category_name),
        crumbs,
        children: layout.categories.filter((candidate) => candidate.category_parent_id === id),
      },
      reads: [...layoutCacheTags, `category:${id}`, ...reads],
    });
  }
  return made;
}

/** Without an order of its own a category begins with the newest, and nothing else is called so. */
function plainly(asked: ListingAsked | null): ListingAsked | null {
  return asked?.view.sort === "newest" ? { ...asked, view: { ...asked.view, sort: plainView.sort } } : asked;
}

/** Returns a category's title: 'Jeansy – Spodnie', for its own name may not say of what; 'Bluzy z kapturem' says it. */
function titleOf(way: readonly string[]): string {
  const [own = "", above = ""] = way.slice(-2).toReversed();
  const aboveWords = wordsOf(above);
  const says = wordsOf(own).some((word) => aboveWords.some((other) => sameWord(word, other)));
  return above === "" || says ? own : `${own} – ${above}`;
}

function wordsOf(name: string): string[] {
  return folded(name).match(/\p{L}{3,}/gu) ?? [];
}
