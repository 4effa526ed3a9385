import type { FastifyInstance } from "fastify";
import { machinePaths } from "../../contract/paths.ts";
import { ceneoFeed } from "../../generator/feeds/ceneo.ts";
import { googleFeed, googleTable, metaFeed } from "../../generator/feeds/google.ts";
import type { ServerParts } from "../app.ts";
import { sendMade } from "../send-made.ts";

const feeds = [
  [machinePaths.googleFeed, googleFeed],
  [machinePaths.metaFeed, metaFeed],
  [machinePaths.ceneoFeed, ceneoFeed],
] as const;

/** What is on sale, for Google Merchant, Meta, Ceneo and agents. */
export function feedRoutes(app: FastifyInstance, { pool: db, publicUrl }: ServerParts): void {
  const settings = { db, publicUrl };
  for (const [path, feed] of feeds)
    app.get(path, (request, reply) => sendMade(request, reply, { ...settings, make: () => feed(settings) }));
  app.get(machinePaths.googleTable, (request, reply) =>
    sendMade(request, reply, { ...settings, make: () => googleTable(settings), type: "text/tab-separated-values" }),
  );
}
