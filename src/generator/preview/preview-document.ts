import type { PageData } from "../../contract/page-data.ts";
import { languageOf } from "../../domain/language.ts";
import { escapeHtml } from "../../domain/escape.ts";
import { type Assets, lookLinks, ratioOf, type Render } from "../document.ts";
import { markedHtml } from "./marked-html.ts";

/**
 * Returns the HTML of a page as whoever edits it looks at it: what shoppers are sent, by the same renderer and the same
 * styles, without a script, without what is there only where no script runs, and with the names of the fields it shows.
 */
export function previewDocument(page: PageData, { render, assets }: { render: Render; assets: Assets }): string {
  return `<!doctype html>
<html lang="${languageOf(page.lanId).tag}"${ratioOf(page)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.head.title)}</title>
${lookLinks(page, assets)}
</head>
<body>
<div id="root">${markedHtml(page, render).replace(/<noscript>.*?<\/noscript>/gs, "")}</div>
</body>
</html>
`;
}
