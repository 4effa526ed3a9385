// One long file: every route that changes something, called once on one shop, each from where the one before has led.
import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { openAuthenticator } from "../../../test/builders/authenticator.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { addAccount, anybody } from "../../../test/builders/people.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { bytesOfBase32, comeIn, invite, type Member, openBrowser } from "../../../test/builders/staff.ts";
import { fileWork } from "../../../test/builders/file-work.ts";
import { pictureSaid } from "../../../test/builders/catalogue.ts";
import type { Route } from "../../contract/operator/route.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { saveConfig } from "../../database/config.ts";
import { crc8 } from "../../domain/invoice/ksef-number.ts";
import { changeableConfig } from "../../domain/shop-config.ts";
import { logFields } from "../../domain/staff/log-fields.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { changeOrderState } from "../../flows/order/change-order-state.ts";
import { startDrops } from "../../flows/catalogue/drops.ts";
import { subscribeAccount } from "../../flows/mail/subscribe.ts";
import { runImport } from "../../flows/catalogue/run-import.ts";
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
  const picked = async () => [{ number, version: await state() }];
  await did(ola.call(routes.moveOrders, { body: { to: "packed", orders: await picked() } }));
  await did(ola.call(routes.stepOrdersBack, { body: { orders: await picked() } }));
  await did(ola.call(routes.moveOrders, { body: { to: "packed", orders: await picked() } }));
  await did(ola.call(routes.tagOrders, { body: { numbers: [number], tag: "b" } }));
  await did(ola.call(routes.exportBuyers, { body: { numbers: [number] } }));
  await did(ola.call(routes.exportEvidence, { parameters: { month: "2026-01" } }));
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
  for (const [code, value] of Object.entries({
    shop_company: "Kowalska Studio",
    shop_street: "ul. Kwiatowa 5",
    shop_city: "00-001 Warszawa",
    shop_phone: "+48600100200",
    shop_email: "sklep@bruk.example",
  }))
    await saveConfig(pool, code, value);
  await pool.query("INSERT INTO connections (kind, is_on) VALUES ('inpost', true)");
  await did(ola.call(routes.buyLabel, { parameters, body: { parcel, size: "small", weight: 900 } }));
  const { id: label } = (await ola.call(routes.orderLabels, { parameters })).body.labels[0]!;
  const ofLabel = { parameters: { number, label } };
  await pool.query("UPDATE labels SET state = 'bought', external_id = '1', problem = 'późno'");
  await did(ola.call(routes.decideLabel, { ...ofLabel, body: { decision: "lookAgain" } }));
  await did(ola.call(routes.orderPickup));
  await pool.query("UPDATE pickups SET state = 'unclear'");
  const { id: pickup } = (await ola.call(routes.handover)).body.pickups[0]!;
  await did(ola.call(routes.decidePickup, { parameters: { pickup }, body: { decision: "notThere" } }));
  await did(ola.call(routes.cancelLabel, ofLabel));
  await pool.query("UPDATE labels SET state = 'cancelled'");
  await pool.query("UPDATE parcels SET weight = 900 WHERE parcel_id = $1", [parcel]);
  await did(ola.call(routes.buyLabels, { body: { numbers: [Number(number)] } }));
  const bought = async (paymentId: number) =>
    Number(
      (await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }], paymentId }))).body.orderId,
    );
  const leaving = { number: await bought(1) };
  await ola.call(routes.recordTransfer, {
    parameters: leaving,
    body: { amount: (await ola.call(routes.order, { parameters: leaving })).body.money!.total, currency: "pln" },
    version: (await ola.call(routes.order, { parameters: leaving })).body.versions.money,
  });
  const { lines: bagged } = (await ola.call(routes.order, { parameters: leaving })).body;
  const packing = { lines: bagged.map((line) => ({ ...line, quantity: 1 })) };
  const boxed = (await ola.call(routes.packParcel, { parameters: leaving, body: packing })).body;
  const gone = { ...leaving, parcel: boxed.parcels[0]!.id };
  const went = (await ola.call(routes.sendParcel, { parameters: gone, version: boxed.versions.parcels })).body;
  await did(ola.call(routes.unsendParcel, { parameters: gone, body: {}, version: went.versions.parcels }));
  await did(ola.call(routes.sendParcel, { parameters: { number, parcel }, version: await parcels() }));
  await did(ola.call(routes.changeReceipt, { parameters, body: { to: "elsewhere" } }));
  const recalled = { identification: "Partia 12.", sold: "W marcu.", hazard: "Pęka.", action: "Nie używaj." };
  const notice = { pl: { ...recalled, remedies: ["replacement", "refund"] } };
  const ofBottle = { parameters: { id: products.bottle.productId }, body: { variantId: null, notice } };
  await did(ola.call(routes.recallProduct, ofBottle));
  const { rows: register } = await pool.query<{ id: number }>(
    "INSERT INTO withdrawals (name, email, order_text, goods, lan_id) VALUES ('Kasia', 'kasia@przyklad.pl', '7', '', 1) RETURNING withdrawal_id AS id",
  );
  await did(ola.call(routes.closeWithdrawal, { parameters: register[0]! }));
  await did(ola.call(routes.reopenWithdrawal, { parameters: register[0]! }));
  await answerComplaints(ola, number);
  const view = { name: "Do kuriera", asked: { state: "packed" }, columns: null, shared: false };
  await did(ola.call(routes.saveView, { body: view }));
  const saved = { id: (await ola.call(routes.orderViews)).body.views[0]!.id };
  await did(ola.call(routes.changeView, { parameters: saved, body: { ...view, shared: true }, version: '"view-1"' }));
  await did(ola.call(routes.removeView, { parameters: saved }));
  await giveBackByReturn(ola, { number, statement: register[0]!.id });
  const hoodie = await orderBody(pool, { lines: [{ product: products.hoodie, size: "S" }], paymentId: 2 });
  await exchange(ola, Number((await makeOrder(app, hoodie)).body.orderId), Number(products.hoodie.variants["M"]));

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
  const { state: unpacked } = (await money()).versions;
  await did(ola.call(routes.moveOrder, { parameters: paid, body: { to: "packed" }, version: unpacked }));
  await did(ola.call(routes.settlementPreview, { parameters: paid, body: all }));
  await did(ola.call(routes.settleOrder, { parameters: paid, body: all, version: await version() }));
  await did(ola.call(routes.closeRepack, { parameters: paid }));
  await did(ola.call(routes.reopenRepack, { parameters: paid }));
  const back = { way: "asItCame", tell: true };
  await did(ola.call(routes.giveBalanceBack, { parameters: paid, body: back, version: await version() }));

  const asked = (await ola.call(routes.refundTransfers)).body.transfers[0]!.id;
  const account = { iban: "27 1140 2004 0000 3002 0135 5387", holder: "Kasia Wójcik" };
  await did(ola.call(routes.askForAccount, { parameters: { id: asked } }));
  await did(ola.call(routes.sayAccount, { parameters: { id: asked }, body: account, version: '"account-1"' }));
  await did(ola.call(routes.exportTransfers, { body: { ids: [asked], format: "table" } }));
  await did(ola.call(routes.payTransfers, { body: { ids: [asked] } }));
  await did(ola.call(routes.reopenTransfers, { body: { ids: [asked] } }));
  await did(ola.call(routes.payTransferSum, { parameters: { id: asked }, body: { amount: 100 } }));
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
  await did(ola.call(routes.closeShop));
  const waived = { duty: "details", why: "Później." };
  for (const duty of ["name", "address", "email", "phone", "nip", "terms", "returns", "privacy", "shipping"])
    await did(ola.call(routes.waiveDuty, { body: { ...waived, duty } }));
  await did(ola.call(routes.openShop));
  await did(ola.call(routes.endWaiver, { parameters: { duty: "nip" } }));
  const config = { body: { entries: [{ code: "shop_hours", content: "9:00–17:00" }] } };
  await did(ola.call(routes.changeConfig, { ...config, version: (await ola.call(routes.config)).body.version }));
  const looks = { version: (await ola.call(routes.appearance)).body.version };
  await did(ola.call(routes.changeAppearance, { ...looks, body: { theme: "#2d55a6" } }));
  await did(ola.call(routes.sendTestLetter, { body: { to: "ola@bruk.example" } }));
  await did(ola.call(routes.addReadyText, { body: { name: "a", subject: said, text: said } }));
  const [ready] = (await ola.call(routes.readyTexts)).body.readyTexts;
  const rewritten = {
    parameters: { id: ready!.id },
    body: { name: "b", subject: said, text: said },
    version: ready!.version,
  };
  await did(ola.call(routes.changeReadyText, rewritten));
  const cart = { code: "LAYOUT_CART", language: "pl" };
  const { version: never } = (await ola.call(routes.text, { parameters: { code: cart.code } })).body.in.pl;
  await did(ola.call(routes.changeText, { parameters: cart, body: { text: "Torba" }, version: never }));
  const line = { text: { pl: "Darmowa dostawa", en: "", cz: "" }, to: null, kind: "news", from: null, until: null };
  const above = { part: "notices", notices: [line] };
  const notices = { part: "notices" };
  const frontVersion = async () => (await ola.call(routes.front, { parameters: notices })).body.version;
  await did(
    ola.call(routes.changeFront, { parameters: notices, body: { content: above }, version: await frontVersion() }),
  );
  const later = { planned: { content: { ...above, notices: [] }, at: "2099-12-01T00:00" } };
  await did(ola.call(routes.planFront, { parameters: notices, body: later, version: await frontVersion() }));
  await did(ola.call(routes.addRedirects, { body: { redirects: [{ from: "/stara", to: "/nowosci/" }] } }));
  const [given] = (await ola.call(routes.redirects)).body.redirects;
  await did(ola.call(routes.removeRedirects, { body: { ids: [given!.id] } }));
  const sameWords = { language: "pl" as const, words: ["kufajka", "kurtka"] };
  const synonyms = (await ola.call(routes.addSynonyms, { body: sameWords })).body;
  const synonymId = { id: synonyms.id };
  await did(
    ola.call(routes.changeSynonyms, { parameters: synonymId, body: { oneWay: true }, version: synonyms.version }),
  );
  await did(ola.call(routes.removeSynonyms, { parameters: synonymId }));
  await did(ola.call(routes.switchSynonyms, { body: { name: "buty", off: true } }));
  await did(ola.call(routes.removeReadyText, { parameters: { id: ready!.id } }));
  const changing = { number: await bought(2) };
  const changed = async () => (await ola.call(routes.order, { parameters: changing })).body.versions;
  const address = { shippingStreet: "ul. Nowa 7" };
  await did(
    ola.call(routes.changeAddress, { parameters: changing, body: address, version: (await changed()).address }),
  );
  const { rows: stood } = await pool.query<{ address_change_id: number }>(
    "SELECT address_change_id FROM address_changes WHERE order_id = $1",
    [changing.number],
  );
  const restoring = { ...changing, change: stood[0]!.address_change_id };
  await did(ola.call(routes.restoreAddress, { parameters: restoring, version: (await changed()).address }));
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
  const { rows: questions } = await pool.query<{ id: number }>(
    "INSERT INTO questions (name, email, subject, content, lan_id) VALUES ('Kasia', 'kasia@przyklad.pl', '', 'Jaki?', 1) RETURNING question_id AS id",
  );
  const question = { parameters: questions[0]! };
  await did(ola.call(routes.closeQuestion, { ...question, body: { state: "elsewhere" } }));
  await did(ola.call(routes.reopenQuestion, question));
  const { version: waits } = (await ola.call(routes.question, question)).body;
  const answering = { ...question, body: { subject: "Re", text: "Taki." }, version: waits };
  const [answer] = (await ola.call(routes.answerQuestion, answering)).body.answers;
  await did(ola.call(routes.takeBackQuestionAnswer, { parameters: { ...questions[0]!, answer: answer!.id } }));
  const { rows: reports } = await pool.query<{ id: number }>(
    "INSERT INTO questions (name, email, subject, content, lan_id, reported) VALUES ('Kasia', 'kasia@przyklad.pl', '', 'Zniewaga.', 1, 'https://sklep.example/') RETURNING question_id AS id",
  );
  const reported = { parameters: reports[0]! };
  const { version: open } = (await ola.call(routes.question, reported)).body;
  const reasons = { decision: "stays" as const, subject: "Decyzja", text: "Nic w tym złego." };
  await did(ola.call(routes.decideReport, { ...reported, body: reasons, version: open }));
  await did(ola.call(routes.decideReview, { parameters: reviews[0]!, body: { decision: "approved" } }));
  await did(ola.call(routes.reconsiderReview, { parameters: reviews[0]! }));
  const { rows: jobs } = await pool.query<{ id: number }>(
    "UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'email:' || $1 RETURNING id",
    [outbox[0]!.id],
  );
  await did(ola.call(routes.retryJob, { parameters: jobs[0]! }));

  await did(ola.call(routes.moveStock, { parameters: { id: found!.variantId }, body: { change: 3, reason: "found" } }));
  const [movement] = (await ola.call(routes.stockMovements)).body.movements;
  await did(ola.call(routes.takeMovementBack, { parameters: { id: movement!.id } }));
  const came = { lines: [{ variantId: found!.variantId, quantity: 2 }] };
  const received = (await ola.call(routes.receiveDelivery, { body: came })).body;
  await did(ola.call(routes.takeDeliveryBack, { parameters: { id: received.id } }));

  await writeProducts(ola);
  await writePages(ola);
  await keepCategories(ola, products.cap.productId);
  const cut = { productId: products.hoodie.productId, variantId: null, price: 100, from: null, to: null };
  const { planned } = (await ola.call(routes.planPriceCuts, { body: { cuts: [cut] } })).body;
  await did(ola.call(routes.cancelPriceCuts, { body: { ids: planned } }));

  const drop = {
    name: "Zima",
    at: "2099-12-05T20:00:00",
    soon: true,
    goods: [{ productId: products.hoodie.productId, perPerson: null }],
  };
  const calledOff = { id: (await ola.call(routes.planDrop, { body: drop })).body.id };
  await did(ola.call(routes.removeDrop, { parameters: calledOff }));
  const dropped = { id: (await ola.call(routes.planDrop, { body: drop })).body.id };
  const renamed = { body: { ...drop, name: "Wiosna" }, version: '"terms-1"' };
  await did(ola.call(routes.changeDrop, { parameters: dropped, ...renamed }));
  await startDrops(pool, new Date("2099-12-05T19:00:00Z"));
  const whole = { parameters: dropped, body: { products: null } };
  await did(ola.call(routes.pauseDrop, whole));
  await did(ola.call(routes.resumeDrop, whole));
  await did(ola.call(routes.endDrop, { parameters: dropped, body: { hide: false } }));

  const sheet = { id: products.hoodie.productId };
  const { options, variants } = (await ola.call(routes.variantSheet, { parameters: sheet })).body;
  const added = { value: { pl: "XXL" }, before: null };
  await did(ola.call(routes.addOptionValue, { parameters: { ...sheet, option: options[0]!.id }, body: added }));
  const colour = { name: { pl: "Kolor" }, value: { pl: "czarny" }, before: null };
  await did(ola.call(routes.addOption, { parameters: sheet, body: colour }));
  const { options: both } = (await ola.call(routes.variantSheet, { parameters: sheet })).body;
  await did(ola.call(routes.removeOption, { parameters: { ...sheet, option: both.at(-1)!.id } }));
  const shelf = { variantId: variants[0]!.id, field: "shelf", seen: variants[0]!.shelf, value: "C1" };
  await did(ola.call(routes.changeVariants, { parameters: sheet, body: { cells: [shelf] } }));
  const many = { operation: { kind: "weight", grams: 350 }, goods: { ids: [sheet.id] } };
  const { id: editId, seen } = (await ola.call(routes.planBulkEdit, { body: many })).body;
  const edit = { parameters: { id: editId } };
  await did(ola.call(routes.applyBulkEdit, { ...edit, body: { seen } }));
  await did(ola.call(routes.stopBulkEdit, edit));
  await did(ola.call(routes.rollBackBulkEdit, edit));
  await keepCodes(ola);
  await keepCustomers(ola);
  await keepDelivery(ola);
  await bringFile(ola);
  await invoiceCompanies(ola);

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
  await did(
    ola.call(routes.changeRole, { parameters: { id: jan.id }, body: { role: "packing" }, version: jan.roleVersion }),
  );
  await did(ola.call(routes.removeStaff, { parameters: { id: jan.id } }));
  const made = await ola.call(routes.createKey, { body: { name: "magazyn", permissions: ["orders.read"] } });
  await did(ola.call(routes.endKey, { parameters: { id: made.body.id } }));
  await did(ola.call(routes.closeMonth, { parameters: { month: "2000-01" } }));
  const report = Buffer.from("Date;Trans ID;Amount;Type of operation;Order ID\n2026-03-05;1;100,00;w;\n");
  await did(ola.call(routes.bringPayouts, { parameters: { provider: "payu", name: "a.csv" }, body: report }));
  const { payouts } = (await ola.call(routes.payouts, { parameters: { month: "2026-03" } })).body;
  const inBank = { came: { amount: 10_000, onDay: "2026-03-06" } };
  await did(
    ola.call(routes.notePayout, { parameters: { id: payouts[0]!.id }, body: inBank, version: payouts[0]!.cameVersion }),
  );
  const rate = { country: "DE", from: "2027-01-01", rate: "19.5", source: "Bundesfinanzministerium" } as const;
  const { rates } = (await ola.call(routes.addUnionRate, { body: rate })).body;
  const noted = rates.find(({ from }) => from === rate.from)!;
  await did(ola.call(routes.removeUnionRate, { parameters: { id: noted.id } }));
  const url = "https://magazyn.example/hook";
  const told = { name: "magazyn", url, types: ["order.paid" as const] };
  const hook = { parameters: { id: (await ola.call(routes.addWebhook, { body: told })).body.id } };
  await did(ola.call(routes.changeWebhook, { ...hook, body: { name: "magazyn 2" }, version: '"webhook-1"' }));
  await did(ola.call(routes.renewWebhookSecret, hook));
  await did(ola.call(routes.tryWebhook, hook));
  const [trial] = (await ola.call(routes.webhookDeliveries, hook)).body.deliveries;
  await did(ola.call(routes.sendWebhookAgain, { parameters: { id: trial!.id } }));
  await did(ola.call(routes.removeWebhook, hook));
  const baselinker = { parameters: { kind: "baselinker" as const } };
  const networks = { fields: { networks: "10.0.0.0/8" } };
  await did(ola.call(routes.saveConnection, { ...baselinker, body: networks, version: '"connection-1"' }));
  await did(ola.call(routes.makeConnectionKey, baselinker));
  await did(ola.call(routes.disconnect, baselinker));
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
  const { rows: moved } = await pool.query<{ reason: string }>("SELECT DISTINCT reason FROM stock_movements");
  assert.deepEqual(
    moved.map(({ reason }) => reason).toSorted(),
    ["cancelled", "changed", "delivery", "exchange", "found", "import", "order", "return"],
    "whatever moves stock says why: the database itself has corrected nothing",
  );
});

/** Sells to companies: an invoice that bears no NIP of the shop is corrected, another sent to KSeF and its number noted; a time without KSeF is noted, ended and taken away. */
async function invoiceCompanies(ola: Member) {
  const done = async <Body>(answered: Promise<{ status: number; body: Body }>) => {
    const { status, body } = await answered;
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const sold = async () => {
    const company = {
      invoice: true,
      paymentName: "Żółw & Syn",
      paymentNip: "5260250274",
      paymentCity: "Łódź",
      paymentStreet: "Piotrkowska 1",
      paymentPostCode: "90-001",
      paymentCountry: "2",
    };
    const body = await orderBody(pool, { lines: [{ product: products.bottle }], form: company });
    const number = Number((await makeOrder(app, body)).body.orderId);
    await changeOrderState(pool, { orderId: number, to: "paid", now: new Date() });
    return number;
  };
  await saveConfig(pool, "shop_nip", "");
  const lacking = await sold();
  await saveConfig(pool, "shop_nip", "5260250274");
  await done(ola.call(routes.correctSeller, { parameters: { number: lacking } }));
  await pool.query("INSERT INTO connections (kind, is_on) VALUES ('ksef', true)");
  const parameters = { number: await sold(), nth: 1 };
  await done(ola.call(routes.sendToKsef, { parameters }));
  const head = `5260250274-${warsawDay(new Date()).replaceAll("-", "")}-0100001AF629`;
  const ksefNumber = `${head}-${crc8(head).toString(16).toUpperCase().padStart(2, "0")}`;
  await done(ola.call(routes.noteKsefNumber, { parameters, body: { ksefNumber } }));
  await done(ola.call(routes.askKsefCertificate, { body: { kind: "offline" } }));
  const outage = { kind: "failure", firstDay: "2026-11-02", lastDay: null } as const;
  const { outages } = await done(ola.call(routes.addKsefOutage, { body: outage }));
  const noted = { parameters: { id: outages[0]!.id } };
  await done(ola.call(routes.endKsefOutage, { ...noted, body: { lastDay: "2026-11-03" }, version: '"end-1"' }));
  await done(ola.call(routes.removeKsefOutage, noted));
}

/** Brings a file, which is looked at, and has it come in. */
async function bringFile(ola: Member) {
  const bytes = Buffer.from("kind,handle,name_pl,categories,price,quantity\nproduct,kubek-z-pliku,Kubek,kubki,49,3\n");
  const { id } = (await ola.call(routes.beginImport, { parameters: { name: "kubki.csv" }, body: bytes })).body;
  await runImport(pool, id, fileWork);
  const parameters = { id };
  const { previewHash: hash } = (await ola.call(routes.oneImport, { parameters })).body;
  const confirmed = await ola.call(routes.confirmImport, { parameters, body: { hash } });
  assert.equal(confirmed.status, 200, JSON.stringify(confirmed.body));
}

/** Gives an account points and takes them back, asks for another e-mail, gives its data out, ends its newsletter and erases it. */
async function keepCustomers(ola: Member) {
  const { customerId: id, person } = await addAccount(pool);
  await subscribeAccount(pool, { email: person.email, lanId: 1 });
  const parameters = { id };
  const done = async (answered: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answered;
    assert.equal(status, 200, JSON.stringify(body));
  };
  await done(ola.call(routes.givePoints, { parameters, body: { points: 5, note: "prezent" } }));
  const { pointsHistory, newsletter } = (await ola.call(routes.customer, { parameters })).body;
  await done(ola.call(routes.takePointsBack, { parameters: { id, entry: pointsHistory[0]!.id } }));
  await done(ola.call(routes.askEmailChange, { parameters, body: { email: anybody().email } }));
  await done(ola.call(routes.exportCustomer, { parameters }));
  await done(ola.call(routes.exportSubscribers));
  await done(ola.call(routes.endSubscription, { parameters: { id: newsletter!.id } }));
  await done(ola.call(routes.eraseCustomer, { parameters }));
}

/** Makes categories and brands, writes each part, moves goods and categories, merges and removes what it made; makes, changes and removes a size table. */
async function keepCategories(ola: Member, product: number) {
  const done = async <Body>(answered: Promise<{ status: number; body: Body }>) => {
    const { status, body } = await answered;
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const root = 177;
  const { id, texts, page, placing } = await done(
    ola.call(routes.addCategory, { body: { name: { pl: "Nowa" }, parentId: root } }),
  );
  const parameters = { id };
  const other = await done(ola.call(routes.addCategory, { body: { name: { pl: "Druga" }, parentId: root } }));
  const { version } = texts;
  await done(ola.call(routes.changeCategoryTexts, { parameters, body: { name: { pl: "Inna" } }, version }));
  await done(ola.call(routes.changeCategoryPage, { parameters, body: { hidden: true }, version: page.version }));
  const filling = { rule: { match: "all" as const, conditions: [{ kind: "reduced" as const }] } };
  await done(ola.call(routes.countRule, { body: filling }));
  const { version: filled } = other.filling;
  await done(ola.call(routes.changeCategoryFilling, { parameters: { id: other.id }, body: filling, version: filled }));
  const into = { parentId: other.id, index: 0 };
  await done(ola.call(routes.placeCategory, { parameters, body: into, version: placing.version }));
  await done(ola.call(routes.placeProducts, { body: { ids: [product], categoryId: id } }));
  await done(ola.call(routes.moveCategoryGoods, { parameters, body: { toId: other.id } }));
  await done(ola.call(routes.removeCategory, { parameters }));
  const brand = await done(ola.call(routes.addBrand, { body: { name: "Nowa marka" } }));
  const brandId = { id: brand.id };
  const name = { name: "Inna marka" };
  await done(ola.call(routes.changeBrandTexts, { parameters: brandId, body: name, version: brand.texts.version }));
  const moved = { slugs: { pl: "marka-nowa" } };
  const { page: brandPage } = (await ola.call(routes.brand, { parameters: brandId })).body;
  await done(ola.call(routes.changeBrandPage, { parameters: brandId, body: moved, version: brandPage.version }));
  const contact = { name: "Szwalnia", address: "Łódź", email: "szwalnia@bruk.example" };
  const producer = { ...contact, responsible: null };
  const { version: of } = brand.producer;
  await done(ola.call(routes.changeBrandProducer, { parameters: brandId, body: { producer }, version: of }));
  const merged = await done(ola.call(routes.addBrand, { body: { name: "Do połączenia" } }));
  await done(ola.call(routes.mergeBrands, { parameters: { id: merged.id }, body: { intoId: brand.id } }));
  await done(ola.call(routes.removeBrand, { parameters: brandId }));
  const table = await done(
    ola.call(routes.addSizeTable, {
      body: {
        title: { pl: "Tabela" },
        note: { pl: "" },
        columns: [{ pl: "Rozmiar" }, { pl: "Długość" }],
        rows: [["S", "60"]],
        measures: [],
        places: [{ categoryId: other.id, manufacturerId: null }],
      },
    }),
  );
  const tableId = { parameters: { id: table.id } };
  const note = { note: { pl: "W cm" } };
  await done(ola.call(routes.changeSizeTable, { ...tableId, body: note, version: table.version }));
  await done(ola.call(routes.removeSizeTable, tableId));
}

/** Makes a code and a batch, changes, ends and begins both, and deletes them. */
async function keepCodes(ola: Member) {
  const done = async <Body>(answered: Promise<{ status: number; body: Body }>) => {
    const { status, body } = await answered;
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const terms = { percentOff: "10" };
  const { id } = await done(ola.call(routes.addCode, { body: { code: "LATO", ...terms } }));
  const { version } = (await ola.call(routes.code, { parameters: { id } })).body;
  await done(ola.call(routes.changeCode, { parameters: { id }, body: { limit: 3 }, version }));
  await done(ola.call(routes.endCode, { parameters: { id } }));
  await done(ola.call(routes.startCode, { parameters: { id } }));
  await done(ola.call(routes.removeCode, { parameters: { id } }));
  const batch = await done(
    ola.call(routes.addCodeBatch, { body: { name: "Do paczek", beginning: "L-", count: 2, ...terms } }),
  );
  const parameters = { id: batch.id };
  await done(ola.call(routes.endCodeBatch, { parameters }));
  await done(ola.call(routes.startCodeBatch, { parameters, body: {} }));
  await done(ola.call(routes.removeCodeBatch, { parameters }));
}

/** Makes a zone with a way of delivery, moves a country, changes when parcels leave and how one pays, and removes what it made. */
async function keepDelivery(ola: Member) {
  const done = async <Body>(answered: Promise<{ status: number; body: Body }>) => {
    const { status, body } = await answered;
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const { id: zone } = await done(ola.call(routes.addZone, { body: { name: "Blisko" } }));
  await done(
    ola.call(routes.renameZone, { parameters: { id: zone }, body: { name: "Sąsiedzi" }, version: '"name-1"' }),
  );
  const offers = [{ paymentId: 1, prices: [{ maxWeight: 1000, price: 2000 }] }];
  const terms = { names: { pl: "Kurier" }, days: [1, 2], freeFrom: null, offers };
  const body = { zone, code: "courier", ...terms };
  const parameters = { id: (await done(ola.call(routes.addDeliveryMethod, { body }))).id };
  const { methods } = (await ola.call(routes.delivery)).body;
  const { version } = methods.find(({ id }) => id === parameters.id)!;
  await done(ola.call(routes.changeDeliveryMethod, { parameters, body: { freeFrom: 9900 }, version }));
  await done(ola.call(routes.removeDeliveryMethod, { parameters }));
  await done(ola.call(routes.removeZone, { parameters: { id: zone } }));
  await done(
    ola.call(routes.changeCountry, { parameters: { id: 28 }, body: { offBecause: "strajk" }, version: '"country-1"' }),
  );
  await done(ola.call(routes.changeHandOver, { body: { hour: 12 }, version: '"handOver-1"' }));
  const dayOff = { day: "2099-12-31", because: "remanent" };
  const { daysOff } = await done(ola.call(routes.addDayOff, { body: dayOff }));
  await done(ola.call(routes.removeDayOff, { parameters: { id: daysOff[0]!.id } }));
  const { methods: payments } = (await ola.call(routes.paymentMethods)).body;
  const cash = payments.find(({ code }) => code === "cash")!;
  const named = { parameters: { id: cash.id }, body: { names: { pl: "Za pobraniem" } }, version: cash.version };
  await done(ola.call(routes.changePaymentMethod, named));
  const ids = payments.map(({ id }) => id).toReversed();
  await done(ola.call(routes.orderPaymentMethods, { body: { ids }, version: '"order-1"' }));
}

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
      const { version: open } = (await ola.call(routes.takeBackAnswer, { parameters })).body;
      await ola.call(routes.answerComplaint, { ...answering, version: open });
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
  const { id } = closing;
  await pool.query(`UPDATE connections SET fields = '{"returnPoint": "WAW123M"}' WHERE kind = 'inpost'`);
  const buying = { parameters: { id }, body: { size: "small" as const } };
  const { labels } = (await ola.call(routes.buyReturnLabel, buying)).body;
  const ofLabel = { parameters: { id, label: labels[0]!.id } };
  await pool.query("UPDATE return_labels SET state = 'bought', external_id = '1', problem = 'późno'");
  await ola.call(routes.decideReturnLabel, { ...ofLabel, body: { decision: "lookAgain" } });
  await ola.call(routes.cancelReturnLabel, ofLabel);
  const { version } = (await ola.call(routes.oneReturn, { parameters: { id } })).body;
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

/** Makes two products, writes each part of one, changes both at once, and takes one away. */
async function writeProducts(ola: Member) {
  const { brands, categories } = (await ola.call(routes.productChoices)).body;
  const body = { name: "Bluza", brandId: brands[0]!.id, categoryId: categories[0]!.id, price: 100, sizes: [] };
  const made = (await ola.call(routes.addProduct, { body })).body;
  const parameters = { id: made.id };
  const goesWith = (await ola.call(routes.addProduct, { body: { ...body, name: "Czapka" } })).body.id;
  const parts = [
    ola.call(routes.changeProductTexts, {
      parameters,
      body: { colour: { pl: "Czarny" } },
      version: made.texts.version,
    }),
    ola.call(routes.changeProductFacts, { parameters, body: { guaranteeYears: 3 }, version: made.facts.version }),
    ola.call(routes.changeProductPlacing, { parameters, body: { categories: [] }, version: made.placing.version }),
    ola.call(routes.changeProductLimits, {
      parameters,
      body: { ageMin: 18, blockedCountries: ["CZ"] },
      version: made.limits.version,
    }),
    ola.call(routes.changeProductDetails, {
      parameters,
      body: { details: [{ name: { pl: "Kaptur", en: "", cz: "" }, value: { pl: "podwójny", en: "", cz: "" } }] },
      version: made.details.version,
    }),
    ola.call(routes.changeProductGoesWith, {
      parameters,
      body: { chosen: [goesWith] },
      version: made.goesWith.version,
    }),
    ola.call(routes.changeProductPictures, {
      parameters,
      body: { pictures: [pictureSaid("bluza-asfalt.avif")] },
      version: made.pictures.version,
    }),
    ola.call(routes.changeProductPublication, {
      parameters,
      body: { shown: false, from: "2099-01-01T00:00:00Z" },
      version: made.publication.version,
    }),
  ];
  for (const part of parts) assert.equal((await part).status, 200);
  await ola.call(routes.expectDelivery, {
    parameters,
    body: { day: "2099-01-01", pieces: 40 },
    version: '"expected-1"',
  });
  const ids = [made.id];
  await ola.call(routes.placeProducts, { body: { ids, categoryId: categories[0]!.id } });
  await ola.call(routes.badgeProducts, { body: { ids, badge: "new" } });
  assert.equal((await ola.call(routes.removeProduct, { parameters })).status, 200);
  const { id } = (await ola.call(routes.addProduct, { body })).body;
  await ola.call(routes.publishProducts, { body: { ids: [id], shown: true } });
}

/** Makes an information page, writes each part of it, and takes another away. */
async function writePages(ola: Member) {
  const made = (await ola.call(routes.addPage, { body: { name: "Rozmiary" } })).body;
  const parameters = { id: made.id };
  const parts = [
    ola.call(routes.changePageTexts, {
      parameters,
      body: { content: { pl: "<p>S</p>" } },
      version: made.texts.version,
    }),
    ola.call(routes.changePagePublication, { parameters, body: { shown: true }, version: made.publication.version }),
  ];
  for (const part of parts) assert.equal((await part).status, 200);
  const planned = { texts: { content: { pl: "<p>M</p>" } }, at: "2099-01-01T00:00:00Z" };
  const plan = await ola.call(routes.planPage, { parameters, body: { planned }, version: made.plan.version });
  assert.equal(plan.status, 200, JSON.stringify(plan.body));
  const second = (await ola.call(routes.addPage, { body: { name: "Bawełna" } })).body;
  const below = { parentId: made.id, after: null };
  const placed = await ola.call(routes.changePagePlacing, {
    parameters: { id: second.id },
    body: below,
    version: second.placing.version,
  });
  assert.equal(placed.status, 200, JSON.stringify(placed.body));
  assert.equal((await ola.call(routes.removePage, { parameters: { id: second.id } })).status, 200);
}

/** Sends an order, agrees to exchange it, sends that ahead, and calls it off. */
async function exchange(ola: Member, number: number, variantId: number) {
  for (const to of ["sent", "delivered"]) {
    const { versions } = (await ola.call(routes.order, { parameters: { number } })).body;
    await ola.call(routes.moveOrder, { parameters: { number }, body: { to }, version: versions.state });
  }
  const { id, version } = (await ola.call(routes.openReturn, { parameters: { number }, body: { kind: "goodwill" } }))
    .body;
  const parameters = { id };
  const body = { lines: [{ position: 1, variantId, quantity: 1 }], tell: true };
  await ola.call(routes.previewExchange, { parameters, body });
  const agreed = (await ola.call(routes.agreeExchange, { parameters, body, version })).body;
  const ahead = { parameters, body: { ahead: true }, version: agreed.version };
  const sent = (await ola.call(routes.sendExchange, ahead)).body;
  const ended = await ola.call(routes.endExchange, { parameters, body: { tell: true }, version: sent.version });
  assert.equal(ended.status, 200, JSON.stringify(ended.body));
}

test("what acts write down of what they change are fields the log has names for", async () => {
  const { rows } = await pool.query<{ field: string; acts: string[] }>(
    `SELECT field, array_agg(DISTINCT act) AS acts FROM operator_log,
       LATERAL (SELECT jsonb_object_keys(before) UNION SELECT jsonb_object_keys(after)) AS written (field) GROUP BY field`,
  );
  assert.ok(rows.length > 80);
  const known: readonly string[] = [...logFields, ...Object.keys(changeableConfig)];
  assert.deepEqual(
    rows.filter(({ field }) => !known.includes(field)),
    [],
  );
});

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
