import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { returnedEmailsPath } from "../../contract/paths.ts";
import { recordBounce } from "../../database/mail/refused-emails.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import { readReturnedEmail } from "../../integrations/returned-email.ts";
import type { ServerParts } from "../app.ts";

/** A report may bring the whole email with its documents back. */
const longest = 10 * 1024 * 1024;

/** Where whoever reads the sender's mailbox posts what came into it, as it came, with the secret of `BOUNCE_SECRET`. Without one there is no such address. */
export function returnedEmailRoutes(app: FastifyInstance, { pool, bounceSecret }: ServerParts): void {
  if (bounceSecret === undefined) return;
  const secret = tokenDigest(bounceSecret);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post(returnedEmailsPath, { bodyLimit: longest }, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const given = /^Bearer (\S{1,400})$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    if (!timingSafeEqual(tokenDigest(given), secret)) return reply.code(401).send({});
    const returned = Buffer.isBuffer(request.body) ? await readReturnedEmail(request.body) : null;
    const email = returned === null ? null : await recordBounce(pool, returned);
    return reply.send({ report: returned !== null, email });
  });
}
