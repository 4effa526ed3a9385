import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

export type Fetched = { kind: "fetched"; bytes: Buffer } | { kind: "refused" | "unreachable"; why: string };

export interface FetchSettings {
  /** Longest wait, in milliseconds, over all redirects. */
  timeout: number;
  mostBytes: number;
  /** Hosts inside the network that may be asked nevertheless, with or without a port: `nas.local`, `10.0.0.7:8080`. */
  insideHosts?: readonly string[];
}

const mostRedirects = 3;

/**
 * Fetches what lies at an http(s) address, at most so many bytes in so many milliseconds, over at most three
 * redirects. A name is resolved once and asked at the address that was found, and only where every address found is
 * public: a file from outside must not decide what this server asks inside its own network.
 */
export async function fetchBytes(
  address: URL,
  { timeout, mostBytes, insideHosts = [] }: FetchSettings,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeout);
  const aborted = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  aborted.catch(() => {});
  let at = address;
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const hosts = await Promise.race([publicHosts(at, insideHosts), aborted]);
      if (hosts === null)
        return { kind: "refused", why: `'${at.hostname}' lies inside the network; --inside-host ${at.host} allows it` };
      const response = await ask(at, { hosts, signal });
      const status = response.statusCode ?? 0;
      const { location } = response.headers;
      if (status >= 300 && status < 400 && location !== undefined) {
        response.destroy();
        if (!URL.canParse(location, at.href)) return { kind: "refused", why: "it leads to no address" };
        at = new URL(location, at);
        if (!/^https?:$/.test(at.protocol)) return { kind: "refused", why: "it leads away from the web" };
        continue;
      }
      if (status >= 200 && status < 300) return await bodyOf(response, mostBytes);
      response.destroy();
      return { kind: "refused", why: `the server answers ${status}` };
    }
    return { kind: "refused", why: `it leads on more than ${mostRedirects} times` };
  } catch {
    return {
      kind: "unreachable",
      why: signal.aborted ? `no answer in ${timeout / 1000} s` : "the server cannot be reached",
    };
  }
}

interface Host {
  address: string;
  family: number;
}

/** The addresses to ask a host at; null where one of them is not public and nobody allowed it. */
async function publicHosts({ hostname, host }: URL, insideHosts: readonly string[]): Promise<Host[] | null> {
  const bare = hostname.replace(/^\[|\]$/g, "");
  const hosts = isIP(bare) ? [{ address: bare, family: isIP(bare) }] : await lookup(bare, { all: true });
  const allowed = insideHosts.some((inside) => [hostname, bare, host].includes(inside.toLowerCase()));
  return allowed || hosts.every(({ address }) => isPublicAddress(address)) ? hosts : null;
}

function ask(url: URL, { hosts, signal }: { hosts: Host[]; signal: AbortSignal }): Promise<IncomingMessage> {
  // Nobody resolves the name a second time: between two answers it could have moved inside.
  const resolved: LookupFunction = (_, options, done) =>
    options.all ? done(null, hosts) : done(null, hosts[0]!.address, hosts[0]!.family);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? overHttps : overHttp)(
      url,
      {
        signal,
        lookup: resolved,
        agent: false,
        headers: { accept: "image/avif,image/webp,image/*;q=0.8", "accept-encoding": "identity", "user-agent": "Bruk" },
      },
      resolve,
    );
    request.on("error", reject).end();
  });
}

async function bodyOf(response: IncomingMessage, mostBytes: number): Promise<Fetched> {
  const pieces: Buffer[] = [];
  let size = 0;
  // Leaving the loop lets go of the connection.
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > mostBytes) return { kind: "refused", why: `it is larger than ${mostBytes} bytes` };
    pieces.push(piece);
  }
  return { kind: "fetched", bytes: Buffer.concat(pieces) };
}
