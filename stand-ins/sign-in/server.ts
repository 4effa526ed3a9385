import { type LoopbackServer, openLoopbackServer } from "../../src/integrations/loopback-server.ts";

/** What a stand-in answers to an address; undefined: it has no such page. */
export interface StandInReply {
  status?: number;
  type: "application/json" | "text/html; charset=utf-8" | "text/javascript; charset=utf-8";
  body: string;
  headers?: Record<string, string>;
}

/** Serves a stand-in over loopback, on any free port. Pages of other origins may read its answers, as they may the provider's. */
export function openStandInServer(answer: (url: URL) => StandInReply | undefined): Promise<LoopbackServer> {
  return openLoopbackServer((request, response) => {
    const {
      status = 200,
      type,
      body,
      headers,
    } = answer(new URL(request.url ?? "/", "http://stand-in")) ?? {
      status: 404,
      type: "application/json" as const,
      body: "{}",
    };
    response.writeHead(status, { "content-type": type, "access-control-allow-origin": "*", ...headers }).end(body);
  });
}
