import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A line to the shop that can be cut, whatever the browser, and that knows what was sent over it: a browser's own cache and its worker ask nothing of it. */
export interface Line {
  /** Without a trailing slash. */
  address: string;
  /** Ends what goes over it, and lets nothing new through until it is mended. */
  cut(): void;
  mend(): void;
  /** Returns what was asked for since the line was laid, in that order. */
  sent(): readonly Sent[];
  close(): Promise<void>;
}

export interface Sent {
  /** With its query. */
  path: string;
  type: string;
  /** What was sent of it, without its headers. */
  bytes: number;
}

/** Lays a line to a shop on this machine. */
export async function layLine(shop: string): Promise<Line> {
  const sent: Sent[] = [];
  let whole = true;
  const server = createServer((from, to) => {
    const path = from.url ?? "";
    const on = request(shop + path, { method: from.method ?? "GET", headers: from.headers }, (answer) => {
      const one = { path, type: answer.headers["content-type"] ?? "", bytes: 0 };
      sent.push(one);
      answer.on("data", (some: Buffer) => void (one.bytes += some.length));
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    on.on("error", () => to.destroy());
    to.on("close", () => on.destroy());
    from.pipe(on);
  });
  server.on("connection", (socket) => whole || socket.destroy());
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      whole = false;
      server.closeAllConnections();
    },
    mend: () => void (whole = true),
    sent: () => sent,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
