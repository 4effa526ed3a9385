import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A provider's stand-in, on this machine alone. */
export interface StandInServer {
  url: string;
  close(): Promise<void>;
}

/** What a stand-in answers to an address; undefined: it has no such page. */
export interface StandInReply {
  status?: number;
  type: "application/json" | "text/html; charset=utf-8" | "text/javascript; charset=utf-8";
  body: string;
  headers?: Record<string, string>;
}

/** Serves a stand-in over loopback, on any free port. Pages of other origins may read its answers, as they may the provider's. */
export async function openStandInServer(answer: (url: URL) => StandInReply | undefined): Promise<StandInServer> {
  const reply = (request: IncomingMessage, response: ServerResponse) => {
    const { status = 200, type, body, headers } = answer(new URL(request.url ?? "/", "http://stand-in")) ?? { status: 404, type: "application/json" as const, body: "{}" };
    response.writeHead(status, { "content-type": type, "access-control-allow-origin": "*", ...headers }).end(body);
  };
  const server = createServer(reply);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
  };
}
