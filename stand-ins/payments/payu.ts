import { randomBytes } from "node:crypto";
import { type Currency, currencies, formatMoney } from "../../src/domain/money.ts";
import { at, jsonOf, textAt } from "../../src/integrations/payments/ask.ts";
import { payuDigest } from "../../src/integrations/payments/payu-signature.ts";
import type { Faults } from "./faults.ts";
import { storedOrders } from "./stored-orders.ts";
import { payPage, payPagePolicy } from "./pay-page.ts";
import { type Asked, type Notification, openStandIn, type PaymentStandIn, type Reply } from "./stand-in.ts";

interface Order {
  orderId: string;
  asked: Record<string, unknown>;
  /** The states it went through since it was made. */
  states: ("PENDING" | "COMPLETED" | "CANCELED" | "REJECTED")[];
  /** When it ends by itself, milliseconds. */
  endsAt: number;
  refunds: { refundId: string; extRefundId?: string; amount: number }[];
}

/** Speaks PayU's REST 2.1 as `openPayu` does, from the other side. `pages`: where shoppers reach its pages; its own address where it is left out. */
export function openPayuStandIn({
  posId,
  clientSecret,
  secondKey,
  pages,
  file,
}: {
  posId: string;
  clientSecret: string;
  secondKey: string;
  pages?: string;
  file?: string;
}): Promise<PaymentStandIn> {
  const orders = storedOrders<Order>(file);
  const tokens = new Set<string>();

  return openStandIn((tell) => {
    const change = (order: Order, ...states: Order["states"]) => {
      order.states.push(...states);
      orders.put(order.orderId, order);
      return tell(order.orderId);
    };

    async function answer(asked: Asked): Promise<Reply> {
      if (asked.path === "/pl/standard/user/oauth/authorize") {
        const form = new URLSearchParams(asked.body);
        if (form.get("client_id") !== posId || form.get("client_secret") !== clientSecret)
          return { status: 401, body: { error: "invalid_client" } };
        const token = randomBytes(16).toString("hex");
        tokens.add(token);
        return {
          status: 200,
          body: { access_token: token, token_type: "bearer", expires_in: 43_199, grant_type: "client_credentials" },
        };
      }
      const page = /^\/pay\/(\w+)$/.exec(asked.path);
      if (page !== null) return payPageOf(asked, orders.get(page[1] ?? ""), change);
      if (!tokens.has((asked.headers.authorization ?? "").replace(/^Bearer /i, "")))
        return { status: 401, body: status("UNAUTHORIZED") };
      const [, id, action] = /^\/api\/v2_1\/orders(?:\/(\w+))?(?:\/(status|refunds?))?$/.exec(asked.path) ?? [];
      if (id === undefined)
        return asked.method === "POST" && asked.path === "/api/v2_1/orders"
          ? create(asked)
          : { status: 404, body: status("DATA_NOT_FOUND") };
      const order = orders.get(id);
      if (order === undefined) return { status: 404, body: status("DATA_NOT_FOUND") };
      if (asked.method === "GET" && action === "refunds")
        return {
          status: 200,
          body: {
            refunds: order.refunds.map(({ refundId, extRefundId = refundId, amount }) => ({
              refundId,
              extRefundId,
              amount: String(amount),
              currencyCode: order.asked["currencyCode"],
              status: "FINALIZED",
            })),
          },
        };
      if (asked.method === "GET")
        return { status: 200, body: { orders: [shown(order)], status: status("SUCCESS").status } };
      if (asked.method === "PUT" && action === "status") {
        if (stateOf(order) === "PENDING") await change(order, "COMPLETED");
        return { status: 200, body: status("SUCCESS") };
      }
      if (asked.method === "POST" && action === "refund") return refund(asked, order);
      if (asked.method === "DELETE" && (stateOf(order) === "NEW" || stateOf(order) === "PENDING"))
        void change(order, "CANCELED");
      return { status: 200, body: { orderId: id, ...status("SUCCESS") } };
    }

    function create(asked: Asked): Reply {
      const input = JSON.parse(asked.body) as Record<string, unknown>;
      const missing = ["customerIp", "merchantPosId", "description", "currencyCode", "totalAmount", "products"].find(
        (field) => input[field] === undefined,
      );
      const known = currencies.includes(String(input["currencyCode"]).toLowerCase() as Currency);
      if (
        missing !== undefined ||
        !known ||
        !/^[1-9]\d*$/.test(textAt(input, "totalAmount")) ||
        input["merchantPosId"] !== posId
      )
        return { status: 400, body: status("ERROR_VALUE_INVALID", missing) };
      if (orders.find((order) => order.asked["extOrderId"] === input["extOrderId"]) !== undefined)
        return { status: 400, body: status("ERROR_ORDER_NOT_UNIQUE") };
      const orderId = randomBytes(13).toString("hex").toUpperCase();
      orders.put(orderId, {
        orderId,
        asked: input,
        states: [],
        endsAt: Date.now() + (Number(input["validityTime"]) || 86_400) * 1000,
        refunds: [],
      });
      const redirectUri = `${pages ?? `http://${asked.headers.host}`}/pay/${orderId}`;
      return {
        status: 302,
        headers: { location: redirectUri },
        body: { ...status("SUCCESS"), redirectUri, orderId, extOrderId: input["extOrderId"] },
      };
    }

    function refund(asked: Asked, order: Order): Reply {
      const total = Number(order.asked["totalAmount"]);
      const left = total - order.refunds.reduce((sum, { amount }) => sum + amount, 0);
      const amount = Number(at(JSON.parse(asked.body), "refund", "amount") ?? left);
      if (stateOf(order) !== "COMPLETED" || !(amount > 0) || amount > left)
        return { status: 400, body: status("ERROR_VALUE_INVALID", "refund") };
      const refundId = String(
        5_000_000_000 + orders.get(order.orderId)!.refunds.length * 7 + Number.parseInt(order.orderId.slice(0, 7), 16),
      );
      const extRefundId = textAt(JSON.parse(asked.body), "refund", "extRefundId") || refundId;
      order.refunds.push({ refundId, extRefundId, amount });
      orders.put(order.orderId, order);
      void tell(order.orderId);
      return {
        status: 200,
        body: {
          orderId: order.orderId,
          refund: {
            refundId,
            extRefundId,
            amount: String(amount),
            currencyCode: order.asked["currencyCode"],
            status: "PENDING",
          },
          ...status("SUCCESS"),
        },
      };
    }

    function notifications(id: string, faults: Faults): Notification[] {
      const order = orders.get(id);
      const url = textAt(order?.asked, "notifyUrl");
      if (order === undefined || url === "") return [];
      const said =
        order.refunds.length === 0
          ? order.states.slice(-2).map((state) => ({
              order: spoilt({ ...shown(order), status: state }, faults),
              localReceiptDateTime: "2026-11-21T10:00:00.000+01:00",
            }))
          : order.refunds.slice(-1).map(({ refundId, amount }) => ({
              orderId: id,
              extOrderId: order.asked["extOrderId"],
              refund: {
                refundId,
                amount: String(amount),
                currencyCode: order.asked["currencyCode"],
                status: "FINALIZED",
              },
            }));
      return said.map((words) => {
        const body = Buffer.from(JSON.stringify(words));
        const signature = payuDigest(body, "md5", faults.badSignature ? `${secondKey}?` : secondKey).toString("hex");
        return {
          url,
          body,
          headers: {
            "content-type": "application/json;charset=UTF-8",
            "openpayu-signature": `sender=checkout;signature=${signature};algorithm=MD5;content=DOCUMENT`,
          },
        };
      });
    }

    return { api: /^\/(api|pl)\//, answer, notifications };
  });
}

function spoilt(order: Record<string, unknown>, { wrongAmount, wrongCurrency }: Faults): Record<string, unknown> {
  const currency = order["currencyCode"] === "EUR" ? "PLN" : "EUR";
  return {
    ...order,
    ...(wrongAmount ? { totalAmount: String(Number(order["totalAmount"]) - 1) } : {}),
    ...(wrongCurrency ? { currencyCode: currency } : {}),
  };
}

function stateOf(order: Order): string {
  const last = order.states.at(-1) ?? "NEW";
  return order.endsAt <= Date.now() && (last === "NEW" || last === "PENDING") ? "CANCELED" : last;
}

function shown(order: Order): Record<string, unknown> {
  return {
    ...order.asked,
    orderId: order.orderId,
    orderCreateDate: "2026-11-21T10:00:00.000+01:00",
    status: stateOf(order),
  };
}

function status(statusCode: string, statusDesc?: string): { status: { statusCode: string; statusDesc?: string } } {
  return { status: { statusCode, ...(statusDesc === undefined ? {} : { statusDesc }) } };
}

async function payPageOf(
  asked: Asked,
  order: Order | undefined,
  change: (order: Order, ...states: Order["states"]) => Promise<void>,
): Promise<Reply> {
  const input = order?.asked ?? jsonOf(Buffer.from("{}"));
  const back = textAt(input, "continueUrl");
  const state =
    order === undefined
      ? "unknown"
      : stateOf(order) === "NEW" || stateOf(order) === "PENDING"
        ? "open"
        : stateOf(order) === "COMPLETED"
          ? "paid"
          : "over";
  if (asked.method === "POST" && state === "open") {
    const said = new URLSearchParams(asked.body).get("answer");
    await change(
      order!,
      ...(said === "pay"
        ? (["PENDING", "COMPLETED"] as const)
        : said === "refuse"
          ? (["REJECTED"] as const)
          : (["CANCELED"] as const)),
    );
    return {
      status: 303,
      headers: { location: said === "pay" ? back : `${back}${back.includes("?") ? "&" : "?"}error=501` },
    };
  }
  const amount =
    order === undefined
      ? ""
      : formatMoney(Number(textAt(input, "totalAmount")), textAt(input, "currencyCode").toLowerCase() as Currency);
  const page = payPage({
    provider: "PayU",
    language: textAt(input, "buyer", "language"),
    what: textAt(input, "description"),
    amount,
    state,
    back,
  });
  return { status: order === undefined ? 404 : 200, headers: { "content-security-policy": payPagePolicy }, body: page };
}
