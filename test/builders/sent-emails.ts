import type { TestContext } from "node:test";
import type { Pool } from "../../src/database/connect.ts";
import { openMailTransport } from "../../src/integrations/mail-transport.ts";
import { sendEmail } from "../../src/mail/send-email.ts";
import { testFolder } from "./app.ts";
import { openMailbox, type Received } from "./mailbox.ts";

/** Sends the emails of a kind that wait, in the order in which they were written. Returns them as a mail server took them. */
export async function sentEmails(
  t: Pick<TestContext, "after">,
  { pool, kind, publicUrl }: { pool: Pool; kind: string; publicUrl: string },
): Promise<Received[]> {
  const mailbox = await openMailbox(t);
  const transport = openMailTransport({
    smtpUrl: mailbox.url,
    from: "Bruk <sklep@bruk.example>",
    folder: await testFolder(),
    onFile: () => undefined,
  });
  const { rows } = await pool.query<{ letter_id: number }>(
    "SELECT letter_id FROM outbox WHERE kind = $1 AND sent_at IS NULL ORDER BY letter_id",
    [kind],
  );
  for (const { letter_id: emailId } of rows) await sendEmail(pool, { emailId, transport, publicUrl });
  return mailbox.received(rows.length);
}
