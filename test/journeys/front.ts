import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestContext } from "node:test";
import { openShop } from "./shop.ts";

/** A way to the shop on which the service worker is another one: browsers fetch its updates past what a page's routes see. */
export interface Front {
  address: string;
  /** Gives out, from now on, what this makes of the shop's own worker. */
  give(change: (script: string) => string): void;
}

/** Opens a front before the shop of this run; it lasts until the test ends. */
export async function openFront(t: TestContext): Promise<Front> {
  const { address } = await openShop();
  let change = (script: string) => script;
  const server = createServer(async (asked, reply) => {
    if (asked.url === "/sw.js") {
      const own = await fetch(`${address}/sw.js`);
      return void reply.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(change(await own.text()));
    }
    const headers = { ...asked.headers, host: new URL(address).host, ...(asked.headers.origin === undefined ? {} : { origin: address }) };
    const passed = request(address + asked.url, { method: asked.method ?? "GET", headers }, (answer) => {
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
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, give: (changed) => void (change = changed) };
}
