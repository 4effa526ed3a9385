import type { FastifyInstance } from "fastify";
import { inpostNewsPath } from "../../contract/paths.ts";
import { labelToldOf } from "../../database/order/parcel-steps.ts";
import { openConnection, SecretLocked } from "../../flows/connection/open-connection.ts";
import { followSoon } from "../../flows/order/follow-parcels.ts";
import { isInpostNews, readInpostNews } from "../../integrations/carriers/inpost-news.ts";
import type { ServerParts } from "../app.ts";

/** Bytes one piece of news may have. */
const longest = 64 * 1024;

/**
 * Where InPost tells that something of a parcel is new. It is a nudge: whatever stands in it, the shop asks InPost itself
 * what holds, so that news that come twice, late or in another order change nothing. Until the connection has what they are
 * signed with there is no such address.
 */
export function parcelNewsRoutes(app: FastifyInstance, { pool, connections }: ServerParts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post(inpostNewsPath, { bodyLimit: longest }, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const opened = await openConnection(pool, connections, "inpost").catch((error: unknown) => {
      if (error instanceof SecretLocked) return "locked" as const;
      throw error;
    });
    if (opened === "locked") return reply.code(503).send("");
    const { newsSecret: secret, newsCertificate: certificate } = opened?.secrets ?? {
      newsSecret: "",
      newsCertificate: "",
    };
    if (secret === "" && certificate === "") return reply.callNotFound();
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const header = (name: string) => String(request.headers[name] ?? "").slice(0, 2000);
    const signed = { body, signature: header("x-inpost-signature"), timestamp: header("x-inpost-timestamp") };
    if (!isInpostNews(signed, { secret, certificate })) {
      request.log.warn({ bytes: body.length }, "news of a parcel that are not InPost's own were refused");
      return reply.code(403).send("");
    }
    const news = readInpostNews(body);
    const label = news === null ? null : await labelToldOf(pool, news);
    if (label !== null) await followSoon(pool, label);
    return reply.send("");
  });
}
