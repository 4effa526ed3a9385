import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import { makeOrderBody, type MakeOrderReply } from "../../contract/order.ts";
import { opinionHref, orderHref, pathIn, payHref } from "../../contract/paths.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { opinionPageKey } from "../../database/order/opinion-consents.ts";
import { readableOrder } from "../../database/order/readable-orders.ts";
import { languageOf } from "../../domain/language.ts";
import { orderInfo } from "../../domain/order/order-info.ts";
import { networkOf } from "../../domain/order/order-limits.ts";
import { isPaidOnline } from "../../domain/payment/payment.ts";
import { beginPayment } from "../../flows/payment/begin-payment.ts";
import { placeOrder } from "../../flows/order/place-order.ts";
import type { ServerParts } from "../app.ts";
import type { GuessBudget } from "../guess-budget.ts";
import { deviceOf, knowDevice } from "../known-device.ts";
import { lanIdOf } from "../language-header.ts";
import { refuse } from "../refuse.ts";
import { routeOf } from "../legacy-endpoint.ts";

/** `POST /sys/json_api?makeOrder` (specification, point 7). */
export function orderRoutes(
  app: FastifyInstance,
  {
    pool,
    points,
    shopEmail,
    signIn,
    paymentProviders,
    rateLimitScale,
    codeGuesses,
  }: ServerParts & { codeGuesses: GuessBudget },
): void {
  const begun = new Set<Promise<unknown>>();
  app.addHook("onClose", () => Promise.all(begun));

  app.post(routeOf("json_api?makeOrder"), async (request, reply) => {
    const parsed = v.safeParse(makeOrderBody, request.body);
    if (!parsed.success) {
      const about = v.getDotPath(parsed.issues[0]) ?? undefined;
      return refuse(reply, {
        status: 400,
        code: "MALFORMED",
        lanId: lanIdOf(request.body),
        ...(about ? { about } : {}),
      });
    }
    const sent = parsed.output;
    const wait = sent.discountCode === null ? null : codeGuesses.wait(networkOf(request.ip));
    if (wait !== null)
      return refuse(reply.header("retry-after", wait), {
        status: 429,
        code: "TOO_MANY_REQUESTS",
        lanId: sent.lanId,
        fill: { seconds: wait },
      });
    const placed = await placeOrder(pool, sent, {
      now: new Date(),
      shopEmail,
      points,
      checkProof: signIn.check,
      client: { ip: request.ip, scale: rateLimitScale },
      browser: { agent: agentOf(request), deviceSha256: deviceOf(request) },
    });
    if (placed.kind === "refused") {
      if (placed.refusal.code === "CODE_UNKNOWN") codeGuesses.miss(networkOf(request.ip));
      request.log.info({ refusal: placed.refusal.code, about: placed.refusal.about }, "order refused");
      return refuse(reply, {
        status: placed.refusal.code === "SOCIAL_UNREACHABLE" ? 503 : 200,
        lanId: sent.lanId,
        ...placed.refusal,
      });
    }
    request.log.info({ order: placed.orderId, repeated: placed.repeated, waits: placed.waits }, "order placed");
    const stored = await orderNumbered(pool, placed.orderId);
    const { order_id, customer_id, link_key, lan_id } = stored!.order;
    const language = languageOf(lan_id);
    const page = pathIn(customer_id === null ? orderHref(order_id, link_key) : orderHref(order_id), language.lanCode);
    const order = await readableOrder(pool, stored!, language);
    const paid = isPaidOnline(order.paymentCode) ? { payAt: payHref(link_key) } : {};
    if (isPaidOnline(order.paymentCode) && !placed.repeated && !placed.waits) begin(request, placed.orderId);
    if (placed.account !== null) await knowDevice(pool, { request, customerId: placed.account.customerId });
    const opinion = sent.opinion === null ? null : await opinionPageKey(pool, placed.orderId);
    const body: MakeOrderReply = {
      orderId: String(placed.orderId),
      orderInfo: orderInfo(order, language.lanCode, { page, ...paid }),
      ...(opinion !== null && { opinionPage: opinionHref(opinion) }),
      ...(placed.account
        ? { accountCreated: true, token: placed.account.token, contactData: placed.account.contactData }
        : {}),
    };
    return reply.header("cache-control", "no-store").send(body);
  });

  /** Asks the provider for the payment at once, while the shopper reads the confirmation: a slow provider delays no answer, and one that is away loses no order. */
  function begin(request: FastifyRequest, orderId: number): void {
    const making = beginPayment(pool, { orderId, providers: paymentProviders, customerIp: request.ip, now: new Date() })
      .catch((err: unknown) => request.log.warn({ err, order: orderId }, "payment not begun yet"))
      .finally(() => begun.delete(making));
    begun.add(making);
  }
}

/** What a browser calls itself, in one line. */
function agentOf(request: FastifyRequest): string {
  return (request.headers["user-agent"] ?? "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, 500)
    .toWellFormed();
}
