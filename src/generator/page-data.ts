import { hash } from "node:crypto";
import type { Layout, PageData } from "../contract/page-data.ts";
import type { Language } from "../domain/language.ts";
import type { Currency } from "../domain/money.ts";
import type { HtmlChunk } from "./html-chunks.ts";
import type { Made } from "./reading.ts";

/** What stands around every page of one prerender. */
export interface Around {
  build: string;
  layout: Layout;
  language: Language;
  /** In what the page tells prices; złoty where absent. */
  currency?: Currency;
}

/** A page as it is sent to be prerendered: its data as JSON, the layout apart, which thousands share. */
export interface PageText {
  path: string;
  version: string;
  json: string;
}

/** Returns the page data of a made page; its version is the digest of all it shows. */
export function pageDataOf(made: Made, around: Around): PageData {
  return withLayout(pageTextOf(made, around, digestOf(around.layout)), around.layout);
}

/** Returns a made page's data without its layout, of which only the digest goes into the version. */
export function pageTextOf(
  made: Made,
  { build, language, currency }: Omit<Around, "layout">,
  layoutDigest: string,
): PageText {
  const shown = JSON.stringify({
    path: made.path,
    template: made.template,
    build,
    lanId: language.lanId,
    currency,
    head: made.head,
    data: made.data,
  });
  const { structured, inLanguages } = made;
  const machines = (structured ?? inLanguages) ? JSON.stringify({ structured, inLanguages }) : "";
  return { path: made.path, version: digest(layoutDigest + shown + machines), json: shown };
}

/** Returns what tells one layout from another. */
function digestOf(layout: Layout): string {
  return digest(JSON.stringify(layout));
}

/** Returns a prerendered page whole. */
function withLayout({ version, json }: PageText, layout: Layout): PageData {
  return { ...(JSON.parse(json) as PageData), layout, version };
}

/** Returns the page's JSON whole, from the JSON of its parts. */
export function wholeJson({ version, json }: PageText, layoutJson: HtmlChunk): HtmlChunk[] {
  return [`${json.slice(0, -1)},"layout":`, layoutJson, `,"version":"${version}"}`];
}

/** Returns a short text that another text hardly ever has. */
export function digest(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 16);
}
