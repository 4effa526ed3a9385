import type { FastifyInstance } from "fastify";
import { href, variantHref } from "../../contract/paths.ts";
import { placeOfGtin } from "../../database/catalogue/digital-links.ts";
import { gtinNamed } from "../../domain/catalogue/digital-link.ts";
import type { ServerParts } from "../app.ts";
import { languageAsked } from "../language-asked.ts";
import { unknownPage } from "./pages.ts";

/** GS1 Digital Link: the address in a thing's code leads to its page, today; batch and serial number may follow the GTIN. */
export function digitalLinkRoutes(app: FastifyInstance, parts: ServerParts): void {
  const unknown = unknownPage(parts);
  for (const url of ["/01/:gtin", "/01/:gtin/*"])
    app.get<{ Params: { gtin: string } }>(url, async (request, reply) => {
      const gtin = gtinNamed(request.params.gtin);
      const { lanId } = languageAsked(request);
      const place = gtin === null ? null : await placeOfGtin(parts.pool, { gtin, lanId });
      if (place === null) return unknown(request, reply);
      const { path, variant } = place;
      // For a time: what stands behind a thing's code will be its passport.
      return reply
        .header("cache-control", "no-cache")
        .redirect(variant === null ? href(path) : variantHref(path, variant), 302);
    });
}
