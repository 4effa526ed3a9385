// One long file: every kind of email, written by one shop and sent by one queue to one mail server.
import assert from "node:assert/strict";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { makeOrder, openTestApp, testFolder } from "../../test/builders/app.ts";
import { openMailbox, type Received } from "../../test/builders/mailbox.ts";
import { orderBody } from "../../test/builders/order-body.ts";
import { anybody, emma, kasia, type Person, tomas } from "../../test/builders/people.ts";
import { publicUrl } from "../../test/builders/server-parts.ts";
import { brokenPromises, openSmallShop } from "../../test/builders/shop.ts";
import { svgMark } from "../../test/builders/marks.ts";
import { saveAppearance } from "../database/appearance/appearance.ts";
import { saveMark } from "../database/appearance/marks.ts";
import { saveConfig } from "../database/config.ts";
import { runJobs } from "../database/jobs.ts";
import { requeueEmails } from "../database/mail/outbox.ts";
import { changeOrderState } from "../flows/order/change-order-state.ts";
import { usualAppearance } from "../domain/appearance/appearance.ts";
import { shopMark } from "../integrations/shop-mark.ts";
import { type MailTransport, openMailTransport } from "../integrations/mail-transport.ts";
import { paperOfOrder } from "./order-papers.ts";
import { sendEmail } from "./send-email.ts";

const { pool, products } = await openSmallShop();
for (const [code, content] of Object.entries({
  shop_street: "Brukowa 1",
  shop_city: "30-001 Kraków",
  shop_phone: "+48 12 000 00 00",
  shop_email: "sklep@bruk.example",
  shop_bank_account: "PL61 1090 1014 0000 0712 1981 2874",
}))
  await saveConfig(pool, code, content);
for (const [id, slug, name, content] of [
  [
    2,
    "regulamin",
    { pl: "Regulamin", en: "Terms", cz: "Obchodní podmínky" },
    {
      pl: "<h2>1. Umowa</h2><p>Sprzedaje {{seller}}.</p>",
      en: "<h2>1. Contract</h2><p>Sold by {{seller}}.</p>",
      cz: "<h2>1. Smlouva</h2><p>Prodává {{seller}}.</p>",
    },
  ],
  [
    5,
    "zwroty",
    { pl: "Zwroty", en: "Returns", cz: "Vrácení" },
    {
      pl: '<p>14 dni. <a href="/page/regulamin.html">Regulamin</a> <a href="#h-a">A</a></p><p>{{delivery-table}}</p>',
      en: "<p>14 days</p>",
      cz: "<p>14 dnů</p>",
    },
  ],
] as const) {
  await pool.query("INSERT INTO pages (page_id, page_name, content) VALUES ($1, $2, $3)", [id, name, content]);
  await pool.query("INSERT INTO paths (path, kind, entity_id) VALUES ($1, 'page', $2)", [`page/${slug}.html`, id]);
}
for (const [code, id] of [
  ["page_terms", "2"],
  ["page_returns", "5"],
] as const)
  await saveConfig(pool, code, id);
const { app } = await openTestApp(pool);
const from = "Bruk <sklep@bruk.example>";

interface EmailOf {
  letter_id: number;
  kind: string;
  message_id: string;
  sent_at: Date | null;
}

async function placed(input: Partial<Parameters<typeof orderBody>[1]> = {}): Promise<string> {
  const answer = await makeOrder(
    app,
    await orderBody(pool, {
      lines: [
        { product: products.hoodie, size: "M" },
        { product: products.bottle, quantity: 2 },
      ],
      ...input,
    }),
  );
  assert.ok(answer.body.orderId, JSON.stringify(answer.body));
  return answer.body.orderId;
}

async function emailsOf(orderId: string): Promise<EmailOf[]> {
  return (
    await pool.query<EmailOf>(
      "SELECT letter_id, kind, message_id, sent_at FROM outbox WHERE order_id = $1 ORDER BY kind",
      [orderId],
    )
  ).rows;
}

async function send(email: EmailOf, transport: MailTransport): Promise<void> {
  await sendEmail(pool, { emailId: email.letter_id, transport, publicUrl });
}

const languages: {
  lanId: number;
  person: Person;
  subject: string;
  says: string[];
  papers: [file: string, says: RegExp][];
  total: string;
  shipping: object;
}[] = [
  {
    lanId: 1,
    person: kasia,
    subject: "Zamówienie",
    says: [
      "Bluza Asfalt",
      "Bidon <Rampa> & Co",
      "2 szt.",
      "Do zapłaty",
      "Prawo odstąpienia",
      "14 dni",
      "Wzór oświadczenia o odstąpieniu od umowy",
      "Kamienna 7/3",
      "PL61 1090",
      "Odstąp od umowy tutaj",
      "W załącznikach",
    ],
    papers: [
      ["regulamin.html", /Sprzedaje Bruk, Brukowa 1, 30-001 Kraków\./],
      ["zwroty.html", /14 dni/],
      ["formularz-odstapienia-@order.txt", /Numer zamówienia: @order/],
    ],
    total: "260.19 zł",
    shipping: {},
  },
  {
    lanId: 2,
    person: emma,
    subject: "Order",
    says: [
      "Asphalt Hoodie",
      "Rampa Bottle",
      "2 pcs",
      "Total to pay",
      "Right of withdrawal",
      "14 days",
      "Model withdrawal form",
      "O'Neill",
      "PL61 1090",
      "Withdraw from contract here",
      "Attached",
    ],
    papers: [
      ["terms.html", /Sold by Bruk, Brukowa 1/],
      ["returns.html", /14 days/],
      ["withdrawal-form-@order.txt", /Order number: @order/],
    ],
    total: "319.19 zł",
    shipping: { shippingId: 6 },
  },
  {
    lanId: 6,
    person: tomas,
    subject: "Objednávka",
    says: [
      "Mikina Asfalt",
      "Láhev Rampa",
      "2 ks",
      "Celkem k úhradě",
      "Právo odstoupit",
      "14 dnů",
      "Vzorový formulář",
      "Tomáš Dvořák",
      "PL61 1090",
      "Odstoupit od smlouvy zde",
      "V přílohách",
    ],
    papers: [
      ["obchodni-podminky.html", /Prodává Bruk, Brukowa 1/],
      ["vraceni.html", /14 dnů/],
      ["formular-pro-odstoupeni-@order.txt", /Číslo objednávky: @order/],
    ],
    total: "299.19 zł",
    shipping: { shippingId: 6 },
  },
];

for (const { lanId, person, subject, says, papers, total, shipping } of languages) {
  test(`an order in language ${lanId} leaves as an email to the shopper and one to the shop, by SMTP`, async (t) => {
    const mailbox = await openMailbox(t);
    const transport = openMailTransport({
      smtpUrl: mailbox.url,
      from,
      folder: await testFolder(),
      onFile: () => assert.fail("a file was written"),
    });
    const orderId = await placed({ lanId, person: anybody(person), ...shipping });
    const emails = await emailsOf(orderId);
    assert.deepEqual(
      emails.map((email) => email.kind),
      ["order", "orderForShop"],
      "exactly one row of each kind",
    );
    for (const email of emails) await send(email, transport);
    const [toShopper, toShop] = (await mailbox.received(2)) as [Received, Received];

    assert.match(toShopper.to, /^gosc-/);
    assert.equal(toShopper.subject, `${subject} ${orderId} – Bruk`);
    assert.match(toShopper.headers, /^Content-Type: multipart\/mixed/m);
    assert.ok(toShopper.headers.includes(`Message-ID: <${emails[0]!.message_id}@bruk.example>`));
    for (const text of [...says, total, orderId])
      assert.ok(toShopper.text.includes(text), `${text} in ${toShopper.text}`);
    assert.ok(toShopper.html.includes(`lang="${["", "pl", "en", "", "", "", "cs"][lanId]}"`));
    assert.doesNotMatch(toShopper.text, /<\/?[a-z]|&#?\w+;/, "text is text");
    assert.ok(!toShopper.html.includes("<Rampa>"));

    assert.deepEqual(
      toShopper.attachments.map(({ filename }) => filename),
      papers.map(([file]) => file.replace("@order", orderId)),
      "what is to be kept is attached",
    );
    for (const [index, { content }] of toShopper.attachments.entries()) {
      assert.match(content, new RegExp(papers[index]![1].source.replace("@order", orderId)));
      assert.doesNotMatch(content, /\{\{|undefined|href="[/#]/, "whole without the shop's pages around it");
    }
    assert.deepEqual(toShop.attachments, []);

    assert.equal(toShop.to, "sklep@bruk.example");
    assert.match(toShop.subject, new RegExp(`^Nowe zamówienie ${orderId}: ${total.replace(".", "\\.")}$`));
    assert.ok(toShop.text.includes(person.phone) && toShop.text.includes(total));
    assert.ok((await emailsOf(orderId)).every((email) => email.sent_at !== null));
    for (const email of emails) await send(email, transport);
    assert.equal((await mailbox.received(2)).length, 2, "an email that was sent is not sent again");
  });
}

test("without a mail server emails are files, and the path is told", async () => {
  const folder = join(await testFolder(), "mail");
  const told: string[] = [];
  const transport = openMailTransport({ smtpUrl: undefined, from, folder, onFile: (path) => told.push(path) });
  const orderId = await placed({ currency: "eur" });
  for (const email of await emailsOf(orderId)) await send(email, transport);
  assert.deepEqual((await readdir(folder)).map((file) => join(folder, file)).toSorted(), told.toSorted());
  assert.ok(told.length === 2 && told.every((path) => path.endsWith(".eml")));
  const [email] = await emailsOf(orderId);
  const eml = await readFile(join(folder, `${email!.message_id}.eml`), "utf8");
  assert.ok(eml.includes(`Message-ID: <${email!.message_id}@bruk.example>`));
});

test("who has ordered is sent the terms as they stood then, however late the email leaves", async (t) => {
  const { rows } = await pool.query("SELECT page_name, content FROM pages WHERE page_id = 2");
  const say = (name: object, content: object) =>
    pool.query("UPDATE pages SET page_name = page_name || $1, content = content || $2 WHERE page_id = 2", [
      name,
      content,
    ]);
  t.after(() => say(rows[0].page_name, rows[0].content));
  const orders = [await placed()];
  for (const version of ["drugie", "trzecie"]) {
    await say({ pl: `Warunki ${version}` }, { pl: `<p>Brzmienie ${version}.</p>` });
    orders.push(await placed());
  }
  const mailbox = await openMailbox(t);
  const transport = openMailTransport({ smtpUrl: mailbox.url, from, folder: await testFolder(), onFile: assert.fail });
  for (const orderId of orders)
    await send(
      (await emailsOf(orderId)).find(({ kind }) => kind === "order")!,
      transport,
    );
  const terms = (await mailbox.received(3)).map(({ attachments }) => attachments[0]!);
  assert.deepEqual(
    terms.map(({ filename }) => filename),
    ["regulamin.html", "warunki-drugie.html", "warunki-trzecie.html"],
  );
  for (const [index, says] of [/1\. Umowa/, /Brzmienie drugie/, /Brzmienie trzecie/].entries())
    assert.match(terms[index]!.content, says);
});

test("a shop's logo stands at the head of its emails and papers, in the email itself, with the name for who sees no pictures; what is kept of it names no logo", async (t) => {
  const mark = await shopMark(svgMark());
  assert.ok(typeof mark !== "string");
  const { mark_id: logo } = await saveMark(pool, mark);
  await saveAppearance(pool, { ...usualAppearance, logo });
  t.after(() => saveAppearance(pool, usualAppearance));
  const mailbox = await openMailbox(t);
  const transport = openMailTransport({
    smtpUrl: mailbox.url,
    from,
    folder: await testFolder(),
    onFile: () => undefined,
  });
  const orderId = await placed();
  const email = (await emailsOf(orderId)).find(({ kind }) => kind === "order")!;
  await send(email, transport);
  const [received] = await mailbox.received(1);
  assert.match(received!.html, /<p class="shop"><img src="cid:[^"]+" alt="Bruk" width="120" height="40"/);
  assert.equal(received!.attachments.filter(({ filename }) => filename === "logo.png").length, 1);
  const { rows } = await pool.query<{ sent: { files: string[] } }>(
    "SELECT as_sent AS sent FROM outbox WHERE letter_id = $1",
    [email.letter_id],
  );
  assert.ok(!rows[0]!.sent.files.includes("logo.png"));
});

test("a mail server that is down loses no order: it is placed, and its emails leave when the server is back", async (t) => {
  const mailbox = await openMailbox(t);
  await mailbox.close();
  const transport = openMailTransport({
    smtpUrl: mailbox.url,
    from,
    folder: await testFolder(),
    onFile: () => undefined,
  });
  const orderId = await placed();
  const emails = await emailsOf(orderId);
  for (const email of emails) await assert.rejects(send(email, transport));
  assert.ok((await emailsOf(orderId)).every((email) => email.sent_at === null));
  await mailbox.reopen();
  for (const email of emails) await send(email, transport);
  const ids = (await mailbox.received(2)).map(({ headers }) => /^Message-ID: <(.*)@/m.exec(headers)![1]);
  assert.deepEqual(ids.toSorted(), emails.map((email) => email.message_id).toSorted());
});

test("a copy after a crash between the server's yes and our record has the same Message-ID", async (t) => {
  const mailbox = await openMailbox(t);
  const transport = openMailTransport({
    smtpUrl: mailbox.url,
    from,
    folder: await testFolder(),
    onFile: () => undefined,
  });
  const [email] = await emailsOf(await placed());
  await send(email!, transport);
  await pool.query("UPDATE outbox SET sent_at = NULL WHERE letter_id = $1", [email!.letter_id]);
  await send(email!, transport);
  const ids = (await mailbox.received(2)).map(({ headers }) => /^Message-ID: (.*)$/m.exec(headers)![1]);
  assert.equal(new Set(ids).size, 1);
});

test("the job queue sends what orders wrote, and tries again what failed", async (t) => {
  const mailbox = await openMailbox(t);
  const transport = openMailTransport({
    smtpUrl: mailbox.url,
    from,
    folder: await testFolder(),
    onFile: () => undefined,
  });
  await pool.query("DELETE FROM graphile_worker._private_jobs");
  const orderId = await placed();
  const [email] = await emailsOf(orderId);
  const failures: string[] = [];
  let refusedOnce = false;
  const runner = await runJobs(
    pool,
    {
      everyMinute: [],
      tasks: {
        sendEmail: async (payload) => {
          const { emailId } = payload as { emailId: number };
          if (emailId === email!.letter_id && !refusedOnce) {
            refusedOnce = true;
            throw new Error("the server is away");
          }
          await sendEmail(pool, { emailId, transport, publicUrl });
        },
      },
    },
    { warn: () => undefined, error: (message) => failures.push(message) },
  );
  const failed = once(runner.events, "job:failed");
  const error = once(runner.events, "job:error");
  await mailbox.received(1);
  await error;
  void failed.catch(() => undefined);
  const { rows } = await pool.query<{ attempts: number; later: boolean }>(
    "SELECT attempts, run_at > now() - interval '1 second' AS later FROM graphile_worker.jobs WHERE last_error IS NOT NULL",
  );
  assert.deepEqual(rows, [{ attempts: 1, later: true }]);
  await pool.query("UPDATE graphile_worker._private_jobs SET run_at = now()");
  await mailbox.received(2);
  await runner.stop();
  assert.ok(
    failures.some((message) => message.includes("the server is away")),
    "a failure is told",
  );
  assert.ok((await emailsOf(orderId)).every((sent) => sent.sent_at !== null));
});

test("an email that holds what is none of its kind is not sent: its failure names it, its kind and the field, and no secret", async () => {
  const transport: MailTransport = { send: () => Promise.reject(new Error("nothing is to be sent")) };
  for (const [kind, content, why] of [
    ["confirmEmail", {}, "confirmEmail) cannot be read: content.link is missing"],
    ["reminder", { password: ["k7wp-2mfx"] }, "reminder) cannot be read: content.password should be string"],
    [
      "shopNotice",
      { about: "weather" },
      'cannot be read: content.about should be ("lettersBounded" | "passwordsGuessed" | "webhookOff" | "test")',
    ],
    ["reviewRequest", { link: "abc" }, "reviewRequest) cannot be read: order_id should be number"],
    ["letter", {}, "(letter) cannot be read: it should be"],
  ] as const) {
    const { rows } = await pool.query<EmailOf>(
      "INSERT INTO outbox (message_id, kind, recipient, lan_id, content) VALUES (gen_random_uuid(), $1, 'kasia@przyklad.pl', 1, $2) RETURNING letter_id, kind, message_id, sent_at",
      [kind, content],
    );
    const [email] = rows;
    await assert.rejects(send(email!, transport), ({ message }: Error) => {
      assert.ok(message.includes(`email ${email!.letter_id} (`) && message.includes(why), message);
      return !message.includes("k7wp");
    });
    await pool.query("DELETE FROM outbox WHERE letter_id = $1", [email!.letter_id]);
  }
});

test("an email that a killed sender had in hand is enqueued again after ten minutes, and no other", async () => {
  await pool.query("DELETE FROM graphile_worker._private_jobs");
  await pool.query("UPDATE outbox SET sent_at = now()");
  const orderId = await placed();
  const [lost, inHand] = await emailsOf(orderId);
  const lock =
    "UPDATE graphile_worker._private_jobs SET locked_by = 'somebody', locked_at = now() - $2::interval, attempts = 1 WHERE key = 'email:' || $1::int";
  await pool.query(lock, [lost!.letter_id, "11 minutes"]);
  await pool.query(lock, [inHand!.letter_id, "1 minute"]);
  assert.equal(await requeueEmails(pool), 0, "a young email may still be on its way");
  await pool.query("UPDATE outbox SET created_at = created_at - interval '1 hour' WHERE order_id = $1", [orderId]);
  assert.equal(await requeueEmails(pool), 1);
  assert.equal(await requeueEmails(pool), 0);
  const { rows } = await pool.query<{ email: number }>(
    "SELECT (payload ->> 'emailId')::int AS email FROM graphile_worker._private_jobs WHERE locked_at IS NULL",
  );
  assert.deepEqual(rows, [{ email: lost!.letter_id }]);
  await pool.query(
    "UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'no such mailbox' WHERE locked_at IS NULL",
  );
  assert.equal(await requeueEmails(pool), 0, "what was given up after twenty times stays given up");
});

test("an order's papers are its documents as PDF files, none before it is paid", async () => {
  const orderId = Number(await placed());
  assert.deepEqual(await paperOfOrder(pool, orderId, "last"), []);
  await changeOrderState(pool, { orderId, to: "paid", now: new Date("2026-11-21T10:00:00Z") });
  await changeOrderState(pool, { orderId, to: "cancelled", now: new Date("2026-11-22T10:00:00Z") });
  const papers = [...(await paperOfOrder(pool, orderId, "first")), ...(await paperOfOrder(pool, orderId, "last"))];
  assert.deepEqual(
    papers.map(({ filename, contentType }) => [filename, contentType]),
    [
      ["PA-2026-11-000001.pdf", "application/pdf"],
      ["KPA-2026-11-000001.pdf", "application/pdf"],
    ],
  );
});

test("each order has exactly one email of each kind", async () => {
  assert.deepEqual(await brokenPromises(pool), []);
  await assert.rejects(
    pool.query(
      "INSERT INTO outbox (message_id, kind, recipient, lan_id, order_id) SELECT gen_random_uuid(), kind, recipient, lan_id, order_id FROM outbox WHERE kind = 'order' LIMIT 1",
    ),
    { code: "23505" },
  );
});
