import type { IncomingMessage, ServerResponse } from "node:http";
import { openLoopbackServer } from "../../src/integrations/loopback-server.ts";
import { type Faults, noFaults } from "./faults.ts";

/** A payment provider's stand-in, on this machine alone: no money moves. */
export interface PaymentStandIn {
  /** Where its API and its pages are. */
  url: string;
  /** What it does wrong from now on; nothing beside what is named. */
  misbehave(faults: Partial<Faults>): void;
  /** Sends the notifications of a payment once more, all of them. */
  notifyAgain(id: string): Promise<void>;
  /** Returns once every notification on its way has arrived or was given up. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: string;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: string | object;
}

/** A notification as it goes over the wire. */
export interface Notification {
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** What a provider is made of; the server, its faults and its patience with the shop are the same for all. */
export interface StandInParts {
  /** Calls under these paths are the shop's, which faults spoil; the others are the shopper's. */
  api: RegExp;
  answer(asked: Asked, faults: Faults): Promise<Reply> | Reply;
  /** Returns the notifications of a payment, oldest first. */
  notifications(id: string, faults: Faults): Notification[];
}

/** Opens a stand-in on a free port of loopback. `POST /misbehave` with faults as JSON switches them from outside. */
export async function openStandIn(
  make: (tell: (id: string) => Promise<void>) => StandInParts,
): Promise<PaymentStandIn> {
  let faults = noFaults;
  const onTheirWay = new Set<Promise<void>>();
  const parts = make(tell);

  /** Sends what there is to tell of a payment; returns once it arrived, at once where it is delayed. */
  function tell(id: string): Promise<void> {
    if (faults.drop) return Promise.resolve();
    const sent = parts.notifications(id, faults);
    const delivery = deliver(faults.reorder ? sent.toReversed() : sent, faults);
    onTheirWay.add(delivery);
    void delivery.finally(() => onTheirWay.delete(delivery));
    return faults.delay > 0 ? Promise.resolve() : delivery;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = {
      method: request.method ?? "GET",
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString("utf8"),
    };
    if (pathname === "/misbehave" && asked.method === "POST") {
      faults = { ...noFaults, ...(JSON.parse(asked.body || "{}") as Partial<Faults>) };
      return send(response, { status: 200, body: faults });
    }
    if (parts.api.test(pathname) && faults.stall) return;
    if (parts.api.test(pathname) && faults.fail)
      return send(response, { status: 500, body: { error: "the stand-in was told to fail" } });
    send(response, await parts.answer(asked, faults));
  }
  const { url, close } = await openLoopbackServer((request, response) => void serve(request, response));

  return {
    url,
    misbehave: (wanted) => void (faults = { ...noFaults, ...wanted }),
    notifyAgain: tell,
    async settled() {
      while (onTheirWay.size > 0) await Promise.all(onTheirWay);
    },
    close,
  };
}

function send(response: ServerResponse, { status, headers = {}, body = "" }: Reply): void {
  const json = typeof body !== "string";
  response
    .writeHead(status, {
      "content-type": json ? "application/json" : "text/html; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    })
    .end(json ? JSON.stringify(body) : body);
}

const pauses = [0, 500, 2000];

/** Sends notifications one after the other, again at growing distances where the shop did not take one, as providers do. */
async function deliver(notifications: readonly Notification[], { delay, copies, truncate }: Faults): Promise<void> {
  await pause(delay);
  for (const { url, headers, body } of notifications) {
    const bytes = truncate ? body.subarray(0, -1) : body;
    await Promise.all(
      Array.from({ length: copies }, async () => {
        for (const wait of pauses) {
          await pause(wait);
          const taken = await fetch(url, {
            method: "POST",
            headers,
            body: new Uint8Array(bytes),
            signal: AbortSignal.timeout(5000),
          }).then(
            (response) => response.status,
            () => 0,
          );
          // What was refused for good is not sent again.
          if (taken !== 0 && taken < 500) return;
        }
      }),
    );
  }
}

function pause(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms).unref());
}
