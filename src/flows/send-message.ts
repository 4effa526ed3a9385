import type { MessageAsSent } from "../contract/messages.ts";
import { inTransaction, type Pool } from "../database/connect.ts";
import { writeLetters } from "../database/outbox.ts";
import { isEmail } from "../domain/field-rules.ts";
import { languageOf } from "../domain/language.ts";

/** Takes a shopper's message to the shop: a letter in the outbox, kept until it is sent. Answers what is missing, or null (specification, point 8: MESSAGE_OK). */
export async function sendMessage(pool: Pool, { name, email, subject, message, lanId }: MessageAsSent, shopEmail: string): Promise<{ code: "MESSAGE_INCOMPLETE" | "EMAIL_INVALID"; about: string } | null> {
  if (name === "" || message === "") return { code: "MESSAGE_INCOMPLETE", about: name === "" ? "name" : "message" };
  if (!isEmail(email)) return { code: "EMAIL_INVALID", about: "email" };
  const { name: language } = languageOf(lanId);
  await inTransaction(pool, (db) => writeLetters(db, [{ kind: "message", recipient: shopEmail, lanId: 1, content: { name, email, subject, message, language } }]));
  return null;
}
