import { saveConfig } from "../../database/config.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { noticeCode } from "../../domain/content/guarantee-notice.ts";
import type { LanCode } from "../../domain/language.ts";

/** Has the information on returns show the official notice on the legal guarantee in a language: a stored picture's file, '' for none. */
export async function bringGuaranteeNotice(
  pool: Pool,
  { lanCode, file }: { lanCode: LanCode; file: string },
): Promise<void> {
  await inTransaction(pool, async (db) => {
    await saveConfig(db, noticeCode(lanCode), file);
    await invalidateCacheTags(db, ["config"]);
  });
}
