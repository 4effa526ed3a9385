import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { savePaths } from "../../database/catalogue/paths.ts";

// Where addresses lead that are no page of the shop's: what shoppers get of it, and what cannot be.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "content" });
const give = async (...redirects: [from: string, to: string][]) =>
  (await ola.call(routes.addRedirects, { body: { redirects: redirects.map(([from, to]) => ({ from, to })) } })).body
    .outcomes;
const get = async (url: string) => {
  const { statusCode, headers } = await app.inject({ method: "GET", url });
  return [statusCode, headers["location"]];
};
const bottle = Number(products.bottle.productId);
const pathOf = async () =>
  (
    await pool.query<{ path: string }>(
      "SELECT path FROM paths WHERE kind = 'product' AND entity_id = $1 AND lan_id = 1",
      [bottle],
    )
  ).rows[0]!.path;

test("an old address leads on for good, in any spelling, with what was asked of it; each is counted", async () => {
  const path = await pathOf();
  const [one, two] = await give(["/Stary Sklep/Bidon.html", `${publicUrl}/${path}`], ["/wyprzedaz", "/promocje/"]);
  assert.deepEqual([one!.why, two!.why], ["fromWrong", null]);
  const [three] = await give(["https://dawny.example/stary-sklep/Bidon.html?x=1", path]);
  assert.equal(three!.why, null);
  assert.deepEqual(await get("/stary-sklep/bidon.HTML"), [301, `/${path}`]);
  assert.deepEqual(await get("/stary-sklep/Bidon.html/?utm_source=a"), [301, `/${path}?utm_source=a`]);
  assert.deepEqual(await get("/wyprzedaz/"), [301, "/promocje/"]);
  assert.equal((await get("/stary-sklep/"))[0], 404);
  const { redirects, total } = (await ola.call(routes.redirects, { query: { q: "bidon" } })).body;
  assert.deepEqual([redirects.map(({ hits }) => hits), total], [[2], 2]);
  assert.ok(redirects[0]!.lastHitOn !== null);
});

test("it goes along where its product goes, and gives way to a page that comes to its address", async () => {
  await savePaths(pool, [{ path: "product/bidon-nowy.html", kind: "product", entity_id: bottle }]);
  assert.deepEqual(await get("/stary-sklep/bidon.html"), [301, "/product/bidon-nowy.html"]);
  await savePaths(pool, [{ path: "wyprzedaz", kind: "product", entity_id: bottle }]);
  assert.equal((await get("/wyprzedaz"))[0], 200);
});

test("no page is hidden by it, none leads in a ring or to nothing, and what is refused stops no other", async () => {
  const outcomes = await give(
    ["/promocje", "/nowosci/"],
    ["/en/sale/", "/nowosci/"],
    ["/admin/orders", "/nowosci/"],
    ["/", "/nowosci/"],
    ["/wyprzedaz", "/nowosci/"],
    ["/product/bidon-nowy.html", "/nowosci/"],
    ["/a", "/a/"],
    ["/b", "/stary-sklep/bidon.html"],
    ["/ce", "/nigdzie"],
    ["/d", "https://inny.example/nowosci/"],
    ["/e", "//inny.example/"],
    ["/stary-sklep/BIDON.html", "/nowosci/"],
    ["/f", "/"],
    ["/f", "/nowosci/"],
  );
  assert.deepEqual(
    outcomes.map(({ why }) => why),
    [
      "fromLiving",
      "fromLiving",
      "fromLiving",
      "fromWrong",
      "fromLiving",
      "fromKnown",
      "loop",
      "toLeadsOn",
      "toGone",
      "toWrong",
      "toWrong",
      "fromKnown",
      null,
      "fromKnown",
    ],
  );
  assert.deepEqual(await get("/f"), [301, "/"]);
});

test("two thousand come by one call, and nothing that is no address is taken", async () => {
  const many = Array.from({ length: 2000 }, (_, n): [string, string] => [`/dawne/${n}`, "/promocje/"]);
  assert.ok((await give(...many)).every(({ why }) => why === null));
  assert.deepEqual(await get("/dawne/1999"), [301, "/promocje/"]);
  const nasty = ["/<b>x", "/../etc", "/x y", "/%00", `/${"x".repeat(600)}`, "/a\\b", "/%"];
  for (const from of nasty) assert.equal((await give([from, "/promocje/"]))[0]!.why, "fromWrong", from);
});

test("what is removed leads nowhere, and leads on again when that is taken back", async () => {
  const { redirects } = (await ola.call(routes.redirects, { query: { q: "/f" } })).body;
  const { id } = redirects.find(({ from }) => from === "/f")!;
  const { headers, body } = await ola.call(routes.removeRedirects, { body: { ids: [id] } });
  assert.equal(body.removed, 1);
  assert.equal((await get("/f"))[0], 404);
  await ola.call(routes.undo, { parameters: { id: Number(headers["log-entry"]) } });
  assert.deepEqual(await get("/f"), [301, "/"]);
  assert.equal((await ola.call(routes.removeRedirects, { body: { ids: [id] } })).body.code, "NOT_FOUND");
});
