import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../test/builders/app.ts";
import { orderBody } from "../../test/builders/order-body.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { inTransaction } from "../database/connect.ts";
import { addParcel, packedLines } from "../database/parcel/parcels.ts";
import { moveOrderTo } from "../flows/order/change-order-state.ts";
import { sendParcel } from "../flows/parcel/send-parcel.ts";
import { notifyOfParcel } from "../flows/parcel/notify-of-parcel.ts";
import type { MailTransport } from "../integrations/mail-transport.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { languages } from "../domain/language.ts";
import { sendEmail } from "./send-email.ts";

// One email a parcel that leaves, which says what is in it and whether more follows.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);

for (const { lanCode, lanId } of languages) {
  test(`each parcel is told of with its number and goods, and a mended number again (${lanCode})`, async () => {
    const body = await orderBody(pool, {
      lines: [
        { product: products.hoodie, size: "M" },
        { product: products.bottle, quantity: 2 },
      ],
      paymentId: 2,
      lanId,
    });
    const orderId = Number((await makeOrder(app, body)).body.orderId);
    const now = new Date();
    const ids = await inTransaction(pool, async (db) => {
      const lines = await packedLines(db, orderId);
      const one = await addParcel(db, {
        orderId,
        lines: [{ position: lines[0]!.position, quantity: 1 }],
        carrier: "DPD",
      });
      await sendParcel(db, { orderId, parcelId: one, tracking: "A-111", now }, async () => undefined);
      await moveOrderTo(db, { orderId, to: "sent", now, tracking: "B-222" });
      // Its label names another point than its buyer has chosen.
      await db.query(
        `INSERT INTO labels (order_id, parcel_id, carrier, size, weight, point, state, external_id)
         VALUES ($1, $2, 'packeta', 'small', 500, 'Z-999', 'bought', '1')`,
        [orderId, one],
      );
      await notifyOfParcel(db, { orderId, parcelId: one, corrected: true });
      const { rows } = await db.query<{ id: number }>(
        "SELECT letter_id AS id FROM outbox WHERE order_id = $1 AND kind = 'parcelSent' ORDER BY letter_id",
        [orderId],
      );
      return rows.map(({ id }) => id);
    });
    const sent: Parameters<MailTransport["send"]>[0][] = [];
    const transport: MailTransport = { send: async (email) => void sent.push(email) };
    for (const emailId of ids) await sendEmail(pool, { emailId, transport, publicUrl: "http://sklep.test" });
    const [first, last, mended] = sent;
    const t = translator(lanCode);
    const says = (text: string) =>
      (["EMAIL_PARCEL_TO_COME", "EMAIL_PARCEL_LAST"] as const).filter((code) => text.includes(t(code)));
    assert.deepEqual(
      sent.map(({ text }) => says(text)),
      [["EMAIL_PARCEL_TO_COME"], ["EMAIL_PARCEL_LAST"], []],
    );
    assert.equal(sent.length, 3);
    assert.match(mended!.text, /Z-999/);
    assert.ok(!last!.text.includes("Z-999"));
    assert.match(first!.text, /A-111/);
    assert.match(first!.text, /DPD/);
    assert.match(first!.text, /1 × [^\n]+, M\n/);
    assert.doesNotMatch(first!.text, /2 × /);
    assert.match(last!.text, /B-222/);
    assert.doesNotMatch(last!.text, /, M\n/);
    assert.equal(last!.attachments?.length, 1, "what is paid at the door is invoiced when all of it is sent");
    assert.equal(first!.attachments?.length, 0);
    assert.equal(mended!.attachments?.length, 0);
    assert.match(mended!.text, /A-111/);
    assert.notEqual(mended!.subject, first!.subject);
    for (const { text, subject } of sent)
      assert.doesNotMatch(text + subject, /@number|@shipping|EMAIL_|undefined|null/);
  });
}
