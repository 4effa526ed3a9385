// One long file: one API, and all that it may answer.
import { createVerify, type KeyLike } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { type LoopbackServer, openLoopbackServer } from "../src/integrations/loopback-server.ts";

/**
 * What it does with the next calls for offers instead of answering as it should. `lost`: it does the work and the answer never comes;
 * `unheard`: it does neither; `tokenEnded`: it knows the token no more; `refused`: it does not take this offer.
 */
type MerchantFault = "lost" | "unheard" | "unavailable" | "tooMany" | "tokenEnded" | "forbidden" | "refused";

interface DataSource {
  input: "API" | "FILE";
  contentLanguage: string;
  feedLabel: string;
}

/** Whose credentials it knows: of any service account where there is no key. */
interface Known {
  merchantId: string;
  email: string;
  publicKey: KeyLike;
  dataSources: Readonly<Record<string, DataSource>>;
}

type Attributes = Record<string, unknown>;

interface Input {
  dataSource: string;
  offerId: string;
  contentLanguage: string;
  feedLabel: string;
  productAttributes: Attributes;
}

export interface MerchantStandIn extends LoopbackServer {
  /** What it has in a data source, by the offers' numbers. */
  offers(dataSource: string): ReadonlyMap<string, Attributes>;
  /** Calls that changed an offer or were to: `insert 17_31`, `patch 17_31 price`, `delete 17_31`, whatever came of them; those since the last time. */
  calls(): string[];
  tokens(): number;
  /** Whether it gives tokens. */
  giveTokens(gives: boolean): void;
  /** What happens to the next calls for offers, one each. */
  next(...faults: MerchantFault[]): void;
  /** What happens to every call for offers from now on, until told otherwise. */
  always(fault: MerchantFault | null): void;
  /** Whether the cloud project is known by the account. */
  register(isRegistered: boolean): void;
  /** The e-mails it was registered with. */
  registered: readonly string[];
  /** Finds something wrong with an offer, or nothing any more. */
  disapprove(offerId: string, description: string | null): void;
  /** The XML feed was fetched: what it has of an offer lies in another data source. */
  takeIntoFeed(dataSource: string, offerId: string): void;
}

/** Plays Google's token endpoint and Merchant API v1 over loopback. `knows`: absent: anybody and any data source. */
export async function openMerchantStandIn({ knows }: { knows?: Known } = {}): Promise<MerchantStandIn> {
  const inputs = new Map<string, Input>();
  const faults: MerchantFault[] = [];
  const registered: string[] = [];
  const wrong = new Map<string, string>();
  let [calls, tokens, isRegistered, always]: [string[], number, boolean, MerchantFault | null] = [[], 0, true, null];
  let givesTokens = true;

  const server = await openLoopbackServer((request, response) => {
    const send = (status: number, body: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
    const refuse = (status: number, name: string, message: string, reason?: string, headers = {}) =>
      send(
        status,
        {
          error: {
            code: status,
            message,
            status: name,
            ...(reason !== undefined && {
              details: [
                { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain: "merchantapi.googleapis.com" },
              ],
            }),
          },
        },
        headers,
      );
    void text(request).then((sent): unknown => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
      if (pathname === "/token" && !givesTokens) return send(503, { error: "internal_failure" });
      if (pathname === "/token") {
        const problem = wrongAssertion(new URLSearchParams(sent), `http://${request.headers.host}/token`);
        if (problem !== null) return send(400, { error: "invalid_grant", error_description: problem });
        tokens += 1;
        return send(200, { access_token: `ya29.${tokens}`, token_type: "Bearer", expires_in: 3599 });
      }
      if (request.headers.authorization !== `Bearer ya29.${tokens}`)
        return refuse(
          401,
          "UNAUTHENTICATED",
          "Request had invalid authentication credentials.",
          "ACCESS_TOKEN_EXPIRED",
        );
      const [, api, account, rest = ""] = /^\/(\w+)\/v1\/accounts\/(\d+)\/(.+)$/.exec(pathname) ?? [];
      if (knows !== undefined && account !== knows.merchantId)
        return refuse(403, "PERMISSION_DENIED", `The caller does not have access to the accounts: [${account}]`);
      if (api === "accounts" && rest === "developerRegistration:registerGcp") {
        registered.push(String((JSON.parse(sent) as { developerEmail?: string }).developerEmail));
        isRegistered = true;
        return send(200, { name: `accounts/${account}/developerRegistration`, gcpIds: ["1"] });
      }
      if (!isRegistered)
        return refuse(
          401,
          "UNAUTHENTICATED",
          "GCP project with id bruk-1 and number 1 is not registered with the merchant account.",
          "GCP_NOT_REGISTERED",
        );
      if (api === "datasources") {
        const id = rest.replace("dataSources/", "");
        const source = sourceOf(id);
        if (source === null) return refuse(404, "NOT_FOUND", `Data source ${id} was not found`);
        const { input, ...primaryProductDataSource } = source;
        return send(200, {
          name: `accounts/${account}/dataSources/${id}`,
          dataSourceId: id,
          input,
          primaryProductDataSource,
        });
      }
      if (api !== "products") return refuse(404, "NOT_FOUND", "Method not found.");
      if (rest === "products") return send(200, pageOf(searchParams, account!));
      const call = callOf(request, rest, sent);
      if (call === null) return refuse(404, "NOT_FOUND", "Method not found.");
      calls.push(call.said);
      const fault = faults.shift() ?? always;
      if (fault === "unheard") return undefined;
      if (fault === "unavailable") return refuse(503, "UNAVAILABLE", "The service is currently unavailable.");
      if (fault === "tooMany")
        return refuse(429, "RESOURCE_EXHAUSTED", "Quota exceeded", "quota/request_rate_too_high", {
          "retry-after": "120",
        });
      if (fault === "tokenEnded") {
        tokens += 1;
        return refuse(
          401,
          "UNAUTHENTICATED",
          "Request had invalid authentication credentials.",
          "ACCESS_TOKEN_EXPIRED",
        );
      }
      if (fault === "forbidden") return refuse(403, "PERMISSION_DENIED", "The caller does not have permission");
      if (fault === "refused") return refuse(400, "INVALID_ARGUMENT", "[productAttributes.title] Policy violation");
      const dataSource = (searchParams.get("dataSource") ?? "").replace(`accounts/${account}/dataSources/`, "");
      const answer = carryOut(call, dataSource, searchParams.get("updateMask") ?? "");
      if (fault === "lost") return undefined;
      return answer === null ? send(200, {}) : refuse(...answer);
    });
  });

  function sourceOf(id: string): DataSource | null {
    if (knows !== undefined) return knows.dataSources[id] ?? null;
    return { input: "API", contentLanguage: "", feedLabel: "" };
  }

  /** Google says what is wrong with a claim in a sentence. */
  function wrongAssertion(form: URLSearchParams, audience: string): string | null {
    const assertion = form.get("assertion") ?? "";
    const [head = "", claim = "", signature = ""] = assertion.split(".");
    if (form.get("grant_type") !== "urn:ietf:params:oauth:grant-type:jwt-bearer" || signature === "")
      return "Bad Request";
    const { iss, aud, scope, exp, iat } = JSON.parse(String(Buffer.from(claim, "base64url"))) as Record<
      string,
      unknown
    >;
    if (scope !== "https://www.googleapis.com/auth/content" || aud !== audience)
      return "Invalid JWT: wrong audience or scope.";
    if (Number(exp) - Number(iat) > 3600 || Number(exp) * 1000 < Date.now())
      return "Invalid JWT: not a short-lived token.";
    if (knows === undefined) return null;
    if (iss !== knows.email) return "Invalid grant: account not found";
    const isSigned = createVerify("RSA-SHA256")
      .update(`${head}.${claim}`)
      .verify(knows.publicKey, signature, "base64url");
    return isSigned ? null : "Invalid JWT Signature.";
  }

  /** Changes what it has; what it does not take is said. */
  function carryOut(call: Call, dataSource: string, updateMask: string): [number, string, string] | null {
    const source = sourceOf(dataSource);
    if (source === null) return [404, "NOT_FOUND", `Data source ${dataSource} was not found`];
    if (source.input !== "API") return [400, "INVALID_ARGUMENT", "Only API data sources are supported"];
    const key = `${dataSource} ${call.name}`;
    const has = inputs.get(key);
    if (call.does === "insert") {
      const problem = wrongOffer(call.input!.productAttributes);
      if (problem !== null) return [400, "INVALID_ARGUMENT", problem];
      inputs.set(key, { ...call.input!, dataSource });
      return null;
    }
    if (has === undefined) return [404, "NOT_FOUND", `Product input ${call.name} was not found`];
    if (call.does === "delete") {
      inputs.delete(key);
      return null;
    }
    const names = updateMask.split(",").map((path) => path.replace("productAttributes.", ""));
    const next = { ...has.productAttributes };
    for (const name of names) delete next[name];
    const told = call.input?.productAttributes ?? {};
    Object.assign(next, Object.fromEntries(Object.entries(told).filter(([name]) => names.includes(name))));
    const problem = wrongOffer(next);
    if (problem !== null) return [400, "INVALID_ARGUMENT", problem];
    inputs.set(key, { ...has, productAttributes: next });
    return null;
  }

  function pageOf(query: URLSearchParams, account: string): object {
    const all = [...inputs.values()];
    const from = Number(query.get("pageToken") ?? 0);
    const most = Number(query.get("pageSize") ?? 25);
    const next = from + most;
    return {
      products: all.slice(from, next).map(({ dataSource, offerId, contentLanguage, feedLabel }) => ({
        name: `accounts/${account}/products/${[contentLanguage, feedLabel, offerId].join("~")}`,
        offerId,
        contentLanguage,
        feedLabel,
        dataSource: `accounts/${account}/dataSources/${dataSource}`,
        productStatus: {
          destinationStatuses: [
            { reportingContext: "SHOPPING_ADS", approvedCountries: wrong.has(offerId) ? [] : [feedLabel] },
          ],
          itemLevelIssues: wrong.has(offerId)
            ? [{ code: "x", severity: "DISAPPROVED", resolution: "merchant_action", description: wrong.get(offerId) }]
            : [{ code: "y", severity: "NOT_IMPACTED", description: "Missing product category" }],
        },
      })),
      ...(next < all.length && { nextPageToken: String(next) }),
    };
  }

  return {
    ...server,
    registered,
    offers: (dataSource) =>
      new Map(
        [...inputs.values()]
          .filter((input) => input.dataSource === dataSource)
          .map(({ offerId, productAttributes }) => [offerId, productAttributes]),
      ),
    calls() {
      const said = calls;
      calls = [];
      return said;
    },
    tokens: () => tokens,
    giveTokens: (gives) => void (givesTokens = gives),
    next: (...more) => void faults.push(...more),
    always: (fault) => void (always = fault),
    register: (now) => void (isRegistered = now),
    disapprove: (offerId, description) =>
      void (description === null ? wrong.delete(offerId) : wrong.set(offerId, description)),
    takeIntoFeed(dataSource, offerId) {
      for (const [key, input] of inputs)
        if (input.dataSource === dataSource && input.offerId === offerId) inputs.delete(key);
    },
  };
}

interface Call {
  does: "insert" | "patch" | "delete";
  /** `pl~PL~17_31` */
  name: string;
  said: string;
  input: Omit<Input, "dataSource"> | null;
}

function callOf({ method, url = "" }: IncomingMessage, rest: string, sent: string): Call | null {
  if (method === "POST" && rest === "productInputs:insert") {
    const input = JSON.parse(sent) as Omit<Input, "dataSource">;
    const name = [input.contentLanguage, input.feedLabel, input.offerId].join("~");
    return { does: "insert", name, said: `insert ${input.offerId}`, input };
  }
  const [, last] = /^productInputs\/([^/]+)$/.exec(rest) ?? [];
  if (last === undefined || (method !== "PATCH" && method !== "DELETE")) return null;
  const name = last.includes("~") ? last : String(Buffer.from(last, "base64url"));
  const offerId = name.split("~").slice(2).join("~");
  if (method === "DELETE") return { does: "delete", name, said: `delete ${offerId}`, input: null };
  const mask = new URL(url, "http://stand-in").searchParams.get("updateMask") ?? "";
  return {
    does: "patch",
    name,
    said: `patch ${offerId} ${mask.replaceAll("productAttributes.", "")}`,
    input: JSON.parse(sent) as Omit<Input, "dataSource">,
  };
}

/** What it does not take of an offer; null: nothing. */
function wrongOffer(attributes: Attributes): string | null {
  for (const name of ["title", "description", "link", "imageLink", "brand"])
    if (typeof attributes[name] !== "string" || attributes[name] === "") return `[${name}] Required`;
  for (const name of ["price", "salePrice"]) {
    const { amountMicros, currencyCode } = (attributes[name] ??
      (name === "salePrice" ? attributes["price"] : {})) as Attributes;
    if (typeof amountMicros !== "string" || !/^\d+0000$/.test(amountMicros) || !/^[A-Z]{3}$/.test(String(currencyCode)))
      return `[${name}] Invalid`;
  }
  if (!["IN_STOCK", "OUT_OF_STOCK"].includes(String(attributes["availability"]))) return "[availability] Invalid";
  if (attributes["condition"] !== "NEW") return "[condition] Invalid";
  return null;
}
