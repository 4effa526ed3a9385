import { createHash } from "node:crypto";
import { pathsIn } from "../contract/paths.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type LanCode, languageCalled } from "../domain/language.ts";
import type { Assets } from "../generator/document.ts";

/** Returns a page of the server's own, which works without a script: the shop's name, a title (plain text), and its body as HTML. */
export function plainPage(
  { lanCode, shopName, title, body }: { lanCode: LanCode; shopName: string; title: string; body: string },
  { styles }: Pick<Assets, "styles">,
): string {
  const sheets = styles.map((sheet) => `<link rel="stylesheet" href="${escapeHtml(sheet)}">`).join("");
  return `<!doctype html><html lang="${languageCalled(lanCode).tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${escapeHtml(shopName)}</title>${sheets}<style>${style}</style></head>
<body class="plain-page"><header><a href="${pathsIn[lanCode].home}" class="wordmark">${escapeHtml(shopName)}</a></header><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

interface PlainField {
  name: string;
  label: string;
  value: string;
  /** Further attributes, as HTML. */
  rest: string;
  /** What is wrong with it, in words; null: nothing. */
  wrong: string | null;
  /** Lines; absent: one, and no more. */
  rows?: number;
}

/** Returns a labelled field whose error stands below it, tied to it. */
export function plainField({ name, label, value, rest, wrong, rows }: PlainField): string {
  const isWrong = wrong !== null;
  const common = `id="${name}" name="${name}" ${rest}${isWrong ? ` aria-invalid="true" aria-describedby="${name}-wrong" autofocus` : ""}`;
  const field =
    rows === undefined
      ? `<input class="input" value="${escapeHtml(value)}" ${common}>`
      : `<textarea class="input input-lines" rows="${rows}" ${common}>${escapeHtml(value)}</textarea>`;
  return `<div class="field${isWrong ? " field-wrong" : ""}"><label class="field-label" for="${name}">${escapeHtml(label)}</label>${field}${isWrong ? `<p class="field-error" id="${name}-wrong">${escapeHtml(wrong)}</p>` : ""}</div>`;
}

/** Returns a page's one button. */
export function plainButton(text: string): string {
  return `<button class="button button-signal" type="submit"><span>${escapeHtml(text)}</span></button>`;
}

/** No stylesheet of the storefront: it would be fetched with every page of the shop. */
const style = `
@layer pages {
.plain-page header { padding: var(--space-5) var(--gutter); border-bottom: var(--line-strong); }
.plain-page .wordmark { max-width: 100%; overflow-wrap: anywhere; }
.plain-page main { display: grid; gap: var(--space-4); max-width: 720px; padding: var(--space-6) var(--gutter) var(--space-8); }
.plain-page h1 { font-size: clamp(36px, 7vw, 64px); line-height: 1; overflow-wrap: break-word; hyphens: manual; }
.plain-page form { display: grid; gap: var(--space-4); justify-items: start; padding: var(--space-5) 0; border-top: var(--line-strong); }
.plain-page .field { width: 100%; }
.plain-page .plain-check { display: grid; grid-template-columns: 24px 1fr; gap: var(--space-2); min-height: 24px; }
.plain-page .plain-check input { width: 24px; height: 24px; margin: 0; }
}
`;

/** Its own few rules are known by their digest: no other style on the page would be used. */
export const plainPagePolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");
