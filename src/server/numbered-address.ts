import { entityAt } from "../database/catalogue/paths.ts";
import { inLanguageOf } from "./elsewhere-address.ts";
import type { Queryable } from "../database/queryable.ts";

/**
 * Returns where a product is that is asked for by its number in a shop that moved in: PrestaShop's
 * `/index.php?id_product=21&controller=product`, whatever else the query says, also behind a language, and `/bluzy/21-any-name.html`. Null for any other address.
 */
export async function movedFromNumber(db: Queryable, path: string, query: string): Promise<string | null> {
  const asked = new URLSearchParams(query).get("id_product");
  if (asked !== null)
    return /^\d{1,10}$/.test(asked) && /^\/([a-z]{2}(-[a-z]{2})?\/)?(index\.php)?$/i.test(path)
      ? numbered(db, asked, path)
      : null;
  const [, number] = /\/(\d{1,10})-[^/]*\.html$/.exec(path) ?? [];
  if (number === undefined || (await entityAt(db, path.slice(1))) !== null) return null;
  return numbered(db, number, path);
}

async function numbered(db: Queryable, number: string, path: string): Promise<string | null> {
  const entity = await entityAt(db, `index.php?id_product=${number}`);
  return entity && inLanguageOf(db, path, entity);
}
