import { createHash } from "node:crypto";
import type { Currency } from "../../domain/money.ts";
import type { PaymentNews } from "../../domain/payment/payment.ts";
import { accessToken } from "../access-token.ts";
import { type Answered, ask, at, jsonOf, type Question, textAt } from "./ask.ts";
import { CredentialsRefused, testToken } from "./credentials.ts";
import { payuOrder } from "./payu-order.ts";
import { isSignedByPayu } from "./payu-signature.ts";
import type { NamedPayment, PaymentProvider, Told } from "./provider.ts";

export interface PayuSettings {
  /** Host, without a slash at its end. */
  url: string;
  posId: string;
  clientId: string;
  clientSecret: string;
  secondKey: string;
  currencies: readonly Currency[];
  /** Milliseconds to wait for an answer. */
  patience?: number;
}

/** Speaks PayU's REST API 2.1 (shapes and rules: docs/decisions/0029). BLIK, cards, transfers and paying later are methods of its own page. */
export function openPayu({
  url,
  posId,
  clientId,
  clientSecret,
  secondKey,
  currencies,
  patience = 5000,
}: PayuSettings): PaymentProvider {
  const token = accessToken(async () => {
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: clientSecret,
    }).toString();
    const { json, status } = await ask(`${url}/pl/standard/user/oauth/authorize`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
      patience,
    });
    const fetched = textAt(json, "access_token");
    if (fetched === "") throw new CredentialsRefused(`PayU gave no access token (${status} ${textAt(json, "error")})`);
    return { token: fetched, lasts: Number(at(json, "expires_in")) || 0 };
  });

  /** Asks with the token; one that was taken back is fetched anew, once. */
  async function call(method: Question["method"], path: string, body?: object): Promise<Answered> {
    for (let again = false; ; again = true) {
      const headers = {
        authorization: `Bearer ${await token.get()}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      };
      const answered = await ask(`${url}/api/v2_1/orders${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        patience,
      });
      if (answered.status !== 401 || again) return answered;
      token.forget();
    }
  }

  async function tell({ extOrderId, providerOrderId }: NamedPayment): Promise<Told> {
    const { json, body, status } = await call("GET", `/${encodeURIComponent(providerOrderId)}`);
    const known = at(json, "orders", 0);
    if (known === undefined && status !== 404)
      throw new Error(`PayU does not say how ${extOrderId} stands (${status})`);
    const news =
      known === undefined ? { ...newsOf({}), extOrderId, providerOrderId, says: "failed" as const } : newsOf(known);
    return {
      body,
      news: { ...news, key: `payu:asked:${providerOrderId}:${news.says}:${news.amount}:${news.currency}` },
    };
  }

  return {
    code: "payu",
    currencies,
    takesOnReturn: false,
    async test() {
      const tested = await testToken(token);
      if (tested.kind === "refused") return tested;
      // An order nobody has: who may ask is told that it is not there.
      const { json, status } = await call("GET", "/BRUKTEST");
      const why = `${status} ${textAt(json, "status", "statusCode")}`.trim();
      return status === 404 ? tested : { kind: "refused", what: "account", why };
    },
    async create(payment) {
      const { json, status } = await call("POST", "", payuOrder(payment, posId));
      const [providerOrderId, payUrl] = [textAt(json, "orderId"), textAt(json, "redirectUri")];
      if (providerOrderId !== "" && /^https?:\/\//.test(payUrl)) return { kind: "made", providerOrderId, payUrl };
      const said = textAt(json, "status", "statusCode");
      if (said === "ERROR_ORDER_NOT_UNIQUE") return { kind: "taken" };
      throw new Error(
        `PayU did not take ${payment.extOrderId} (${status} ${said} ${textAt(json, "status", "statusDesc")})`,
      );
    },
    ask: tell,
    async capture(payment) {
      await call("PUT", `/${encodeURIComponent(payment.providerOrderId)}/status`, {
        orderId: payment.providerOrderId,
        orderStatus: "COMPLETED",
      });
      return tell(payment);
    },
    async cancel({ providerOrderId }) {
      await call("DELETE", `/${encodeURIComponent(providerOrderId)}`);
    },
    async refund({ providerOrderId, amount, key, why }) {
      const { json, status } = await call("POST", `/${encodeURIComponent(providerOrderId)}/refund`, {
        refund: { description: why, amount: String(amount), extRefundId: key },
      });
      const refundId = textAt(json, "refund", "refundId");
      if (refundId !== "") return { kind: "done", refundId };
      return {
        kind: "refused",
        why: `${status} ${textAt(json, "status", "statusCode")} ${textAt(json, "status", "statusDesc")}`.trim(),
      };
    },
    async askRefund({ extOrderId, providerOrderId, amount, key }, known) {
      const { json, status } = await call("GET", `/${encodeURIComponent(providerOrderId)}/refunds`);
      const refunds = at(json, "refunds");
      if (status !== 200 || !Array.isArray(refunds))
        throw new Error(`PayU does not say what it gave back of ${extOrderId} (${status})`);
      const others = new Set(known);
      // By our name for it, or, where PayU keeps none, by the sum.
      const found =
        refunds.find((refund) => textAt(refund, "extRefundId") === key) ??
        refunds.find(
          (refund) =>
            !textAt(refund, "extRefundId").startsWith("refund-") &&
            textAt(refund, "amount") === String(amount) &&
            !others.has(textAt(refund, "refundId")),
        );
      if (found === undefined) return { kind: "unheardOf" };
      return textAt(found, "status") === "CANCELED"
        ? { kind: "refused", why: "CANCELED" }
        : { kind: "done", refundId: textAt(found, "refundId") };
    },
    async readNotification(body, headers) {
      const header = headers["openpayu-signature"] ?? headers["x-openpayu-signature"];
      if (typeof header !== "string" || !isSignedByPayu(body, header, secondKey)) return null;
      const json = jsonOf(body);
      const key = `payu:${createHash("sha256").update(body).digest("hex")}`;
      if (at(json, "refund") === undefined) return { ...newsOf(at(json, "order")), key };
      const says = textAt(json, "refund", "status") === "FINALIZED" ? "refunded" : "open";
      return {
        ...newsOf(at(json, "refund")),
        extOrderId: textAt(json, "extOrderId"),
        providerOrderId: textAt(json, "orderId"),
        captureId: textAt(json, "refund", "refundId"),
        says,
        key,
      };
    },
  };
}

/** What PayU's words for a state mean; one nobody knows is no news. */
const meanings: Record<string, PaymentNews["says"]> = {
  NEW: "open",
  PENDING: "pending",
  WAITING_FOR_CONFIRMATION: "approved",
  COMPLETED: "paid",
  CANCELED: "cancelled",
  REJECTED: "failed",
};

function newsOf(order: unknown): PaymentNews {
  const amount = at(order, "totalAmount") ?? at(order, "amount");
  return {
    key: "",
    extOrderId: textAt(order, "extOrderId"),
    providerOrderId: textAt(order, "orderId"),
    says: meanings[textAt(order, "status")] ?? "open",
    // Amounts come as texts of whole hundredths.
    amount: /^\d{1,12}$/.test(String(amount)) ? Number(amount) : Number.NaN,
    currency: textAt(order, "currencyCode").toLowerCase(),
    captureId: null,
  };
}
