import { type Currency, parseDecimal } from "../../domain/money.ts";
import type { PaymentNews } from "../../domain/payment/payment.ts";
import { accessToken } from "../access-token.ts";
import { type Answered, ask, at, jsonOf, type Question, textAt } from "./ask.ts";
import { CredentialsRefused, testToken } from "./credentials.ts";
import { paypalMoney, paypalOrder } from "./paypal-order.ts";
import type { Headers, NamedPayment, PaymentProvider, Refund, Told } from "./provider.ts";

export interface PaypalSettings {
  /** Host of the API, without a slash at its end. */
  url: string;
  clientId: string;
  secret: string;
  webhookId: string;
  currencies: readonly Currency[];
  /** Milliseconds to wait for an answer. */
  patience?: number;
}

/** Speaks PayPal's Orders API v2 (shapes and rules: docs/decisions/0029): create, approve on its page, capture, refund, signed webhooks. */
export function openPaypal({
  url,
  clientId,
  secret,
  webhookId,
  currencies,
  patience = 5000,
}: PaypalSettings): PaymentProvider {
  const token = accessToken(async () => {
    const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`;
    const { json, status } = await ask(`${url}/v1/oauth2/token`, {
      method: "POST",
      headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
      body: "grant_type=client_credentials",
      patience,
    });
    const fetched = textAt(json, "access_token");
    if (fetched === "")
      throw new CredentialsRefused(`PayPal gave no access token (${status} ${textAt(json, "error")})`);
    return { token: fetched, lasts: Number(at(json, "expires_in")) || 0 };
  });

  /** Asks with the token; one that was taken back is fetched anew, once. `key`: asked twice, it happens once. */
  async function call(
    method: Question["method"],
    path: string,
    { body, key }: { body?: string; key?: string } = {},
  ): Promise<Answered> {
    for (let again = false; ; again = true) {
      const headers = {
        authorization: `Bearer ${await token.get()}`,
        "content-type": "application/json",
        prefer: "return=representation",
        ...(key === undefined ? {} : { "paypal-request-id": key }),
      };
      const answered = await ask(`${url}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        patience,
      });
      if (answered.status !== 401 || again) return answered;
      token.forget();
    }
  }

  async function tell({ extOrderId, providerOrderId }: NamedPayment): Promise<Told> {
    const { json, body, status } = await call("GET", `/v2/checkout/orders/${encodeURIComponent(providerOrderId)}`);
    if (status !== 200 && status !== 404) throw new Error(`PayPal does not say how ${extOrderId} stands (${status})`);
    const news =
      status === 404 ? { ...orderNews({}), extOrderId, providerOrderId, says: "failed" as const } : orderNews(json);
    return {
      body,
      news: { ...news, key: `paypal:asked:${providerOrderId}:${news.says}:${news.amount}:${news.currency}` },
    };
  }

  async function giveBack({
    captureId,
    amount,
    currency,
    key,
    why,
  }: Refund): Promise<{ kind: "done"; refundId: string } | { kind: "refused"; why: string }> {
    if (captureId === null) return { kind: "refused", why: "there is no captured payment" };
    const { json, status } = await call("POST", `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`, {
      body: JSON.stringify({ amount: paypalMoney(amount, currency), note_to_payer: why.slice(0, 255) }),
      key,
    });
    const refundId = textAt(json, "id");
    if (refundId !== "" && status < 300) return { kind: "done", refundId };
    return { kind: "refused", why: `${status} ${textAt(json, "name")} ${textAt(json, "details", 0, "issue")}`.trim() };
  }

  return {
    code: "paypal",
    currencies,
    takesOnReturn: true,
    async test() {
      const tested = await testToken(token);
      if (tested.kind === "refused") return tested;
      // Without its webhook the shop would take no word of PayPal's for its own.
      const { json, status } = await call("GET", `/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`);
      const why = `${status} ${textAt(json, "name")}`.trim();
      return status === 200 ? tested : { kind: "refused", what: "webhook", why };
    },
    async create(payment) {
      const { json, status } = await call("POST", "/v2/checkout/orders", {
        body: JSON.stringify(paypalOrder(payment)),
        key: payment.extOrderId,
      });
      const links = at(json, "links");
      const link = (Array.isArray(links) ? links : []).find((candidate) =>
        ["payer-action", "approve"].includes(textAt(candidate, "rel")),
      );
      const [providerOrderId, payUrl] = [textAt(json, "id"), textAt(link, "href")];
      if (providerOrderId === "" || !/^https?:\/\//.test(payUrl))
        throw new Error(
          `PayPal did not take ${payment.extOrderId} (${status} ${textAt(json, "name")} ${textAt(json, "details", 0, "issue")})`,
        );
      return { kind: "made", providerOrderId, payUrl };
    },
    ask: tell,
    async capture(payment) {
      // Refused where it was captured before, or where the shopper's means refused: what it is now is what counts.
      const { json } = await call(
        "POST",
        `/v2/checkout/orders/${encodeURIComponent(payment.providerOrderId)}/capture`,
        { body: "{}", key: `${payment.extOrderId}-capture` },
      );
      const told = await tell(payment);
      if (textAt(json, "details", 0, "issue") === "INSTRUMENT_DECLINED" && told.news.says === "approved")
        return { ...told, news: { ...told.news, says: "declined", key: `${told.news.key}:declined` } };
      return told;
    },
    // An order nobody captures charges nobody, and there is no call that ends one.
    cancel: async () => undefined,
    refund: giveBack,
    // Its own name for it makes PayPal answer the refund it has made, or make it now.
    askRefund: giveBack,
    async readNotification(body, headers) {
      const event = jsonOf(body);
      if (textAt(event, "id") === "" || !(await isPaypals(body, headers))) return null;
      return eventNews(event);
    },
  };

  /** Asks PayPal whether a webhook is its own. The event goes back as it came: written anew, a sign might differ. */
  async function isPaypals(body: Buffer, headers: Headers): Promise<boolean> {
    const names = {
      auth_algo: "paypal-auth-algo",
      cert_url: "paypal-cert-url",
      transmission_id: "paypal-transmission-id",
      transmission_sig: "paypal-transmission-sig",
      transmission_time: "paypal-transmission-time",
    };
    const signed = Object.entries(names).map(([name, header]) => [name, headers[header]] as const);
    if (signed.some(([, value]) => typeof value !== "string")) return false;
    const claim = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId }).slice(0, -1);
    const { json } = await call("POST", "/v1/notifications/verify-webhook-signature", {
      body: `${claim},"webhook_event":${body.toString("utf8")}}`,
    });
    return textAt(json, "verification_status") === "SUCCESS";
  }
}

const captureMeanings: Record<string, PaymentNews["says"]> = {
  COMPLETED: "paid",
  PARTIALLY_REFUNDED: "paid",
  REFUNDED: "paid",
  DECLINED: "failed",
  FAILED: "failed",
  PENDING: "pending",
};

/** News of an order as PayPal shows it: its capture says what it charged, before that its purchase unit what it is to. */
function orderNews(order: unknown): PaymentNews {
  const unit = at(order, "purchase_units", 0);
  const capture = at(unit, "payments", "captures", 0);
  const status = textAt(order, "status");
  const uncaptured = status === "APPROVED" ? "approved" : status === "VOIDED" ? "cancelled" : "open";
  return {
    key: "",
    extOrderId: textAt(unit, "invoice_id"),
    providerOrderId: textAt(order, "id"),
    says: capture === undefined ? uncaptured : (captureMeanings[textAt(capture, "status")] ?? "open"),
    ...sumOf(at(capture ?? unit, "amount")),
    captureId: textAt(capture, "id") || null,
  };
}

const eventMeanings: Record<string, PaymentNews["says"]> = {
  "CHECKOUT.ORDER.APPROVED": "approved",
  "PAYMENT.CAPTURE.COMPLETED": "paid",
  "PAYMENT.CAPTURE.DENIED": "failed",
  "PAYMENT.CAPTURE.DECLINED": "failed",
  "CHECKOUT.PAYMENT-APPROVAL.REVERSED": "cancelled",
  "PAYMENT.CAPTURE.REFUNDED": "refunded",
};

/** News of a webhook: of an order, of a capture or of a refund; an event of no interest says 'open'. */
function eventNews(event: unknown): PaymentNews {
  const resource = at(event, "resource");
  const key = `paypal:${textAt(event, "id")}`;
  const says = eventMeanings[textAt(event, "event_type")] ?? "open";
  if (textAt(event, "resource_type") === "checkout-order") return { ...orderNews(resource), says, key };
  return {
    key,
    extOrderId: textAt(resource, "invoice_id"),
    providerOrderId: textAt(resource, "supplementary_data", "related_ids", "order_id"),
    says,
    ...sumOf(at(resource, "amount")),
    captureId: textAt(resource, "id") || null,
  };
}

function sumOf(money: unknown): { amount: number; currency: string } {
  const value = textAt(money, "value");
  return {
    amount: /^\d{1,9}(\.\d{1,2})?$/.test(value) ? parseDecimal(value) : Number.NaN,
    currency: textAt(money, "currency_code").toLowerCase(),
  };
}
