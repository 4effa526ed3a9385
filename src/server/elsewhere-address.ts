import { entityAt, type EntityPath, pathsInLanguages } from "../database/catalogue/paths.ts";
import type { Queryable } from "../database/queryable.ts";
import { languages } from "../domain/language.ts";

/**
 * Returns where something is now whose address in a shop that moved in says more than its import knew: the language, the
 * category it was looked at from, the page of a listing; in that language. Null for any other address. Ask it only for a path that nothing has.
 *
 * `/en/products/bluza`, `/collections/all/products/bluza` → `products/bluza`; `/collections/bluzy/zima` → `collections/bluzy`;
 * `/sklep/glowa/czapka/` → `product/czapka`; `/product-category/glowa/page/2/` → `product-category/glowa`;
 * where such a shop shows everything it has, `/collections/all`, `/shop/`: the home page.
 */
export async function movedFromElsewhere(db: Queryable, path: string): Promise<string | null> {
  for (const known of meant(path)) {
    const entity = await entityAt(db, known);
    if (entity !== null) return inLanguageOf(db, path, entity);
  }
  return everything.test(path) ? "" : null;
}

/** Returns the path of an entity in the language that another shop's address names; in the one it has where that is none of ours. */
export async function inLanguageOf(db: Queryable, address: string, entity: EntityPath): Promise<string> {
  const [, named = ""] = /^\/([a-z]{2})(?:-[a-z]{2})?\//i.exec(address) ?? [];
  const language = languages.find(({ tag, lanCode }) => [tag, lanCode].some((code) => code === named.toLowerCase()));
  if (language === undefined || language.lanId === entity.lan_id) return entity.path;
  const paths = await pathsInLanguages(db, [entity]);
  return paths.get(`${entity.kind}:${entity.entity_id}`)?.[language.lanCode] ?? entity.path;
}

const everything =
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:collections(?:\/all)?|products?|produkty?|shop|sklep)(?:\/page\/\d{1,6})?\/?$/i;

/** The addresses an import may have remembered for a path, the likeliest first. */
function meant(path: string): string[] {
  if (path.length > 500) return [];
  const asked = path.replace(/^\/+/, "").replace(/\/+$/, "");
  const bare = asked.replace(/^[a-z]{2}(?:-[a-z]{2})?\//i, "").replace(/\/page\/\d{1,6}$/i, "");
  const [, product] = /^collections\/[^/]+\/(products\/[^/]+)$/i.exec(bare) ?? [];
  const [, collection] = /^(collections\/[^/]+)\/[^/]+$/i.exec(bare) ?? [];
  const [, name] = /^(?:shop|sklep|product|produkt)\/(?:[^/]+\/)*([^/]+)$/i.exec(bare) ?? [];
  return [bare, product, collection, name && `product/${name}`].filter(
    (known) => known !== undefined && known !== "" && known !== asked,
  ) as string[];
}
