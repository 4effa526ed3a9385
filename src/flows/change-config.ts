import { allConfig, configVersion, lockConfig, saveConfig } from "../database/config.ts";
import { inTransaction, type Pool } from "../database/connect.ts";
import { methodCodes } from "../database/delivery/delivery.ts";
import { invalidateCacheTags } from "../database/cache-tags.ts";
import { writtenPages } from "../database/content/information-pages.ts";
import { settleProducers } from "../database/catalogue/producers.ts";
import type { Queryable } from "../database/queryable.ts";
import { type Log, logAct } from "../database/staff/operator-log.ts";
import { type ChangeableConfig, configForm, usualOf } from "../domain/shop-config.ts";

interface Entry {
  code: ChangeableConfig;
  content: string;
}

/** Sets a Config entry by the command line, on whatever version it is. Returns false, changing nothing, where the content cannot be that. */
export async function changeConfig(pool: Pool, entry: Entry): Promise<boolean> {
  const changed = await inTransaction(pool, async (db) =>
    changeConfigTogether(db, { entries: [entry], version: await lockConfig(db) }, (act) =>
      logAct(db, { kind: "commandLine" }, act),
    ),
  );
  return changed.kind !== "wrong";
}

export type ChangedConfig =
  | { kind: "changed" }
  | { kind: "same" }
  | { kind: "old"; version: number }
  | { kind: "wrong"; code: ChangeableConfig };

/** Sets Config entries, each in the one form in which it is kept, on the version somebody has seen, all or none, and pages follow: `wrong` names the first that cannot be what it is to be. Only those that are another now are written down. */
export async function changeConfigTogether(
  db: Queryable,
  { entries, version }: { entries: readonly Entry[]; version: number },
  log: Log,
): Promise<ChangedConfig> {
  const there = await lockConfig(db);
  if (there !== version) return { kind: "old", version: there };
  const before = await allConfig(db);
  const changed: Entry[] = [];
  for (const entry of entries) {
    const kept = await storedForm(db, entry);
    if (kept === null) return { kind: "wrong", code: entry.code };
    // Where something holds though nothing is set, nothing is something else: no marks in place of the usual ones.
    const stands = before[entry.code] ?? (usualOf(entry.code) === "" ? "" : null);
    if (kept !== stands) changed.push({ ...entry, content: kept });
  }
  if (changed.length === 0) return { kind: "same" };
  await keep(db, changed);
  await log({
    act: "changeConfig",
    entity: "shop",
    entityId: 1,
    part: "config",
    version: await configVersion(db),
    before: Object.fromEntries(changed.map(({ code }) => [code, before[code] ?? ""])),
    after: Object.fromEntries(changed.map(({ code, content }) => [code, content])),
  });
  return { kind: "changed" };
}

async function storedForm(db: Queryable, { code, content }: Entry): Promise<string | null> {
  const kept = configForm(code, content);
  return kept !== null && (await isMethod(db, code, kept)) && (await isPage(db, code, kept)) ? kept : null;
}

async function keep(db: Queryable, entries: readonly Entry[]): Promise<void> {
  for (const { code, content } of entries) await saveConfig(db, code, content);
  const settled = entries.some(({ code }) => code === "missing_producer") ? await settleProducers(db) : [];
  await invalidateCacheTags(db, [
    "config",
    ...(settled.length > 0 ? ["menu"] : []),
    ...settled.map((id) => `product:${id}`),
  ]);
}

/** Where nothing is chosen yet, the checkout begins with the preferred methods (specification, point 4); a misspelt one would never be found. */
async function isMethod(db: Queryable, code: ChangeableConfig, content: string): Promise<boolean> {
  if (code !== "preferred_payment" && code !== "preferred_shipping") return true;
  const { payments, shippings } = await methodCodes(db);
  return (code === "preferred_payment" ? payments : shippings).includes(content);
}

/** Emails carry the terms and the page about returns, and a shop opens with all four. */
async function isPage(db: Queryable, code: ChangeableConfig, content: string): Promise<boolean> {
  return !code.startsWith("page_") || (await writtenPages(db)).some(({ page_id }) => String(page_id) === content);
}
