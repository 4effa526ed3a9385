// One long file: each act that can be taken back, what is final, and who was faster, on one shop.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { openAuthenticator } from "../../../test/builders/authenticator.ts";
import { orderBody, type OrderInput } from "../../../test/builders/order-body.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn, type Member } from "../../../test/builders/staff.ts";
import { loggedHeader, type Route } from "../../contract/operator/route.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { unsentEmail } from "../../database/mail/outbox.ts";
import { recordTransfer } from "../../flows/payment/record-transfer.ts";

// What staff did is taken back as a new act, as long as nothing final has followed it.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });
const piotr = await comeIn(app, pool, { email: "piotr@bruk.example", role: "packing" });
const bank = 1;
const cash = 2;

async function place(input: Partial<OrderInput> = {}): Promise<number> {
  const { body } = await makeOrder(
    app,
    await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: bank, ...input }),
  );
  assert.ok(body.orderId, JSON.stringify(body));
  return Number(body.orderId);
}

/** An order whose money has come, so that it has its document. */
async function placePaid(): Promise<number> {
  const number = await place();
  const { money } = await read(number);
  await recordTransfer(pool, { orderId: number, amount: money!.total, currency: null, now: new Date() });
  return number;
}

const read = async (number: number) => (await ola.call(routes.order, { parameters: { number } })).body;
const undo = (id: unknown, by: Member = ola) => by.call(routes.undo, { parameters: { id: Number(id) } });
type Called = Promise<{ status: number; body: unknown; headers: Readonly<Record<string, unknown>> }>;

/** Does something that has to be done; returns the number by which it is taken back. */
async function did(called: Called): Promise<number> {
  const { status, body, headers } = await called;
  assert.equal(status, 200, JSON.stringify(body));
  return Number(headers[loggedHeader]);
}
const lastLogged = async () => (await ola.call(routes.log, { query: { limit: "1" } })).body.entries[0]!.id;
const move = async (number: number, to: string, { tracking, by = ola }: { tracking?: string; by?: Member } = {}) =>
  did(
    by.call(routes.moveOrder, {
      parameters: { number },
      body: { to, ...(tracking !== undefined && { tracking }) },
      version: (await read(number)).versions.state,
    }),
  );
const tag = async (number: number, tags: string[]) =>
  did(
    ola.call(routes.changeTags, {
      parameters: { number },
      body: { tags },
      version: (await read(number)).versions.tags,
    }),
  );
const note = async (number: number) =>
  did(ola.call(routes.addNote, { parameters: { number }, body: { text: "uwaga" } }));
const undoOf = async (number: number, id: number) =>
  (await read(number)).timeline!.find(({ logged }) => logged?.id === id)?.logged?.undo;

/** Of each route that can be taken back: what it changes, as it is read, and how it is done once. */
const walk: Record<string, () => Promise<{ as: () => Promise<unknown>; act: () => Promise<number> }>> = {
  changeLanguage: async () => ({
    as: async () => (await ola.call(routes.session)).body.person.language,
    act: () => did(ola.call(routes.changeLanguage, { body: { language: "en" } })),
  }),
  addNote: async () => {
    const number = await place();
    return { as: async () => (await read(number)).notes, act: () => note(number) };
  },
  removeNote: async () => {
    const number = await place();
    await note(number);
    const notes = async () => (await read(number)).notes!;
    return {
      as: notes,
      act: async () => did(ola.call(routes.removeNote, { parameters: { number, note: (await notes())[0]!.id } })),
    };
  },
  restoreNote: async () => {
    const number = await place();
    await note(number);
    const parameters = { number, note: (await read(number)).notes![0]!.id };
    await did(ola.call(routes.removeNote, { parameters }));
    return {
      as: async () => (await read(number)).notes,
      act: () => did(ola.call(routes.restoreNote, { parameters })),
    };
  },
  changeTags: async () => {
    const number = await place();
    await tag(number, ["a", "b"]);
    return { as: async () => (await read(number)).tags, act: () => tag(number, ["b", "c"]) };
  },
  moveOrder: async () => {
    const number = await placePaid();
    return {
      as: async () => {
        const { state, delivery, next, documents, money } = await read(number);
        return { state, delivery, next, documents, money };
      },
      act: () => move(number, "sent", { tracking: "52000" }),
    };
  },
  closeWithdrawal: async () => {
    const id = await withdrawal();
    return { as: () => isClosed(id), act: () => did(ola.call(routes.closeWithdrawal, { parameters: { id } })) };
  },
  reopenWithdrawal: async () => {
    const id = await withdrawal();
    await did(ola.call(routes.closeWithdrawal, { parameters: { id } }));
    return { as: () => isClosed(id), act: () => did(ola.call(routes.reopenWithdrawal, { parameters: { id } })) };
  },
  addPasskey: async () => ({
    as: passkeys,
    act: async () => {
      const device = openAuthenticator({ origin: publicUrl, rpId: "sklep.test" });
      const passkey = device.register((await ola.call(routes.passkeyRegistration)).body);
      return did(ola.call(routes.addPasskey, { body: { name: "klucz", passkey } }));
    },
  }),
  renamePasskey: async () => ({
    as: passkeys,
    act: async () => {
      const { id } = (await ola.call(routes.passkeys)).body.passkeys[0]!;
      return did(ola.call(routes.renamePasskey, { parameters: { id }, body: { name: "inny" } }));
    },
  }),
  inviteStaff: async () => ({
    as: members,
    act: () => did(ola.call(routes.inviteStaff, { body: { email: "jan@bruk.example", role: "shop" } })),
  }),
  changeRole: async () => {
    const iga = await comeIn(app, pool, { email: "iga@bruk.example", role: "shop" });
    return {
      as: members,
      act: () => did(ola.call(routes.changeRole, { parameters: { id: iga.id }, body: { role: "packing" } })),
    };
  },
  createKey: async () => ({
    as: async () => (await ola.call(routes.keys)).body.keys.filter(({ name }) => name === "magazyn"),
    act: () => did(ola.call(routes.createKey, { body: { name: "magazyn", permissions: ["orders.read"] } })),
  }),
};
const passkeys = async () => (await ola.call(routes.passkeys)).body.passkeys.map(({ id, name }) => ({ id, name }));
const members = async () =>
  (await ola.call(routes.staff)).body.staff.map(({ id, email, role }) => ({ id, email, role }));

async function withdrawal(): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    "INSERT INTO withdrawals (name, email, order_text, goods, lan_id) VALUES ('Kasia', 'kasia@przyklad.pl', '7', '', 1) RETURNING withdrawal_id AS id",
  );
  return rows[0]!.id;
}

async function isClosed(id: number): Promise<boolean> {
  const { withdrawals } = (await ola.call(routes.withdrawals, { query: { view: "all" } })).body;
  return withdrawals.find((one) => one.id === id)!.closedAt !== null;
}

test("each route that says how it is taken back is: the record is as it was, and the log says of which act that was the undo", async () => {
  const table = Object.entries(routes) as [string, Route][];
  assert.deepEqual(
    Object.keys(walk).toSorted(),
    table.flatMap(([name, route]) => (route.undo == null ? [] : [name])).toSorted(),
  );
  for (const [name, begin] of Object.entries(walk)) {
    const { as, act } = await begin();
    const before = await as();
    const id = await act();
    assert.notDeepEqual(await as(), before, name);
    const undone = await undo(id);
    assert.equal(undone.status, 200, `${name} ${JSON.stringify(undone.body)}`);
    assert.deepEqual(await as(), before, name);
    const { rows } = await pool.query<{ act: string }>("SELECT act FROM operator_log WHERE undo_of = $1", [id]);
    assert.deepEqual(rows, [{ act: (routes as Record<string, Route>)[name]!.undo }]);
    const again = await undo(id);
    assert.deepEqual([again.status, again.body.code], [409, "UNDONE"], name);
  }
});

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

test("an undo is taken back like anything else", async () => {
  const number = await place();
  const tagged = await tag(number, ["prezent"]);
  const undone = (await undo(tagged)).body.id;
  assert.deepEqual([await undoOf(number, tagged), (await read(number)).tags], ["done", []]);
  assert.equal((await undo(undone)).status, 200);
  assert.deepEqual((await read(number)).tags, ["prezent"]);
});

test("nobody takes back what they could not do: by role, on somebody else's account, without saying who it is", async () => {
  const number = await place();
  const tagged = await tag(number, ["a"]);
  assert.equal((await undo(tagged, piotr)).body.code, "FORBIDDEN");
  const language = await did(piotr.call(routes.changeLanguage, { body: { language: "cz" } }));
  assert.equal((await undo(language)).body.code, "FORBIDDEN");
  const ewa = await comeIn(app, pool, { email: "ewa@bruk.example", role: "shop" });
  const role = await did(ola.call(routes.changeRole, { parameters: { id: ewa.id }, body: { role: "packing" } }));
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
  const letter = (await emails(number)).at(-1)!.letter_id;
  await pool.query("UPDATE outbox SET not_before = now() WHERE letter_id = $1", [letter]);
  assert.equal((await unsentEmail(pool, letter))?.kind, "orderPacked");
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
