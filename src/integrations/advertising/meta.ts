import { createHash } from "node:crypto";
import * as v from "valibot";
import { type KnownBy, purchaseEventId } from "../../domain/order/purchase-report.ts";
import { amountOf, type Purchase, type PurchaseTeller, type TellAnswer, unanswered } from "./purchase-teller.ts";

interface MetaSettings {
  /** Without a trailing slash. */
  url: string;
  pixelId: string;
  accessToken: string;
  /** Of the window for trying events; '': none is open. */
  testEventCode: string;
  /** Milliseconds to wait for an answer. */
  patience?: number;
}

const version = "v25.0";

const taken = v.object({ events_received: v.pipe(v.number(), v.minValue(1)) });
const errorAnswer = v.object({
  error: v.object({
    message: v.optional(v.string(), ""),
    code: v.optional(v.number()),
    is_transient: v.optional(v.boolean(), false),
  }),
});

/** Codes of the Graph API: a token that is none any more; what it may not do; that it was asked too often, or is not well. */
const [noToken, mayNot, notNow] = [
  [102, 190],
  [3, 10],
  [1, 2, 4, 17, 32, 341, 613],
];

/** Tells Meta of purchases by its Conversions API, and counts an event's id once within two days. */
export function openMeta({
  url,
  pixelId,
  accessToken,
  testEventCode,
  patience = 10_000,
}: MetaSettings): PurchaseTeller {
  const by = new URLSearchParams({ access_token: accessToken });
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/${version}/${pixelId}${path}${path.includes("?") ? "&" : "?"}${by}`, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
  const post = (body: object) =>
    ask("/events", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const answerOf = async (reply: Response): Promise<Exclude<TellAnswer, { kind: "taken" }>> => {
    const parsed = v.safeParse(errorAnswer, await reply.json().catch(() => null));
    const isNotNow = reply.status >= 500 || reply.status === 429;
    if (!parsed.success) return { kind: isNotNow ? "later" : "refused", problem: `HTTP ${reply.status}` };
    const { message, code = 0, is_transient: passes } = parsed.output.error;
    const problem = `${code} ${message}`.trim();
    if (noToken.includes(code) || mayNot.includes(code) || (code >= 200 && code < 300))
      return { kind: "credentials", problem };
    const isLater = passes || isNotNow || notNow.includes(code) || code >= 80_000;
    return { kind: isLater ? "later" : "refused", problem };
  };
  const tell = async (purchase: Purchase, knownBy: KnownBy): Promise<TellAnswer> => {
    const reply = await post({ data: [eventOf(purchase, knownBy)] });
    if (!reply.ok) return answerOf(reply);
    return v.is(taken, await reply.json().catch(() => null))
      ? { kind: "taken" }
      : { kind: "later", problem: "an answer without events_received" };
  };
  return {
    tell: (purchase, knownBy) => tell(purchase, knownBy).catch(unanswered),
    async check() {
      const reply = await (testEventCode === ""
        ? ask("?fields=id")
        : post({ data: [triedEvent(new Date())], test_event_code: testEventCode }));
      if (reply.ok) {
        const body: unknown = await reply.json().catch(() => null);
        const isKnown = testEventCode === "" ? v.is(v.object({ id: v.literal(pixelId) }), body) : v.is(taken, body);
        return isKnown ? { result: "works", says: "" } : { result: "answer", says: "" };
      }
      const { kind, problem } = await answerOf(reply);
      if (kind === "later") return { result: "silent", says: problem };
      const code = Number(/^\d+/.exec(problem)?.[0] ?? 0);
      return { result: kind === "refused" || noToken.includes(code) ? "credentials" : "permission", says: problem };
    },
  };
}

/** `Purchase` of a website. Its buyer is known by the digest of the address and by what Meta's own cookies say. */
function eventOf(
  { orderId, currency, total, soldAt, items, email, shopUrl }: Purchase,
  { agent, browser, click }: KnownBy,
) {
  return {
    event_name: "Purchase",
    event_time: Math.floor(soldAt.getTime() / 1000),
    event_id: purchaseEventId(orderId),
    event_source_url: shopUrl,
    action_source: "website",
    user_data: {
      em: [digestOf(email)],
      client_user_agent: agent,
      ...(browser !== undefined && { fbp: browser }),
      ...(click !== undefined && { fbc: click }),
    },
    custom_data: {
      currency: currency.toUpperCase(),
      value: amountOf(total),
      order_id: String(orderId),
      content_type: "product",
      contents: items.map(({ feedId, quantity, price }) => ({ id: feedId, quantity, item_price: amountOf(price) })),
      num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
    },
  };
}

/** An event of no one and of no sale. */
function triedEvent(now: Date) {
  return {
    event_name: "ConnectionCheck",
    event_time: Math.floor(now.getTime() / 1000),
    action_source: "system_generated",
    user_data: { em: [digestOf("nobody@bruk.invalid")] },
  };
}

/** The SHA-256 of an address in small letters, without what stands around it. */
function digestOf(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("hex");
}
