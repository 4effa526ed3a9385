import { Agent, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { after } from "node:test";
import type { FastifyInstance } from "fastify";

export interface RawAnswer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  payload: string;
}

/** Returns how to ask a server over a real connection for addresses exactly as written: `inject` tidies them up first. */
export async function rawRequests(
  app: FastifyInstance,
): Promise<(path: string, method?: string) => Promise<RawAnswer>> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  after(() => agent.destroy());
  return (path, method = "GET") =>
    new Promise((resolve, reject) => {
      // What no client can put into a request line goes encoded, as browsers send it.
      const sent = path.toWellFormed().replace(/[^\u0021-\u007e]/gu, (sign) => encodeURIComponent(sign));
      const asked = request({ host: "127.0.0.1", port, path: sent, method, agent }, (response) => {
        let payload = "";
        response
          .setEncoding("utf8")
          .on("data", (piece: string) => (payload += piece))
          .on("end", () => resolve({ statusCode: response.statusCode!, headers: response.headers, payload }));
      });
      asked.on("error", reject).end();
    });
}
