import { codeOf, type CodePart, type PageData } from "../contract/page-data.ts";
import { href, linkPictureHref, machinePaths, markHref, ownStyleHref } from "../contract/paths.ts";
import { type LanCode, languageOf, languages } from "../domain/language.ts";
import { pricedAs } from "../domain/catalogue/variant-price.ts";
import { type PageAppearance, usualAppearance } from "../domain/appearance/appearance.ts";
import { escapeHtml } from "../domain/escape.ts";
import { parseDecimal } from "../domain/money.ts";
import { type HtmlChunk, textOf } from "./html-chunks.ts";
import { isoCode, pricingIn, told } from "./pricing.ts";
import type { Made } from "./reading.ts";
import { structuredData } from "./structured-data/structured-data.ts";

/** The browser's built files a page names. */
export interface Assets {
  /** Hash over all of the shop's. */
  build: string;
  entry: string;
  head: string;
  /** Stylesheets of every page. */
  styles: string[];
  /** Fonts fetched early. */
  fonts: string[];
  /** Modules and stylesheets a page needs beside these, by the part of the code that shows its template. */
  parts: Record<CodePart, { modules: string[]; styles: string[] }>;
  /** Modules with the texts a page begins with, by its language and the same part. */
  texts: Record<LanCode, Record<CodePart, string[]>>;
  /** The application of staff: no page of the shop names any of its files. */
  backOffice: { entry: string; modules: string[]; styles: string[]; fonts: string[] };
}

/** Renders the inside of the page's root; handed in by `bin`, built from the storefront. */
export type Render = (page: PageData) => readonly HtmlChunk[];

export interface DocumentSettings {
  render: Render;
  assets: Assets;
  /** The shop's own address, without a trailing slash. */
  publicUrl: string;
  /** The page as embedded JSON, where somebody has it already. */
  json?: readonly HtmlChunk[];
  /** What its source gave for its structured data alone. */
  structured?: Made["structured"];
  /** Its path in each language. */
  inLanguages?: Made["inLanguages"];
}

/** Returns the whole HTML of a page: complete without JavaScript, hydrated from the data it carries. */
export function documentOf(page: PageData, settings: DocumentSettings): string {
  return textOf(documentChunks(page, settings));
}

/** The same in pieces. */
export function documentChunks(
  page: PageData,
  { render, assets, publicUrl, json = [embedded(JSON.stringify(page))], structured, inLanguages }: DocumentSettings,
): HtmlChunk[] {
  const language = languageOf(page.lanId);
  const part = assets.parts[codeOf[page.template]];
  const texts = assets.texts[language.lanCode][codeOf[page.template]];
  const head = `<!doctype html>
<html lang="${language.tag}"${ratioOf(page)} data-version="${page.version}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<script src="${assets.head}"></script>
<title>${escapeHtml(page.head.title)}</title>
${[...headTags(page, publicUrl), ...languageLinks(inLanguages, publicUrl)].join("\n")}
${lookLinks(page, assets)}
${[...part.modules, ...texts].map((file) => `<link rel="later" href="${file}" fetchpriority="low">`).join("\n")}
<link rel="later" id="entry" href="${assets.entry}" fetchpriority="low">
${structuredData(page, { publicUrl, structured })
  .map((data) => `<script type="application/ld+json">${embedded(JSON.stringify(data))}</script>`)
  .join("\n")}
</head>
<body>
<div id="root">`;
  return [
    head,
    ...render(page),
    `</div>\n<script type="application/json" id="page-data">`,
    ...json,
    "</script>\n</body>\n</html>\n",
  ];
}

/** Returns the links to what a page looks by: its styles and fonts. */
export function lookLinks(page: PageData, assets: Assets): string {
  const styles = [...assets.styles, ...assets.parts[codeOf[page.template]].styles];
  return [
    styles.map((path) => `<link rel="stylesheet" href="${path}">`).join("\n"),
    assets.fonts
      .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
      .join("\n"),
    ...ownLinks(page.layout.appearance),
  ].join("\n");
}

/** Returns the link to the shop's own stylesheet, which comes behind the storefront's, and to the logo it shows; nothing where the shop looks as it does of itself. */
export function ownLinks(appearance: PageAppearance | null | undefined): string[] {
  const { style, logo } = appearance ?? { style: null, logo: null };
  return [
    ...(style === null ? [] : [`<link rel="stylesheet" href="${ownStyleHref(`${style}.css`)}">`]),
    ...(logo === null ? [] : [`<link rel="preload" href="${markHref(logo)}" as="image">`]),
  ];
}

/** Returns the links to the icons, the shop's own where it has some. */
export function iconLinks(appearance: PageAppearance | null | undefined): string[] {
  const icon = appearance?.icon ?? null;
  return [
    `<link rel="icon" href="${icon === null ? "/favicon.ico" : markHref(`${icon}-icon.ico`)}">`,
    `<link rel="apple-touch-icon" href="${icon === null ? "/icons/icon-180.png" : markHref(`${icon}-180.png`)}">`,
  ];
}

/** By this the stylesheet knows in which ratio goods are shown. */
export function ratioOf({ layout }: PageData): string {
  const ratio = layout.config["picture_ratio"];
  return ratio === undefined ? "" : ` data-ratio="${ratio}"`;
}

function headTags(page: PageData, publicUrl: string): string[] {
  const { head } = page;
  const language = languageOf(page.lanId);
  const canonical = publicUrl + (head.canonical.startsWith("/") ? head.canonical : href(head.canonical));
  const shown = page.template === "product" ? (page.data as PageData<"product">["data"]) : null;
  const product = shown && pricedAs(shown.product, shown.chosen ?? null);
  const pricing = pricingIn(page.currency ?? "pln", page.layout.config);
  const image = head.image === null ? null : publicUrl + linkPictureHref(head.image);
  return [
    meta("name", "description", head.description),
    head.noindex ? meta("name", "robots", "noindex") : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    meta("property", "og:type", product ? "product" : "website"),
    meta("property", "og:site_name", page.layout.shop.name),
    meta("property", "og:title", head.title),
    meta("property", "og:description", head.description),
    meta("property", "og:url", canonical),
    meta("property", "og:locale", language.locale),
    ...(image === null
      ? [meta("name", "twitter:card", "summary")]
      : [
          meta("property", "og:image", image),
          meta("property", "og:image:width", "1200"),
          meta("property", "og:image:height", "630"),
          meta("property", "og:image:alt", altOf(page)),
          // What it has no tags of its own for it takes from the others.
          meta("name", "twitter:card", "summary_large_image"),
        ]),
    ...(product === null
      ? []
      : [
          meta("property", "product:price:amount", told(parseDecimal(product.real_price), pricing)),
          meta("property", "product:price:currency", isoCode(pricing)),
          meta("property", "product:brand", product.manufacturer_name),
          meta("property", "product:condition", "new"),
          meta(
            "property",
            "product:availability",
            product.product_quantity > 0 && product.halted === undefined ? "in stock" : "out of stock",
          ),
        ]),
    meta("name", "theme-color", page.layout.appearance?.theme ?? usualAppearance.theme),
    ...iconLinks(page.layout.appearance),
    `<link rel="manifest" href="${machinePaths.manifest}">`,
  ];
}

/** Where the same page is in each language: as search engines read it, and the line that offers another one. */
function languageLinks(inLanguages: Made["inLanguages"], publicUrl: string): string[] {
  if (inLanguages === undefined) return [];
  const links = languages.map(({ lanCode, tag }) => [tag, inLanguages[lanCode]] as const);
  return [...links, ["x-default", inLanguages.pl] as const].map(
    ([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(publicUrl + href(path))}">`,
  );
}

/** What the preview's picture shows, as far as somebody said it; else what the page is called. */
function altOf({ template, data, head }: PageData): string {
  const pictures = template === "product" ? (data as PageData<"product">["data"]).product.images : [];
  return pictures.find(({ path }) => path === head.image)?.alt ?? head.title;
}

function meta(attribute: "name" | "property", name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

/** Returns JSON that cannot end its script element or start a comment. */
export function embedded(json: string): string {
  return json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
