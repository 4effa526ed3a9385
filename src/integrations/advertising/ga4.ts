import * as v from "valibot";
import type { KnownBy } from "../../domain/order/purchase-report.ts";
import { amountOf, type Purchase, type PurchaseTeller, type TellAnswer, unanswered } from "./purchase-teller.ts";

interface Ga4Settings {
  /** Without a trailing slash. */
  url: string;
  measurementId: string;
  apiSecret: string;
  /** Milliseconds to wait for an answer. */
  patience?: number;
}

/** Items of one event, and signs of a text, that Google takes. */
const [mostItems, longestText] = [200, 100];

const validation = v.object({
  validationMessages: v.array(v.object({ description: v.optional(v.string(), "") })),
});

/**
 * Tells Google Analytics of purchases by its Measurement Protocol. It answers 2xx to whatever it could read, and counts an order's
 * number once. Its validation server says whether an event is well formed, and does not look at the secret.
 */
export function openGa4({ url, measurementId, apiSecret, patience = 10_000 }: Ga4Settings): PurchaseTeller {
  const by = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret });
  const post = (path: string, body: object) =>
    fetch(`${url}${path}?${by}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
  const tell = async (purchase: Purchase, knownBy: KnownBy): Promise<TellAnswer> => {
    const reply = await post("/mp/collect", eventOf(purchase, knownBy));
    await reply.body?.cancel();
    if (reply.ok) return { kind: "taken" };
    const problem = `HTTP ${reply.status}`;
    if (reply.status === 401 || reply.status === 403) return { kind: "credentials", problem };
    return { kind: reply.status >= 500 || [408, 429].includes(reply.status) ? "later" : "refused", problem };
  };
  return {
    tell: (purchase, knownBy) => tell(purchase, knownBy).catch(unanswered),
    async check() {
      const reply = await post("/debug/mp/collect", { ...eventOf(sample, { client: "1.1" }), ...strictly });
      if (!reply.ok) return { result: "silent", says: `HTTP ${reply.status}` };
      const parsed = v.safeParse(validation, await reply.json().catch(() => null));
      if (!parsed.success) return { result: "answer", says: "" };
      const [wrong] = parsed.output.validationMessages;
      return wrong === undefined
        ? { result: "works", says: "" }
        : { result: /measurement_id/.test(wrong.description) ? "credentials" : "answer", says: wrong.description };
    },
  };
}

const strictly = { validation_behavior: "ENFORCE_RECOMMENDATIONS" };

/** What is looked at and never counted. */
const sample: Purchase = {
  orderId: 0,
  currency: "pln",
  total: 12_900,
  shipping: 0,
  soldAt: new Date(0),
  items: [{ productId: "1", feedId: "1", name: "Test", variant: "", price: 12_900, quantity: 1 }],
  email: "",
  shopUrl: "",
};

/** An event as the tag in the browser tells it, under the same number; advertising is denied as it is there. */
function eventOf({ orderId, currency, total, shipping, soldAt, items }: Purchase, { client, session }: KnownBy) {
  return {
    client_id: client,
    ...(soldAt.getTime() > 0 && { timestamp_micros: soldAt.getTime() * 1000 }),
    consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
    events: [
      {
        name: "purchase",
        params: {
          transaction_id: String(orderId),
          currency: currency.toUpperCase(),
          value: amountOf(total),
          shipping: amountOf(shipping),
          ...(session !== undefined && { session_id: session }),
          engagement_time_msec: 1,
          items: items.slice(0, mostItems).map(({ productId, name, variant, price, quantity }) => ({
            item_id: productId,
            item_name: name.slice(0, longestText).toWellFormed(),
            ...(variant !== "" && { item_variant: variant.slice(0, longestText).toWellFormed() }),
            price: amountOf(price),
            quantity,
          })),
        },
      },
    ],
  };
}
