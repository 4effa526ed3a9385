import { accountsGuessed } from "../database/customer/devices.ts";
import { inTransaction, type Pool } from "../database/connect.ts";
import { writeEmails } from "../database/mail/outbox.ts";

/**
 * Returns whether somebody is trying passwords on many accounts: logins failed on so many within an hour, on devices
 * that had never logged in to them. The shop is told once a day.
 */
export async function passwordsAreGuessed(
  pool: Pool,
  { accounts, shopEmail }: { accounts: number; shopEmail: string },
): Promise<boolean> {
  if ((await accountsGuessed(pool, accounts)) < accounts) return false;
  await inTransaction(pool, async (db) => {
    await db.query("SELECT pg_advisory_xact_lock(hashtextextended('passwords-guessed', 0))");
    const { rowCount } = await db.query(
      "SELECT FROM outbox WHERE kind = 'shopNotice' AND content ->> 'about' = 'passwordsGuessed' AND created_at > now() - interval '1 day' LIMIT 1",
    );
    if (rowCount === 0)
      await writeEmails(db, [
        { kind: "shopNotice", recipient: shopEmail, lanId: 1, content: { about: "passwordsGuessed", accounts } },
      ]);
  });
  return true;
}
