import { href, jpegHref, paths, siteMapHref } from "../contract/paths.ts";
import type { Queryable } from "../database/queryable.ts";
import { mappedPlaces, mappedProductsAfter, type MappedPage, siteMapParts } from "../database/catalogue/site-map.ts";
import { staticPages } from "./page-sources.ts";
import { element } from "./xml.ts";

export interface SiteMapSettings {
  db: Queryable;
  /** The shop's own address, without a trailing slash. */
  publicUrl: string;
}

/** Gives the site map's index: a file for the shop's places, and one for each 25,000 products, half of what a file may hold. */
export async function* siteMapIndex({ db, publicUrl }: SiteMapSettings): AsyncGenerator<string> {
  const parts: ("pages" | number)[] = ["pages", ...(await siteMapParts(db))];
  yield `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const part of parts) yield `<sitemap>${element("loc", publicUrl + siteMapHref(part))}</sitemap>\n`;
  yield "</sitemapindex>\n";
}

/** Gives the shop's own pages, categories, brands and information pages. */
export async function* placesMap({ db, publicUrl }: SiteMapSettings): AsyncGenerator<string> {
  yield `${head}${urlset}\n`;
  for (const { path } of staticPages)
    if (!unlisted.includes(path)) yield urlElement({ path: path.slice(1), files: [], changed_at: null }, publicUrl);
  for (const page of await mappedPlaces(db)) yield urlElement(page, publicUrl);
  yield "</urlset>\n";
}

const batch = 500;

/** Gives the product pages of one part with their pictures, read a few at a time. */
export async function* productsMap({ db, publicUrl }: SiteMapSettings, part: number): AsyncGenerator<string> {
  yield `${head}${urlset}\n`;
  for (let after = 0; ;) {
    const pages = await mappedProductsAfter(db, { part, after, limit: batch });
    for (const page of pages) yield urlElement(page, publicUrl);
    if (pages.length < batch) break;
    after = pages.at(-1)!.product_id;
  }
  yield "</urlset>\n";
}

/** Prerendered pages that search engines are asked not to keep. */
const unlisted: readonly string[] = [paths.notFound, paths.compare, paths.offline];

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const urlset =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">';
/** A file may have 50 MB: with more pictures a part of many would be larger. */
const mostPictures = 10;

function urlElement({ path, files, changed_at }: MappedPage, publicUrl: string): string {
  const pictures = files
    .slice(0, mostPictures)
    .map((file) => `<image:image>${element("image:loc", publicUrl + jpegHref(file, "1200x1500"))}</image:image>`);
  return `<url>${element("loc", publicUrl + href(path))}${element("lastmod", changed_at?.toISOString())}${pictures.join("")}</url>\n`;
}
