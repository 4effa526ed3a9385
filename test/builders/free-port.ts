import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Returns a port of this machine nobody listens on, below those a system gives to outgoing connections: none of them takes it before it is used. */
export async function freePort(host = "127.0.0.1"): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 32_000);
    const probe = createServer().listen(port, host);
    try {
      await once(probe, "listening");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") continue;
      throw error;
    }
    probe.close();
    await once(probe, "close");
    return port;
  }
}
