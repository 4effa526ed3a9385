import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { liveIn } from "../../../test/builders/lived-in-shop.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";

// Every kind of email an order has is sent once more, or its history says why not.

const shop = await openSmallShop();
const { pool } = shop;
const { app } = await openTestApp(pool);
await liveIn(shop, app);
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });

const emailsOf = async (number: number) =>
  (await ola.call(routes.order, { parameters: { number } })).body.timeline!.flatMap(({ what }) =>
    what.kind === "email" ? [what] : [],
  );

/** What an email names in place of its order: an answer to a complaint its own number, one about a review that. */
const aboutIn: Readonly<Record<string, RegExp>> = {
  complaintAnswered: /reklamację \d+/,
  reviewRejected: /Twoja opinia/,
};

test("each kind of email to a buyer goes out once more as it reads now, but for one whose link works once", async () => {
  const { rows: kinds } = await pool.query<{ kind: string; number: number; id: number }>(
    `SELECT DISTINCT ON (kind) kind, order_id AS number, letter_id AS id FROM outbox
     WHERE order_id IS NOT NULL AND kind <> 'orderForShop' ORDER BY kind, letter_id`,
  );
  await pool.query("UPDATE outbox SET sent_at = now(), content = content - 'link' WHERE sent_at IS NULL");
  const reasons = new Map<string, string>();
  for (const { kind, number, id } of kinds) {
    const { notAgain } = (await emailsOf(number)).find((email) => email.id === id)!;
    const { status, body } = await ola.call(routes.sendAgain, { parameters: { number, email: id } });
    if (notAgain !== null) {
      reasons.set(kind, notAgain);
      assert.equal(body.code, "EMAIL_NOT_REPEATABLE");
      continue;
    }
    assert.equal(status, 200, `${kind}: ${JSON.stringify(body)}`);
    const copy = (await emailsOf(number)).at(-1)!;
    assert.deepEqual([copy.email, copy.by, copy.sentAt], [kind, "ola", null]);
    const read = await ola.call(routes.readEmail, { parameters: { number, email: copy.id } });
    assert.match(
      `${read.body.subject} ${read.body.text}`,
      aboutIn[kind] ?? new RegExp(String(number)),
      `${kind} says what it is about`,
    );
  }
  assert.deepEqual([...reasons], [["reviewRequest", "linkUsed"]]);
  assert.ok(kinds.length > 15);
});

test("nobody is asked for an account again that the shop knows", async () => {
  const { rows } = await pool.query<{ number: number; id: number; transfer: number }>(
    `SELECT order_id AS number, letter_id AS id, (content ->> 'transfer')::int AS transfer FROM outbox
     WHERE kind = 'refundAccount' ORDER BY letter_id LIMIT 1`,
  );
  const { number, id, transfer } = rows[0]!;
  await ola.call(routes.sayAccount, {
    parameters: { id: transfer },
    body: { iban: "PL27114020040000300201355387", holder: "Anna Nowak" },
    version: '"account-1"',
  });
  assert.equal((await emailsOf(number)).find((email) => email.id === id)!.notAgain, "accountKnown");
  const again = await ola.call(routes.sendAgain, { parameters: { number, email: id } });
  assert.equal(again.body.code, "EMAIL_NOT_REPEATABLE");
});

test("of two settlements of an order, one that did not arrive is not seen to by the email of the other", async () => {
  const { rows } = await pool.query<{ number: number; id: number }>(
    "SELECT order_id AS number, letter_id AS id FROM outbox WHERE kind = 'orderSettled' AND NOT by_staff ORDER BY letter_id LIMIT 1",
  );
  const { number, id } = rows[0]!;
  const closed = async () => (await emailsOf(number)).find((email) => email.id === id)!.refusalClosed;
  await pool.query("DELETE FROM outbox WHERE order_id = $1 AND by_staff", [number]);
  await pool.query("UPDATE outbox SET refused_at = now(), sent_at = NULL WHERE letter_id = $1", [id]);
  await pool.query(
    `INSERT INTO outbox (message_id, kind, recipient, lan_id, order_id, content, occasion)
     SELECT gen_random_uuid()::text, kind, recipient, lan_id, order_id, '{"settlement": null, "back": []}', 'another' FROM outbox WHERE letter_id = $1`,
    [id],
  );
  assert.equal(await closed(), false);
  await ola.call(routes.sendAgain, { parameters: { number, email: id } });
  assert.equal(await closed(), true);
});
