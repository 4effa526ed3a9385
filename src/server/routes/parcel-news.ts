import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inpostNewsPath, packetaNewsPath } from "../../contract/paths.ts";
import { labelToldOf } from "../../database/parcel/parcel-steps.ts";
import { type OpenedConnection, openConnection, SecretLocked } from "../../flows/connection/open-connection.ts";
import { followSoon } from "../../flows/parcel/follow-parcels.ts";
import { isInpostNews, readInpostNews } from "../../integrations/carriers/inpost-news.ts";
import { isPacketaNews, readPacketaNews } from "../../integrations/carriers/packeta-news.ts";
import type { ServerParts } from "../app.ts";

/** Bytes one piece of news may have. */
const longest = 64 * 1024;

/** Of which parcels news are; `null`: they are nobody's that we know. */
type Told = { numbers: readonly string[]; references: readonly string[] } | null;

/**
 * Where InPost and Packeta tell that something of a parcel is new. It is a nudge: whatever stands in it, the shop asks the
 * carrier itself what holds, so that news that come twice, late or in another order change nothing. Until the connection has
 * what they are signed with there is no such address.
 */
export function parcelNewsRoutes(app: FastifyInstance, { pool, connections }: ServerParts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  function hear<Kind extends "inpost" | "packeta">(
    path: string,
    kind: Kind,
    read: (
      request: FastifyRequest,
      body: Buffer,
      secrets: OpenedConnection<Kind>["secrets"],
    ) => "unsigned" | "forged" | Told,
  ) {
    app.post(path, { bodyLimit: longest }, async (request, reply) => {
      void reply.header("cache-control", "no-store");
      const opened = await openConnection(pool, connections, kind).catch((error: unknown) => {
        if (error instanceof SecretLocked) return "locked" as const;
        throw error;
      });
      if (opened === "locked") return reply.code(503).send("");
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const told = opened === null ? "unsigned" : read(request, body, opened.secrets);
      if (told === "unsigned") return reply.callNotFound();
      return answer(request, reply, told);
    });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, told: "forged" | Told) {
    if (told === "forged") {
      request.log.warn({ path: request.url }, "news of a parcel that are not the carrier's own were refused");
      return reply.code(403).send("");
    }
    const label = told === null ? null : await labelToldOf(pool, told);
    if (label !== null) await followSoon(pool, label);
    return reply.send("");
  }

  hear(inpostNewsPath, "inpost", (request, body, { newsSecret: secret, newsCertificate: certificate }) => {
    if (secret === "" && certificate === "") return "unsigned";
    const signed = {
      body,
      signature: header(request, "x-inpost-signature"),
      timestamp: header(request, "x-inpost-timestamp"),
    };
    return isInpostNews(signed, { secret, certificate }) ? readInpostNews(body) : "forged";
  });

  hear(packetaNewsPath, "packeta", (request, body, { newsSecret: secret }) => {
    if (secret === "") return "unsigned";
    const signed = {
      body,
      signature: header(request, "x-webhook-signature"),
      timestamp: header(request, "x-webhook-timestamp"),
    };
    if (!isPacketaNews(signed, { secret, now: new Date() })) return "forged";
    const numbers = readPacketaNews(body);
    return numbers === null ? null : { numbers, references: [] };
  });
}

function header(request: FastifyRequest, name: string): string {
  return String(request.headers[name] ?? "").slice(0, 2000);
}
