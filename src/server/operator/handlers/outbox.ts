import type * as v from "valibot";
import type { outboxRoutes } from "../../../contract/operator/outbox.ts";
import { heldEmails, type WaitingEmail, waitingEmails } from "../../../database/mail/outbox.ts";
import { refusedEmails } from "../../../database/mail/refused-emails.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { releaseHeldEmail, retryWaitingEmail } from "../../../flows/mail/see-to-email.ts";
import { type Handlers, refused } from "../context.ts";
import { emailPatience } from "../today-said.ts";

/** Emails that are not on their way as they should be. */
export const outboxHandlers: Handlers<"emails" | "releaseEmail" | "retryEmail"> = {
  async emails({ db, query: { view } }) {
    if (view === "waiting") return { answer: await waiting(db) };
    if (view === "held") return { answer: said(await heldEmails(db)) };
    return {
      answer: said((await refusedEmails(db)).map(({ refused_at, ...email }) => ({ ...email, created_at: refused_at }))),
    };
  },

  async releaseEmail({ db, parameters: { id }, log }) {
    return (await releaseHeldEmail(db, id, log)) ? { answer: said(await heldEmails(db)) } : refused("NOT_FOUND");
  },

  async retryEmail({ db, parameters: { id }, log }) {
    return (await retryWaitingEmail(db, id, log)) ? { answer: await waiting(db) } : refused("NOT_FOUND");
  },
};

async function waiting(db: Queryable) {
  return said(await waitingEmails(db, emailPatience));
}

function said(emails: readonly WaitingEmail[]): v.InferOutput<(typeof outboxRoutes)["emails"]["answer"]> {
  return {
    emails: emails.map(({ letter_id, kind, order_id, recipient, created_at, refusal }) => ({
      id: letter_id,
      email: kind,
      order: order_id,
      recipient,
      at: created_at.toISOString(),
      refusal,
    })),
  };
}
