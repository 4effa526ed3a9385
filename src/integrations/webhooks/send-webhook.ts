import { lookup as lookUp } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { signWebhook } from "./sign-webhook.ts";

/** What came of an attempt: what was answered, its first characters, and in how many seconds it wants to be asked again (0: it says nothing); or why there was no answer. */
export type WebhookAnswer = { status: number; answer: string; retryAfter: number } | { status: null; failure: string };

/** An attempt to tell a receiver, signed by each of the secrets. */
export interface WebhookSending {
  url: string;
  /** The same at each attempt. */
  id: string;
  body: string;
  secrets: readonly Buffer[];
}

export type SendWebhook = (sending: WebhookSending) => Promise<WebhookAnswer>;

const patience = 15_000;
const mostRead = 64 * 1024;
const mostStored = 2000;

/**
 * Returns what tells receivers by HTTP. Only what the whole internet can reach is told, over https: who may write down an address
 * must not reach what stands beside the shop by it. A name is looked up once, and the connection goes to what was
 * looked at. It follows no redirect. `anywhere`: this machine's own addresses and http, too.
 */
export function openWebhookSender({ anywhere }: { anywhere: boolean }): SendWebhook {
  return async ({ url, id, body, secrets }) => {
    const address = new URL(url);
    const host = address.hostname.replace(/^\[|\]$/g, "");
    if (!anywhere && (address.protocol !== "https:" || (isIP(host) !== 0 && !isPublic(host))))
      return { status: null, failure: "not an address of the internet by https" };
    return new Promise((resolve) => {
      const timestamp = Math.floor(Date.now() / 1000);
      const fail = (error: Error) => resolve({ status: null, failure: error.message.slice(0, 300) });
      const send = address.protocol === "https:" ? requestHttps : requestHttp;
      const sent = send(address, {
        method: "POST",
        agent: false,
        headers: {
          "content-type": "application/json",
          "content-length": String(Buffer.byteLength(body)),
          "user-agent": "Bruk",
          "webhook-id": id,
          "webhook-timestamp": String(timestamp),
          "webhook-signature": signWebhook({ id, timestamp, body }, secrets),
        },
        signal: AbortSignal.timeout(patience),
        ...(anywhere ? {} : { lookup: lookUpPublic }),
      });
      sent.on("error", fail);
      sent.on("response", (response) => {
        const retryAfter = Number(response.headers["retry-after"] ?? 0);
        let answer = "";
        let read = 0;
        const end = () =>
          resolve({
            status: response.statusCode ?? 0,
            answer: answer.slice(0, mostStored).replaceAll("\0", "").toWellFormed(),
            retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : 0,
          });
        response.setEncoding("utf8");
        response.on("data", (text: string) => {
          if (answer.length < mostStored) answer += text;
          read += text.length;
          if (read <= mostRead) return;
          end();
          sent.destroy();
        });
        response.on("end", end);
        response.on("error", fail);
      });
      sent.end(body);
    });
  };
}

/** Looks a name up, and fails where any of its addresses is one the internet cannot reach. */
const lookUpPublic: LookupFunction = (name, options, told) => {
  lookUp(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error !== null || first === undefined) return told(error ?? new Error(`${name} is not found`), "");
    if (!found.every(({ address }) => isPublic(address)))
      return told(new Error(`${name} is not an address of the internet`), "");
    if (options.all === true) told(null, found);
    else told(null, first.address, first.family);
  });
};

/** What is not of the internet (IANA's registries of special addresses): this machine, private networks, links, documentation, groups. */
const special = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(net, bits, "ipv4");
/** The part of IPv6 that is given out, without what leads to IPv4 by it or is set apart. */
const given = new BlockList();
given.addSubnet("2000::", 3, "ipv6");
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  special.addSubnet(net, bits, "ipv6");

/** Returns whether an IP address is one of the internet. */
export function isPublic(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !special.check(address, "ipv4");
  return kind === 6 && given.check(address, "ipv6") && !special.check(address, "ipv6");
}
