import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { backInStockBody, messageBody } from "../../contract/messages.ts";
import { isEmail } from "../../domain/field-rules.ts";
import { languageOf } from "../../domain/language.ts";
import { sendMessage } from "../../flows/mail/send-message.ts";
import { requestStockAlert } from "../../flows/order/request-stock-alert.ts";
import type { ServerParts } from "../app.ts";
import { lanIdOf } from "../language-header.ts";
import { refuse } from "../refuse.ts";
import { routeOf } from "../legacy-endpoint.ts";

/** `POST /sys/json_emails?contact` and `?backInStock` (specification, points 1 and 8). */
export function messageRoutes(app: FastifyInstance, { pool, shopEmail }: ServerParts): void {
  app.post(routeOf("json_emails?contact"), async (request, reply) => {
    const parsed = v.safeParse(messageBody, request.body);
    const lanId = lanIdOf(request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId });
    const refused = await sendMessage(pool, parsed.output, shopEmail);
    if (refused !== null) return refuse(reply, { status: 200, lanId, ...refused });
    return reply.header("cache-control", "no-store").send({});
  });

  app.post(routeOf("json_emails?backInStock"), async (request, reply) => {
    const parsed = v.safeParse(backInStockBody, request.body);
    const lanId = lanIdOf(request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId });
    const { email, productId, a2p } = parsed.output;
    if (!isEmail(email)) return refuse(reply, { status: 200, code: "EMAIL_INVALID", lanId, about: "email" });
    const answer = await requestStockAlert(pool, { email, productId, variantId: a2p, lanId: languageOf(lanId).lanId });
    if (answer !== "asked")
      return refuse(reply, { status: 200, code: answer === "inStock" ? "IN_STOCK_NOW" : "NOT_ON_SALE", lanId });
    return reply.header("cache-control", "no-store").send({});
  });
}
