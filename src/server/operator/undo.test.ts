import assert from "node:assert/strict";
import { test } from "node:test";
import { openOffice } from "../../../test/builders/office.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { loggedHeader } from "../../contract/operator/route.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { unsentEmail } from "../../database/mail/outbox.ts";

// What staff did is taken back as a new act, as long as nothing final has followed it.

const office = await openOffice();
const { pool, app, ola, place, placePaid, read, undo, did, move, tag, withdrawal, isClosed } = office;
const piotr = await comeIn(app, pool, { email: "piotr@bruk.example", role: "packing" });
const cash = 2;

const lastLogged = async () => (await ola.call(routes.log, { query: { limit: "1" } })).body.entries[0]!.id;
const note = office.addNote;
const undoOf = async (number: number, id: number) =>
  (await read(number)).timeline!.find(({ logged }) => logged?.id === id)?.logged?.undo;

test("what is final is taken back by nobody", async () => {
  const number = await place();
  assert.ok(Number.isNaN(await move(number, "cancelled")), "no undo is offered");
  const cancelled = await lastLogged();
  assert.equal((await undo(cancelled)).body.code, "FINAL");
  assert.equal(await undoOf(number, cancelled), "none");
  assert.equal((await undo(999_999)).body.code, "NOT_FOUND");
  await comeIn(app, pool, { email: "lena@bruk.example", role: "shop" });
  const body = { email: "lena@bruk.example", role: "shop", resets: true };
  assert.equal((await ola.call(routes.inviteStaff, { body })).status, 200);
  assert.equal((await undo(await lastLogged())).body.code, "FINAL", "who worked here before does not go with a link");
});

test("what somebody changed since is not overwritten: it is said who did, and when", async () => {
  const number = await place();
  const first = await tag(number, ["a"]);
  const second = await tag(number, ["a", "b"]);
  assert.deepEqual([await undoOf(number, first), await undoOf(number, second)], ["none", "possible"]);
  const refused = await undo(first);
  assert.deepEqual([refused.status, refused.body.code], [412, "VERSION_OLD"]);
  assert.deepEqual([refused.body.changed!.by, refused.body.changed!.fields], ["ola", ["tags"]]);
  assert.deepEqual((await read(number)).tags, ["a", "b"]);

  const id = await withdrawal();
  const closed = await did(ola.call(routes.closeWithdrawal, { parameters: { id } }));
  await did(ola.call(routes.reopenWithdrawal, { parameters: { id } }));
  await did(ola.call(routes.closeWithdrawal, { parameters: { id } }));
  assert.equal((await undo(closed)).body.code, "VERSION_OLD");
  assert.equal(await isClosed(id), true);

  const [one, other] = [await note(number), await note(number)];
  assert.equal((await undo(one)).status, 200, "another note changes nothing of this one");
  assert.deepEqual([await undoOf(number, other), (await read(number)).notes!.length], ["possible", 1]);
});

test("an undo is taken back like anything else, and says by which number; a step with a parcel's number is not", async () => {
  const number = await place();
  const tagged = await tag(number, ["prezent"]);
  const undone = await did(ola.call(routes.undo, { parameters: { id: tagged } }));
  assert.deepEqual([await undoOf(number, tagged), (await read(number)).tags], ["done", []]);
  assert.equal((await undo(undone)).status, 200);
  assert.deepEqual((await read(number)).tags, ["prezent"]);

  const paid = await placePaid();
  const packed = await did(ola.call(routes.undo, { parameters: { id: await move(paid, "packed") } }));
  assert.equal((await undo(packed)).status, 200);
  assert.equal((await read(paid)).state, "packed");
  const sent = await move(paid, "sent", { tracking: "52000" });
  const back = await ola.call(routes.undo, { parameters: { id: sent } });
  assert.deepEqual([back.status, back.headers[loggedHeader]], [200, undefined]);
  assert.equal((await undo(back.body.id)).body.code, "FINAL");
});

test("nobody takes back what they could not do: by role, on somebody else's account, without saying who it is", async () => {
  const number = await place();
  const tagged = await tag(number, ["a"]);
  assert.equal((await undo(tagged, piotr)).body.code, "FORBIDDEN");
  const language = await did(piotr.call(routes.changeLanguage, { body: { language: "cz" } }));
  assert.equal((await undo(language)).body.code, "FORBIDDEN");
  const ewa = await comeIn(app, pool, { email: "ewa@bruk.example", role: "shop" });
  const role = await did(
    ola.call(routes.changeRole, { parameters: { id: ewa.id }, body: { role: "packing" }, version: '"role-1"' }),
  );
  await pool.query("UPDATE staff_sessions SET fresh_until = now() WHERE staff_id = $1", [ola.id]);
  assert.equal((await undo(role)).body.code, "STEP_UP");
  await pool.query("UPDATE staff_sessions SET fresh_until = now() + interval '5 minutes' WHERE staff_id = $1", [
    ola.id,
  ]);
  assert.equal((await undo(role)).status, 200);
});

test("two who take the same back at once do it once", async () => {
  const number = await place();
  const added = await note(number);
  const answers = await Promise.all([undo(added), undo(added), undo(added)]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409]);
});

const emails = async (number: number) => {
  const { rows } = await pool.query<{ kind: string; letter_id: number; waits: boolean }>(
    "SELECT kind, letter_id, not_before > now() + interval '10 seconds' AS waits FROM outbox WHERE order_id = $1 AND kind LIKE 'order_%' AND kind <> 'orderForShop' ORDER BY letter_id",
    [number],
  );
  return rows;
};

test("the email of a step waits, and is not sent where the step is taken back; taken again it is written anew", async () => {
  const number = await placePaid();
  const packed = await move(number, "packed", { by: piotr });
  const [paid, waiting] = await emails(number);
  assert.deepEqual([paid!.kind, paid!.waits, waiting!.kind, waiting!.waits], ["orderPaid", null, "orderPacked", true]);
  assert.equal(await unsentEmail(pool, waiting!.letter_id), null, "it does not leave before its time");
  assert.equal(await undoOf(number, packed), "possible");
  assert.equal((await undo(packed, piotr)).status, 200, "who packs takes back what they packed");
  assert.equal((await read(number)).state, "paid");
  assert.deepEqual(
    (await emails(number)).map(({ kind }) => kind),
    ["orderPaid"],
  );
  await move(number, "packed");
  await move(number, "sent", { tracking: "1" });
  assert.deepEqual(
    (await emails(number)).map(({ kind }) => kind),
    ["orderPaid", "orderPacked", "orderSent"],
  );
});

test("a step is final once its email has begun to leave, and one that is followed by another", async () => {
  const number = await placePaid();
  const packed = await move(number, "packed");
  const email = (await emails(number)).at(-1)!.letter_id;
  await pool.query("UPDATE outbox SET not_before = now() WHERE letter_id = $1", [email]);
  assert.equal((await unsentEmail(pool, email))?.kind, "orderPacked");
  assert.equal((await undo(packed)).body.code, "EMAIL_SENT");
  assert.equal(await undoOf(number, packed), "none");
  const sent = await move(number, "sent");
  assert.equal((await undo(packed)).body.code, "VERSION_OLD");
  assert.equal((await undo(sent)).status, 200, "the one after it can be");
  assert.equal((await read(number)).state, "packed");
});

test("what gives a document its number or points is final, and is said to be before", async () => {
  const number = await place({ paymentId: cash });
  assert.deepEqual((await read(number)).final, [
    { state: "sent", why: "document" },
    { state: "delivered", why: "document" },
    { state: "cancelled", why: "end" },
  ]);
  await move(number, "packed");
  const sent = await move(number, "sent");
  assert.equal((await undo(sent)).body.code, "DOCUMENT_MADE");
  assert.equal((await emails(number)).at(-1)!.waits, null, "what cannot be taken back is told at once");
  const paid = await placePaid();
  assert.deepEqual((await read(paid)).final, [{ state: "cancelled", why: "end" }]);
  const { rows } = await pool.query<{ customer_id: number }>(
    "INSERT INTO customers (email, verified_at) VALUES ('punkty@przyklad.pl', now()) RETURNING customer_id",
  );
  await pool.query("UPDATE orders SET customer_id = $2 WHERE order_id = $1", [paid, rows[0]!.customer_id]);
  assert.deepEqual((await read(paid)).final[0], { state: "delivered", why: "points" });
  const delivered = await move(paid, "delivered");
  assert.equal((await undo(delivered)).body.code, "POINTS_EARNED");
});

test("the shop keeps its promises", async () => {
  assert.deepEqual(await brokenPromises(pool), []);
});
