import type { MessageAsSent } from "../../contract/messages.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { requestEmail } from "../../database/mail/email-limit.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import { keepQuestion } from "../../database/mail/questions.ts";
import { isEmail } from "../../domain/field-rules.ts";
import { languageOf } from "../../domain/language.ts";
import { mailboxDigest } from "../order/order-shopper.ts";

/** Takes a shopper's message to the shop: kept for who works here to answer, an email in the outbox, and a copy for who wrote it, at most one in five minutes. Returns what is missing, or null (specification, point 8: MESSAGE_OK). */
export async function sendMessage(
  pool: Pool,
  { name, email, subject, message, lanId }: MessageAsSent,
  shopEmail: string,
): Promise<{ code: "MESSAGE_INCOMPLETE" | "EMAIL_INVALID"; about: string } | null> {
  if (name === "" || message === "") return { code: "MESSAGE_INCOMPLETE", about: name === "" ? "name" : "message" };
  if (!isEmail(email)) return { code: "EMAIL_INVALID", about: "email" };
  const language = languageOf(lanId);
  await inTransaction(pool, async (db) => {
    await keepQuestion(db, { name, email, subject, content: message, lanId: language.lanId });
    const copied = await requestEmail(db, { kind: "message", emailSha256: mailboxDigest(email) });
    await writeEmails(db, [
      {
        kind: "message",
        recipient: shopEmail,
        lanId: 1,
        content: { name, email, subject, message, language: language.name },
      },
      ...(copied
        ? [{ kind: "messageCopy" as const, recipient: email, lanId: language.lanId, content: { subject, message } }]
        : []),
    ]);
  });
  return null;
}
