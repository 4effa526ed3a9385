import { randomInt } from "node:crypto";
import { addBatch, deleteBatch, endBatch, lockBatch, startBatch } from "../../database/discount/code-list.ts";
import { missingCodeGoods } from "../../database/discount/code-goods.ts";
import {
  addCode,
  addCodes,
  type CodeRow,
  type CodeTermsGiven,
  deleteCode,
  editCode,
  endCode,
  lockCode,
} from "../../database/discount/codes.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { codeForm } from "../../domain/one-form.ts";
import { codeLimits, drawnSigns } from "../../domain/discount/code-limits.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";

/** Why a code was not made, changed or deleted. */
export type CodeRefused =
  | { kind: "unknown" }
  | { kind: "taken" }
  /** It would take nothing off. */
  | { kind: "empty" }
  /** It would end before it begins, or has ended already (`starts` null). */
  | { kind: "never"; starts: string | null; expires: string }
  /** It was used more often than that. */
  | { kind: "used"; used: number }
  | { kind: "goods"; missing: { kind: "product" | "category" | "manufacturer"; id: number } }
  /** So many orders hold it. */
  | { kind: "held"; orders: number }
  /** Somebody else has changed its terms: this is their version. */
  | { kind: "old"; version: number };

/** What was to be ended or begin is: now, or it was already. */
export type Turned = { kind: "turned" } | { kind: "as it was" };

/** The terms of a code as the API and the log write them: what it takes off is `amountOff` in grosze, or `percentOff`. */
export interface CodeTermsSaid extends Omit<CodeTermsGiven, "amount" | "percent"> {
  amountOff?: number;
  percentOff?: string;
}

/** Returns a code's terms, all of them. */
function termsOf(row: CodeRow): Required<Omit<CodeTermsSaid, "amountOff" | "percentOff">> & CodeTermsSaid {
  return {
    ...(row.code_type === "2" ? { percentOff: String(Number(row.code_percent)) } : { amountOff: row.code_value }),
    freeShipping: row.free_shipping,
    minTotal: row.code_min_total,
    starts: row.start_text,
    expires: row.expire_text,
    limit: row.use_limit,
    perCustomer: row.per_customer,
    firstOrder: row.first_order,
    category: row.code_category,
    manufacturer: row.code_manufacturer,
    onlyProducts: row.only_products,
    onlyCategories: row.only_categories,
  };
}

/** Makes a discount code, in the caller's transaction; `ended`: switched off from the first. */
export async function makeCode(
  db: Queryable,
  { code, ended = false, now, ...terms }: CodeTermsSaid & { code: string; ended?: boolean; now: Date },
  log: Log,
): Promise<{ kind: "made"; codeId: number } | CodeRefused> {
  const refused = await refusedTerms(db, terms, now);
  if (refused !== null) return refused;
  const name = codeForm(code);
  const codeId = await addCode(db, { code: name, ...given(terms) });
  if (codeId === null) return { kind: "taken" };
  if (ended) await endCode(db, { code: name, ended });
  await log({
    act: "addCode",
    entity: "code",
    entityId: codeId,
    part: "code",
    after: { code: name, ...terms, ...(ended && { ended }) },
  });
  return { kind: "made", codeId };
}

/** Makes a batch of codes of the same terms, each called by the same beginning and what is drawn behind it. */
export async function makeBatch(
  db: Queryable,
  { name, beginning, count, now, ...terms }: CodeTermsSaid & BatchInput,
  log: Log,
): Promise<{ kind: "made"; batchId: number } | CodeRefused> {
  const refused = await refusedTerms(db, terms, now);
  if (refused !== null) return refused;
  const batchId = await addBatch(db, name);
  // A name that is there already is drawn again.
  for (let missing = count; missing > 0;) {
    const names = Array.from({ length: missing }, () => codeForm(beginning) + drawn());
    missing -= (await addCodes(db, { names, batchId, ...given(terms) })).length;
  }
  await log({
    act: "addCodeBatch",
    entity: "codeBatch",
    entityId: batchId,
    part: "codes",
    after: { name, codes: count, ...terms },
  });
  return { kind: "made", batchId };
}

export interface BatchInput {
  /** For staff. */
  name: string;
  beginning: string;
  count: number;
  now: Date;
}

function drawn(): string {
  return Array.from({ length: codeLimits.drawn }, () => drawnSigns[randomInt(drawnSigns.length)]).join("");
}

/** Changes a code's terms from the next order on, on the version somebody has seen (null: whatever it is); what is not named stays. */
export async function changeCode(
  db: Queryable,
  { codeId, version, ...terms }: CodeTermsSaid & { codeId: number; version: number | null },
  log: Log,
): Promise<{ kind: "changed" } | CodeRefused> {
  const row = await lockCode(db, codeId);
  if (row === null) return { kind: "unknown" };
  if (version !== null && row.version !== version) return { kind: "old", version: row.version };
  if (terms.limit != null && terms.limit < row.used) return { kind: "used", used: row.used };
  const was = termsOf(row);
  const refused = await refusedTerms(db, { ...(isPriced(terms) ? unpriced(was) : was), ...terms }, null);
  if (refused !== null) return refused;
  await editCode(db, { code: row.code, ...given(terms) });
  const touched = Object.keys(was).filter((name) => name in terms || (isPriced(terms) && name.endsWith("Off")));
  await log({
    act: "changeCode",
    entity: "code",
    entityId: codeId,
    part: "terms",
    version: row.version + 1,
    before: Object.fromEntries(Object.entries(was).filter(([name]) => touched.includes(name))),
    after: { ...terms },
  });
  return { kind: "changed" };
}

/** Ends a code at once, orders that hold it keep it; or lets it be used from now on, though it was to begin later. */
export async function turnCode(
  db: Queryable,
  { codeId, ended }: { codeId: number; ended: boolean },
  log: Log,
): Promise<Turned | CodeRefused> {
  const row = await lockCode(db, codeId);
  if (row === null) return { kind: "unknown" };
  await endCode(db, { code: row.code, ended });
  const after = (await lockCode(db, codeId))!;
  const before = { ended: row.ended_at !== null, starts: row.start_text };
  const now = { ended: after.ended_at !== null, starts: after.start_text };
  if (before.ended === now.ended && before.starts === now.starts) return { kind: "as it was" };
  await log({
    act: ended ? "endCode" : "startCode",
    entity: "code",
    entityId: codeId,
    part: "end",
    before,
    after: now,
  });
  return { kind: "turned" };
}

/** Deletes a code that no order holds. */
export async function removeCode(
  db: Queryable,
  codeId: number,
  log: Log,
): Promise<{ kind: "removed"; code: string } | CodeRefused> {
  const row = await lockCode(db, codeId);
  if (row === null) return { kind: "unknown" };
  const orders = await deleteCode(db, row.code);
  if (orders) return { kind: "held", orders };
  const before = { code: row.code, ...termsOf(row), ended: row.ended_at !== null };
  const batch = row.batch_id === null ? {} : { batch: row.batch_id };
  await log({ act: "removeCode", entity: "code", entityId: codeId, part: "code", before: { ...before, ...batch } });
  return { kind: "removed", code: row.code };
}

/** Ends all codes of a batch, or lets those be used again that were ended: all of them, or what was ended at one moment (ISO 8601). */
export async function turnBatch(
  db: Queryable,
  { batchId, ended, endedAt = null, now }: { batchId: number; ended: boolean; endedAt?: string | null; now: Date },
  log: Log,
): Promise<Turned | CodeRefused> {
  if ((await lockBatch(db, batchId)) === null) return { kind: "unknown" };
  const turned = ended
    ? { codes: await endBatch(db, batchId, now), endedAt: now.toISOString() }
    : await startBatch(db, batchId, endedAt === null ? null : new Date(endedAt));
  if (turned.codes === 0) return { kind: "as it was" };
  await log({
    act: ended ? "endCodeBatch" : "startCodeBatch",
    entity: "codeBatch",
    entityId: batchId,
    part: "end",
    after: turned,
  });
  return { kind: "turned" };
}

/** Deletes a batch with all its codes, where no order holds one of them. */
export async function removeBatch(
  db: Queryable,
  batchId: number,
  log: Log,
): Promise<{ kind: "removed" } | CodeRefused> {
  const name = await lockBatch(db, batchId);
  if (name === null) return { kind: "unknown" };
  const orders = await deleteBatch(db, batchId);
  if (orders > 0) return { kind: "held", orders };
  await log({ act: "removeCodeBatch", entity: "codeBatch", entityId: batchId, part: "codes", before: { name } });
  return { kind: "removed" };
}

/** What of whole terms cannot be; `now`: of new ones, which are over already where they end before. */
async function refusedTerms(db: Queryable, terms: CodeTermsSaid, now: Date | null): Promise<CodeRefused | null> {
  const { starts = null, expires = null } = terms;
  if (!terms.amountOff && !Number(terms.percentOff ?? 0) && terms.freeShipping !== true) return { kind: "empty" };
  if (starts !== null && expires !== null && starts >= expires) return { kind: "never", starts, expires };
  if (expires !== null && now !== null && expires <= warsawTime(now)) return { kind: "never", starts: null, expires };
  const missing = await missingCodeGoods(db, {
    products: terms.onlyProducts ?? [],
    categories: [...(terms.onlyCategories ?? []), ...(terms.category == null ? [] : [terms.category])],
    manufacturers: terms.manufacturer == null ? [] : [terms.manufacturer],
  });
  return missing === null ? null : { kind: "goods", missing };
}

function isPriced({ amountOff, percentOff }: CodeTermsSaid): boolean {
  return amountOff !== undefined || percentOff !== undefined;
}

function unpriced({ amountOff: _amount, percentOff: _percent, ...terms }: CodeTermsSaid): CodeTermsSaid {
  return terms;
}

function given({ amountOff, percentOff, ...terms }: CodeTermsSaid): CodeTermsGiven {
  return {
    ...terms,
    ...(amountOff !== undefined && { amount: amountOff }),
    ...(percentOff !== undefined && { percent: percentOff }),
  };
}
