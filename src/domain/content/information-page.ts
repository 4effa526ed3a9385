import type { LanCode } from "../language.ts";

/** What of an information page has versions of its own. */
export const pageParts = ["texts", "placing", "publication", "plan"] as const;
export type PagePart = (typeof pageParts)[number];

/** What of an information page is written in each language; `address`: the end of its address, '' where that follows the name. */
export const pageTexts = ["name", "content", "searchTitle", "searchDescription", "address"] as const;
export type PageText = (typeof pageTexts)[number];

/** Texts that are to be others from a moment on, those languages that are said; an address moves at once. */
export const plannedTexts = ["name", "content", "searchTitle", "searchDescription"] as const satisfies PageText[];
export type PlannedTexts = { [Text in (typeof plannedTexts)[number]]?: { [Lan in LanCode]?: string } };

/** Characters of texts. */
export const pageLimits = { name: 200, line: 1000, html: 200_000, address: 80 } as const;

/** How the end of an address is written: lower-case letters and digits, joined by hyphens. */
export const pageAddress = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns the path of an information page by the end of its address, below its language's (`en/`, '' in Polish). */
export function pagePath(address: string, prefix = ""): string {
  return `${prefix}page/${address}.html`;
}

/** Returns the end of an address of an information page, of one somebody has put elsewhere all of it. */
export function addressIn(path: string): string {
  return /(?:^|\/)page\/(.+)\.html$/.exec(path)?.[1] ?? path;
}
