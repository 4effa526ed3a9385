import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that only this machine reaches: what stands in for a provider. */
export interface LoopbackServer {
  url: string;
  close(): Promise<void>;
}

/** Serves on any free port of 127.0.0.1; closing it breaks off what is still connected. */
export async function openLoopbackServer(listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
