import type { FastifyInstance } from "fastify";
import { type FeedFile, feedFiles, feedHref, machinePaths } from "../../contract/paths.ts";
import { allConfig } from "../../database/config.ts";
import { languages } from "../../domain/language.ts";
import { currenciesSold } from "../../domain/shop-config.ts";
import { ceneoFeed } from "../../generator/feeds/ceneo.ts";
import { googleFeed, googleTable, metaFeed } from "../../generator/feeds/google.ts";
import type { FeedSettings } from "../../generator/feeds/offers.ts";
import type { ServerParts } from "../app.ts";
import { sendMade } from "../send-made.ts";

const feeds: Record<FeedFile, { make: (settings: FeedSettings) => AsyncGenerator<string>; type?: string }> = {
  "google.xml": { make: googleFeed },
  "google.tsv": { make: googleTable, type: "text/tab-separated-values" },
  "meta.xml": { make: metaFeed },
};

/** What is on sale, for Google Merchant, Meta and agents in each language and each currency the shop offers, and for Ceneo. */
export function feedRoutes(app: FastifyInstance, { pool: db, publicUrl }: ServerParts): void {
  const shop = { db, publicUrl };
  const polish = { language: languages[0], currency: "pln" } as const;
  for (const file of feedFiles) {
    const { make, ...kind } = feeds[file];
    app.get(feedHref(file, { lanCode: "pl", currency: "pln" }), (request, reply) =>
      sendMade(request, reply, { ...shop, ...kind, make: () => make({ ...shop, ...polish }) }),
    );
    app.get<{ Params: { lan: string; currency: string } }>(`/feeds/:lan/:currency/${file}`, async (request, reply) => {
      const language = languages.find(({ lanCode }) => lanCode === request.params.lan);
      const currency = currenciesSold(await allConfig(db)).find((one) => one === request.params.currency);
      if (!language || !currency) return reply.callNotFound();
      return sendMade(request, reply, { ...shop, ...kind, make: () => make({ ...shop, language, currency }) });
    });
  }
  app.get(machinePaths.ceneoFeed, (request, reply) =>
    sendMade(request, reply, { ...shop, make: () => ceneoFeed(shop) }),
  );
}
