import assert from "node:assert/strict";
import { createHmac, generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test, type TestContext } from "node:test";
import { openFacebookStandIn } from "../../../stand-ins/sign-in/facebook.ts";
import { openGoogleStandIn } from "../../../stand-ins/sign-in/google.ts";
import { facebookHosts, googleHosts } from "./hosts.ts";
import { openSignIn } from "./sign-in.ts";
import { facebookPeople, googlePeople, type StandInPerson } from "../../../stand-ins/sign-in/people.ts";

const [ola, , honza] = googlePeople as [StandInPerson, StandInPerson, StandInPerson];
const [zosia, jan] = facebookPeople as [StandInPerson, StandInPerson];
const google = await openGoogleStandIn();
const facebook = await openFacebookStandIn();
after(() => Promise.all([google.close(), facebook.close()]));

const { appId, appSecret } = facebook;
const { check, offer } = openSignIn({
  google: { clientId: google.clientId, hosts: googleHosts({ url: google.url }) },
  facebook: { appId, appSecret, version: "v25.0", hosts: facebookHosts({ url: facebook.url }) },
});
const now = () => Math.floor(Date.now() / 1000);
const byGoogle = (userToken: string, userId = ola.id) => check({ source: "google", userId, userToken });
const byFacebook = (userToken: string, userId = zosia.id) => check({ source: "facebook", userId, userToken });

test("Google: a sound token says who it is, under its subject", async () => {
  assert.deepEqual(await byGoogle(google.tokenOf(ola)), {
    kind: "known",
    identity: { provider: "google", subject: ola.id, email: ola.email, emailProven: true },
  });
  const short = google.tokenOf(ola, { claims: { iss: "accounts.google.com" } });
  assert.equal((await byGoogle(short)).kind, "known", "the issuer has two spellings");
});

test("Google: an address counts as proven where Google hosts the mailbox, and nowhere else", async () => {
  const proven = async (claims: object) => {
    const checked = await byGoogle(google.tokenOf(honza, { claims }), honza.id);
    return checked.kind === "known" && checked.identity.emailProven;
  };
  assert.equal(await proven({}), false, "verified once, hosted by somebody else");
  assert.equal(await proven({ email: "honza@gmail.com" }), true);
  assert.equal(await proven({ email: "honza@gmail.com", email_verified: false }), false);
  assert.equal(await proven({ email: "honza@evilgmail.com" }), false);
  assert.equal(await proven({ hd: "posta.example" }), true);
  assert.equal(await proven({ email: undefined, hd: "posta.example" }), false);
});

const forger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
const wrongOfGoogle: [what: string, token: () => string, userId?: string][] = [
  ["signed by somebody else", () => google.tokenOf(ola, { key: forger })],
  ["changed after it was signed", () => changed(google.tokenOf(ola), { sub: honza.id }), honza.id],
  [
    "not signed at all (alg none)",
    () =>
      `${google
        .tokenOf(ola, { header: { alg: "none" } })
        .split(".")
        .slice(0, 2)
        .join(".")}.`,
  ],
  ["signed with the public key as a password (HS256)", () => hmacToken()],
  ["of another algorithm of the same key (RS512)", () => google.tokenOf(ola, { header: { alg: "RS512" } })],
  ["naming a key nobody has", () => google.tokenOf(ola, { header: { kid: "stand-in-2" } })],
  ["naming no key", () => google.tokenOf(ola, { header: { kid: undefined } })],
  ["run out", () => google.tokenOf(ola, { claims: { exp: now() - 1 } })],
  ["without an end", () => google.tokenOf(ola, { claims: { exp: undefined } })],
  ["with an end that is a text", () => google.tokenOf(ola, { claims: { exp: "9999999999" } })],
  ["given in the future", () => google.tokenOf(ola, { claims: { iat: now() + 3600, exp: now() + 7200 } })],
  ["meant for another shop", () => google.tokenOf(ola, { claims: { aud: "another.apps.googleusercontent.example" } })],
  ["meant for several", () => google.tokenOf(ola, { claims: { aud: [google.clientId] } })],
  ["of another issuer", () => google.tokenOf(ola, { claims: { iss: "https://accounts.google.com.evil.example" } })],
  ["of another user than is named", () => google.tokenOf(honza)],
  ["no token", () => "Kasia"],
  ["of four parts", () => `${google.tokenOf(ola)}.x`],
  ["of damaged parts", () => "e30.W10.eA"],
];

for (const [what, token, userId] of wrongOfGoogle) {
  test(`Google: a token ${what} is refused`, async () => {
    assert.deepEqual(await byGoogle(token(), userId), { kind: "refused" });
  });
}

test("Facebook: a sound token says who it is; the address may be missing and is never taken for proven", async () => {
  assert.deepEqual(await byFacebook(facebook.tokenOf(zosia)), {
    kind: "known",
    identity: { provider: "facebook", subject: zosia.id, email: zosia.email, emailProven: false },
  });
  assert.deepEqual(await byFacebook(facebook.tokenOf(jan), jan.id), {
    kind: "known",
    identity: { provider: "facebook", subject: jan.id, email: null, emailProven: false },
  });
});

const wrongOfFacebook: [what: string, token: () => string, userId?: string][] = [
  ["nobody gave out", () => "EAAB"],
  ["taken back", () => facebook.tokenOf(zosia, { valid: false })],
  ["run out", () => facebook.tokenOf(zosia, { expiresAt: now() - 1 })],
  ["of another app", () => facebook.tokenOf(zosia, { appId: "999" })],
  ["of another user than is named", () => facebook.tokenOf(jan), zosia.id],
];

for (const [what, token, userId] of wrongOfFacebook) {
  test(`Facebook: a token ${what} is refused`, async () => {
    assert.deepEqual(await byFacebook(token(), userId), { kind: "refused" });
  });
}

test("Facebook: what is not said to be valid is not believed, however well the rest fits", async (t) => {
  const said = { is_valid: false, app_id: appId, user_id: zosia.id, expires_at: 0 };
  const { url } = await provider(t, (path) => ({
    status: 200,
    body: JSON.stringify(path.includes("debug_token") ? { data: said } : { id: zosia.id }),
  }));
  const { check: ask } = openSignIn({
    google: null,
    facebook: { appId, appSecret, version: "v25.0", hosts: facebookHosts({ url }) },
  });
  const proof = { source: "facebook", userId: zosia.id, userToken: "EAAB" } as const;
  assert.deepEqual(await ask(proof), { kind: "refused" });
  said.is_valid = true;
  assert.equal((await ask(proof)).kind, "known");
  said.user_id = jan.id;
  assert.deepEqual(await ask(proof), { kind: "refused" }, "the token is another's, whoever /me says it is");
});

test("Facebook: a shop with a wrong secret believes nobody", async () => {
  const wrong = openSignIn({
    google: null,
    facebook: { appId, appSecret: "inny", version: "v25.0", hosts: facebookHosts({ url: facebook.url }) },
  });
  assert.deepEqual(await wrong.check({ source: "facebook", userId: zosia.id, userToken: facebook.tokenOf(zosia) }), {
    kind: "refused",
  });
});

test("a provider that is not configured is not offered, and its tokens are refused", async () => {
  const nobody = openSignIn({ google: null, facebook: null });
  assert.deepEqual(nobody.offer, { google: null, facebook: null });
  assert.deepEqual(await nobody.check({ source: "google", userId: ola.id, userToken: google.tokenOf(ola) }), {
    kind: "refused",
  });
  assert.doesNotMatch(JSON.stringify(offer), new RegExp(appSecret), "the secret stays here");
});

test("a provider that is slow, away, broken or talks nonsense is unreachable, and says no address", async (t) => {
  const silent = await provider(t, () => undefined);
  const broken = await provider(t, () => ({ status: 500, body: "{}" }));
  const nonsense = await provider(t, () => ({ status: 200, body: "<html>" }));
  for (const url of [silent.url, broken.url, nonsense.url, "http://127.0.0.1:9"]) {
    const away = openSignIn({
      google: { clientId: google.clientId, hosts: googleHosts({ url }) },
      facebook: { appId, appSecret, version: "v25.0", hosts: facebookHosts({ url }) },
      patience: 60,
    });
    for (const proof of [
      { source: "google", userId: ola.id, userToken: google.tokenOf(ola) },
      { source: "facebook", userId: zosia.id, userToken: "EAAB-tajne" },
    ] as const) {
      const checked = await away.check(proof);
      assert.equal(checked.kind, "unreachable", `${proof.source} at ${url}`);
      assert.doesNotMatch(String((checked as { cause: unknown }).cause), /tajne|127\.0|\|/);
    }
  }
});

test("keys are asked for once and kept as long as Cache-Control says; invented key names ask no more", async (t) => {
  const keys = await (await fetch(`${google.url}/oauth2/v3/certs`)).text();
  let cacheControl = "public, max-age=3600";
  const { url, asked } = await provider(t, () => ({
    status: 200,
    body: keys,
    headers: { "cache-control": cacheControl },
  }));
  const open = () => openSignIn({ google: { clientId: google.clientId, hosts: googleHosts({ url }) }, facebook: null });
  const kept = open();
  const proof = { source: "google", userId: ola.id, userToken: google.tokenOf(ola) } as const;
  await Promise.all([kept.check(proof), kept.check(proof), kept.check(proof)]);
  assert.equal((await kept.check(proof)).kind, "known");
  for (const kid of ["a", "b", "c"])
    assert.equal((await kept.check({ ...proof, userToken: google.tokenOf(ola, { header: { kid } }) })).kind, "refused");
  assert.deepEqual(asked, ["/oauth2/v3/certs"]);
  cacheControl = "no-store";
  const fresh = open();
  for (let time = 0; time < 2; time += 1) assert.equal((await fresh.check(proof)).kind, "known");
  assert.equal(asked.length, 3);
});

/** The same token with other claims under the old signature. */
function changed(token: string, claims: object): string {
  const [head, body = "", signature] = token.split(".");
  const said = { ...(JSON.parse(Buffer.from(body, "base64url").toString()) as object), ...claims };
  return [head, Buffer.from(JSON.stringify(said)).toString("base64url"), signature].join(".");
}

/** A checker that trusts the header would take the known public key for a shared secret. */
function hmacToken(): string {
  const said = google
    .tokenOf(ola, { header: { alg: "HS256" } })
    .split(".")
    .slice(0, 2)
    .join(".");
  return `${said}.${createHmac("sha256", "stand-in-1").update(said).digest("base64url")}`;
}

/** A provider with an answer for each path, or none at all; remembers what it was asked. */
async function provider(
  t: TestContext,
  answer: (path: string) => { status: number; body: string; headers?: Record<string, string> } | undefined,
): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const said = answer(request.url ?? "");
    if (said !== undefined) response.writeHead(said.status, said.headers).end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
