import assert from "node:assert/strict";
import dns from "node:dns";
import { once } from "node:events";
import { Agent, get, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { openTestApp } from "../../test/builders/app.ts";
import { standIns } from "../../test/builders/server-parts.ts";
import { openSmallShop } from "../../test/builders/shop.ts";

const { pool } = await openSmallShop();

test("a request that was on its way when the server was told to end is answered like any other, and its connection ends", async () => {
  const { app } = await openTestApp(pool);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  const begun = once(app.server, "connection");
  socket.write("GET /healthz HTTP/1.1\r\nhost: sklep.test\r\n");
  const [connection] = await begun;
  while (connection.bytesRead === 0) await new Promise((resolve) => setImmediate(resolve));
  const closed = app.close();
  while (app.server.listening) await new Promise((resolve) => setImmediate(resolve));
  socket.write("\r\n");
  const said = await text(socket);
  assert.match(said, /^HTTP\/1\.1 200 OK\r\n/);
  assert.match(said, /\r\nconnection: close\r\n/i);
  assert.match(said, /\{"ok":true\}$/);
  await closed;
});

test("a proxy that goes on asking by the connections it has loses no question when the server ends, and holds nothing up", async () => {
  const { app } = await openTestApp(pool);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const failures = new Set<string>();
  let answers = 0;
  let closed = false;
  const ask = async () => {
    while (!closed) {
      try {
        const [response] = await once(
          request({
            port,
            host: "127.0.0.1",
            agent,
            method: "POST",
            path: "/sys/json_layout",
            headers: { "content-type": "application/json" },
          }).end("{}"),
          "response",
        );
        await text(response);
        answers += 1;
      } catch (error) {
        // Nobody listens any more: a proxy asks another server then.
        if ((error as NodeJS.ErrnoException).code !== "ECONNREFUSED") failures.add(String(error));
        await pause(5);
      }
    }
  };
  const asking = Array.from({ length: 20 }, ask);
  while (answers < 200) await pause(5);
  await app.close();
  closed = true;
  await Promise.all(asking);
  agent.destroy();
  assert.deepEqual([...failures], []);
});

test(
  "localhost is more than one address: the server has ended when what is in hand at each of them has its answer",
  { skip: process.platform === "linux" ? false : "only Linux answers at 127.0.0.2" },
  async (t) => {
    const addresses = ["127.0.0.1", "127.0.0.2"].map((address) => ({ address, family: 4 }));
    t.mock.method(dns, "lookup", ((
      host: string,
      { all }: dns.LookupOptions,
      told: (error: null, ...found: unknown[]) => void,
    ) => {
      const found = host === "localhost" ? addresses : [{ address: host, family: 4 }];
      if (all) told(null, found);
      else told(null, found[0]!.address, 4);
    }) as typeof dns.lookup);
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    t.after(() => answer.resolve());
    const near = async () => {
      asked.resolve();
      await answer.promise;
      return { kind: "points" as const, items: [] };
    };
    const { app } = await openTestApp(pool, { points: { ...standIns.points, near } });
    await app.listen({ port: 0, host: "localhost" });
    const { port } = app.server.address() as AddressInfo;
    for (const { address } of addresses)
      await fetch(`http://${address}:${port}/healthz`, { headers: { connection: "close" } });
    const answered = once(get({ port, host: "127.0.0.2", path: "/v1/points?relative_post_code=31-100" }), "response");
    await asked.promise;
    const ended = app.close().then(() => "ended");
    await once(app.server, "close");
    assert.equal(await Promise.race([ended, pause(100, "in hand")]), "in hand");
    answer.resolve();
    const [response] = await answered;
    assert.deepEqual(JSON.parse(await text(response)), { items: [] });
    await ended;
  },
);
