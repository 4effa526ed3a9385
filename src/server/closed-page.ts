import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { paths } from "../contract/paths.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { escapeHtml } from "../domain/escape.ts";
import { type Language, languages, languageOf } from "../domain/language.ts";
import { type Assets, iconLinks, ownLinks } from "../generator/document.ts";
import type { Door } from "./follow-opening.ts";

/**
 * Returns what a shopper reads of a shop that is not open yet, or not open now: that it opens, how to reach the seller as
 * far as that is said, and, where orders were placed before, the way to them. In the language asked for, else in the
 * browser's first one that the shop speaks.
 */
export function closedPage(
  request: FastifyRequest,
  { config, appearance, hasSold }: Pick<Door, "config" | "appearance" | "hasSold">,
  { styles, fonts }: Pick<Assets, "styles" | "fonts">,
): string {
  const language = languageFor(request);
  const t = translator(language.lanCode);
  const name = escapeHtml(config["shop_name"] || "Bruk");
  const [title, text] = hasSold
    ? [t("CLOSED_PAGE_CLOSED"), t("CLOSED_PAGE_CLOSED_TEXT")]
    : [t("CLOSED_PAGE_SOON"), t("CLOSED_PAGE_SOON_TEXT")];
  const { shop_email: email, shop_phone: phone } = config;
  const contact = [
    email && `<a class="link" href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
    phone && `<a class="link" href="tel:${phone.replace(/[^\d+]/g, "")}">${escapeHtml(phone)}</a>`,
  ].filter(Boolean);
  const others = languages.map(
    (other) =>
      `<a href="?lan=${other.lanId}" lang="${other.tag}" hreflang="${other.tag}"${other === language ? ' aria-current="true"' : ""}>${other.name}</a>`,
  );
  return `<!doctype html>
<html lang="${language.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
${iconLinks(appearance)[0]}
${styles.map((style) => `<link rel="stylesheet" href="${escapeHtml(style)}">`).join("\n")}
${fonts.map((file) => `<link rel="preload" href="${escapeHtml(file)}" as="font" type="font/woff2" crossorigin>`).join("\n")}
${ownLinks(appearance)
  .map((link) => `${link}\n`)
  .join("")}<style>${style}</style>
</head>
<body class="closed">
<header><span class="wordmark">${name}</span><nav aria-label="${t("CLOSED_PAGE_LANGUAGES")}">${others.join("")}</nav></header>
<main>
<h1 class="fit fit-10">${title}</h1>
<div><p>${text}</p>${contact.length === 0 ? "" : `<p>${contact.join("<br>")}</p>`}${hasSold ? `<p><a class="link" href="${paths.userOrders}">${t("CLOSED_PAGE_ORDERS")}</a><br><a class="link" href="${paths.withdrawal}">${t("CLOSED_PAGE_WITHDRAW")}</a></p>` : ""}</div>
</main>
</body>
</html>
`;
}

function languageFor({ query, headers }: FastifyRequest): Language {
  const asked = (query as { lan?: unknown }).lan;
  if (asked !== undefined) return languageOf(asked);
  const wanted = (headers["accept-language"] ?? "").split(",").map((range) => range.trim().slice(0, 2).toLowerCase());
  // Slovaks read Czech.
  return (
    wanted.flatMap((tag) => languages.filter((language) => language.tag === (tag === "sk" ? "cs" : tag)))[0] ??
    languages[0]
  );
}

/** No stylesheet of the storefront: it would be fetched with every page of an open shop. */
const style = `
@layer pages {
.closed { display: grid; grid-template-rows: auto 1fr; min-height: 100vh; min-height: 100svh; }
.closed header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: var(--space-2) var(--space-5); padding: var(--space-5) var(--gutter); border-bottom: var(--line-strong); }
.closed .wordmark { max-width: 100%; overflow-wrap: anywhere; }
.closed nav { display: flex; margin: 0 calc(-1 * var(--space-2)); }
.closed nav a { padding: var(--space-2); min-height: 40px; }
.closed nav a[aria-current] { font-weight: 700; text-decoration: underline; text-underline-offset: 4px; }
.closed main { display: grid; align-content: end; gap: var(--space-6); padding: var(--space-7) var(--gutter); background: var(--signal); color: var(--on-signal); }
.closed h1 { --largest: 208px; text-wrap: balance; }
.closed main p { max-width: 44ch; font-size: 20px; line-height: 30px; overflow-wrap: anywhere; }
.closed main p + p { margin-top: var(--space-4); }
}
`;

/** Its own few rules are known by their digest: no other style on the page would be used. */
export const closedPagePolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
