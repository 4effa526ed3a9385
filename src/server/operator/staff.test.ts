import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn, openBrowser } from "../../../test/builders/staff.ts";
import { until } from "../../../test/builders/until.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";

// Who works here: invited, given roles and taken away by owners; one of them always stays.

const { pool } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });

test("an owner invites somebody by a link whose secret no server sees, and lists who works here", async () => {
  const invited = await ola.call(routes.inviteStaff, { body: { email: "Piotr@Bruk.example", role: "packing" } });
  assert.match(invited.body.link, /^http:\/\/sklep\.test\/admin\/invitation#[\w-]{43}$/);
  const { staff } = (await ola.call(routes.staff)).body;
  const piotr = staff.find(({ email }) => email === "piotr@bruk.example")!;
  assert.deepEqual([piotr.role, piotr.joinedAt, piotr.invitedUntil], ["packing", null, invited.body.endsAt]);
  const again = await ola.call(routes.inviteStaff, { body: { email: "piotr@bruk.example", role: "shop" } });
  assert.equal(again.status, 200, "who has not come in yet gets another link");
  const token = again.body.link.split("#")[1];
  assert.equal((await openBrowser(app).call(routes.invitation, { body: { token } })).body.role, "shop");
  const known = await ola.call(routes.inviteStaff, { body: { email: "OLA@bruk.example", role: "owner" } });
  assert.deepEqual([known.status, known.body.code], [409, "ALREADY_STAFF"]);
  const wrong = await ola.call(routes.inviteStaff, { body: { email: "nikt", role: "owner" } });
  assert.equal(wrong.body.code, "EMAIL_INVALID");
});

test("the last owner who has come in stays one, whatever is asked; one who is invited is none yet", async () => {
  await ola.call(routes.inviteStaff, { body: { email: "przyszly@bruk.example", role: "owner" } });
  const parameters = { id: ola.id };
  assert.equal((await ola.call(routes.removeStaff, { parameters })).body.code, "LAST_OWNER");
  assert.equal(
    (await ola.call(routes.changeRole, { parameters, body: { role: "shop" }, version: '"role-1"' })).body.code,
    "LAST_OWNER",
  );
  const reset = { email: "ola@bruk.example", role: "shop", resets: true };
  assert.equal((await ola.call(routes.inviteStaff, { body: reset })).body.code, "LAST_OWNER");
  assert.equal((await ola.call(routes.session)).status, 200);
  const lastOwners = async () => {
    const { staff } = (await ola.call(routes.staff)).body;
    return staff.filter(({ lastOwner }) => lastOwner).map(({ id }) => id);
  };
  assert.deepEqual(await lastOwners(), [ola.id], "the list says so before anybody asks");
  const other = await comeIn(app, pool, { email: "druga@bruk.example", role: "owner" });
  assert.deepEqual(await lastOwners(), []);
  await ola.call(routes.removeStaff, { parameters: { id: other.id } });
});

test("two owners who take each other away at once leave one", async () => {
  for (let time = 0; time < 5; time += 1) {
    const ewa = await comeIn(app, pool, { email: `ewa${time}@bruk.example`, role: "owner" });
    const iga = await comeIn(app, pool, { email: `iga${time}@bruk.example`, role: "owner" });
    await pool.query("UPDATE staff SET role = 'shop' WHERE staff_id NOT IN ($1, $2)", [ewa.id, iga.id]);
    const codes = await Promise.all([
      ewa.call(routes.removeStaff, { parameters: { id: iga.id } }),
      iga.call(routes.removeStaff, { parameters: { id: ewa.id } }),
    ]);
    assert.ok(codes.some(({ status }) => status === 200));
    const { rowCount } = await pool.query(
      "SELECT FROM staff WHERE role = 'owner' AND joined_at IS NOT NULL AND removed_at IS NULL",
    );
    assert.equal(rowCount, 1);
  }
  await pool.query("UPDATE staff SET role = 'owner' WHERE staff_id = $1", [ola.id]);
});

test("an owner who goes while another does waits for that, and stays", async () => {
  const ewa = await comeIn(app, pool, { email: "ewa@bruk.example", role: "owner" });
  const iga = await comeIn(app, pool, { email: "iga@bruk.example", role: "owner" });
  await pool.query("UPDATE staff SET role = 'shop' WHERE staff_id NOT IN ($1, $2)", [ewa.id, iga.id]);
  const other = await pool.connect();
  await other.query("BEGIN");
  await other.query("UPDATE staff SET removed_at = now() WHERE staff_id = $1", [iga.id]);
  let over = false;
  const going = ewa.call(routes.removeStaff, { parameters: { id: ewa.id } }).finally(() => (over = true));
  await until("one waits for the other", async () => {
    const { rowCount } = await pool.query(
      "SELECT FROM pg_locks l JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()",
    );
    return over || rowCount! > 0;
  });
  await other.query("COMMIT");
  other.release();
  assert.equal((await going).body.code, "LAST_OWNER");
  await pool.query("UPDATE staff SET role = 'owner' WHERE staff_id = $1", [ola.id]);
});

test("whoever gets another role is signed out; whoever is taken away comes in no more, and may be invited anew", async () => {
  const jan = await comeIn(app, pool, { email: "jan@bruk.example", role: "shop" });
  const parameters = { id: jan.id };
  await ola.call(routes.changeRole, { parameters, body: { role: "packing" }, version: '"role-1"' });
  assert.equal((await jan.call(routes.session)).body.code, "SIGNED_OUT");
  const signIn = async () => {
    const passkey = jan.authenticator.authenticate((await jan.call(routes.passkeyChallenge)).body);
    return jan.call(routes.signInByPasskey, { body: { passkey } });
  };
  assert.deepEqual((await signIn()).body.permissions, ["orders.read", "orders.pack"]);
  assert.equal((await ola.call(routes.removeStaff, { parameters })).status, 200);
  assert.equal((await jan.call(routes.session)).body.code, "SIGNED_OUT");
  assert.equal((await signIn()).body.code, "SIGN_IN_FAILED");
  assert.equal((await ola.call(routes.removeStaff, { parameters })).body.code, "NOT_FOUND");
  const back = await comeIn(app, pool, { email: "jan@bruk.example", role: "packing" });
  assert.notEqual(back.id, jan.id);
});

test("two who give somebody a role at once: the second is told who was faster, and gives it knowingly", async () => {
  const ewa = await comeIn(app, pool, { email: "ewa.druga@bruk.example", role: "owner" });
  const gil = await comeIn(app, pool, { email: "gil@bruk.example", role: "shop" });
  const change = { parameters: { id: gil.id }, version: '"role-1"' };
  assert.equal((await ewa.call(routes.changeRole, { ...change, body: { role: "content" } })).status, 200);
  const late = await ola.call(routes.changeRole, { ...change, body: { role: "packing" } });
  assert.deepEqual([late.status, late.body.changed?.by, late.body.changed?.version], [412, "ewa.druga", '"role-2"']);
  assert.match(late.body.changed!.at!, /^\d{4}-/);
  const seen = (await ola.call(routes.staff)).body.staff.find(({ id }) => id === gil.id)!;
  assert.deepEqual([seen.role, seen.roleVersion], ["content", '"role-2"']);
  const knowing = { ...change, body: { role: "packing" as const }, version: seen.roleVersion };
  assert.equal((await ola.call(routes.changeRole, knowing)).status, 200);
});

test("what was done to whom is in the log, with who did it, and nothing of it can be changed", async () => {
  const kaj = await comeIn(app, pool, { email: "kaj@bruk.example", role: "shop" });
  const parameters = { id: kaj.id };
  await ola.call(routes.changeRole, { parameters, body: { role: "packing" }, version: '"role-1"' });
  const passkey = kaj.authenticator.authenticate((await kaj.call(routes.passkeyChallenge)).body);
  await kaj.call(routes.signInByPasskey, { body: { passkey } });
  await ola.call(routes.removeStaff, { parameters });
  const { rows } = await pool.query<{ act: string; actor_kind: string; by: number | null; before: unknown }>(
    "SELECT act, actor_kind, staff_id AS by, before FROM operator_log WHERE entity = 'staff' AND entity_id = $1 ORDER BY entry_id",
    [String(kaj.id)],
  );
  assert.deepEqual(
    rows.map(({ act, actor_kind }) => `${act} ${actor_kind}`),
    [
      "inviteStaff commandLine",
      "addPasskey person",
      "acceptByPasskey person",
      "changeRole person",
      "signInByPasskey person",
      "removeStaff person",
    ],
  );
  assert.equal(rows.at(-1)!.by, ola.id);
  assert.deepEqual(rows.at(-1)!.before, { email: "kaj@bruk.example", role: "packing" });
  for (const change of [
    "UPDATE operator_log SET act = 'x'",
    "DELETE FROM operator_log",
    "TRUNCATE operator_log CASCADE",
  ])
    await assert.rejects(pool.query(change), /operator_log only grows/);
});

test("owners alone read the log, page by page, of everything or of one record", async () => {
  const page = async (query: Record<string, string>) => (await ola.call(routes.log, { query })).body;
  for (let time = 0; time < 12; time += 1) await ola.call(routes.changeLanguage, { body: { language: "pl" } });
  const whole = (await page({ limit: "100" })).entries;
  assert.ok(whole.length > 10 && whole.length < 100);
  const paged = [];
  let after: string | null = null;
  do {
    const { entries, next }: Awaited<ReturnType<typeof page>> = await page({
      limit: "7",
      ...(after === null ? {} : { after }),
    });
    paged.push(...entries);
    after = next;
  } while (after !== null);
  assert.deepEqual(paged, whole);
  const own = (await page({ entity: "staff", id: String(ola.id) })).entries;
  assert.ok(own.length > 0 && own.every(({ entityId }) => entityId === String(ola.id)));
  assert.deepEqual(own.at(-1)!.actor, { kind: "commandLine", name: null });
  assert.deepEqual((await page({ entity: "order" })).entries, []);
  const ada = await comeIn(app, pool, { email: "ada@bruk.example", role: "shop" });
  assert.equal((await ada.call(routes.log)).body.code, "FORBIDDEN");
});
