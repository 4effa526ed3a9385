import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { orderBody, ordersBody, type OrdersReply } from "../../contract/customer-orders.ts";
import { ordersOfCustomer } from "../../database/order/customer-orders.ts";
import { customerOfToken } from "../../database/customer/customers.ts";
import { languageOf } from "../../domain/language.ts";
import { decimal } from "../../domain/money.ts";
import { openOrder } from "../../flows/order/open-order.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import type { ServerParts } from "../app.ts";
import { orderReply } from "../order-reply.ts";
import { lanIdOf } from "../language-header.ts";
import { refuse } from "../refuse.ts";
import { routeOf } from "../legacy-endpoint.ts";

const perPage = 20;

/** `POST /sys/json_api?orders` and `?order`: what a customer ordered, for the owner or by the email's link (guarantees, point 14). */
export function customerOrderRoutes(app: FastifyInstance, { pool, pointsPerZloty }: ServerParts): void {
  app.post(routeOf("json_api?orders"), async (request, reply) => {
    const parsed = v.safeParse(ordersBody, request.body);
    const lanId = lanIdOf(request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId });
    const customer = await customerOfToken(pool, tokenDigest(parsed.output.token));
    if (customer === null) return refuse(reply, { status: 200, code: "TOKEN_ENDED", lanId });
    const { page } = parsed.output;
    const { orders, count } = await ordersOfCustomer(pool, customer.customer_id, {
      skip: (page - 1) * perPage,
      most: perPage,
    });
    const body: OrdersReply = {
      orders: orders.map(({ order_id, created_at, status, partly_sent, total, currency, pieces }) => ({
        number: String(order_id),
        date: created_at.toISOString(),
        state: status,
        partlySent: partly_sent,
        total: decimal(total),
        currency,
        pieces,
      })),
      page,
      pages: Math.ceil(count / perPage),
    };
    return reply.header("cache-control", "no-store").send(body);
  });

  app.post(routeOf("json_api?order"), async (request, reply) => {
    const parsed = v.safeParse(orderBody, request.body);
    const lanId = lanIdOf(request.body);
    if (!parsed.success) return refuse(reply, { status: 400, code: "MALFORMED", lanId });
    const { number, token, key } = parsed.output;
    // No order is called anything but digits; whoever asks for another name hears what an unknown number is answered.
    const opened = await openOrder(pool, { orderId: /^\d{1,15}$/.test(number) ? Number(number) : 0, token, key });
    if (opened.kind === "refused") return refuse(reply, { status: 200, code: opened.code, lanId });
    return reply
      .header("cache-control", "no-store")
      .send(await orderReply(pool, opened, { language: languageOf(lanId), pointsPerZloty }));
  });
}
