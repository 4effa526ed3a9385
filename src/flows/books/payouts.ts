import { createHash } from "node:crypto";
import { etag } from "../../contract/operator/route.ts";
import {
  lockPayout,
  type MatchedEntry,
  payoutEntries,
  type PayoutCome,
  savePayoutCome,
  savePayoutReport,
} from "../../database/books/payouts.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import type { BookedDays } from "../../domain/books/month.ts";
import {
  keyed,
  payoutKinds,
  payoutMatches,
  type PayoutEntry,
  type PayoutProvider,
} from "../../domain/books/payouts.ts";
import { payoutColumns, payoutTable } from "../../domain/books/payout-table.ts";
import { translator } from "../../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../../domain/language.ts";
import { wordsOf } from "./month-tables.ts";

/**
 * Takes a provider's report, in the caller's transaction and logged. What stands in an earlier one is known and adds
 * nothing but what that one did not say, so the same file, or one whose days lie in another's, may be brought again. Returns how many entries were new.
 */
export async function bringPayouts(
  db: Queryable,
  {
    provider,
    fileName,
    bytes,
    entries,
    by,
  }: {
    provider: PayoutProvider;
    fileName: string;
    bytes: Uint8Array;
    entries: readonly PayoutEntry[];
    by: number | null;
  },
  log: Log,
): Promise<number> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const saved = await savePayoutReport(db, { provider, fileName, sha256, by, entries: keyed(entries) });
  if (saved === null) return 0;
  await log({
    act: "bringPayouts",
    entity: "payoutReport",
    entityId: saved.reportId,
    part: "report",
    after: { provider, fileName, entries: saved.added },
  });
  return saved.added;
}

/** Says what of a payout came to the bank, null: nothing, in the caller's transaction and logged, on the version somebody has seen. `now`: somebody else has said it, and this is their version. */
export async function recordPayout(
  db: Queryable,
  { entryId, came, version }: { entryId: number; came: PayoutCome | null; version: number },
  log: Log,
): Promise<"recorded" | "unknown" | { now: number }> {
  const payout = await lockPayout(db, entryId);
  if (payout === null) return "unknown";
  if (payout.version !== version) return { now: payout.version };
  await savePayoutCome(db, entryId, came);
  await log({
    act: "notePayout",
    entity: "payout",
    entityId: entryId,
    part: "came",
    version: version + 1,
    before: { came: payout.came },
    after: { came },
  });
  return "recorded";
}

/** Returns the entries of some days as a table whose head is said in a language. */
export async function payoutsInWords(db: Queryable, days: BookedDays, lanCode: LanCode): Promise<string> {
  const t = translator(lanCode);
  return payoutTable((await payoutEntries(db, days)).map(entrySaid), {
    columns: wordsOf(payoutColumns, (column) => t(`BOOKS_PAYOUT_${column.toUpperCase()}`)),
    kinds: wordsOf(payoutKinds, (kind) => t(`BOOKS_PAYOUTKIND_${kind.toUpperCase()}`)),
    matches: wordsOf(payoutMatches, (match) => t(`BOOKS_PAYOUTMATCH_${match.toUpperCase()}`)),
  });
}

/** Returns an entry as it is told. */
export function entrySaid(row: MatchedEntry) {
  const { entry_id: id, provider, kind, on_day: onDay, currency, amount, fee, says, order_id: order, match } = row;
  const came = row.came === null ? null : { amount: row.came, onDay: row.came_on! };
  const name = row.ext_order_id || row.transaction_id;
  const cameVersion = etag("came", row.came_version);
  return { id, provider, kind, onDay, currency, amount, fee, name, says, order, match, came, cameVersion };
}
