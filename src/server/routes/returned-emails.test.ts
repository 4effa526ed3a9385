import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { returnedEmailsPath } from "../../contract/paths.ts";

// An email that was accepted and came back later.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool, { bounceSecret: "sekret-zwrotow-123" });
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "shop" });
const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2 });
const number = Number((await makeOrder(app, body)).body.orderId);
const { rows } = await pool.query<{ letter_id: number; message_id: string }>(
  "UPDATE outbox SET sent_at = now() WHERE order_id = $1 AND kind = 'order' RETURNING letter_id, message_id",
  [number],
);
const sent = rows[0]!;

const report = (id: string) =>
  [
    "From: MAILER-DAEMON@mx.bruk.example",
    "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
    "",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.bruk.example",
    "",
    "Final-Recipient: rfc822; kasia@przyklad.pl",
    "Action: failed",
    "Status: 5.1.1",
    "Diagnostic-Code: smtp; 550 5.1.1 no such user",
    "",
    "--b",
    "Content-Type: text/rfc822-headers",
    "",
    `Message-ID: <${id}@bruk.example>`,
    "",
    "--b--",
    "",
  ].join("\r\n");

async function post(payload: string, secret: string | null = "sekret-zwrotow-123") {
  const response = await app.inject({
    method: "POST",
    url: returnedEmailsPath,
    headers: {
      "content-type": "message/rfc822",
      ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
    },
    payload,
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}
const told = async () => (await ola.call(routes.today)).body.decisions.find(({ kind }) => kind === "emailsRefused");
const first = async () =>
  (await ola.call(routes.order, { parameters: { number } })).body.timeline!.flatMap(({ what }) =>
    what.kind === "email" ? [what] : [],
  )[0]!;

test("only who knows the secret tells of emails that came back", async () => {
  for (const secret of [null, "", "sekret-zwrotow-124", "sekret-zwrotow-123x"])
    assert.equal((await post(report(sent.message_id), secret)).status, 401);
  assert.equal((await first()).refusedAt, null);
  const { app: without } = await openTestApp(pool);
  const unknown = await without.inject({ method: "POST", url: returnedEmailsPath, payload: report(sent.message_id) });
  assert.equal(unknown.statusCode, 404, "a shop without the secret has no such address");
});

test("an email that came back stands so in its order and among what must be decided, until it is sent once more", async () => {
  assert.deepEqual(await post(report("00000000-0000-4000-8000-000000000000")), {
    status: 200,
    body: { report: true, email: null },
  });
  assert.deepEqual(await post("Subject: Urlop\r\n\r\nWracam w poniedziałek"), {
    status: 200,
    body: { report: false, email: null },
  });
  assert.equal(await told(), undefined);
  const { letter_id: email, message_id } = sent;
  assert.deepEqual((await post(report(message_id))).body, { report: true, email });
  assert.deepEqual(
    (await post(report(message_id))).body,
    { report: true, email: null },
    "told twice, it is known once",
  );
  const { refusedAt, refusal, refusalClosed } = await first();
  assert.ok(refusedAt !== null);
  assert.deepEqual([refusal, refusalClosed], ["550 5.1.1 no such user", false]);
  assert.deepEqual(await told(), { kind: "emailsRefused", count: 1, due: null, orders: [number] });

  const parameters = { number, email };
  await ola.call(routes.closeRefusal, { parameters });
  assert.deepEqual([await told(), (await first()).refusalClosed], [undefined, true]);
  await ola.call(routes.reopenRefusal, { parameters });
  assert.equal((await told())?.count, 1);
  const again = await ola.call(routes.sendAgain, { parameters });
  assert.deepEqual([await told(), (await first()).refusalClosed], [undefined, true]);
  const copy = again.body.timeline!.flatMap(({ what }) => (what.kind === "email" ? [what] : [])).at(-1)!;
  await ola.call(routes.takeBackEmail, { parameters: { number, email: copy.id } });
  assert.equal((await told())?.count, 1, "taken back, nothing has been sent once more");
});
