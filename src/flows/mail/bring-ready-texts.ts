import { inTransaction, type Pool } from "../../database/connect.ts";
import { addReadyText, everHadReadyTexts } from "../../database/mail/ready-texts.ts";
import { inEveryLanguage, textIn } from "../../domain/dictionary/dictionaries.ts";

/** Gives a shop, once in its life, the texts that staff may begin an email from; what becomes of them then is the label's. Returns whether it did. */
export async function bringReadyTexts(pool: Pool): Promise<boolean> {
  if (await everHadReadyTexts(pool)) return false;
  return inTransaction(pool, async (db) => {
    await db.query("SELECT pg_advisory_xact_lock(hashtextextended('ready-texts', 0))");
    if (await everHadReadyTexts(db)) return false;
    for (const code of ["DELAYED", "SIZE", "ADDRESS", "THANKS"] as const)
      await addReadyText(db, {
        name: textIn("pl", `READY_TEXT_${code}`),
        subject: inEveryLanguage(`READY_TEXT_${code}_SUBJECT`),
        content: inEveryLanguage(`READY_TEXT_${code}_TEXT`),
      });
    return true;
  });
}
