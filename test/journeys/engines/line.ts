import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to the shop that can be cut, whatever the browser. */
export interface Line {
  /** Without a trailing slash. */
  address: string;
  /** Ends what goes over it, and lets nothing new through until it is mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Lays a line to a shop on this machine. */
export async function layLine(shop: string): Promise<Line> {
  const { port, hostname } = new URL(shop);
  const open = new Set<Socket>();
  let whole = true;
  const server = createServer((from) => {
    if (!whole) return void from.destroy();
    const to = connect(Number(port), hostname);
    for (const [one, other] of [[from, to], [to, from]] as const) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const end = () => open.forEach((socket) => socket.destroy());
  return {
    address: `http://localhost:${(server.address() as { port: number }).port}`,
    cut: () => {
      whole = false;
      end();
    },
    mend: () => void (whole = true),
    close: async () => {
      end();
      server.close();
      await once(server, "close");
    },
  };
}
