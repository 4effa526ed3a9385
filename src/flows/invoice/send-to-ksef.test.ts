// One long file: every way of a document through KSeF, on one shop and one stand-in.
import assert from "node:assert/strict";
import { createHash, createPrivateKey, verify, X509Certificate } from "node:crypto";
import { after, beforeEach, test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { joinKsef, ksefNip, logInSigned, offlineSigned, sendingTo } from "../../../test/builders/ksef.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { openKsefStandIn } from "../../../stand-ins/ksef/ksef.ts";
import { saveConfig } from "../../database/config.ts";
import { inTransaction } from "../../database/connect.ts";
import { invoicesOfOrder, ksefNumberOf } from "../../database/invoice/invoices.ts";
import { addOutage, ksefEnvironment, removeOutage } from "../../database/invoice/ksef-environments.ts";
import { type KsefSubmission, storedKsefFile, submissionsOf } from "../../database/invoice/ksef-submissions.ts";
import type { KsefEnvironment } from "../../domain/invoice/ksef-duty.ts";
import { changeOrderState } from "../order/change-order-state.ts";
import { freezeOfOrder } from "./freeze-ksef-files.ts";
import { makeCorrection } from "./make-correction.ts";
import { type KsefSending, sendToKsef } from "./send-to-ksef.ts";
import { sendDocument, wantCertificate } from "./change-ksef.ts";
import { openConnection } from "../connection/open-connection.ts";
import { certificateRequests } from "../../database/invoice/ksef-certificate-requests.ts";
import { warsawDay, warsawDayAfter } from "../../domain/warsaw-time.ts";

// Every way a document goes through KSeF, against the stand-in: nothing twice, nothing lost, nothing blind.

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const noon = new Date("2026-11-20T11:00:00Z");
let now = noon;
const standIn = await openKsefStandIn(() => now);
after(() => standIn.close());
const sending = sendingTo(standIn, () => now);
const turn = () => sendToKsef(pool, sending, now);
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

for (const [code, content] of Object.entries({
  shop_company: "Bruk sp. z o.o.",
  shop_street: "ul. Kamienna 14",
  shop_city: "31-403 Kraków",
  shop_nip: ksefNip,
}))
  await saveConfig(pool, code, content);
const company = {
  invoice: true,
  paymentName: "Żółw & Syn sp. z o.o.",
  paymentNip: "526-025-02-74",
  paymentCity: "Łódź",
  paymentStreet: "Piotrkowska 1",
  paymentPostCode: "90-001",
  paymentCountry: "2",
};
const jacket = await addProduct(pool, { handle: "kurtka", name: { pl: "Kurtka Żwir" }, price: "349.00", stock: 500 });
await joinKsef(pool);

beforeEach(async () => {
  standIn.misbehave({});
  now = noon;
  await pool.query("UPDATE ksef_environments SET not_before = NULL; UPDATE ksef_submissions SET given_at = NULL");
});

/** An order that is paid now, with its document's number. */
async function sold(form: Record<string, unknown> | null = company): Promise<{ orderId: number; number: string }> {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: jacket }], ...(form === null ? {} : { form }) }),
  );
  const orderId = Number(body.orderId);
  assert.ok(orderId, JSON.stringify(body));
  await changeOrderState(pool, { orderId, to: "paid", now });
  return { orderId, number: (await invoicesOfOrder(pool, orderId))[0]!.number };
}

async function standing(number: string, environment: KsefEnvironment = "production"): Promise<KsefSubmission> {
  const [one] = await submissionsOf(pool, environment, [number]);
  assert.ok(one, `${number} does not go`);
  return one;
}

const sentOf = (number: string) => standIn.sent.filter(({ file }) => file.toString().includes(`<P_2>${number}</P_2>`));

test("a company's invoice is sent, has its number and its confirmation; what is stored is what was sent, and stays", async () => {
  const { number } = await sold();
  const proof = await sold(null);
  await turn();
  const one = await standing(number);
  assert.equal(one.state, "accepted");
  assert.equal(await ksefNumberOf(pool, number), one.ksef_number);
  const [given, ...more] = sentOf(number);
  assert.deepEqual([more, given!.offline], [[], false]);
  assert.deepEqual(await storedKsefFile(pool, number, "file"), given!.file);
  assert.match((await storedKsefFile(pool, number, "confirmation"))!.toString(), new RegExp(one.ksef_number!));
  assert.deepEqual(await submissionsOf(pool, "production", [proof.number]), []);
  await assert.rejects(pool.query("UPDATE ksef_submissions SET file = 'x'"), /only grows/);
  await assert.rejects(pool.query("DELETE FROM ksef_submissions"), /only grows/);
  const calls = standIn.calls.length;
  later(600);
  await turn();
  assert.equal(standIn.calls.length, calls, "nothing is left to ask");
});

test("consumers' invoices go where the settings say so", async () => {
  const consumer = { ...company, paymentName: "Jan Kowalski", paymentNip: "" };
  const { body } = await makeOrder(app, await orderBody(pool, { lines: [{ product: jacket }], form: company }));
  const orderId = Number(body.orderId);
  await pool.query("UPDATE orders SET client_data = client_data || $2::jsonb WHERE order_id = $1", [
    orderId,
    JSON.stringify(consumer),
  ]);
  await changeOrderState(pool, { orderId, to: "paid", now });
  const { number } = (await invoicesOfOrder(pool, orderId))[0]!;
  await turn();
  assert.deepEqual(await submissionsOf(pool, "production", [number]), []);
  await saveConfig(pool, "ksef_consumers", "yes");
  await turn();
  assert.equal((await standing(number)).state, "accepted");
  assert.match(sentOf(number)[0]!.file.toString(), /<BrakID>1<\/BrakID>/);
  await saveConfig(pool, "ksef_consumers", "no");
});

test("an answer that is lost after the file was taken: it is found in its session, and not sent again", async () => {
  const { number } = await sold();
  standIn.misbehave({ loseAfter: 1 });
  await turn();
  assert.equal((await standing(number)).state, "sending");
  assert.equal((await ksefEnvironment(pool, "production"))!.problem, "silent");
  later(61);
  await turn();
  assert.equal((await standing(number)).state, "accepted");
  assert.equal(sentOf(number).length, 1);
  assert.equal((await ksefEnvironment(pool, "production"))!.problem, null);
});

test("an answer that is lost before the file was taken: it is looked for first, and then sent", async () => {
  const { number } = await sold();
  standIn.misbehave({ loseBefore: 1 });
  await turn();
  assert.equal((await standing(number)).state, "sending");
  const before = standIn.calls.length;
  later(61);
  await turn();
  assert.equal((await standing(number)).state, "accepted");
  const calls = standIn.calls.slice(before).filter((call) => call.includes("/invoices"));
  assert.match(calls[0]!, /^GET .*\/invoices$/, "looked for before anything is sent");
  assert.equal(sentOf(number).length, 1);
});

test("a duplicate that is the very same file is the document itself", async () => {
  const { orderId, number } = await sold();
  await freezeOfOrder(pool, sending, { orderId, handsOver: false, now });
  const original = standIn.plant(ksefNip, (await storedKsefFile(pool, number, "file"))!);
  await turn();
  assert.deepEqual([(await standing(number)).state, (await standing(number)).ksef_number], ["accepted", original]);
  assert.equal(await ksefNumberOf(pool, number), original);
});

test("a duplicate of another content is held for a person, and nothing is numbered by it", async () => {
  const { orderId, number } = await sold();
  await freezeOfOrder(pool, sending, { orderId, handsOver: false, now });
  const file = (await storedKsefFile(pool, number, "file"))!.toString().replace("Łódź", "Lodz");
  const original = standIn.plant(ksefNip, Buffer.from(file));
  await turn();
  const one = await standing(number);
  assert.deepEqual([one.state, one.problem, one.ksef_number], ["held", "duplicate", null]);
  assert.ok(one.says.startsWith(original));
  assert.equal(await ksefNumberOf(pool, number), null);
  later(86_400);
  await turn();
  assert.equal(sentOf(number).length, 2, "the other program's and ours, once");
});

test("what the system gives up is sent again, further and further apart, and its own 440 is then the document itself", async () => {
  const { number } = await sold();
  standIn.misbehave({ aborted: 1 });
  await turn();
  const one = await standing(number);
  assert.deepEqual([one.state, one.says.startsWith("550")], ["waiting", true]);
  assert.ok(one.next_at > now);
  later(600);
  await turn();
  assert.equal((await standing(number)).state, "accepted");
  assert.equal(sentOf(number).length, 2);
});

test("what is refused is refused, with the reason; the others go on", async () => {
  const [bad, good] = [await sold(), await sold()];
  standIn.misbehave({ refused: 1, refusedWith: 450 });
  await turn();
  assert.deepEqual(
    [(await standing(bad.number)).state, (await standing(bad.number)).says],
    ["refused", "450 Błąd weryfikacji semantyki: Na życzenie"],
  );
  assert.equal((await standing(good.number)).state, "accepted");
});

test("429: nothing is tried before KSeF lets it, and nothing is lost", async () => {
  const { number } = await sold();
  standIn.misbehave({ limited: 1, retryAfter: 120 });
  await turn();
  assert.equal((await standing(number)).state, "waiting");
  const calls = standIn.calls.length;
  later(60);
  await turn();
  assert.equal(standIn.calls.length, calls);
  later(61);
  await turn();
  assert.equal((await standing(number)).state, "accepted");
});

test("no more is given in a minute and in an hour than KSeF takes", async () => {
  await pool.query("UPDATE ksef_submissions SET given_at = NULL");
  const all = [];
  for (let at = 0; at < 27; at += 1) all.push(await sold());
  await turn();
  const states = await Promise.all(all.map(async ({ number }) => (await standing(number)).state));
  assert.equal(states.filter((state) => state === "waiting").length, 2);
  later(61);
  await turn();
  await turn();
  assert.ok(
    (await Promise.all(all.map(async ({ number }) => (await standing(number)).state))).every(
      (state) => state === "accepted",
    ),
  );
});

test("whose rights or token end is told, and sends once they are back", async () => {
  const { number } = await sold();
  standIn.misbehave({ noToken: true });
  await turn();
  const system = await ksefEnvironment(pool, "production");
  assert.deepEqual([system!.problem, system!.problem_says.startsWith("450")], ["credentials", true]);
  standIn.misbehave({});
  await turn();
  assert.equal((await standing(number)).state, "accepted");
});

test("what is decided later is asked for later, and so is a confirmation", async () => {
  const { number } = await sold();
  standIn.misbehave({ undecided: 1, unconfirmed: 1 });
  await turn();
  assert.equal((await standing(number)).state, "sent");
  later(61);
  await turn();
  assert.deepEqual([(await standing(number)).state, (await standing(number)).confirmed], ["accepted", false]);
  later(61);
  await turn();
  assert.equal((await standing(number)).confirmed, true);
});

test("a correction waits until what it corrects has its number, and names it", async () => {
  const { orderId, number } = await sold();
  const made = await inTransaction(pool, (db) =>
    makeCorrection(db, { orderId, now, occasion: "refund:1", reason: "Zwrot", taken: "everything" }),
  );
  assert.equal(made.kind, "made");
  const correction = made.kind === "made" ? made.correction.number : "";
  standIn.misbehave({ closed: true });
  await turn();
  assert.equal((await standing(correction)).file, null);
  standIn.misbehave({});
  later(61);
  await turn();
  await turn();
  const original = (await standing(number)).ksef_number!;
  assert.equal((await standing(correction)).state, "accepted");
  assert.match(sentOf(correction)[0]!.file.toString(), new RegExp(`<NrKSeFFaKorygowanej>${original}<`));
});

test("handed over before it was sent, it is signed by the offline certificate, goes as offline, and both codes hold", async () => {
  await joinKsef(pool, { offline: true });
  const { orderId, number } = await sold();
  await freezeOfOrder(pool, sending, { orderId, handsOver: true, now });
  const { issuer_link: link, file } = await standing(number);
  const hash = createHash("sha256").update(file!).digest("base64url");
  const [, text = "", signature = ""] = /^https:\/\/(.+)\/([^/]+)$/.exec(link!) ?? [];
  assert.equal(
    text,
    `qr.ksef.mf.gov.pl/certificate/Nip/${ksefNip}/${ksefNip}/${offlineSigned.certificate.serialNumber}/${hash}`,
  );
  const key = { key: offlineSigned.certificate.publicKey, dsaEncoding: "ieee-p1363" } as const;
  assert.ok(verify("sha256", Buffer.from(text), key, Buffer.from(signature, "base64url")));
  await turn();
  assert.equal(sentOf(number)[0]!.offline, true);
  const next = await sold();
  later(86_400);
  await turn();
  assert.equal(sentOf(next.number)[0]!.offline, true, "sent on a later day than it was issued");
  await joinKsef(pool);
});

test("what was handed over offline and refused is sent anew as a technical correction that names the file before, signed anew", async () => {
  await joinKsef(pool, { offline: true });
  const { orderId, number } = await sold();
  await freezeOfOrder(pool, sending, { orderId, handsOver: true, now });
  const { issuer_link: link, file } = await standing(number);
  standIn.misbehave({ refused: 1, refusedWith: 430 });
  await turn();
  assert.equal((await standing(number)).state, "refused");
  later(60);
  const [invoice] = await invoicesOfOrder(pool, orderId);
  const why = await inTransaction(pool, (db) =>
    sendDocument(db, { write: sending.write, invoice: invoice!, now }, async () => undefined),
  );
  assert.equal(why, null);
  const anew = await standing(number);
  assert.deepEqual([anew.state, anew.issuer_link, anew.tries], ["waiting", null, 0]);
  assert.notDeepEqual(anew.file, file);
  await freezeOfOrder(pool, sending, { orderId, handsOver: true, now });
  assert.notEqual((await standing(number)).issuer_link, link);
  await turn();
  const { corrects, offline } = sentOf(number).at(-1)!;
  assert.deepEqual([corrects, offline], [createHash("sha256").update(file!).digest("base64"), true]);
  assert.equal((await standing(number)).state, "accepted");
  await joinKsef(pool);
});

test("a document whose day has not come waits for it, and one that never needs to go does not", async () => {
  const { number } = await sold();
  now = new Date("2026-11-19T11:00:00Z");
  await turn();
  assert.equal((await standing(number)).state, "waiting", "KSeF takes nothing of a day to come");
  now = noon;
  const outageId = await addOutage(pool, { kind: "total", from: "2026-11-20", to: "2026-11-20" });
  await turn();
  assert.equal((await standing(number)).state, "waiting");
  await removeOutage(pool, outageId);
  await turn();
  assert.equal((await standing(number)).state, "accepted");
});

test("a file that would break a rule of KSeF is held and not sent", async () => {
  const { number } = await sold();
  const broken: KsefSending = {
    ...sending,
    write: (...given) => {
      const written = sending.write(...given);
      return written.kind === "written" ? { ...written, xml: written.xml.replace("<GV>2</GV>", "") } : written;
    },
  };
  await sendToKsef(pool, broken, now);
  const { state, problem, says, file } = await standing(number);
  assert.deepEqual([state, problem, says, file], ["held", "faulty", "buyer", null]);
  assert.equal(sentOf(number).length, 0);
});

test("a shop that logs in by a certificate asks for its own ones, and uses them from then on", async () => {
  const want = (kind: "authentication" | "offline") =>
    inTransaction(pool, (db) => wantCertificate(db, { kind, now }, async () => undefined));
  assert.equal(await want("offline"), "KSEF_NEEDS_CERTIFICATE", "a token may not");
  await joinKsef(pool, { by: "certificate" });
  assert.equal(await want("authentication"), null);
  assert.equal(await want("authentication"), "KSEF_CERTIFICATE_COMING");
  assert.equal(await want("offline"), null);
  const states = async () => (await certificateRequests(pool, "production")).map(({ state }) => state);
  await turn();
  assert.deepEqual(await states(), ["sent", "sent"]);
  await turn();
  assert.deepEqual(await states(), ["sent", "sent"], "not made yet");
  await turn();
  assert.deepEqual(await states(), ["done", "done"]);
  const opened = (await openConnection(pool, sending.connections, "ksef"))!;
  assert.notEqual(opened.secrets.certificate, logInSigned.certificatePem);
  for (const [certificate, key] of [
    [opened.secrets.certificate, opened.secrets.privateKey],
    [opened.secrets.offlineCertificate, opened.secrets.offlineKey],
  ] as const) {
    const x509 = new X509Certificate(certificate);
    assert.ok(x509.checkPrivateKey(createPrivateKey(key)));
    assert.match(x509.subject, /CN=Bruk – Żółw sp\. z o\.o\./);
  }
  const { orderId, number } = await sold();
  await freezeOfOrder(pool, sending, { orderId, handsOver: true, now });
  assert.ok((await standing(number)).issuer_link, "signed by the new one");
  await turn();
  assert.equal((await standing(number)).state, "accepted", "logged in by the new one");
  const { certificate_ends, offline_certificate_ends } = (await ksefEnvironment(pool, "production"))!;
  for (const end of [certificate_ends, offline_certificate_ends])
    assert.equal(warsawDay(end!), warsawDayAfter(now, 730));
  assert.equal(await want("offline"), null, "another one, once the last is there");
  standIn.misbehave({ noCertificates: true });
  await turn();
  assert.deepEqual(
    (await certificateRequests(pool, "production")).map(({ state, says }) => [state, says.slice(0, 5)]),
    [
      ["done", ""],
      ["refused", "25007"],
    ],
  );
  await joinKsef(pool);
});

test("a seller without a NIP is held; off, nothing is written; in another system everything is anew", async () => {
  await saveConfig(pool, "shop_nip", "");
  const held = await sold();
  await saveConfig(pool, "shop_nip", ksefNip);
  await turn();
  assert.deepEqual([(await standing(held.number)).state, (await standing(held.number)).problem], ["held", "sellerNip"]);
  await joinKsef(pool, { on: false });
  const { orderId, number } = await sold();
  await freezeOfOrder(pool, sending, { orderId, handsOver: true, now });
  await turn();
  assert.deepEqual(await submissionsOf(pool, "production", [number]), []);
  await joinKsef(pool, { environment: "test" });
  later(1);
  now = new Date();
  const tried = await sold();
  await turn();
  assert.equal((await standing(tried.number, "test")).state, "accepted");
  assert.equal(await ksefNumberOf(pool, tried.number), null, "a number of the test system is none");
});
