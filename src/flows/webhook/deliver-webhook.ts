import { allConfig } from "../../database/config.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import {
  addAttempt,
  dueDelivery,
  endDelivery,
  recordAnswered,
  recordFailed,
  postponeDelivery,
  switchOffGone,
} from "../../database/webhook/deliveries.ts";
import { allWebhooks } from "../../database/webhook/webhooks.ts";
import { failingDays, nextTryIn } from "../../domain/webhook/webhook.ts";
import type { SendWebhook } from "../../integrations/webhooks/send-webhook.ts";

/**
 * Makes one attempt to tell a receiver, and decides what follows: it is told once it answers with 2xx; what says that it
 * is gone (410) is told nothing more; else there is another attempt, 75 hours long. One that has failed for days is
 * switched off, and the shop gets an email. Nothing is locked while it answers. Broken off, it is told again under the same id.
 */
export async function deliverWebhook(
  pool: Pool,
  { deliveryId, send, chance }: { deliveryId: number; send: SendWebhook; chance: number },
): Promise<void> {
  const due = await dueDelivery(pool, deliveryId);
  if (due === null) return;
  const { webhook_id: webhookId, message_id: id, tries, url, body, secrets } = due;
  const begun = performance.now();
  const answered = await send({ url, id, body, secrets });
  const milliseconds = Math.round(performance.now() - begun);
  await inTransaction(pool, async (db) => {
    await addAttempt(db, deliveryId, { answer: null, failure: null, ...answered, milliseconds });
    const { status } = answered;
    if (status !== null && status >= 200 && status < 300) {
      await endDelivery(db, deliveryId, "delivered");
      return recordAnswered(db, webhookId);
    }
    if (status === 410) {
      await endDelivery(db, deliveryId, "failed");
      return switchOffGone(db, webhookId);
    }
    const retryAfter = status === null ? 0 : answered.retryAfter;
    const inSeconds = nextTryIn(tries + 1, { chance, retryAfter });
    if (inSeconds === null) await endDelivery(db, deliveryId, "failed");
    else await postponeDelivery(db, deliveryId, inSeconds);
    if (await recordFailed(db, webhookId, failingDays)) await notifyShop(db, webhookId);
  });
}

async function notifyShop(db: Queryable, webhookId: number): Promise<void> {
  const recipient = (await allConfig(db))["shop_email"] ?? "";
  const [webhook] = await allWebhooks(db, webhookId);
  if (recipient === "" || webhook === undefined) return;
  const content = { about: "webhookOff" as const, webhook: webhook.name, address: webhook.url, days: failingDays };
  await writeEmails(db, [{ kind: "shopNotice", recipient, lanId: 1, content }]);
}
