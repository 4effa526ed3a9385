import type { FastifyInstance } from "fastify";
import { packingPath, packingWorkerPath, stockPagePath } from "../../contract/operator/packing-paths.ts";
import { backofficePath } from "../../contract/operator/route.ts";
import { escapeHtml } from "../../domain/escape.ts";
import type { Assets } from "../../generator/document.ts";
import type { ServerParts } from "../app.ts";
import { staffAddress, staffHost } from "./staff-address.ts";

/** Serves the application of staff at `/admin/` and at every address of its screens, which it finds itself: one page without a word of anybody's, so that it may be asked for by whoever is signed out. */
export async function backofficePageRoutes(
  app: FastifyInstance,
  {
    assets,
    publicUrl,
    adminUrl,
    packingWorker,
  }: Pick<ServerParts, "assets" | "publicUrl" | "adminUrl" | "packingWorker">,
): Promise<void> {
  const isApart = staffHost({ publicUrl, adminUrl }) !== null;
  const page = backofficePage(assets.backOffice, isApart ? publicUrl : "");
  const address = staffAddress({ publicUrl, adminUrl });
  const headers = backofficeHeaders(address);
  const packingHeaders = backofficeHeaders(address, { camera: true, worker: true });
  const stockHeaders = backofficeHeaders(address, { camera: true });
  app.get(backofficePath.slice(0, -1), async (_request, reply) => reply.headers(headers).redirect(backofficePath, 308));
  for (const path of [packingPath, `${packingPath}/*`])
    app.get(path, async (_request, reply) => reply.headers(packingHeaders).type("text/html; charset=utf-8").send(page));
  for (const path of [stockPagePath, `${stockPagePath}/*`])
    app.get(path, async (_request, reply) => reply.headers(stockHeaders).type("text/html; charset=utf-8").send(page));
  app.get(packingWorkerPath, async (_request, reply) =>
    reply
      .headers({ "cache-control": "no-cache", "service-worker-allowed": packingPath })
      .type("text/javascript; charset=utf-8")
      .send(packingWorker),
  );
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

/** The shop's own files and its own server, nobody else's; it is not framed, kept by a browser or told to where a link leads. Where goods are packed, counted or come in the camera reads codes, by WebAssembly where the browser cannot; where they are packed a worker opens the page without a network. */
function backofficeHeaders(address: string, { camera = false, worker = false } = {}): Record<string, string> {
  const policy = [
    "default-src 'none'",
    camera ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Of the shop's addresses nothing lets itself be framed but pages drawn of drafts.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    worker ? "trusted-types bruk-worker" : "trusted-types 'none'",
    ...(address.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ];
  return {
    "content-security-policy": policy.join("; "),
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
    "permissions-policy": `camera=${camera ? "(self)" : "()"}, microphone=(), geolocation=(), publickey-credentials-get=(self), publickey-credentials-create=(self)`,
    "cross-origin-opener-policy": "same-origin",
  };
}
