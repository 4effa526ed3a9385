import type { FastifyInstance } from "fastify";
import { backofficePath } from "../../contract/operator/route.ts";
import { escapeHtml } from "../../domain/escape.ts";
import type { Assets } from "../../generator/document.ts";
import type { ServerParts } from "../app.ts";
import { staffAddress, staffHost } from "./staff-address.ts";

/** Serves the application of staff at `/admin/` and at every address of its screens, which it finds itself: one page without a word of anybody's, so that it may be asked for by whoever is signed out. */
export async function backofficePageRoutes(
  app: FastifyInstance,
  { assets, publicUrl, adminUrl }: Pick<ServerParts, "assets" | "publicUrl" | "adminUrl">,
): Promise<void> {
  const isApart = staffHost({ publicUrl, adminUrl }) !== null;
  const page = backofficePage(assets.backOffice, isApart ? publicUrl : "");
  const headers = backofficeHeaders(staffAddress({ publicUrl, adminUrl }));
  app.get(backofficePath.slice(0, -1), async (_request, reply) => reply.headers(headers).redirect(backofficePath, 308));
  app.get(`${backofficePath}*`, async (_request, reply) =>
    reply.headers(headers).type("text/html; charset=utf-8").send(page),
  );
}

/** The shop's address stands in it where that is another: what is the shop's is linked there. */
function backofficePage({ entry, modules, styles, fonts }: Assets["backOffice"], shop: string): string {
  const fontLink = (file: string) =>
    `<link rel="preload" href="${escapeHtml(file)}" as="font" type="font/woff2" crossorigin>`;
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="shop" content="${escapeHtml(shop)}">
<title>Bruk</title>
<link rel="icon" href="/favicon.ico">
${styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`).join("\n")}
${fonts.map(fontLink).join("\n")}
${modules.map((file) => `<link rel="modulepreload" href="${escapeHtml(file)}">`).join("\n")}
<script type="module" src="${escapeHtml(entry)}"></script>
</head>
<body class="backoffice">
<div id="root"></div>
</body>
</html>
`;
}

/** The shop's own files and its own server, nobody else's; nothing is framed, kept by a browser or told to where a link leads. */
function backofficeHeaders(address: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(address.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ];
  return {
    "content-security-policy": policy.join("; "),
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
    "permissions-policy":
      "camera=(), microphone=(), geolocation=(), publickey-credentials-get=(self), publickey-credentials-create=(self)",
    "cross-origin-opener-policy": "same-origin",
  };
}
