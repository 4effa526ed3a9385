import { href, jpegHref, type OwnPage, pathsIn, siteMapHref } from "../contract/paths.ts";
import type { Queryable } from "../database/queryable.ts";
import { type Mapped, mappedPlaces, mappedProductsAfter, siteMapParts } from "../database/catalogue/site-map.ts";
import { type LanCode, type Language, languages } from "../domain/language.ts";
import { escapeXml } from "../domain/escape.ts";
import { ownPages } from "./page-sources.ts";
import { element } from "./xml.ts";

export interface SiteMapSettings {
  db: Queryable;
  /** The shop's own address, without a trailing slash. */
  publicUrl: string;
}

/** Gives the site map's index: a file for the places of each language, and one for each 2,500 products in all of them. */
export async function* siteMapIndex({ db, publicUrl }: SiteMapSettings): AsyncGenerator<string> {
  const parts = [...languages.map(({ lanCode }) => lanCode), ...(await siteMapParts(db))];
  yield `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const part of parts) yield `<sitemap>${element("loc", publicUrl + siteMapHref(part))}</sitemap>\n`;
  yield "</sitemapindex>\n";
}

/** Gives the shop's own pages, categories, brands, looks and information pages of a language. */
export async function* placesMap({ db, publicUrl }: SiteMapSettings, language: Language): AsyncGenerator<string> {
  yield `${head}${urlset}\n`;
  for (const page of ownPages) if (!unlisted.includes(page)) yield urlElements(mappedOwn(page), [language], publicUrl);
  for (const place of await mappedPlaces(db)) yield urlElements(place, [language], publicUrl);
  yield "</urlset>\n";
}

const batch = 500;

/** Gives the product pages of one part in every language with their pictures, read a few at a time. */
export async function* productsMap({ db, publicUrl }: SiteMapSettings, part: number): AsyncGenerator<string> {
  yield `${head}${urlset}\n`;
  for (let after = 0; ;) {
    const products = await mappedProductsAfter(db, { part, after, limit: batch });
    for (const product of products) yield urlElements(product, languages, publicUrl);
    if (products.length < batch) break;
    after = products.at(-1)!.product_id;
  }
  yield "</urlset>\n";
}

/** Prerendered pages that search engines are asked not to keep. */
const unlisted: readonly OwnPage[] = ["notFound", "compare", "offline"];

function mappedOwn(page: OwnPage): Mapped {
  const paths = Object.fromEntries(languages.map(({ lanCode }) => [lanCode, pathsIn[lanCode][page].slice(1)]));
  return { paths: paths as Record<LanCode, string>, files: [], changed_at: null };
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const urlset =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">';
/** A file may have 50 MB: with more pictures a part of many would be larger. */
const mostPictures = 10;

/** Each page names all that show the same, itself too; who reads none of the languages gets the Polish one. */
function urlElements({ paths, files, changed_at }: Mapped, shown: readonly Language[], publicUrl: string): string {
  const address = (lanCode: LanCode) => publicUrl + href(paths[lanCode]);
  const alternates = [...languages, { tag: "x-default", lanCode: "pl" as const }]
    .map(({ tag, lanCode }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address(lanCode))}"/>`)
    .join("");
  const pictures = files
    .slice(0, mostPictures)
    .map((file) => `<image:image>${element("image:loc", publicUrl + jpegHref(file, "1200x1500"))}</image:image>`)
    .join("");
  return shown
    .map(
      ({ lanCode }) =>
        `<url>${element("loc", address(lanCode))}${element("lastmod", changed_at?.toISOString())}${alternates}${pictures}</url>\n`,
    )
    .join("");
}
