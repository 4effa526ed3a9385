import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A front before the shop that notes what passes: a browser's own cache and its worker ask nothing of it. */
export interface CountingFront {
  address: string;
  /** Returns the paths of the pictures that were sent since `forget`, in the order they were asked for. */
  pictures(): string[];
  forget(): void;
  close(): Promise<void>;
}

/** Opens such a front on a free port. */
export async function openCountingFront(shop: string): Promise<CountingFront> {
  let asked: string[] = [];
  const server = createServer((from, to) => {
    if (from.url!.startsWith("/images/")) asked.push(from.url!);
    const on = request(new URL(from.url!, shop), { method: from.method, headers: { ...from.headers, host: new URL(shop).host } }, (answer) => {
      to.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(to);
    });
    on.on("error", () => to.destroy());
    to.on("close", () => on.destroy());
    from.pipe(on);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    pictures: () => asked,
    forget: () => void (asked = []),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
