import * as v from "valibot";
import type { MerchantOffer, MerchantSource } from "../../domain/catalogue/merchant-offer.ts";
import type { ConnectionResult } from "../../domain/connection/connections.ts";
import { googleToken, NoToken } from "./google-token.ts";

export interface MerchantSettings {
  /** Of the API and of the tokens, without a trailing slash. */
  url: string;
  tokenUrl: string;
  merchantId: string;
  /** As the connection keeps it: `{email, key, id?}`. */
  serviceAccount: string;
  developerEmail: string;
  /** Milliseconds to wait for an answer. */
  patience?: number;
}

/** Nothing is told before somebody sees to it, or, after `later`, before some time has passed; `retryAfter` is in seconds where Google said it. */
export type MerchantTrouble =
  | { kind: "credentials" | "permission"; problem: string }
  | { kind: "later"; problem: string; retryAfter: number | null };

/** `missing`: there is no such offer or data source; `refused`: this offer is not taken as it is. */
export type MerchantAnswer =
  | { kind: "taken" }
  | { kind: "missing"; problem: string }
  | { kind: "refused"; problem: string }
  | MerchantTrouble;

/** What Google thinks of an offer. */
interface MerchantVerdict {
  dataSource: string;
  offerId: string;
  /** What keeps it from being shown; empty: nothing. */
  wrong: string[];
}

/** Google's Merchant API. A call that is repeated comes to the same. None of them throws. */
export interface Merchant {
  /** Tells the whole of an offer, in place of what was told of it before. */
  insert(source: MerchantSource, offer: MerchantOffer): Promise<MerchantAnswer>;
  /** Tells these attributes of it alone; one it has no more is taken away. */
  patch(source: MerchantSource, offer: MerchantOffer, attributes: readonly string[]): Promise<MerchantAnswer>;
  remove(source: MerchantSource, offerId: string): Promise<MerchantAnswer>;
  /** Reads what Google thinks of offers, some of them at once; `next` names the rest, null: there is none. */
  verdicts(
    page: string | null,
  ): Promise<{ kind: "read"; verdicts: MerchantVerdict[]; next: string | null } | MerchantTrouble>;
  /** Asks for the data sources. A cloud project that Google does not know by its account yet is registered, once. */
  check(sources: readonly MerchantSource[]): Promise<{ result: Exclude<ConnectionResult, "locked">; says: string }>;
}

const scope = "https://www.googleapis.com/auth/content";

const errorAnswer = v.object({
  error: v.object({
    message: v.optional(v.string(), ""),
    details: v.optional(v.array(v.object({ reason: v.optional(v.string(), "") })), []),
  }),
});
const dataSourceAnswer = v.object({
  input: v.optional(v.string(), ""),
  primaryProductDataSource: v.optional(
    v.object({ feedLabel: v.optional(v.string(), ""), contentLanguage: v.optional(v.string(), "") }),
  ),
});
const productsAnswer = v.object({
  nextPageToken: v.optional(v.string(), ""),
  products: v.optional(
    v.array(
      v.object({
        offerId: v.string(),
        dataSource: v.optional(v.string(), ""),
        productStatus: v.optional(
          v.object({
            itemLevelIssues: v.optional(
              v.array(
                v.object({
                  severity: v.optional(v.string(), ""),
                  description: v.optional(v.string(), ""),
                  detail: v.optional(v.string(), ""),
                }),
              ),
              [],
            ),
          }),
        ),
      }),
    ),
    [],
  ),
});

/** Speaks with Google's Merchant API v1 in the name of a service account. */
export function openMerchant({
  url,
  tokenUrl,
  merchantId,
  serviceAccount,
  developerEmail,
  patience = 20_000,
}: MerchantSettings): Merchant {
  const token = googleToken({ tokenUrl, serviceAccount, scope, patience });
  const once = async (path: string, { method = "GET", body }: { method?: string; body?: object }) =>
    fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${await token.get()}`,
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
  /** Calls with a token; one that has ended meanwhile is got anew, once. */
  const call = async (
    path: string,
    init: { method?: string; body?: object } = {},
    again = true,
  ): Promise<{ kind: "answered"; body: unknown } | Exclude<MerchantAnswer, { kind: "taken" }>> => {
    try {
      const reply = await once(path, init);
      const body: unknown = await reply.json().catch(() => null);
      if (reply.ok) return { kind: "answered", body };
      const answer = answerOf(reply, body);
      if (answer.kind !== "credentials" || !again) return answer;
      token.forget();
      return await call(path, init, false);
    } catch (error) {
      const problem = error instanceof Error ? error.message : "no answer";
      return error instanceof NoToken ? { kind: "credentials", problem } : { kind: "later", problem, retryAfter: null };
    }
  };
  const tell = async (path: string, init: { method: string; body?: object }): Promise<MerchantAnswer> => {
    const answer = await call(path, init);
    return answer.kind === "answered" ? { kind: "taken" } : answer;
  };
  const parent = `accounts/${merchantId}`;
  const inputs = `/products/v1/${parent}/productInputs`;
  const by = (source: MerchantSource, more: Record<string, string> = {}) =>
    new URLSearchParams({ dataSource: `${parent}/dataSources/${source.dataSource}`, ...more });
  const inputOf = (source: MerchantSource, offerId: string) => ({
    offerId,
    contentLanguage: source.language.tag,
    feedLabel: source.feedLabel,
  });
  const hrefOf = (source: MerchantSource, offerId: string) => `${inputs}/${inputName(inputOf(source, offerId))}`;
  const check = async (sources: readonly MerchantSource[]) => {
    for (const { dataSource, language, feedLabel } of sources) {
      const answer = await call(`/datasources/v1/${parent}/dataSources/${dataSource}`);
      if (answer.kind !== "answered") return answer;
      const parsed = v.safeParse(dataSourceAnswer, answer.body);
      if (!parsed.success) return { kind: "unreadable" as const, problem: "" };
      const { input, primaryProductDataSource: primary } = parsed.output;
      const has = [primary?.contentLanguage || language.tag, primary?.feedLabel || feedLabel].join(" ");
      const wants = [language.tag, feedLabel].join(" ");
      if (input !== "API" || primary === undefined || has !== wants)
        return { kind: "permission" as const, problem: `${dataSource}: ${input} ${has} ≠ API ${wants}` };
    }
    return { kind: "works" as const };
  };
  return {
    insert: (source, offer) =>
      tell(`${inputs}:insert?${by(source)}`, {
        method: "POST",
        body: { ...inputOf(source, offer.offerId), productAttributes: offer.attributes },
      }),
    patch: (source, { offerId, attributes: all }, names) =>
      tell(
        `${hrefOf(source, offerId)}?${by(source, { updateMask: names.map((name) => `productAttributes.${name}`).join(",") })}`,
        {
          method: "PATCH",
          body: {
            ...inputOf(source, offerId),
            productAttributes: Object.fromEntries(names.flatMap((name) => (name in all ? [[name, all[name]]] : []))),
          },
        },
      ),
    remove: (source, offerId) => tell(`${hrefOf(source, offerId)}?${by(source)}`, { method: "DELETE" }),
    async verdicts(page) {
      const query = new URLSearchParams({ pageSize: "250", ...(page !== null && { pageToken: page }) });
      const answer = await call(`/products/v1/${parent}/products?${query}`);
      if (answer.kind === "missing" || answer.kind === "refused")
        return { kind: "permission", problem: answer.problem };
      if (answer.kind !== "answered") return answer;
      const parsed = v.safeParse(productsAnswer, answer.body);
      if (!parsed.success) return { kind: "later", problem: "an answer without products", retryAfter: null };
      const { products, nextPageToken } = parsed.output;
      return { kind: "read", verdicts: products.map(verdictOf), next: nextPageToken === "" ? null : nextPageToken };
    },
    async check(sources) {
      let answer = await check(sources);
      if (answer.kind === "permission" && isUnregistered(answer.problem)) {
        const registered = await call(`/accounts/v1/${parent}/developerRegistration:registerGcp`, {
          method: "POST",
          body: { developerEmail },
        });
        answer = registered.kind === "answered" ? await check(sources) : registered;
      }
      if (answer.kind === "works") return { result: "works", says: "" };
      const results = { missing: "permission", refused: "permission", later: "silent", unreadable: "answer" } as const;
      const result = answer.kind === "credentials" || answer.kind === "permission" ? answer.kind : results[answer.kind];
      return { result, says: answer.problem };
    },
  };
}

/** `pl~PL~17_31`, in base64url where a part holds another sign than those that need no escape. */
function inputName({
  offerId,
  contentLanguage,
  feedLabel,
}: {
  offerId: string;
  contentLanguage: string;
  feedLabel: string;
}): string {
  const name = [contentLanguage, feedLabel, offerId].join("~");
  return /^[\w-]+$/.test(offerId) ? name : Buffer.from(name).toString("base64url");
}

function answerOf(reply: Response, body: unknown): Exclude<MerchantAnswer, { kind: "taken" }> {
  const parsed = v.safeParse(errorAnswer, body);
  const { message, details } = parsed.success ? parsed.output.error : { message: "", details: [] };
  const problem =
    [...details.map(({ reason }) => reason), message].filter(Boolean).join(": ") || `HTTP ${reply.status}`;
  const { status } = reply;
  if (status >= 500 || status === 408 || status === 429) {
    const seconds = Number(reply.headers.get("retry-after") ?? Number.NaN);
    return { kind: "later", problem, retryAfter: seconds >= 0 ? seconds : null };
  }
  // A project that is not registered is answered with the one or the other.
  if (status === 401) return { kind: isUnregistered(problem) ? "permission" : "credentials", problem };
  if (status === 403) return { kind: "permission", problem };
  return { kind: status === 404 ? "missing" : "refused", problem };
}

function isUnregistered(problem: string): boolean {
  return /GCP_NOT_REGISTERED|is not registered with the merchant account/i.test(problem);
}

function verdictOf({
  offerId,
  dataSource,
  productStatus,
}: v.InferOutput<typeof productsAnswer>["products"][number]): MerchantVerdict {
  const wrong = (productStatus?.itemLevelIssues ?? [])
    .filter(({ severity }) => severity === "DISAPPROVED")
    .map(({ description, detail }) => [description, detail].filter(Boolean).join(" – ") || "DISAPPROVED");
  return { dataSource: dataSource.split("/").at(-1)!, offerId, wrong: [...new Set(wrong)] };
}
