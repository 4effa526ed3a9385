import { inTransaction, type Pool } from "../../database/connect.ts";
import { addReadyText, everHadReadyTexts } from "../../database/mail/ready-texts.ts";
import { inEveryLanguage, textIn } from "../../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../../domain/language.ts";

/** Gives a shop, once in its life, the texts that staff may begin an email from; what becomes of them then is the label's. Returns whether it did. */
export async function bringReadyTexts(pool: Pool): Promise<boolean> {
  if (await everHadReadyTexts(pool)) return false;
  return inTransaction(pool, async (db) => {
    await db.query("SELECT pg_advisory_xact_lock(hashtextextended('ready-texts', 0))");
    if (await everHadReadyTexts(db)) return false;
    for (const code of codes)
      await addReadyText(db, {
        name: textIn("pl", `READY_TEXT_${code}`),
        subject: inEveryLanguage(`READY_TEXT_${code}_SUBJECT`),
        content: contentOf(code),
      });
    return true;
  });
}

const codes = ["DELAYED", "SIZE", "ADDRESS", "THANKS"] as const;

/** Its greeting and two paragraphs, in every language. */
function contentOf(code: (typeof codes)[number]): Record<LanCode, string> {
  const paragraphs = (lanCode: LanCode) =>
    [
      textIn(lanCode, "READY_TEXT_HELLO"),
      textIn(lanCode, `READY_TEXT_${code}_WHAT`),
      textIn(lanCode, `READY_TEXT_${code}_THEN`),
    ].join("\n\n");
  return { pl: paragraphs("pl"), en: paragraphs("en"), cz: paragraphs("cz") };
}
