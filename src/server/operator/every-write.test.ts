// One long file: every route that changes something, called once on one shop, each from where the one before has led.
import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { openAuthenticator } from "../../../test/builders/authenticator.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { anybody } from "../../../test/builders/people.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { bytesOfBase32, comeIn, invite, type Member, openBrowser } from "../../../test/builders/staff.ts";
import type { Route } from "../../contract/operator/route.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { stepAt, totpCode } from "../../flows/staff/totp.ts";

// Each write once, and each in the log under its own name, by who did it, in the transaction of what it did.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);

test("every route that changes something is in the log under its name", async () => {
  const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
  const did = async (answered: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answered;
    assert.equal(status, 200, JSON.stringify(body));
  };
  const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2 });
  const number = Number((await makeOrder(app, body)).body.orderId);
  const parameters = { number };
  const order = async () => (await ola.call(routes.order, { parameters })).body;

  await did(ola.call(routes.changeLanguage, { body: { language: "en" } }));
  await did(ola.call(routes.addNote, { parameters, body: { text: "uwaga" } }));
  const note = (await order()).notes![0]!.id;
  await did(ola.call(routes.removeNote, { parameters: { number, note } }));
  await did(ola.call(routes.restoreNote, { parameters: { number, note } }));
  await did(ola.call(routes.changeTags, { parameters, body: { tags: ["a"] }, version: (await order()).versions.tags }));
  const state = async () => (await order()).versions.state;
  await pool.query("UPDATE orders SET status = 'awaitingReview' WHERE order_id = $1", [number]);
  await did(ola.call(routes.acceptOrder, { parameters, version: await state() }));
  await did(ola.call(routes.moveOrder, { parameters, body: { to: "packed" }, version: await state() }));
  await did(ola.call(routes.stepBack, { parameters, version: await state() }));
  const picked = [{ number, version: await state() }];
  await did(ola.call(routes.moveOrders, { body: { to: "packed", orders: picked } }));
  await did(ola.call(routes.tagOrders, { body: { numbers: [number], tag: "b" } }));
  await did(ola.call(routes.exportBuyers, { body: { numbers: [number] } }));
  const inParcel = { number, parcel: (await order()).parcels[0]!.id };
  const parcels = async () => (await order()).versions.parcels;
  const change = { parameters: inParcel, body: { tracking: "1" }, version: await parcels() };
  await did(ola.call(routes.changeParcel, change));
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const box = { parameters: inParcel, body: { picture: picture.toString("base64") } };
  await did(ola.call(routes.takeParcelPicture, box));
  await did(ola.call(routes.unpackParcel, { parameters: inParcel }));
  const { position, variantId, quantity } = (await order()).lines[0]!;
  await did(ola.call(routes.packParcel, { parameters, body: { lines: [{ position, variantId, quantity }] } }));
  const parcel = (await order()).parcels[0]!.id;
  await did(ola.call(routes.sendParcel, { parameters: { number, parcel }, version: await parcels() }));
  const { rows: register } = await pool.query<{ id: number }>(
    "INSERT INTO withdrawals (name, email, order_text, goods, lan_id) VALUES ('Kasia', 'kasia@przyklad.pl', '7', '', 1) RETURNING withdrawal_id AS id",
  );
  await did(ola.call(routes.closeWithdrawal, { parameters: register[0]! }));
  await did(ola.call(routes.reopenWithdrawal, { parameters: register[0]! }));
  await answerComplaints(ola, number);
  const view = { name: "Do kuriera", asked: { state: "packed" }, columns: null, shared: false };
  await did(ola.call(routes.saveView, { body: view }));
  const saved = { id: (await ola.call(routes.orderViews)).body.views[0]!.id };
  await did(ola.call(routes.changeView, { parameters: saved, body: { ...view, shared: true } }));
  await did(ola.call(routes.removeView, { parameters: saved }));
  await giveBackByReturn(ola, { number, statement: register[0]!.id });

  const bought = async (paymentId: number) =>
    Number(
      (await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }], paymentId }))).body.orderId,
    );
  const paid = { number: await bought(1) };
  const money = async () => (await ola.call(routes.order, { parameters: paid })).body;
  const { amount, currency } = { amount: (await money()).money!.total, currency: "pln" };
  const version = async () => (await money()).versions.money;
  await did(
    ola.call(routes.recordTransfer, { parameters: paid, body: { amount, currency }, version: await version() }),
  );
  const all = {
    kind: "cancellation",
    taken: { what: "everything", restocked: true },
    withheld: 0,
    withheldReason: null,
    reason: { words: "Rezygnacja" },
    money: "later",
    tell: true,
  };
  await did(ola.call(routes.settlementPreview, { parameters: paid, body: all }));
  await did(ola.call(routes.settleOrder, { parameters: paid, body: all, version: await version() }));
  const back = { way: "asItCame", tell: true };
  await did(ola.call(routes.giveBalanceBack, { parameters: paid, body: back, version: await version() }));

  const asked = (await ola.call(routes.refundTransfers)).body.transfers[0]!.id;
  const account = { iban: "27 1140 2004 0000 3002 0135 5387", holder: "Kasia Wójcik" };
  await did(ola.call(routes.askForAccount, { parameters: { id: asked } }));
  await did(ola.call(routes.sayAccount, { parameters: { id: asked }, body: account }));
  await did(ola.call(routes.exportTransfers, { body: { ids: [asked], format: "table" } }));
  await did(ola.call(routes.payTransfers, { body: { ids: [asked] } }));
  await did(ola.call(routes.reopenTransfers, { body: { ids: [asked] } }));
  await did(ola.call(routes.withdrawTransfer, { parameters: { id: asked } }));

  const emails = async () => (await order()).timeline!.flatMap(({ what }) => (what.kind === "email" ? [what] : []));
  const message = { subject: "Pytanie o adres", text: "Podaj numer mieszkania." };
  await did(ola.call(routes.sendMessage, { parameters, body: message }));
  await did(ola.call(routes.takeBackEmail, { parameters: { number, email: (await emails()).at(-1)!.id } }));
  const email = (await emails())[0]!.id;
  await did(ola.call(routes.sendAgain, { parameters: { number, email } }));
  await pool.query("UPDATE outbox SET refused_at = now() WHERE letter_id = $1", [email]);
  await did(ola.call(routes.closeRefusal, { parameters: { number, email } }));
  await did(ola.call(routes.reopenRefusal, { parameters: { number, email } }));
  const awaited = Number(
    (await makeOrder(app, await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 1 }))).body.orderId,
  );
  await did(ola.call(routes.sendPaymentLink, { parameters: { number: awaited } }));
  const said = { pl: "x", en: "x", cz: "x" };
  await did(ola.call(routes.addReadyText, { body: { name: "a", subject: said, text: said } }));
  const [ready] = (await ola.call(routes.readyTexts)).body.readyTexts;
  const rewritten = {
    parameters: { id: ready!.id },
    body: { name: "b", subject: said, text: said },
    version: ready!.version,
  };
  await did(ola.call(routes.changeReadyText, rewritten));
  await did(ola.call(routes.removeReadyText, { parameters: { id: ready!.id } }));
  const changing = { number: await bought(2) };
  const changed = async () => (await ola.call(routes.order, { parameters: changing })).body.versions;
  const address = { shippingStreet: "ul. Nowa 7" };
  await did(
    ola.call(routes.changeAddress, { parameters: changing, body: address, version: (await changed()).address }),
  );
  const more = {
    lines: [{ position: 1, quantity: 2, price: null }],
    added: [],
    delivery: null,
    reason: "Na prośbę",
    money: "later",
    hold: false,
    tell: true,
  };
  await did(ola.call(routes.changePreview, { parameters: changing, body: more }));
  await did(ola.call(routes.changeOrder, { parameters: changing, body: more, version: (await changed()).lines }));

  const [found] = (await ola.call(routes.goods, { query: { q: "czapka" } })).body.goods[0]!.variants;
  const wanted = {
    lines: [{ variantId: found!.variantId, quantity: 1, price: null }],
    code: null,
    countryId: 2,
    language: "pl",
    currency: "pln",
    paymentId: 1,
    shippingId: 1,
  };
  await did(ola.call(routes.quoteOrder, { body: wanted }));
  const { shippingCountry: _country, ...buyer } = anybody();
  const company = { paymentName: "", paymentNip: "", paymentStreet: "", paymentPostCode: "", paymentCity: "" };
  const consents = { terms: true, newsletter: false, ofAge: false };
  const form = { ...buyer, comment: "", invoice: false, ...company };
  await did(ola.call(routes.placeOrder, { body: { ...wanted, point: null, buyer: form, consents, reason: "" } }));

  const { rows: outbox } = await pool.query<{ id: number }>(
    `INSERT INTO outbox (message_id, kind, recipient, lan_id, held_back) VALUES ('held', 'passwordChanged', 'obca@przyklad.pl', 1, true) RETURNING letter_id AS id`,
  );
  await did(ola.call(routes.releaseEmail, { parameters: outbox[0]! }));
  await did(ola.call(routes.retryEmail, { parameters: outbox[0]! }));
  const { rows: reviews } = await pool.query<{ id: number }>(
    `INSERT INTO reviews (product_id, buyer, sample, stars, content, author, lan_id) SELECT product_id, 'kasia@przyklad.pl', true, 5, 'Dobre', 'Kasia', 1 FROM order_lines WHERE order_id = $1 RETURNING review_id AS id`,
    [number],
  );
  await did(ola.call(routes.decideReview, { parameters: reviews[0]!, body: { decision: "approved" } }));
  await did(ola.call(routes.reconsiderReview, { parameters: reviews[0]! }));
  const { rows: jobs } = await pool.query<{ id: number }>(
    "UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'email:' || $1 RETURNING id",
    [outbox[0]!.id],
  );
  await did(ola.call(routes.retryJob, { parameters: jobs[0]! }));

  const device = openAuthenticator({ origin: publicUrl, rpId: "sklep.test" });
  const passkey = device.register((await ola.call(routes.passkeyRegistration)).body);
  await did(ola.call(routes.addPasskey, { body: { name: "klucz", passkey } }));
  const id = (await ola.call(routes.passkeys)).body.passkeys[1]!.id;
  await did(ola.call(routes.renamePasskey, { parameters: { id }, body: { name: "klucz 2" } }));
  await did(ola.call(routes.removePasskey, { parameters: { id } }));
  const key = bytesOfBase32((await ola.call(routes.totp)).body.secret);
  const step = stepAt(new Date());
  const password = "pies na deskorolce 7";
  await did(ola.call(routes.setPassword, { body: { password, code: totpCode(key, step) } }));
  await did(
    openBrowser(app).call(routes.signInByPassword, {
      body: { email: "ola@bruk.example", password, code: totpCode(key, step + 1) },
    }),
  );
  await did(ola.call(routes.removePassword));
  const signed = async () => ola.authenticator.authenticate((await ola.call(routes.passkeyChallenge)).body);
  await did(openBrowser(app).call(routes.signInByPasskey, { body: { passkey: await signed() } }));
  await did(ola.call(routes.stepUp, { body: { passkey: await signed() } }));
  const other = (await ola.call(routes.sessions)).body.sessions.find(({ current }) => !current)!;
  await did(ola.call(routes.endSession, { parameters: { id: other.id } }));

  await did(ola.call(routes.inviteStaff, { body: { email: "jan@bruk.example", role: "shop" } }));
  const token = await invite(pool, { email: "jan@bruk.example", role: "shop" });
  const secret = (await openBrowser(app).call(routes.invitationTotp, { body: { token } })).body.secret;
  const code = totpCode(bytesOfBase32(secret), stepAt(new Date()));
  const joining = { token, name: "Jan", language: "pl", password, code };
  await did(openBrowser(app).call(routes.acceptByPassword, { body: joining }));
  const jan = (await ola.call(routes.staff)).body.staff.find(({ email }) => email === "jan@bruk.example")!;
  await did(ola.call(routes.changeRole, { parameters: { id: jan.id }, body: { role: "packing" } }));
  await did(ola.call(routes.removeStaff, { parameters: { id: jan.id } }));
  const made = await ola.call(routes.createKey, { body: { name: "magazyn", permissions: ["orders.read"] } });
  await did(ola.call(routes.endKey, { parameters: { id: made.body.id } }));
  const link = (await ola.call(routes.phoneOffer)).body.link;
  const phone = openBrowser(app);
  await did(phone.call(routes.phoneClaim, { body: { token: link.split("#")[1] } }));
  await did(ola.call(routes.phoneConfirm, { body: { number: null } }));
  await did(ola.call(routes.endAllSessions));

  const { rows } = await pool.query<{ act: string }>("SELECT DISTINCT act FROM operator_log");
  const logged = rows.map(({ act }) => act);
  const writes = (Object.entries(routes) as [string, Route][]).filter(([, { undo }]) => undo !== undefined);
  assert.deepEqual(
    writes.map(([name]) => name).filter((name) => !logged.includes(name)),
    [],
  );
  assert.deepEqual(
    logged.filter((act) => !writes.some(([name]) => name === act)),
    [],
    "an act is called as its route",
  );
});

/** Enters two complaints: one is answered, closed and opened again, of the other the price is lowered. */
async function answerComplaints(ola: Member, number: number) {
  const sent = (await ola.call(routes.order, { parameters: { number } })).body.versions.state;
  await ola.call(routes.moveOrder, { parameters: { number }, body: { to: "sent" }, version: sent });
  for (const outcome of ["repair", "reduction"]) {
    const body = {
      order: number,
      name: "Kasia",
      email: "kasia@przyklad.pl",
      received: "2026-01-02",
      since: "",
      defect: "szew",
      demand: outcome,
    };
    const { id, version } = (await ola.call(routes.enterComplaint, { body })).body;
    const parameters = { id };
    const matching = { parameters, body: { order: number, position: 1 }, version };
    const matched = (await ola.call(routes.matchComplaint, matching)).body;
    const answering = { parameters, body: { outcome, answer: "Tak." }, version: matched.version };
    const answered = (await ola.call(routes.answerComplaint, answering)).body;
    if (outcome === "repair") {
      await ola.call(routes.closeComplaint, { parameters });
      await ola.call(routes.reopenComplaint, { parameters });
      continue;
    }
    const settling = { parameters, body: { less: 100, money: "later", tell: false }, version: answered.version };
    assert.equal((await ola.call(routes.settleComplaint, settling)).status, 200);
  }
}

/** Matches a statement to an order, closes the return that opens, and settles another. */
async function giveBackByReturn(ola: Member, { number, statement }: { number: number; statement: number }) {
  const matching = { parameters: { id: statement }, body: { order: number } };
  const closing = (await ola.call(routes.matchWithdrawal, matching)).body;
  const { id, version } = closing;
  await ola.call(routes.moveReturn, { parameters: { id }, body: { to: "closed" }, version });
  const opened = (await ola.call(routes.openReturn, { parameters: { number }, body: { kind: "uncollected" } })).body;
  const piece = { position: 1, expected: 1, asNew: 1, used: 0, missing: 0, restocked: 1 };
  const looked = await ola.call(routes.changeReturn, {
    parameters: { id: opened.id },
    body: { parcel: "", pieces: [piece] },
    version: opened.version,
  });
  await ola.call(routes.tellArrival, { parameters: { id: opened.id } });
  const { status } = await ola.call(routes.settleReturn, {
    parameters: { id: opened.id },
    body: { shipping: 0, money: "later", tell: true },
    version: looked.body.version,
  });
  assert.equal(status, 200);
}

test("what a problem refuses leaves nothing behind, neither of itself nor in the log", async () => {
  const iga = await comeIn(app, pool, { email: "iga@bruk.example", role: "owner" });
  const standing = async () => {
    const { rows } = await pool.query<{ log: number; passkeys: number; staff: number }>(
      "SELECT (SELECT count(*) FROM operator_log) AS log, (SELECT count(*) FROM staff_passkeys) AS passkeys, (SELECT count(*) FROM staff WHERE joined_at IS NOT NULL) AS staff",
    );
    return rows[0];
  };
  const token = await invite(pool, { email: "zla@bruk.example", role: "shop" });
  const before = await standing();
  const evil = openAuthenticator({ origin: "http://evil.test", rpId: "sklep.test" });
  const browser = openBrowser(app);
  const passkey = evil.register((await browser.call(routes.invitationPasskey, { body: { token } })).body);
  const joining = { token, name: "Zła", language: "pl", passkeyName: "x", passkey };
  const refused = await browser.call(routes.acceptByPasskey, { body: joining });
  assert.equal(refused.body.code, "PASSKEY_REFUSED");
  assert.equal(refused.headers["set-cookie"], undefined);
  const { passkeys } = (await iga.call(routes.passkeys)).body;
  await iga.call(routes.removePasskey, { parameters: { id: passkeys[0]!.id } });
  assert.deepEqual(await standing(), before);
  assert.equal((await browser.call(routes.invitation, { body: { token } })).status, 200, "the link is not used up");
});
