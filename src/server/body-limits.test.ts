import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliDecompressSync } from "node:zlib";
import { openTestApp } from "../../test/builders/app.ts";
import { openSmallShop } from "../../test/builders/shop.ts";

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const takesBrotli = { "accept-encoding": "gzip, br" };

test("pages, page data and dictionaries made on demand are small for who takes brotli, and the same", async () => {
  for (const asked of [
    { url: "/Odziez/" },
    { url: "/page-data/Odziez/page-data.json?lan=2" },
    { url: "/page-data/checkout.json?lan=1" },
    { method: "POST", url: "/sys/json_layout?lan=2" },
  ] as const) {
    const plain = await app.inject(asked);
    assert.deepEqual(
      [plain.headers["content-encoding"], plain.headers["vary"]],
      [undefined, "accept-encoding"],
      asked.url,
    );
    const small = await app.inject({ ...asked, headers: takesBrotli });
    assert.equal(small.headers["content-encoding"], "br", asked.url);
    assert.equal(Number(small.headers["content-length"]), small.rawPayload.length);
    assert.ok(
      small.rawPayload.length * 2 < plain.payload.length,
      `${small.rawPayload.length} of ${plain.payload.length} for ${asked.url}`,
    );
    assert.equal(brotliDecompressSync(small.rawPayload).toString(), plain.payload);
    const refused = await app.inject({ ...asked, headers: { "accept-encoding": "br;q=0, gzip" } });
    assert.deepEqual([refused.headers["content-encoding"], refused.payload], [undefined, plain.payload], asked.url);
  }
});

test("what is a shopper's own, short, or there already is left as it is", async () => {
  const { payload } = await app.inject({ url: "/page-data/Odziez/page-data.json?lan=2" });
  assert.ok(payload.length > 1000);
  const { headers: kept } = await app.inject({ url: "/page-data/Odziez/page-data.json?lan=2" });
  const again = await app.inject({
    url: "/page-data/Odziez/page-data.json?lan=2",
    headers: { ...takesBrotli, "if-none-match": String(kept["etag"]) },
  });
  assert.deepEqual([again.statusCode, again.headers["content-encoding"], again.payload], [304, undefined, ""]);
  const refused = await app.inject({
    method: "POST",
    url: "/sys/json_api?login",
    headers: { ...takesBrotli, "content-type": "text/plain" },
    payload: JSON.stringify({ login: "x".repeat(200), password: "y" }),
  });
  assert.equal(refused.headers["content-encoding"], undefined);
});
