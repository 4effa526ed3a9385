import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { builtInvoice } from "../../../test/builders/invoices.ts";
import { openKsefStandIn, standInToken } from "../../../stand-ins/ksef/ksef.ts";
import { makeSelfSigned } from "../../../stand-ins/ksef/self-signed.ts";
import { openLoopbackServer } from "../loopback-server.ts";
import { openKsef, type KsefSettings } from "./ksef.ts";
import { KsefProblem, type KsefTroubleKind } from "../../domain/invoice/ksef-problem.ts";
import { hashOf } from "./public-keys.ts";
import { signAuthRequest } from "./sign-auth-request.ts";
import { writeInvoiceXml } from "./write-invoice-xml.ts";

let now = new Date("2026-11-21T12:00:00Z");
const standIn = await openKsefStandIn(() => now);
after(() => standIn.close());
beforeEach(() => {
  now = new Date("2026-11-21T12:00:00Z");
  standIn.misbehave({});
});

const nip = "5260250274";
const ec = makeSelfSigned({ kind: "ec", name: "Bruk, sp. z o.o." });
const rsa = makeSelfSigned({ kind: "rsa", name: "Bruk" });
const byCertificate = ({ certificatePem, keyPem }: typeof ec, password = "") =>
  ({ nip, by: { kind: "certificate", certificate: certificatePem, privateKey: keyPem, password } }) as const;
const byToken = { nip, by: { kind: "token", token: standInToken } } as const;
const open = (more: Partial<KsefSettings> = {}) =>
  openKsef({
    apiUrl: standIn.url,
    logIn: byCertificate(ec),
    now: () => now,
    wait: async () => undefined,
    patience: 5000,
    ...more,
  });

let count = 0;
function file(): Buffer {
  count += 1;
  const written = writeInvoiceXml(builtInvoice({ number: `FV/2026/11/${String(count).padStart(6, "0")}` }));
  return Buffer.from(written.kind === "written" ? written.xml : "");
}

async function fails(work: Promise<unknown>, kind: KsefTroubleKind, more: Partial<KsefProblem> = {}): Promise<void> {
  await assert.rejects(work, (error) => {
    assert.ok(error instanceof KsefProblem, String(error));
    assert.equal(error.kind, kind, error.message);
    for (const [name, value] of Object.entries(more)) assert.deepEqual(error[name as keyof KsefProblem], value);
    return true;
  });
}

for (const [by, logIn] of [
  ["a certificate of EC P-256", byCertificate(ec)],
  ["a certificate of RSA", byCertificate(rsa)],
  ["a key that has a password", byCertificate({ ...ec, keyPem: encrypted(ec) }, "zażółć")],
  ["a token of KSeF", byToken],
] as const) {
  test(`a file is sent, taken and confirmed by who comes in by ${by}`, async () => {
    const ksef = open({ logIn });
    await ksef.logIn();
    const session = await ksef.openSession();
    const sent = file();
    const reference = await session.send(sent, { offline: false });
    await session.close();
    const { code, ksefNumber } = await ksef.statusOf(session.reference, reference);
    assert.equal(code, 200);
    assert.match(ksefNumber!, /^5260250274-20261121-[0-9A-F]{12}-[0-9A-F]{2}$/);
    assert.deepEqual(await ksef.fileOf(ksefNumber!), sent, "to the byte");
    assert.deepEqual(await ksef.filesOf(session.reference), new Map([[hashOf(sent), reference]]));
    assert.match((await ksef.confirmationOf(session.reference, reference)).toString(), new RegExp(ksefNumber!));
  });
}

test("a signature that was changed in anything, or is of another certificate, lets nobody in", async () => {
  const challenged = async () => {
    const reply = await fetch(`${standIn.url}/auth/challenge`, { method: "POST" });
    return ((await reply.json()) as { challenge: string }).challenge;
  };
  const signed = signAuthRequest(
    { challenge: await challenged(), at: now, nip },
    { certificate: ec.certificate, key: ec.key },
  );
  const other = signAuthRequest(
    { challenge: await challenged(), at: now, nip },
    { certificate: makeSelfSigned({ kind: "ec", name: "X" }).certificate, key: ec.key },
  );
  const send = async (body: string) =>
    (await fetch(`${standIn.url}/auth/xades-signature`, { method: "POST", body })).status;
  assert.equal(await send(signed.replace(nip, "5261040828")), 400);
  assert.equal(
    await send(signed.replace(/<xades:SigningTime>[^<]+/, "<xades:SigningTime>2026-01-01T00:00:00.000Z")),
    400,
  );
  assert.equal(
    await send(signed.replace(/<ds:Reference URI="#SignedProperties".*?<\/ds:Reference>/s, "")),
    400,
    "the properties unsigned",
  );
  assert.equal(await send(other), 400);
  assert.equal(await send(signed), 202);
});

test("who cannot come in is told apart from who may not send", async () => {
  standIn.misbehave({ noRights: true });
  await fails(open().logIn(), "permission", { codes: [415] });
  standIn.misbehave({ noToken: true });
  await fails(open({ logIn: byToken }).logIn(), "credentials", { codes: [450] });
  standIn.misbehave({});
  await fails(open({ logIn: byCertificate({ ...ec, keyPem: rsa.keyPem }) }).logIn(), "credentials");
  await fails(open({ logIn: byCertificate({ ...ec, keyPem: encrypted(ec) }, "inne") }).logIn(), "credentials");
});

test("tokens are renewed before they end, and taken anew where KSeF says that they have", async () => {
  const ksef = open();
  await ksef.openSession();
  const before = standIn.calls.length;
  now = new Date("2026-11-21T12:20:00Z");
  await ksef.openSession();
  assert.deepEqual(standIn.calls.slice(before), ["POST /auth/token/refresh", "POST /sessions/online"]);
  standIn.misbehave({ expired: 1 });
  await ksef.openSession();
  assert.deepEqual(standIn.calls.slice(-3), [
    "POST /sessions/online",
    "POST /auth/token/refresh",
    "POST /sessions/online",
  ]);
  now = new Date("2026-12-21T12:00:00Z");
  const later = standIn.calls.length;
  await ksef.openSession();
  assert.ok(standIn.calls.slice(later).includes("POST /auth/xades-signature"), "a refresh token ends after a week");
});

test("where the Ministry has other keys they are fetched and it is said once more", async () => {
  const ksef = open();
  await ksef.openSession();
  standIn.misbehave({ newKeys: true });
  const before = standIn.calls.length;
  await ksef.openSession();
  assert.deepEqual(standIn.calls.slice(before), [
    "POST /sessions/online",
    "GET /security/public-key-certificates",
    "POST /sessions/online",
  ]);
});

test("what is not answered, refused, limited, given up or taken before is told apart", async () => {
  const ksef = open();
  const session = await ksef.openSession();
  const sent = file();
  standIn.misbehave({ limited: 1, retryAfter: 23 });
  await fails(session.send(sent, { offline: false }), "limited", { retryAfter: 23 });
  standIn.misbehave({ loseBefore: 1 });
  await fails(session.send(sent, { offline: false }), "silent");
  assert.equal((await ksef.filesOf(session.reference)).size, 0);
  standIn.misbehave({ loseAfter: 1 });
  await fails(session.send(sent, { offline: false }), "silent");
  assert.ok((await ksef.filesOf(session.reference)).has(hashOf(sent)), "it was taken");
  standIn.misbehave({ closed: true });
  await fails(session.send(sent, { offline: false }), "unavailable");
  standIn.misbehave({});
  const again = await ksef.statusOf(session.reference, await session.send(sent, { offline: false }));
  assert.deepEqual([again.code, again.ksefNumber], [440, null]);
  assert.deepEqual(await ksef.fileOf(again.original!.ksefNumber), sent);
  for (const code of [410, 430, 435, 450, 500]) {
    standIn.misbehave({ refused: 1, refusedWith: code });
    const told = await ksef.statusOf(session.reference, await session.send(file(), { offline: false }));
    assert.deepEqual([told.code, told.says], [code, "Błąd weryfikacji semantyki: Na życzenie"]);
  }
  standIn.misbehave({ aborted: 1 });
  await fails(ksef.statusOf(session.reference, await session.send(file(), { offline: false })), "unavailable");
  await session.close();
  await fails(session.send(file(), { offline: false }), "refused", { codes: [21_180] });
  await fails(ksef.fileOf("5260250274-20261121-FFFFFFFFFFFF-00"), "refused");
});

test("nobody there, and an answer that nobody understands, are no answer", async (t) => {
  await fails(open({ apiUrl: "http://127.0.0.1:9/v2" }).logIn(), "silent");
  const other = await openLoopbackServer((_, response) => response.end("<html>Przerwa</html>"));
  t.after(() => other.close());
  await fails(open({ apiUrl: other.url }).logIn(), "silent");
});

function encrypted({ key }: typeof ec): string {
  return key.export({ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "zażółć" }) as string;
}
