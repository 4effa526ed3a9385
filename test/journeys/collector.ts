import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after } from "node:test";

/** One thing said to the tag: `["event", "add_to_cart", {…}]`. */
export type Said = [command: string, name: string, detail?: Record<string, unknown>];

export interface Collector {
  /** Its origin, for `ANALYTICS_URL`. */
  url: string;
  /** The paths that were asked for, in order. */
  asked: string[];
  /** Everything the tag was told, in the order of the telling, once its script was there. */
  said: Said[];
}

/**
 * Opens a stand-in for the analytics vendor: its script sends what is in `dataLayer`, and what comes later, to
 * `/collect`. As the vendor's own, it adds a second script by a plain text address.
 */
export async function openCollector(): Promise<Collector> {
  const asked: string[] = [];
  const said: Said[] = [];
  const heard: { at: number; word: Said }[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://collector");
    asked.push(pathname);
    response.setHeader("access-control-allow-origin", "*");
    if (pathname !== "/collect")
      return void response.setHeader("content-type", "text/javascript").end(pathname === "/gtag/js" ? tag : "");
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { at, words } = JSON.parse(String(Buffer.concat(parts))) as { at: number; words: Said[] };
      // Several requests on their way at once may overtake each other.
      heard.splice(heard.findLastIndex((other) => other.at <= at) + 1, 0, ...words.map((word) => ({ at, word })));
      said.splice(0, Infinity, ...heard.map(({ word }) => word));
      response.end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  after(() => server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, said };
}

const tag = `
  const host = new URL(document.currentScript.src).origin;
  const more = document.createElement("script");
  more.src = host + "/more.js";
  document.head.append(more);
  const send = (said) => fetch(host + "/collect", { method: "POST", mode: "no-cors", keepalive: true, body: JSON.stringify({ at: performance.timeOrigin + performance.now(), words: said.map((words) => Array.from(words)) }) });
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (words) => { send([words]); return push(words); };
  send(dataLayer);
`;
