import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import type { ConnectionSaid } from "../../contract/operator/connections.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import type { ConnectionKind } from "../../domain/connection/connections.ts";
import { type Connections, openConnection, SecretLocked } from "../../flows/connection/open-connection.ts";
import { openSecretBox } from "../../integrations/secret-box.ts";

// What the label enters of outside services: sealed, shown to nobody, tested by a button.

const { pool } = await openSmallShop();
const box = openSecretBox(Buffer.alloc(32, 9));
/** What InPost answers a test with. */
const answers: (() => Awaited<ReturnType<NonNullable<Connections["tests"]["inpost"]>>>)[] = [];
const told: unknown[] = [];
const { app, logged } = await openTestApp(pool, {
  connections: {
    box,
    tests: {
      inpost: async (opened) => {
        told.push(opened);
        return answers.shift()!();
      },
    },
  },
});
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const secret = "sekretny-token-4711";

const now = async (kind: ConnectionKind): Promise<ConnectionSaid> =>
  (await ola.call(routes.connections)).body.connections.find((one) => one.kind === kind)!;
const save = async (kind: ConnectionKind, body: { on?: boolean; fields?: Record<string, string> }, version?: string) =>
  ola.call(routes.saveConnection, { parameters: { kind }, body, version: version ?? (await now(kind)).version });

test("a secret is sealed in the database and in no answer, log or backup row; a flow is given it while the connection is on", async () => {
  assert.equal(await openConnection(pool, { box }, "inpost"), null, "never set up");
  const fields = { organizationId: "123", environment: "production", token: secret };
  const saved = await save("inpost", { fields });
  assert.deepEqual(
    [saved.status, saved.body.on, saved.body.secrets, saved.body.lacks, saved.body.fields["organizationId"]],
    [200, false, ["token"], [], "123"],
  );
  assert.equal(await openConnection(pool, { box }, "inpost"), null, "off");
  assert.equal((await save("inpost", { on: true })).status, 200);
  assert.deepEqual(await openConnection(pool, { box }, "inpost"), {
    fields: {
      api: "shipx",
      environment: "production",
      organizationId: "123",
      clientId: "",
      returnPoint: "",
      handIn: "self",
      returnLabels: "byHand",
      returnCost: "",
    },
    secrets: { token: secret, clientSecret: "", newsSecret: "", newsCertificate: "" },
  });
  const { rows } = await pool.query<{ everything: string }>(
    `SELECT coalesce((SELECT string_agg(c::text, ' ') FROM connections c), '') || coalesce((SELECT string_agg(encode(s.sealed, 'escape'), ' ') FROM connection_secrets s), '')
       || coalesce((SELECT string_agg(l::text, ' ') FROM operator_log l), '') AS everything`,
  );
  assert.ok(rows[0]!.everything.includes("saveConnection"));
  for (const text of [rows[0]!.everything, JSON.stringify(await ola.call(routes.connections)), JSON.stringify(logged)])
    assert.ok(!text.includes(secret));
});

test("what cannot be that, what is missing, a stale version and a field nobody knows are refused, and nothing of it is saved", async () => {
  const stale = (await now("ksef")).version;
  const wrong = await save("ksef", { fields: { nip: "5261040827" } });
  assert.deepEqual([wrong.status, wrong.body.code, wrong.body.at], [422, "FIELD_WRONG", "/fields/nip"]);
  for (const name of ["haslo", "toString"])
    assert.equal((await save("ksef", { fields: { [name]: "x" } })).body.code, "FIELD_WRONG", name);
  assert.equal((await save("ksef", { fields: { ["__proto__"]: "x" } })).status, 400);
  const lacks = await save("ksef", { on: true, fields: { nip: "5261040828" } });
  assert.deepEqual([lacks.status, lacks.body.code, lacks.body.at], [422, "CONNECTION_LACKS", "/fields/certificate"]);
  assert.deepEqual([(await now("ksef")).begun, (await now("ksef")).version], [false, stale]);
  assert.equal((await save("ksef", { fields: { nip: "526-104-08-28" } })).status, 200);
  const old = await save("ksef", { fields: { environment: "demo" } }, stale);
  assert.deepEqual([old.status, old.body.code], [412, "VERSION_OLD"]);
});

test("saving wants it proven who it is, and nobody but an owner reads or saves", async () => {
  const shop = await comeIn(app, pool, { email: "jan@bruk.example", role: "shop" });
  assert.equal((await shop.call(routes.connections)).status, 403);
  const tired = await comeIn(app, pool, { email: "ewa@bruk.example", role: "owner" });
  await pool.query("UPDATE staff_sessions SET fresh_until = now() WHERE staff_id = $1", [tired.id]);
  const { version } = await now("inpost");
  const parameters = { kind: "inpost" as const };
  const refused = await tired.call(routes.saveConnection, { parameters, body: { on: false }, version });
  assert.deepEqual([refused.status, refused.body.code], [403, "STEP_UP"]);
});

test("a test says in words how it came out, never a secret that was said back, and of what was saved since nothing", async () => {
  const test = () => ola.call(routes.testConnection, { parameters: { kind: "inpost" } });
  answers.push(() => ({ result: "credentials", says: `unknown token ${secret}` }));
  assert.deepEqual((await test()).body.tested?.says, "unknown token ***");
  answers.push(() => {
    throw new Error("connect ECONNREFUSED");
  });
  assert.deepEqual((await test()).body.tested?.result, "silent");
  answers.push(() => ({ result: "works", says: "" }));
  const { tested } = (await test()).body;
  assert.equal(tested?.result, "works");
  assert.equal(told.length, 3);
  assert.equal((await save("inpost", { fields: { organizationId: "124" } })).body.tested, null);
  for (const kind of ["ksef", "baselinker"] as const)
    assert.equal((await ola.call(routes.testConnection, { parameters: { kind } })).status, 404, kind);
});

test("under another key the secrets are locked, which a flow and the screen are told; without one none is saved", async () => {
  const other = { box: openSecretBox(Buffer.alloc(32, 1)), tests: { inpost: async () => assert.fail("not asked") } };
  await assert.rejects(openConnection(pool, other, "inpost"), SecretLocked);
  await assert.rejects(openConnection(pool, { box: null }, "inpost"), SecretLocked);
  const { app: moved } = await openTestApp(pool, { connections: other });
  const ewa = await comeIn(moved, pool, { email: "ewa2@bruk.example", role: "owner" });
  const inpost = (await ewa.call(routes.connections)).body.connections.find(({ kind }) => kind === "inpost")!;
  assert.equal(inpost.locked, true);
  const tested = await ewa.call(routes.testConnection, { parameters: { kind: "inpost" } });
  assert.equal(tested.body.tested?.result, "locked");
  const { app: keyless } = await openTestApp(pool, { connections: { box: null, tests: {} } });
  const iza = await comeIn(keyless, pool, { email: "iza@bruk.example", role: "owner" });
  const { body } = await iza.call(routes.connections);
  assert.equal(body.sealed, false);
  const { version } = body.connections.find(({ kind }) => kind === "inpost")!;
  const parameters = { kind: "inpost" as const };
  const refused = await iza.call(routes.saveConnection, { parameters, body: { fields: { token: "nowy" } }, version });
  assert.deepEqual([refused.status, refused.body.code], [409, "NO_SECRETS_KEY"]);
});

test("disconnected, nothing of it is left", async () => {
  assert.equal((await ola.call(routes.disconnect, { parameters: { kind: "inpost" } })).status, 200);
  const left = await now("inpost");
  assert.deepEqual([left.on, left.begun, left.secrets, left.tested], [false, false, [], null]);
  const { rowCount } = await pool.query("SELECT FROM connection_secrets");
  assert.equal(rowCount, 0);
  assert.equal(await openConnection(pool, { box }, "inpost"), null);
});
