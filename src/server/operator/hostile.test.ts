// One long file: what is hostile, sent by every route of the operator's table, and what of it is read again.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openPayingShop, pay, placeOnline } from "../../../test/builders/payments.ts";
import { samplesOf, textsIn } from "../../../test/builders/schema-samples.ts";
import { comeIn, type Browser, openBrowser, type Sent } from "../../../test/builders/staff.ts";
import { readEvents } from "../../../test/builders/events.ts";
import { operatorHref, type Route } from "../../contract/operator/route.ts";
import { operatorRoutes as routes, type RouteName } from "../../contract/operator/routes.ts";
import { csvFile } from "../../backoffice/orders/csv.ts";
import { unsentEmail } from "../../database/mail/outbox.ts";
import { keyPermissions } from "../../domain/staff/permissions.ts";
import { composeEmail } from "../../mail/send-email.ts";

const shop = await openPayingShop();
const { pool, products, payu } = shop;
const { app, logged } = await openTestApp(pool);
await app.listen({ port: 0, host: "127.0.0.1" });
const table = Object.entries(routes) as [RouteName, Route][];
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
await pool.query("UPDATE staff_sessions SET fresh_until = now() + interval '1 hour'");

/** Of parameters whatever names nothing. */
const nothing = {
  id: 999_999,
  number: 999_999,
  note: 999_999,
  email: 999_999,
  parcel: 999_999,
  photo: 999_999,
  option: 999_999,
  entity: "order",
  kind: "product",
  tab: "aaaaaaaa",
};
const signs = {
  script: "<script>alert(1)</script>",
  picture: '"><img src=x onerror=alert(1)>',
  backwards: "\u202Eabc\u2066",
  nul: "a\0b",
  half: "\uD800x",
  otherHalf: "x\uDC00",
  emoji: "👩🏽‍🚒😀",
  fourBytes: "𠮷𝕏",
  lines: "a\r\nBcc: x@y.zz\u2028b",
  formula: '=HYPERLINK("http://x.zz")',
  sql: "'; DROP TABLE orders; --",
  marks: "{{number}} ${7*7} %s %00",
  blank: "\u00a0\u200b ",
};
/** Nothing of how the shop is made may be in an answer. */
const inside =
  /\bat .+\.(ts|js):\d+|node_modules|\bSELECT\b|\bINSERT\b|relation "|syntax error|violates|invalid input|invalid byte|postgres|fastify|FST_|valibot/;

/** Each text of each body of the table, with the call by which it is sent. */
const texts = table.flatMap(([name, route]) =>
  route.body === undefined
    ? []
    : samplesOf(route.body).flatMap((sample) =>
        textsIn(sample).map(({ at, was, with: put }) => ({
          where: `${name}${at}`,
          was,
          // Nobody's own session is put at stake.
          send: (text: string, by: Browser = route.permission === "anyone" ? openBrowser(app) : ola) =>
            by.call(route, {
              parameters: nothing,
              body: put(text),
              key: randomUUID(),
              ...(route.versioned !== undefined && { version: `"${route.versioned}-1"` }),
            }),
        })),
      ),
);
/** Of the signs what no database takes, and two others in turn: all of them in each field take two minutes. */
const signsFor = (nth: number) => {
  const { nul, half, ...others } = signs;
  const kinds = Object.entries(others);
  return [...Object.entries({ nul, half }), ...[2 * nth, 2 * nth + 1].map((at) => kinds[at % kinds.length]!)];
};
const isSound = (status: number, answered: string) => status < 500 && !inside.test(answered);

test("every body of the table has a sample, and its texts are found", () => {
  for (const [name, { body }] of table) if (body !== undefined) assert.ok(samplesOf(body).length > 0, name);
  for (const where of ["addNote/text", "addReadyText/text/cz", "settleOrder/reason/words", "changeAddress/comment"])
    assert.ok(
      texts.some((text) => text.where === where),
      where,
    );
});

test("a text of a megabyte is refused before anything is done with it, in each field there is", async () => {
  const megabyte = "x".repeat(1_000_000);
  for (const { where, send } of texts) {
    // A picture may be as large.
    if (where.startsWith("takeParcelPicture")) continue;
    const { status, body } = await send(megabyte);
    assert.ok(
      [400, 413, 429].includes(status) && ["MALFORMED", "TOO_LARGE", "TOO_MANY_REQUESTS"].includes(String(body.code)),
      `${where}: ${status} ${String(body.code)}`,
    );
  }
});

test("whatever signs are in a text, it is taken as a text or refused, and no error is thrown", async () => {
  const errors: string[] = [];
  for (const [nth, { where, send }] of texts.entries())
    for (const [kind, text] of signsFor(nth)) {
      const { status, body } = await send(text);
      if (!isSound(status, JSON.stringify(body))) errors.push(`${where} ${kind}: ${JSON.stringify(body)}`);
    }
  assert.deepEqual(errors, []);
  assert.deepEqual(
    logged.filter(({ level }) => Number(level) >= 50),
    [],
  );
});

test("a day that is in no calendar is refused in each field that takes one, of bodies and of addresses", async () => {
  const answers: string[] = [];
  const days = texts.filter(({ was }) => was === "2026-01-02");
  assert.ok(days.some(({ where }) => where === "expectDelivery/day"));
  for (const { where, send } of days) {
    const { status, body } = await send("2026-02-30");
    answers.push(`${where}: ${status} ${body.code}`);
  }
  for (const [name, route] of table)
    for (const sample of route.query === undefined ? [] : samplesOf(route.query))
      for (const { at, was, with: put } of textsIn(sample))
        if (was === "2026-01-02") {
          const query = put("2026-02-30") as Record<string, string>;
          const { status, body } = await ola.call(route, { parameters: nothing, query });
          answers.push(`${name}${at}: ${status} ${(body as { code?: string }).code}`);
        }
  assert.deepEqual(
    answers.filter((answer) => !answer.endsWith(": 400 MALFORMED")),
    [],
  );
});

test("what a saved view looks for is a text too", async () => {
  for (const [kind, q] of Object.entries(signs)) {
    const { status, body } = await ola.call(routes.saveView, {
      body: { name: `Widok ${kind}`, asked: { q }, columns: null, shared: false },
    });
    assert.ok(isSound(status, JSON.stringify(body)), `${kind}: ${status}`);
  }
});

test("the same in each part of an address", async () => {
  const errors: string[] = [];
  for (const [name, route] of table) {
    if (route.query === undefined || route.stream === true) continue;
    for (const sample of samplesOf(route.query))
      for (const { at, with: put } of textsIn(sample))
        for (const [kind, text] of Object.entries(signs)) {
          const query = Object.fromEntries(
            Object.entries(put(text) as Record<string, unknown>).filter(
              (entry): entry is [string, string] => typeof entry[1] === "string",
            ),
          );
          const response = await app.inject({
            method: "GET",
            url: `${operatorHref(route, nothing)}?${new URLSearchParams(query).toString()}`,
            headers: {
              host: "localhost",
              "sec-fetch-site": "same-origin",
              cookie: [...ola.cookies].map(([key, value]) => `${key}=${value}`).join("; "),
            },
          });
          if (!isSound(response.statusCode, response.payload)) errors.push(`${name}${at} ${kind}: ${response.payload}`);
        }
  }
  assert.deepEqual(errors, []);
});

/** Calls every route of the table; returns which it was not refused with a code. */
async function letIn(call: (route: Route, sent: Sent) => ReturnType<Browser["call"]>, code: string): Promise<string[]> {
  const names: string[] = [];
  for (const [name, route] of table) {
    if (route.permission === "anyone") continue;
    const { body } = await call(route, { parameters: nothing, key: randomUUID() });
    if ((body as { code?: string }).code !== code) names.push(name);
  }
  return names;
}
const keyed = async (permissions: readonly string[] = keyPermissions) => {
  const { body } = await ola.call(routes.createKey, { body: { name: "magazyn", permissions } });
  const program = openBrowser(app, { agent: "curl" });
  return {
    id: body.id,
    call: (route: Route, sent: Sent) =>
      program.call(route, {
        ...sent,
        headers: { authorization: `Bearer ${body.key}`, "sec-fetch-site": "cross-site" },
      }),
  };
};

test("a key that was ended, or has run out, is let into no route", async () => {
  const ended = await keyed();
  assert.ok((await letIn(ended.call, "SIGNED_OUT")).length > 0, "before that it is");
  await ola.call(routes.endKey, { parameters: { id: ended.id } });
  assert.deepEqual(await letIn(ended.call, "SIGNED_OUT"), []);
  const old = await keyed();
  await pool.query("UPDATE operator_keys SET ends_at = now() WHERE key_id = $1", [old.id]);
  assert.deepEqual(await letIn(old.call, "SIGNED_OUT"), []);
});

test("whoever was taken away, signed out elsewhere or is another's role now is let into no route, and hears nothing more", async () => {
  const ends: [string, (id: number) => Promise<unknown>][] = [
    ["taken away", (id) => ola.call(routes.removeStaff, { parameters: { id } })],
    [
      "another role",
      (id) => ola.call(routes.changeRole, { parameters: { id }, body: { role: "packing" }, version: '"role-1"' }),
    ],
    ["its time is over", (id) => pool.query("UPDATE staff_sessions SET ends_at = now() WHERE staff_id = $1", [id])],
  ];
  for (const [at, [how, end]] of ends.entries()) {
    const jan = await comeIn(app, pool, { email: `jan${at}@bruk.example`, role: "shop" });
    const stream = how === "its time is over" ? null : await readEvents(app, jan);
    await end(jan.id);
    await stream?.ended;
    assert.deepEqual(await letIn((route, sent) => jan.call(route, sent), "SIGNED_OUT"), [], how);
  }
});

test("what one person's request was answered is nobody else's, though they send the same key", async () => {
  const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "shop" });
  const { orderId: number } = await placeOnline(shop);
  const key = randomUUID();
  const program = await keyed(["orders.read", "orders.edit", "history.read"]);
  const note = { parameters: { number }, body: { text: "uwaga" }, key };
  for (const _ of [1, 2]) {
    for (const by of [ola, jan]) assert.equal((await by.call(routes.addNote, note)).status, 200);
    assert.equal((await program.call(routes.addNote, note)).status, 200);
  }
  const { notes } = (await ola.call(routes.order, { parameters: { number } })).body;
  assert.deepEqual(notes!.map(({ by }) => by).toSorted(), ["jan", "magazyn", "ola"]);
});

test("nobody ends, renames or takes back what is another's own, nor reaches a record through another's order", async () => {
  const jan = await comeIn(app, pool, { email: "jan2@bruk.example", role: "owner" });
  await pool.query("UPDATE staff_sessions SET fresh_until = now() + interval '1 hour'");
  const own = {
    session: (await jan.call(routes.sessions)).body.sessions[0]!.id,
    passkey: (await jan.call(routes.passkeys)).body.passkeys[0]!.id,
  };
  const view = { name: "Moje", asked: {}, columns: null, shared: false };
  const { views } = (await jan.call(routes.saveView, { body: view })).body;
  const id = views.find(({ name }) => name === "Moje")!.id;
  const language = await jan.call(routes.changeLanguage, { body: { language: "en" } });
  const [order, another] = [(await placeOnline(shop)).orderId, (await placeOnline(shop)).orderId];
  const noted = await jan.call(routes.addNote, { parameters: { number: order }, body: { text: "x" } });
  const note = noted.body.notes![0]!.id;
  const email = (await jan.call(routes.order, { parameters: { number: order } })).body.timeline!.flatMap(({ what }) =>
    what.kind === "email" ? [what.id] : [],
  )[0]!;
  const tried: [string, Promise<{ body: object }>, string][] = [
    ["session", ola.call(routes.endSession, { parameters: { id: own.session } }), "NOT_FOUND"],
    ["passkey", ola.call(routes.removePasskey, { parameters: { id: own.passkey } }), "NOT_FOUND"],
    ["its name", ola.call(routes.renamePasskey, { parameters: { id: own.passkey }, body: { name: "x" } }), "NOT_FOUND"],
    ["view", ola.call(routes.changeView, { parameters: { id }, body: view, version: '"view-1"' }), "NOT_FOUND"],
    ["view away", ola.call(routes.removeView, { parameters: { id } }), "NOT_FOUND"],
    ["language", ola.call(routes.undo, { parameters: { id: Number(language.headers["log-entry"]) } }), "FORBIDDEN"],
    ["note", ola.call(routes.removeNote, { parameters: { number: another, note } }), "NOT_FOUND"],
    ["note again", ola.call(routes.restoreNote, { parameters: { number: another, note } }), "NOT_FOUND"],
    ["email", ola.call(routes.readEmail, { parameters: { number: another, email } }), "NOT_FOUND"],
    ["sent again", ola.call(routes.sendAgain, { parameters: { number: another, email } }), "NOT_FOUND"],
    ["taken back", ola.call(routes.takeBackEmail, { parameters: { number: another, email } }), "NOT_FOUND"],
  ];
  for (const [what, answered, code] of tried)
    assert.equal(((await answered).body as { code?: string }).code, code, what);
  assert.equal((await jan.call(routes.session)).status, 200);
  assert.equal((await jan.call(routes.orderViews)).body.views.filter(({ name }) => name === "Moje").length, 1);
});

/** Words that would be markup on a page, a formula in a spreadsheet and more than two bytes a sign; of each field its own. */
const words = (of: string) => `=${of}"><img src=x onerror=1>😀𠮷`;

/** An order, a return, a complaint and all there is beside them, with such words in every text; returns what they are found by. */
async function written() {
  const did = async <A extends { status: number; body: object }>(called: Promise<A>): Promise<A["body"]> => {
    const { status, body } = await called;
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const lines = [{ product: products.cap }, { product: products.bottle, quantity: 2 }];
  const paid = await placeOnline(shop, { lines });
  await pay(shop, paid);
  await payu.settled();
  const number = paid.orderId;
  const parameters = { number };
  const order = async (of = number) => (await ola.call(routes.order, { parameters: { number: of } })).body;
  const address = {
    shippingFirstName: words("imię"),
    shippingLastName: words("nazwisko"),
    shippingStreet: words("ulica"),
    shippingCity: words("miasto"),
    comment: words("uwaga"),
  };
  await did(ola.call(routes.changeAddress, { parameters, body: address, version: (await order()).versions.address }));
  await did(ola.call(routes.addNote, { parameters, body: { text: words("notatka") } }));
  await did(
    ola.call(routes.changeTags, { parameters, body: { tags: [words("tag")] }, version: (await order()).versions.tags }),
  );
  await did(ola.call(routes.sendMessage, { parameters, body: { subject: words("temat"), text: words("list") } }));
  const change = {
    lines: [{ position: 2, quantity: 3, price: null }],
    added: [],
    delivery: null,
    reason: words("zmiana"),
    money: "later",
    hold: false,
    tell: true,
  };
  await did(ola.call(routes.changeOrder, { parameters, body: change, version: (await order()).versions.lines }));
  const [cap] = (await order()).lines;
  const parcel = {
    lines: [{ position: cap!.position, variantId: cap!.variantId, quantity: 1 }],
    carrier: words("kurier"),
    tracking: words("numer"),
  };
  await did(ola.call(routes.packParcel, { parameters, body: parcel }));
  const { parcels, versions } = await order();
  const inParcel = { number, parcel: parcels[0]!.id };
  await did(ola.call(routes.sendParcel, { parameters: inParcel, body: {}, version: versions.parcels }));
  const settling = {
    kind: "cancellation",
    taken: { what: "lines", lines: [{ position: 2, quantity: 1, restocked: 1, less: 0 }], shipping: 0 },
    withheld: 1,
    withheldReason: { words: words("zatrzymane") },
    reason: { words: words("powód") },
    money: "later",
    tell: true,
  };
  await did(ola.call(routes.settleOrder, { parameters, body: settling, version: (await order()).versions.money }));

  const sent = (await placeOnline(shop, { lines, paymentId: 2 })).orderId;
  await did(
    ola.call(routes.moveOrder, {
      parameters: { number: sent },
      body: { to: "delivered" },
      version: (await order(sent)).versions.state,
    }),
  );
  const opened = await did(
    ola.call(routes.openReturn, {
      parameters: { number: sent },
      body: { kind: "goodwill", parcel: words("paczka") },
    }),
  );
  const piece = { position: 2, expected: 2, asNew: 0, used: 2, missing: 0, restocked: 0, kept: 5, why: words("ślad") };
  const counted = await did(
    ola.call(routes.changeReturn, {
      parameters: { id: opened.id },
      body: { parcel: words("paczka"), pieces: [piece] },
      version: opened.version,
    }),
  );
  await did(
    ola.call(routes.settleReturn, {
      parameters: { id: opened.id },
      body: { shipping: 0, money: "toAccount", tell: true },
      version: counted.version,
    }),
  );
  const { transfers } = await did(ola.call(routes.refundTransfers));
  const transfer = transfers.find((one) => one.order === sent)!.id;
  const account = { iban: "27 1140 2004 0000 3002 0135 5387", holder: words("odbiorca") };
  await did(ola.call(routes.sayAccount, { parameters: { id: transfer }, body: account, version: '"account-1"' }));

  const complaint = await did(
    ola.call(routes.enterComplaint, {
      body: {
        order: sent,
        position: 1,
        name: words("kto"),
        email: "kasia@przyklad.pl",
        received: "2026-01-02",
        since: words("od"),
        defect: words("wada"),
        demand: "repair",
      },
    }),
  );
  await did(
    ola.call(routes.answerComplaint, {
      parameters: { id: complaint.id },
      body: { outcome: "repair", answer: words("odpowiedź") },
      version: complaint.version,
    }),
  );
  const inAll = (of: string) => ({ pl: words(of), en: words(of), cz: words(of) });
  await did(
    ola.call(routes.addReadyText, { body: { name: words("gotowy"), subject: inAll("tytuł"), text: inAll("treść") } }),
  );
  const asked = { q: words("szukane"), tag: words("tag") };
  await did(ola.call(routes.saveView, { body: { name: words("widok"), asked, columns: null, shared: true } }));
  await did(ola.call(routes.createKey, { body: { name: words("klucz"), permissions: ["orders.read"] } }));
  const { id } = (await ola.call(routes.passkeys)).body.passkeys[0]!;
  await did(ola.call(routes.renamePasskey, { parameters: { id }, body: { name: words("passkey") } }));
  return { number, sent, returned: opened.id, complaint: complaint.id, transfer };
}

/** Every text in an answer. */
const textsOf = (answer: unknown): string[] =>
  typeof answer === "string"
    ? [answer]
    : typeof answer === "object" && answer !== null
      ? Object.values(answer).flatMap(textsOf)
      : [];

test("such words are read again as they were written, and are nothing but words: in every answer, email, file and slip", async () => {
  const { number, sent, returned, complaint, transfer } = await written();
  const parametersOf: Partial<Record<RouteName, Record<string, string | number>>> = {
    oneReturn: { id: returned },
    complaint: { id: complaint },
  };
  const seen = new Set<string>();
  for (const [name, route] of table) {
    if (route.method !== "GET" || route.stream === true || route.file !== undefined) continue;
    for (const order of [number, sent]) {
      const parameters = parametersOf[name] ?? { ...nothing, number: order };
      const query = { orders: String(order), numbers: String(order), q: "onerror" };
      const { status, body, headers } = await ola.call(route, { parameters, query });
      if (status !== 200) continue;
      assert.match(String(headers["content-type"]), /^application\/json/, name);
      assert.equal(headers["x-content-type-options"], "nosniff", name);
      for (const text of textsOf(body).filter((one) => one.includes("onerror=1"))) {
        assert.match(text, /=\S+"><img src=x onerror=1>😀𠮷/, `${name}: ${text}`);
        seen.add(/=(\p{L}+)"/u.exec(text)![1]!);
      }
    }
  }
  for (const field of "imię nazwisko ulica miasto uwaga notatka tag kurier numer zatrzymane powód paczka ślad odbiorca kto od wada odpowiedź gotowy tytuł treść szukane widok klucz passkey".split(
    " ",
  ))
    assert.ok(seen.has(field), `${field} is seen nowhere`);

  await pool.query("UPDATE outbox SET not_before = NULL");
  const { rows } = await pool.query<{ id: number }>(
    "SELECT letter_id AS id FROM outbox WHERE sent_at IS NULL AND refused_at IS NULL",
  );
  const told = new Set<string>();
  for (const { id } of rows) {
    const row = (await unsentEmail(pool, id))!;
    const { subject, text, html } = await composeEmail(pool, row, shop.address);
    assert.doesNotMatch(html, /<img[^>]*onerror|<script|="><img/, row.kind);
    assert.doesNotMatch(subject, /[\r\n]/, row.kind);
    for (const [, field] of text.matchAll(/=(\p{L}+)"><img src=x onerror=1>😀𠮷/gu)) {
      assert.match(html, new RegExp(`=${field}(&quot;|")&gt;&lt;img src=x onerror=1&gt;😀𠮷`), row.kind);
      told.add(field!);
    }
  }
  for (const field of "list zmiana powód zatrzymane kurier numer ślad wada odpowiedź".split(" "))
    assert.ok(told.has(field), `${field} is told in no email`);

  const { file } = (await ola.call(routes.exportTransfers, { body: { ids: [transfer], format: "table" } })).body;
  assert.match(file.text, /"'=odbiorca""><img/);
  const { buyers } = (await ola.call(routes.exportBuyers, { body: { numbers: [number] } })).body;
  const cells = csvFile(buyers.map(({ name, street, city }) => [name, street, city]));
  assert.match(cells, /"'=ulica""><img/);
  assert.doesNotMatch(cells, /(^|;|")=/m);
  const slips = await ola.call(routes.slips, { query: { orders: String(number) } });
  assert.equal(slips.headers["content-type"], "application/pdf");
});
