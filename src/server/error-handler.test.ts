import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { test } from "node:test";
import { openTestApp } from "../../test/builders/app.ts";
import { openSmallShop } from "../../test/builders/shop.ts";

const { pool } = await openSmallShop();
const { app, logged } = await openTestApp(pool);
await app.listen({ port: 0, host: "127.0.0.1" });
const { port } = app.server.address() as AddressInfo;

test("a body that is too large is refused in words that whoever sends it can read, and the connection goes on", async (t) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.after(() => agent.destroy());
  const body = Buffer.alloc(2_000_000, "x");
  for (let turn = 0; turn < 20; turn += 1) {
    // By its length it is known to be too large at once, in pieces only when they have come.
    const sent = request({
      agent,
      port,
      host: "127.0.0.1",
      method: "POST",
      path: "/sys/json_utils/code",
      headers: { "content-type": "text/plain", ...(turn % 2 === 0 ? { "content-length": body.length } : {}) },
    });
    sent.end(body);
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    assert.equal(answer.statusCode, 413);
    assert.equal(((await json(answer)) as { error: string }).error, "TOO_LARGE");
    assert.equal(sent.reusedSocket, turn > 0, `turn ${turn}`);
  }
});

test("nothing of all this was an error", () => {
  assert.deepEqual(
    logged.filter((line) => Number(line["level"]) >= 50),
    [],
  );
});
