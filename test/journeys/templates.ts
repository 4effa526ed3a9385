import { href, type OwnPage, pathsIn } from "../../src/contract/paths.ts";
import { type LanCode, languages } from "../../src/domain/language.ts";
import { hoodies, plenty, productsOf } from "./goods.ts";
import { openShop } from "./shop.ts";

const searched: Readonly<Record<LanCode, string>> = { pl: "bluza", en: "hoodie", cz: "mikina" };

/** Returns where a page of each template, and of each of its states that looks otherwise, is in a language. */
export async function templatesIn(lanCode: LanCode): Promise<Readonly<Record<string, string>>> {
  const { product } = await plenty(hoodies);
  const gone = (await productsOf("/Odziez/bluzy/", "?page=2")).find(({ product_quantity }) => product_quantity === 0)!;
  const own = pathsIn[lanCode];
  const named: Readonly<Record<string, string>> = {
    category: hoodies,
    department: "/Odziez/",
    product: href(product.url),
    "sold-out": href(gone.url),
    brand: "/slota/",
    "own-brand": "/bruk/",
    look: "/look/po-deszczu/",
    information: "/page/regulamin.html",
  };
  const there = await Promise.all(
    Object.entries(named).map(async ([name, path]) => [name, await pathThere(path, lanCode)] as const),
  );
  const pages = (...names: OwnPage[]) => names.map((name) => [name, own[name]] as const);
  return Object.fromEntries([
    ...pages("home", "contact", "compare", "offline", "newProducts", "sale", "withdrawal", "complaint"),
    ...there,
    ["search", own.search + searched[lanCode]],
    ["nothing-found", `${own.search}xqzjvw`],
    ["not-found", `${own.home}nie-ma`],
    ["review", own.review + product.product_id],
    ["unknown-review", `${own.review}nikt-nie-ma-takiego-linku`],
    ["unknown-alert", `${own.stockAlert}nikt-nie-ma-takiego-linku`],
  ]);
}

/** Returns where a Polish page is in another language, as it says itself. */
async function pathThere(path: string, lanCode: LanCode): Promise<string> {
  const { address } = await openShop();
  const { tag } = languages.find((language) => language.lanCode === lanCode)!;
  const html = await (await fetch(address + path)).text();
  const found = new RegExp(`<link rel="alternate" hreflang="${tag}" href="([^"]+)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`${path} names no page in ${tag}.`);
  return new URL(found).pathname;
}
