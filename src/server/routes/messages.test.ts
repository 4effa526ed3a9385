import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { numbersFrom } from "../../../test/builders/hostile-bodies.ts";
import { sentEmails } from "../../../test/builders/sent-emails.ts";
import { publicUrl, standIns } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { withstand } from "../../../test/builders/withstand.ts";
import { countOf } from "../../../test/counts.ts";
import { changeStock } from "../../flows/catalogue/change-stock.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const { hoodie, last } = products;
const soldOut = { productId: String(hoodie.productId), a2p: String(hoodie.variants["L"]) };
const message = {
  name: "Kasia Wójcik",
  email: "kasia@przyklad.pl",
  subject: "Zamówienie 1001",
  message: "Czy zdążycie?\nPozdrawiam",
  lanId: 1,
};
const times = Math.min(countOf("HOSTILE_BODIES"), 20_000);

async function call(action: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await app.inject({
    method: "POST",
    url: `/sys/json_emails?${action}`,
    payload: JSON.stringify(body),
    headers: { "content-type": "text/plain" },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const posted = (t: TestContext, kind: string) => sentEmails(t, { pool, kind, publicUrl });

test("a message reaches the shop, and its answer the shopper", async (t) => {
  assert.deepEqual(await call("contact", message), { status: 200, body: {} });
  const [mail] = await posted(t, "message");
  assert.equal(mail!.to, standIns.shopEmail);
  assert.equal(mail!.subject, "Wiadomość: Zamówienie 1001");
  assert.match(mail!.headers, /^Reply-To: .*<kasia@przyklad\.pl>$/m);
  assert.match(mail!.headers, /^From: Bruk <sklep@bruk\.example>$/m);
  for (const part of [mail!.text, mail!.html])
    assert.ok(part.includes("Kasia Wójcik") && part.includes("Czy zdążycie?") && part.includes("Polski"), part);
});

test("who wrote gets a copy in their language, one in five minutes, without the links of whoever typed their address", async (t) => {
  const copies = {
    ...message,
    email: "Emma@example.co.uk",
    lanId: 2,
    subject: "www.win.example",
    message: "First line\nhttps://evil.example/a?b=<c> and shop.example/x and 3/4 of it, e.g. this",
  };
  for (let time = 0; time < 3; time += 1) await call("contact", copies);
  const emails = (await posted(t, "messageCopy")).filter(({ to }) => to.toLowerCase() === "emma@example.co.uk");
  assert.equal(emails.length, 1);
  const { subject, text, html } = emails[0]!;
  assert.equal(subject, "We have your message – Bruk");
  assert.match(text, /First line\s+\[…\] and \[…\] and 3\/4 of it, e\.g\. this/);
  assert.doesNotMatch(text + html, /evil|win\.example|<c>/);
  assert.equal((await posted(t, "message")).length, 3, "every message reaches the shop");
});

test("no name and no subject writes a header of its own, no message an element", async (t) => {
  const nasty = "Ola\r\nBcc: ofiara@przyklad.pl\r\n\r\n<script>alert(1)</script>";
  assert.equal(
    (await call("contact", { ...message, name: nasty, subject: nasty, message: "<img src=x onerror=alert(1)>" }))
      .status,
    200,
  );
  const [mail] = await posted(t, "message");
  assert.doesNotMatch(mail!.headers, /^Bcc:/im);
  assert.equal(mail!.to, standIns.shopEmail);
  assert.doesNotMatch(mail!.html, /<script|<img/);
  assert.ok(mail!.text.includes("<img src=x onerror=alert(1)>"), "the words themselves arrive");
  for (const email of ["a@b.cd\r\nBcc: x@y.zz", "a@b.cd, x@y.zz", "Kasia <a@b.cd>", "", "kasia"])
    assert.equal((await call("contact", { ...message, email })).body["error"], "EMAIL_INVALID", email);
});

test("a message without a name or words says what is missing, in the shopper's language", async () => {
  assert.deepEqual(await call("contact", { ...message, name: " ", lanId: 2 }), {
    status: 200,
    body: {
      error: "MESSAGE_INCOMPLETE",
      errorMessage: "Enter your name and a message, so that we know whom to answer and about what.",
      about: "name",
    },
  });
  assert.equal((await call("contact", { ...message, message: " \n " })).body["about"], "message");
  assert.equal((await call("contact", { name: "Kasia" })).status, 400);
});

test("without JavaScript the form is sent as such, and the page says by its anchor how it went", async () => {
  const send = (form: Record<string, string>, headers = {}) =>
    app.inject({
      method: "POST",
      url: "/contact",
      payload: new URLSearchParams(form).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    });
  const { lanId: _lanId, ...form } = message;
  const good = await send({ ...form, subject: "" });
  assert.deepEqual([good.statusCode, good.headers["location"]], [303, "/contact#wyslano"]);
  const bad = await send({ ...form, email: "kasia" });
  assert.deepEqual([bad.statusCode, bad.headers["location"]], [303, "/contact#nie-wyslano"]);
  assert.equal((await send({ __proto__: "x", name: "a\0" })).headers["location"], "/contact#nie-wyslano");
  assert.equal((await send(form, { origin: "https://evil.example" })).statusCode, 403);
});

test("who asks for something sold out gets an email to confirm, then one when it is back", async (t) => {
  assert.deepEqual(await call("backInStock", { ...soldOut, email: " Kasia@Przyklad.pl ", lanId: 6 }), {
    status: 200,
    body: {},
  });
  const [confirm] = await posted(t, "stockConfirm");
  assert.equal(confirm!.to, "kasia@przyklad.pl");
  assert.match(confirm!.subject, /^Potvrďte/);
  assert.ok(confirm!.text.includes("Mikina Asfalt L"), confirm!.text);
  const way = new RegExp(`${publicUrl}(/cz/hlidani/confirm/[\\w-]+)`).exec(confirm!.html)![1]!;
  assert.match(confirm!.headers, /^List-Unsubscribe: <http:.*\/cz\/hlidani\/end\/[\w-]+>$/m);
  assert.match(confirm!.headers, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const looked = await app.inject({ url: way });
  assert.deepEqual([looked.statusCode, looked.headers["location"]], [303, way.replace("confirm/", "")]);
  const followed = await app.inject({ method: "POST", url: way });
  assert.equal(followed.statusCode, 303);
  const page = await app.inject({ url: String(followed.headers["location"]), headers: {} });
  assert.equal(page.headers["cache-control"], "no-store");
  const data = await app.inject({ url: `/page-data${String(followed.headers["location"])}/page-data.json` });
  assert.deepEqual(
    [data.json().template, data.json().data.state, data.json().data.variant, data.json().head.noindex],
    ["stockAlert", "confirmed", "L", true],
  );
  await changeStock(pool, { variantId: hoodie.variants["L"]!, quantity: 2 });
  const [back] = await posted(t, "stockBack");
  assert.match(back!.subject, /^Zase skladem: Mikina Asfalt L/);
  assert.ok(back!.html.includes(`href="${publicUrl}/cz/mikina-asfalt/"`));
  assert.match(back!.headers, /^List-Unsubscribe: /m);
  await changeStock(pool, { variantId: hoodie.variants["L"]!, quantity: 0 });
  const gone = await app.inject({ url: "/page-data/powiadomienie/nobody-has-ever-had-this-link/page-data.json" });
  assert.equal(gone.json().data.state, "unknown");
});

test("the answer is the same whether an address waits already or not, and no mailbox is filled", async () => {
  for (let time = 0; time < 4; time += 1)
    assert.deepEqual(await call("backInStock", { ...soldOut, email: "tomas@priklad.cz" }), { status: 200, body: {} });
  const { rows } = await pool.query("SELECT FROM outbox WHERE recipient = 'tomas@priklad.cz'");
  assert.equal(rows.length, 1);
  const { rows: many } = await pool.query<{ product_id: number; variant_id: number }>(
    `WITH added AS (INSERT INTO variants (product_id, position, attribute_values, quantity) SELECT $1, n, jsonb_build_array(jsonb_build_object('pl', 'N' || n)), 0 FROM generate_series(10, 25) n RETURNING product_id, variant_id) SELECT * FROM added`,
    [hoodie.productId],
  );
  for (const { product_id, variant_id } of many)
    assert.equal(
      (await call("backInStock", { email: "emma@example.co.uk", productId: product_id, a2p: variant_id })).status,
      200,
    );
  const { rows: emails } = await pool.query(
    "SELECT FROM outbox WHERE recipient = 'emma@example.co.uk' AND NOT held_back",
  );
  assert.equal(emails.length, 10, "ten a day, the copy of a message among them");
});

test("what is in stock, unknown, or without a size says so", async () => {
  const asked = async (body: object) =>
    (await call("backInStock", { email: "ola@przyklad.pl", ...body })).body["error"];
  assert.equal(await asked({ productId: String(hoodie.productId), a2p: String(hoodie.variants["M"]) }), "IN_STOCK_NOW");
  assert.equal(
    await asked({ productId: String(hoodie.productId), a2p: null }),
    "NOT_ON_SALE",
    "a size is to be chosen",
  );
  assert.equal(
    await asked({ productId: String(last.productId), a2p: String(hoodie.variants["L"]) }),
    "NOT_ON_SALE",
    "another product's",
  );
  assert.equal(await asked({ productId: "999999", a2p: null }), "NOT_ON_SALE");
  assert.equal(await asked({ ...soldOut, email: "ola" }), "EMAIL_INVALID");
  assert.equal((await call("backInStock", { ...soldOut, email: ["a@b.cd"] })).status, 400);
});

test("hostile bodies are refused, never a 500", async () => {
  const next = numbersFrom(31);
  await withstand(app, { url: "/sys/json_emails?contact", valid: () => message, count: times, next });
  await withstand(app, {
    url: "/sys/json_emails?backInStock",
    valid: () => ({ ...soldOut, email: `a${Math.floor(next() * 1e9)}@przyklad.pl`, lanId: 1 }),
    count: times,
    next,
  });
});

test("each call is limited per client", async () => {
  const { app: strict } = await openTestApp(pool, { rateLimitScale: 0.2 });
  for (const url of ["/sys/json_emails?contact", "/sys/json_emails?backInStock", "/contact"]) {
    const statuses = [];
    for (let time = 0; time < 2; time += 1)
      statuses.push(
        (
          await strict.inject({
            method: "POST",
            url,
            payload: "{}",
            headers: { "content-type": url === "/contact" ? "application/x-www-form-urlencoded" : "text/plain" },
          })
        ).statusCode,
      );
    assert.equal(statuses[1], 429, url);
    assert.notEqual(statuses[0], 429, url);
  }
});
