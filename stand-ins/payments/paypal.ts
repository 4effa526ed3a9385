import { createHmac, randomBytes } from "node:crypto";
import { type Currency, decimal, formatMoney, parseDecimal } from "../../src/domain/money.ts";
import { at, textAt } from "../../src/integrations/payments/ask.ts";
import type { Faults } from "./faults.ts";
import { storedOrders } from "./stored-orders.ts";
import { payPage, payPagePolicy } from "./pay-page.ts";
import { type Asked, type Notification, openStandIn, type PaymentStandIn, type Reply } from "./stand-in.ts";

interface Order {
  id: string;
  requestId: string;
  asked: Record<string, unknown>;
  status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED";
  /** The shopper's means will be refused at the capture. */
  refuses: boolean;
  captureId: string;
  refunds: { id: string; key: string; amount: number }[];
  /** Ids of the events told of it, in their order. */
  events: { id: string; type: string }[];
}

/** Speaks PayPal's Orders API v2 as `openPaypal` does, from the other side; webhooks go to `notifyUrl`. `pages`: where shoppers reach its pages. */
export function openPaypalStandIn({
  clientId,
  secret,
  webhookId,
  notifyUrl,
  pages,
  file,
}: {
  clientId: string;
  secret: string;
  webhookId: string;
  notifyUrl: string;
  pages?: string;
  file?: string;
}): Promise<PaymentStandIn> {
  const orders = storedOrders<Order>(file);
  const tokens = new Set<string>();
  const sign = (id: string, time: string, event: unknown, key = secret) =>
    createHmac("sha256", key)
      .update(`${id}|${time}|${webhookId}|${JSON.stringify(event)}`)
      .digest("base64");

  return openStandIn((tell) => {
    const keep = (order: Order, ...events: string[]) => {
      order.events.push(...events.map((type) => ({ id: `WH-${randomBytes(8).toString("hex").toUpperCase()}`, type })));
      orders.put(order.id, order);
      return events.length === 0 ? Promise.resolve() : tell(order.id);
    };

    async function answer(asked: Asked): Promise<Reply> {
      if (asked.path === "/v1/oauth2/token") {
        if (asked.headers.authorization !== `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`)
          return { status: 401, body: { error: "invalid_client" } };
        const token = randomBytes(16).toString("hex");
        tokens.add(token);
        return { status: 200, body: { access_token: token, token_type: "Bearer", expires_in: 32_400 } };
      }
      if (asked.path === "/checkoutnow") return approvalPage(asked);
      if (!tokens.has((asked.headers.authorization ?? "").replace(/^Bearer /i, "")))
        return { status: 401, body: { name: "AUTHENTICATION_FAILURE" } };
      const body = asked.body === "" ? {} : (JSON.parse(asked.body) as Record<string, unknown>);
      if (asked.path === "/v1/notifications/verify-webhook-signature") {
        const right =
          body["webhook_id"] === webhookId &&
          body["transmission_sig"] ===
            sign(textAt(body, "transmission_id"), textAt(body, "transmission_time"), body["webhook_event"]);
        return { status: 200, body: { verification_status: right ? "SUCCESS" : "FAILURE" } };
      }
      if (asked.path === `/v1/notifications/webhooks/${webhookId}`)
        return { status: 200, body: { id: webhookId, url: notifyUrl, event_types: [] } };
      if (asked.path === "/v2/checkout/orders" && asked.method === "POST") return create(asked, body);
      const [, id = "", action] = /^\/v2\/checkout\/orders\/(\w+)(?:\/(capture))?$/.exec(asked.path) ?? [];
      const [, captureId = ""] = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(asked.path) ?? [];
      const order = captureId === "" ? orders.get(id) : orders.find((candidate) => candidate.captureId === captureId);
      if (order === undefined) return { status: 404, body: problem("RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID") };
      if (captureId !== "") return refund(asked, order, body);
      return action === "capture" ? capture(order) : { status: 200, body: shown(order) };
    }

    function create(asked: Asked, body: Record<string, unknown>): Reply {
      const requestId = String(asked.headers["paypal-request-id"] ?? "");
      const repeated = orders.find((order) => order.requestId === requestId);
      const wrong = repeated === undefined ? mismatchIn(body) : null;
      if (wrong !== null) return { status: 422, body: problem("UNPROCESSABLE_ENTITY", wrong) };
      const order = repeated ?? {
        id: randomBytes(8).toString("hex").toUpperCase(),
        requestId,
        asked: body,
        status: "PAYER_ACTION_REQUIRED",
        refuses: false,
        captureId: randomBytes(8).toString("hex").toUpperCase(),
        refunds: [],
        events: [],
      };
      void keep(order);
      return {
        status: repeated === undefined ? 201 : 200,
        body: {
          ...shown(order),
          links: [
            {
              rel: "payer-action",
              method: "GET",
              href: `${pages ?? `http://${asked.headers.host}`}/checkoutnow?token=${order.id}`,
            },
          ],
        },
      };
    }

    function capture(order: Order): Reply {
      if (order.status === "COMPLETED")
        return { status: 422, body: problem("UNPROCESSABLE_ENTITY", "ORDER_ALREADY_CAPTURED") };
      if (order.status !== "APPROVED")
        return { status: 422, body: problem("UNPROCESSABLE_ENTITY", "ORDER_NOT_APPROVED") };
      if (order.refuses) return { status: 422, body: problem("UNPROCESSABLE_ENTITY", "INSTRUMENT_DECLINED") };
      order.status = "COMPLETED";
      void keep(order, "PAYMENT.CAPTURE.COMPLETED");
      return { status: 201, body: shown(order) };
    }

    function refund(asked: Asked, order: Order, body: Record<string, unknown>): Reply {
      const key = String(asked.headers["paypal-request-id"] ?? randomBytes(8).toString("hex"));
      const repeated = order.refunds.find((candidate) => candidate.key === key);
      if (repeated !== undefined) return { status: 200, body: { id: repeated.id, status: "COMPLETED" } };
      const left =
        parseDecimal(textAt(amountOf(order), "value")) - order.refunds.reduce((sum, { amount }) => sum + amount, 0);
      const amount = body["amount"] === undefined ? left : parseDecimal(textAt(body, "amount", "value"));
      if (amount > left || amount <= 0)
        return { status: 422, body: problem("UNPROCESSABLE_ENTITY", "REFUND_AMOUNT_EXCEEDED") };
      const id = randomBytes(8).toString("hex").toUpperCase();
      order.refunds.push({ id, key, amount });
      void keep(order, "PAYMENT.CAPTURE.REFUNDED");
      return { status: 201, body: { id, status: "COMPLETED" } };
    }

    async function approvalPage(asked: Asked): Promise<Reply> {
      const order = orders.get(asked.query.get("token") ?? "");
      const context = at(order?.asked, "payment_source", "paypal", "experience_context");
      const [paid, cancelled] = [textAt(context, "return_url"), textAt(context, "cancel_url")];
      const state = order === undefined ? "unknown" : order.status === "COMPLETED" ? "paid" : "open";
      if (asked.method === "POST" && order !== undefined && state === "open") {
        const said = new URLSearchParams(asked.body).get("answer");
        if (said === "cancel")
          return {
            status: 303,
            headers: { location: `${cancelled}${cancelled.includes("?") ? "&" : "?"}token=${order.id}` },
          };
        Object.assign(order, { status: "APPROVED", refuses: said === "refuse" });
        await keep(order, "CHECKOUT.ORDER.APPROVED");
        return {
          status: 303,
          headers: { location: `${paid}${paid.includes("?") ? "&" : "?"}token=${order.id}&PayerID=STANDIN` },
        };
      }
      const sum =
        order === undefined
          ? ""
          : formatMoney(
              parseDecimal(textAt(amountOf(order), "value")),
              textAt(amountOf(order), "currency_code").toLowerCase() as Currency,
            );
      const page = payPage({
        provider: "PayPal",
        language: textAt(context, "locale"),
        what: textAt(order?.asked, "purchase_units", 0, "description"),
        amount: sum,
        state,
        back: cancelled,
      });
      return {
        status: order === undefined ? 404 : 200,
        headers: { "content-security-policy": payPagePolicy },
        body: page,
      };
    }

    function notifications(id: string, faults: Faults): Notification[] {
      const order = orders.get(id);
      return (order?.events.slice(-2) ?? []).map((event) => {
        const words = {
          id: event.id,
          create_time: "2026-11-21T09:00:00Z",
          event_type: event.type,
          summary: event.type,
          ...resourceOf(event.type, order!, faults),
          links: [],
        };
        const [transmission, time] = [randomBytes(16).toString("hex"), "2026-11-21T09:00:01Z"];
        const headers = {
          "content-type": "application/json",
          "paypal-auth-algo": "SHA256withRSA",
          "paypal-cert-url": "https://api.paypal.com/v1/notifications/certs/stand-in",
          "paypal-transmission-id": transmission,
          "paypal-transmission-time": time,
          "paypal-transmission-sig": sign(transmission, time, words, faults.badSignature ? `${secret}?` : secret),
        };
        return { url: notifyUrl, headers, body: Buffer.from(JSON.stringify(words)) };
      });
    }

    return { api: /^\/v[12]\//, answer, notifications };
  });
}

function problem(name: string, issue: string): object {
  return { name, details: [{ issue }] };
}

function amountOf(order: Order): unknown {
  return at(order.asked, "purchase_units", 0, "amount");
}

/** Returns what PayPal would refuse in an order's sums, null when they add up to the cent. */
function mismatchIn(body: unknown): string | null {
  const amount = at(body, "purchase_units", 0, "amount");
  const value = (name: string) => parseDecimal(textAt(amount, "breakdown", name, "value") || "0");
  const items = at(body, "purchase_units", 0, "items");
  const sum = (Array.isArray(items) ? items : []).reduce<number>(
    (all, item) => all + parseDecimal(textAt(item, "unit_amount", "value")) * Number(textAt(item, "quantity")),
    0,
  );
  if (sum !== value("item_total")) return "ITEM_TOTAL_MISMATCH";
  const total = value("item_total") + value("shipping") - value("discount") - value("shipping_discount");
  return total === parseDecimal(textAt(amount, "value")) && total > 0 ? null : "AMOUNT_MISMATCH";
}

function shown(order: Order): Record<string, unknown> {
  const unit = at(order.asked, "purchase_units", 0) as Record<string, unknown>;
  const captures =
    order.status === "COMPLETED"
      ? {
          payments: {
            captures: [
              { id: order.captureId, status: "COMPLETED", amount: amountOf(order), invoice_id: unit["invoice_id"] },
            ],
          },
        }
      : {};
  return { id: order.id, intent: "CAPTURE", status: order.status, purchase_units: [{ ...unit, ...captures }] };
}

function resourceOf(
  type: string,
  order: Order,
  { wrongAmount, wrongCurrency }: Faults,
): { resource_type: string; resource: object } {
  if (type === "CHECKOUT.ORDER.APPROVED") return { resource_type: "checkout-order", resource: shown(order) };
  const unit = at(order.asked, "purchase_units", 0);
  const { currency_code = "", value = "" } = amountOf(order) as { currency_code?: string; value?: string };
  const cents = parseDecimal(value) - (wrongAmount ? 1 : 0);
  const amount = {
    currency_code: wrongCurrency ? (currency_code === "EUR" ? "PLN" : "EUR") : currency_code,
    value: decimal(cents),
  };
  const refund = order.refunds.at(-1);
  if (type === "PAYMENT.CAPTURE.REFUNDED" && refund !== undefined) {
    const given = { currency_code, value: decimal(refund.amount) };
    return {
      resource_type: "refund",
      resource: { id: refund.id, invoice_id: textAt(unit, "invoice_id"), amount: given, status: "COMPLETED" },
    };
  }
  return {
    resource_type: "capture",
    resource: {
      id: order.captureId,
      status: "COMPLETED",
      amount,
      invoice_id: textAt(unit, "invoice_id"),
      custom_id: textAt(unit, "custom_id"),
      supplementary_data: { related_ids: { order_id: order.id } },
    },
  };
}
