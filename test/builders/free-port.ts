import { once } from "node:events";
import { createServer } from "node:net";

/** Answers a port of this machine nobody listens on. */
export async function freePort(host = "127.0.0.1"): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}
