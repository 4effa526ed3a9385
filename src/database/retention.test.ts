import assert from "node:assert/strict";
import { test } from "node:test";
import { testDatabase } from "../../test/database.ts";
import { forgetPersonalData } from "./retention.ts";

const { pool } = await testDatabase();

test("addresses that were never confirmed or have left are erased after thirty days; who is subscribed stays", async () => {
  const subscriptions: [email: string, asked: string, confirmed: string | null, ended: string | null][] = [
    ["nowa@przyklad.pl", "29 days", null, null],
    ["zapomniana@przyklad.pl", "31 days", null, null],
    ["kasia@przyklad.pl", "400 days", "399 days", null],
    ["wypisana@przyklad.pl", "400 days", "399 days", "31 days"],
    ["dopiero@przyklad.pl", "400 days", "399 days", "2 days"],
  ];
  for (const [index, [email, ...times]] of subscriptions.entries()) {
    await pool.query(
      "INSERT INTO newsletter_subscriptions VALUES ($1, 1, $2, now() - $3::interval, now() - $4::interval, now() - $5::interval)",
      [email, Buffer.alloc(32, index), ...times],
    );
  }
  assert.equal(await forgetPersonalData(pool), 2);
  const { rows } = await pool.query<{ email: string }>("SELECT email FROM newsletter_subscriptions ORDER BY email");
  assert.deepEqual(
    rows.map(({ email }) => email),
    ["dopiero@przyklad.pl", "kasia@przyklad.pl", "nowa@przyklad.pl"],
  );
});

test("emails of no order go thirty days after they were sent or refused, messages to the shop after a year, unsent ones stay", async () => {
  const emails: [id: string, kind: string, sent: string | null][] = [
    ["a", "newsletterConfirm", "29 days"],
    ["b", "newsletterConfirm", "31 days"],
    ["c", "message", "364 days"],
    ["d", "message", "367 days"],
    ["e", "newsletterConfirm", null],
  ];
  for (const [id, kind, sent] of emails)
    await pool.query(
      "INSERT INTO outbox (message_id, kind, recipient, lan_id, sent_at) VALUES ($1, $2, 'kasia@przyklad.pl', 1, now() - $3::interval)",
      [id, kind, sent],
    );
  await pool.query(
    "INSERT INTO outbox (message_id, kind, recipient, lan_id, refused_at) VALUES ('f', 'newsletterConfirm', 'kasiaa@przyklad.pl', 1, now() - interval '31 days')",
  );
  assert.equal(await forgetPersonalData(pool), 3);
  const { rows } = await pool.query<{ message_id: string }>("SELECT message_id FROM outbox ORDER BY message_id");
  assert.deepEqual(
    rows.map(({ message_id }) => message_id),
    ["a", "c", "e"],
  );
});
