import { audit } from "../database/audit.ts";
import { recordVerified } from "../database/backups.ts";
import type { Pool } from "../database/connect.ts";
import { withScratchDatabase } from "../database/scratch-database.ts";
import type { BackupPart } from "../integrations/backup-file/backup-part.ts";
import { restore, type Restored } from "./restore.ts";

export type VerifiedBackup =
  | (Extract<Restored, { kind: "restored" }> & {
      products: number;
      orders: number;
      customers: number;
      broken: string[];
    })
  | Extract<Restored, { kind: "refused" }>;

/**
 * Restores a backup into a database of its own beside the shop's, which goes on meanwhile, counts what is in it and asks
 * whether its promises hold; then that database is gone again. Its pictures are read and kept nowhere.
 */
export async function verifyBackup(
  shop: Pool,
  parts: AsyncIterator<BackupPart>,
  { file, now }: { file: string; now: Date },
): Promise<VerifiedBackup> {
  const verified = await withScratchDatabase(shop, async (pool): Promise<VerifiedBackup> => {
    const restored = await restore(pool, parts, { pictures: { keep: async () => undefined }, replace: true });
    if (restored.kind === "refused") return restored;
    const { rows } = await pool.query<{ products: number; orders: number; customers: number }>(
      "SELECT (SELECT count(*) FROM products) AS products, (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM customers) AS customers",
    );
    const broken = (await audit(pool)).filter((result) => result.broken.length > 0).map(({ check }) => check);
    return { ...restored, ...rows[0]!, broken };
  });
  const broken = verified.kind === "refused" ? [verified.why] : verified.broken;
  await recordVerified(shop, { file, at: now, broken });
  return verified;
}
