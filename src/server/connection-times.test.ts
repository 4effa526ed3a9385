import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { openTestApp } from "../../test/builders/app.ts";
import { openSmallShop } from "../../test/builders/shop.ts";

const { pool } = await openSmallShop();

test("a request that does not come to its end, in its head or in its body, is refused in time, and nothing is logged as an error", async () => {
  const { app, logged } = await openTestApp(pool, { connectionTimes: { idle: 75_000, request: 300, looked: 50 } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const head = "POST /sys/json_api?makeOrder HTTP/1.1\r\nhost: sklep.test\r\ncontent-type: text/plain\r\n";
  for (const [what, said] of [
    ["nothing", ""],
    ["half a head", head],
    ["half a body", `${head}content-length: 100\r\n\r\n{"lanId":`],
    ["half of pieces", `${head}transfer-encoding: chunked\r\n\r\n5\r\n{"lan\r\n`],
  ] as const) {
    const socket = connect({ port, host: "127.0.0.1" });
    await once(socket, "connect");
    socket.write(said);
    assert.match(await text(socket), /^HTTP\/1\.1 408 Request Timeout\r\n/, what);
  }
  assert.deepEqual(
    logged.filter((line) => Number(line["level"]) >= 40),
    [],
  );
});

test("what a server bounds is a whole minute for a request, and an idle connection may outlive a proxy's own minute", async () => {
  const { server } = (await openTestApp(pool)).app;
  assert.deepEqual([server.requestTimeout, server.headersTimeout, server.keepAliveTimeout], [60_000, 60_000, 75_000]);
});
