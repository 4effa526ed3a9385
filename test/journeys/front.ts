import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestContext } from "node:test";
import { setTimeout } from "node:timers/promises";
import { pageDataHref, paths } from "../../src/contract/paths.ts";
import { workerPath } from "../../src/contract/worker-path.ts";
import { openShop } from "./shop.ts";

/**
 * A way to the shop on which the service worker, or the page it keeps, is another one, or a page comes in two pieces:
 * browsers fetch a worker's updates past what a page's routes see, and a route answers a page in one piece.
 */
export interface Front {
  address: string;
  /** Gives out, from now on, what this makes of the shop's own worker, of its offline page and of that page's data. */
  give(change: Change): void;
  /** Gives out every page, from now on, as far as the first of these words, and its rest when that has long been painted. */
  holdAfter(words: string): void;
}

/** Asks for a page as it is written, whether the browser has it or not. */
const whole = { "accept-encoding": "identity", "if-none-match": "" };

/** Milliseconds after which what has come of a page is painted. */
const painted = 600;

type Change = (text: string, path: string) => string;

const changed: readonly string[] = [workerPath, paths.offline, pageDataHref(paths.offline)];

/** Opens a front before the shop of this run; it lasts until the test ends. */
export async function openFront(t: TestContext): Promise<Front> {
  const { address } = await openShop();
  let change: Change = (text) => text;
  let last: string | undefined;
  const server = createServer((asked, reply) => void pass(asked, reply)).listen(0, "localhost");
  const pass = async (asked: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const path = asked.url ?? "";
    if (changed.includes(path)) {
      const own = await fetch(address + path);
      return void reply
        .writeHead(own.status, { "content-type": own.headers.get("content-type") ?? "", "cache-control": "no-cache" })
        .end(change(await own.text(), path));
    }
    const headers = {
      ...asked.headers,
      host: new URL(address).host,
      ...(asked.headers.origin === undefined ? {} : { origin: address }),
      ...(last === undefined ? {} : whole),
    };
    const passed = request(address + path, { method: asked.method ?? "GET", headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      if (last !== undefined && answer.headers["content-type"]?.startsWith("text/html"))
        void inTwo(answer, last, reply);
      else answer.pipe(reply);
    });
    passed.on("error", () => reply.destroy());
    asked.pipe(passed);
  };
  await once(server, "listening");
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    give: (next) => void (change = next),
    holdAfter: (words) => void (last = words),
  };
}

async function inTwo(page: IncomingMessage, last: string, reply: ServerResponse): Promise<void> {
  const html = Buffer.concat(await page.toArray());
  const end = html.indexOf(last) + Buffer.byteLength(last);
  reply.write(html.subarray(0, end));
  await setTimeout(painted);
  reply.end(html.subarray(end));
}
