import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notifyHref, orderHref, paidOrderHref, pathIn, payHref } from "../../contract/paths.ts";
import { orderWithKey } from "../../database/payment/payment-attempts.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { orderMissing } from "../../database/order/order-changes.ts";
import { orderBalance } from "../../database/order/settlements.ts";
import { languageOf } from "../../domain/language.ts";
import { formatMoney } from "../../domain/money.ts";
import { reconcileOrder } from "../../flows/payment/reconcile-payments.ts";
import { beginPayment, type Begun, begunPayment } from "../../flows/payment/begin-payment.ts";
import { onlineCodes, providerOf } from "../../flows/payment/payment-providers.ts";
import { handlePaymentNotification } from "../../flows/payment/handle-payment-notification.ts";
import type { ServerParts } from "../app.ts";
import { type OrderToPay, payPage } from "../pay-page.ts";

/** How long a shopper waits for the provider's page, in milliseconds. */
const patience = 6000;

/** The way to a provider's page, the way back from it, and where providers tell of payments (guarantees, points 8, 16 and 20). */
export function paymentRoutes(app: FastifyInstance, { pool, paymentProviders: providers, assets }: ServerParts): void {
  app.get<{ Params: { key: string } }>(payHref(":key"), async (request, reply) => {
    const order = await orderOf(request.params.key);
    if (order === null) return answerUnknown(reply);
    const begun = await lookFor(order.orderId);
    if (begun.kind === "unbegun") return sendPage(reply, payPage(order.isMore ? "more" : "begin", order, assets));
    return seeOther(reply, begun.kind === "pay" ? begun.payUrl : order.page);
  });

  // What begins a payment is a button's press: programs that read mail follow links.
  app.post<{ Params: { key: string } }>(payHref(":key"), async (request, reply) => {
    const order = await orderOf(request.params.key);
    if (order === null) return answerUnknown(reply);
    const begun = await begin(request, order.orderId);
    if (begun === null) return sendPage(reply.code(503).header("retry-after", "20"), payPage("later", order, assets));
    return seeOther(reply, begun.kind === "pay" ? begun.payUrl : order.page);
  });

  app.get<{ Params: { key: string } }>(`${payHref(":key")}/return`, async (request, reply) => {
    const order = await orderOf(request.params.key);
    if (order === null) return answerUnknown(reply);
    // Its money is taken now; should that fail, the notification's job or the next question takes it.
    await reconcileOrder(pool, order.orderId, { providers, now: new Date() }).catch((err: unknown) =>
      request.log.warn({ err, order: order.orderId }, "payment not taken yet"),
    );
    return seeOther(reply, order.paidPage);
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  for (const code of onlineCodes) {
    app.post(notifyHref(code), async (request, reply) => {
      const provider = await providerOf(pool, providers, code);
      if (provider === null) return reply.code(404).header("cache-control", "no-store").send("");
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const news = await provider.readNotification(body, request.headers).catch((err: unknown) => {
        request.log.warn({ err, provider: code }, "a notification could not be checked");
        return undefined;
      });
      if (news === undefined) return reply.code(503).header("cache-control", "no-store").send("");
      if (news === null) {
        request.log.warn(
          { provider: code, bytes: body.length },
          "a notification that is not the provider's own was refused",
        );
        return reply.code(403).header("cache-control", "no-store").send("");
      }
      const outcome = await handlePaymentNotification(pool, {
        provider: code,
        news,
        body,
        source: "notification",
        shopEmail: providers.shopEmail,
        now: new Date(),
      });
      request.log[quiet.includes(outcome) ? "info" : "warn"](
        { provider: code, payment: news.extOrderId.slice(0, 30), says: news.says, outcome },
        "payment notification",
      );
      return reply.header("cache-control", "no-store").send("");
    });
  }

  /** Returns where the order is paid; null where the provider does not answer in time. */
  async function begin(request: FastifyRequest, orderId: number): Promise<Begun | null> {
    const until = Date.now() + patience;
    const begun = settle(request, orderId, until).catch((err: unknown) => {
      request.log.warn({ err, order: orderId }, "payment not begun yet");
      return null;
    });
    return Promise.race([begun, new Promise<null>((resolve) => setTimeout(resolve, patience, null).unref())]);
  }

  /** Where a payment is being asked for this moment, its page is waited for. */
  async function lookFor(
    orderId: number,
  ): Promise<Exclude<Awaited<ReturnType<typeof begunPayment>>, { kind: "elsewhere" }>> {
    for (const until = Date.now() + patience; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
      const begun = await begunPayment(pool, { orderId, providers, now: new Date() });
      if (begun.kind !== "elsewhere") return begun;
      if (Date.now() >= until) return { kind: "unbegun" };
    }
  }

  /** While another request asks the provider, its answer is waited for; should it fail, this one asks. */
  async function settle(request: FastifyRequest, orderId: number, until: number): Promise<Begun | null> {
    while (Date.now() < until) {
      const begun = await beginPayment(pool, { orderId, providers, customerIp: request.ip, now: new Date() });
      if (begun.kind !== "elsewhere") return begun;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return null;
  }

  /** `isMore`: a part of it is paid, and it costs more since. */
  async function orderOf(key: string): Promise<(OrderToPay & { paidPage: string; isMore: boolean }) | null> {
    const orderId = /^[\w-]{32,64}$/.test(key) ? await orderWithKey(pool, key) : null;
    const stored = orderId === null ? null : await orderNumbered(pool, orderId);
    if (orderId === null || stored === null) return null;
    const { lanCode } = languageOf(stored.order.lan_id);
    const { missing } = await orderMissing(pool, orderId);
    return {
      orderId,
      page: pathIn(orderHref(orderId, key), lanCode),
      paidPage: pathIn(paidOrderHref(orderId, key), lanCode),
      payAt: payHref(key),
      lanCode,
      sum: formatMoney(missing, stored.order.currency),
      isMore: (await orderBalance(pool, orderId)).came > 0,
    };
  }
}

const quiet = ["paid", "waiting", "failed", "cancelled", "refunded", "settledBefore", "lateRefusal", "repeated"];

function seeOther(reply: FastifyReply, to: string): FastifyReply {
  return reply.header("cache-control", "no-store").redirect(to, 303);
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(html);
}

function answerUnknown(reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", "no-store").redirect("/404.html", 303);
}
