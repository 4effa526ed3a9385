import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestContext } from "node:test";
import { pageDataHref, paths } from "../../src/contract/paths.ts";
import { workerPath } from "../../src/contract/worker-path.ts";
import { openShop } from "./shop.ts";

/** A way to the shop on which the service worker, or the page it keeps, is another one: browsers fetch a worker's updates past what a page's routes see. */
export interface Front {
  address: string;
  /** Gives out, from now on, what this makes of the shop's own worker, of its offline page and of that page's data. */
  give(change: Change): void;
}

type Change = (text: string, path: string) => string;

const changed: readonly string[] = [workerPath, paths.offline, pageDataHref(paths.offline)];

/** Opens a front before the shop of this run; it lasts until the test ends. */
export async function openFront(t: TestContext): Promise<Front> {
  const { address } = await openShop();
  let change: Change = (text) => text;
  const server = createServer(async (asked, reply) => {
    const path = asked.url ?? "";
    if (changed.includes(path)) {
      const own = await fetch(address + path);
      return void reply.writeHead(own.status, { "content-type": own.headers.get("content-type") ?? "", "cache-control": "no-cache" }).end(change(await own.text(), path));
    }
    const headers = { ...asked.headers, host: new URL(address).host, ...(asked.headers.origin === undefined ? {} : { origin: address }) };
    const passed = request(address + path, { method: asked.method ?? "GET", headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on("error", () => reply.destroy());
    asked.pipe(passed);
  }).listen(0, "localhost");
  await once(server, "listening");
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, give: (next) => void (change = next) };
}
