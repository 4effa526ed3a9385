import { href } from "../../contract/paths.ts";
import { shownLooks } from "../../database/catalogue/looks.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { mostLooks } from "../../domain/catalogue/look.ts";
import { isForAdults } from "../../domain/catalogue/selling-limits.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { linksIn } from "../own-links.ts";
import { plainText } from "../plain-text.ts";
import { layoutCacheTags, type Made, type Reading, type Wanted } from "../reading.ts";
import { richText } from "../rich-text.ts";
import { titled } from "./listing.ts";
import { lookCard } from "./look-card.ts";

/** The source of looks' pages; unknown ones, and those of which nothing is shown, are left out. What is for adults is in no look, though it came to be so later. */
export async function lookPages(reading: Reading, wanted: readonly Wanted[]): Promise<Made<"look">[]> {
  const { db, language, layout } = reading;
  const all = await shownLooks(db, language.lanCode);
  const ids = new Set(wanted.map(({ id }) => id));
  const asked = all.filter(({ look_id }) => ids.has(look_id));
  const pieces = await productsById(db, [...new Set(asked.flatMap(({ productIds }) => productIds))], language.lanCode);
  const byId = new Map(pieces.map((product) => [product.product_id, product]));
  const led = await linksIn(
    reading,
    asked.map(({ description }) => description),
  );
  return wanted.flatMap(({ path, id }): Made<"look">[] => {
    const at = all.findIndex(({ look_id }) => look_id === id);
    const look = all[at];
    if (look === undefined) return [];
    const products = look.productIds
      .flatMap((piece) => byId.get(piece) ?? [])
      .filter((product) => !isForAdults(product));
    const names = products.map(({ product_name }) => product_name).join(", ");
    // Those after it, then the first ones: each look is led to from some other.
    const others = [...all.slice(at + 1), ...all.slice(0, at)].slice(0, mostLooks);
    return [
      {
        path,
        template: "look",
        head: {
          title: titled(look.name, layout),
          description: plainText(look.description) || textIn(language.lanCode, "HEAD_LOOK", { pieces: names }),
          canonical: href(look.url),
          image: look.picture,
        },
        data: {
          look: lookCard(look),
          alt: names,
          description: richText(led(look.description), look.name),
          products,
          crumbs: [{ name: look.name, url: look.url }],
          others: others.map(lookCard),
        },
        reads: [
          ...layoutCacheTags,
          "looks",
          `look:${id}`,
          ...[look, ...others].flatMap(({ productIds }) => productIds.map((piece) => `product:${piece}`)),
          ...others.map((other) => `look:${other.look_id}`),
        ],
      },
    ];
  });
}
