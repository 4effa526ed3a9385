import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { attributeCalled } from "../../database/catalogue/new-products.ts";
import { holdVariants, saveOptions, saveValues, sheetHead } from "../../database/catalogue/variant-sheet.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { optionValues, withOption, withoutOption } from "../../domain/catalogue/option-values.ts";
import { sheetLimits } from "../../domain/catalogue/variant-sheet.ts";
import type { Said } from "../../domain/language.ts";

export interface NewOption {
  productId: number;
  name: Said;
  /** What every variant that is there has of it. */
  value: Said;
  /** The option before which it stands; null: the last. */
  before: number | null;
}

/** No such product or option of it; it has this option already; it has as many as it can. */
export type AddOptionRefused = "NOT_FOUND" | "OPTION_KNOWN" | "OPTIONS_FULL";

/**
 * Adds an option to a product, in the caller's transaction: every variant gets its first value and stays the variant it
 * was, with its number, stock, price and orders. An option the shop knows by its Polish name is called as it is there.
 * Returns why not, or null.
 */
export async function addOption(
  db: Queryable,
  { productId, name, value, before }: NewOption,
  log: Log,
): Promise<AddOptionRefused | null> {
  const { variants, head } = await held(db, productId);
  if (head === null) return "NOT_FOUND";
  const options = head.options.map(({ attribute_id }) => attribute_id);
  const at = before === null ? options.length : options.indexOf(before);
  if (at === -1) return "NOT_FOUND";
  if (options.length >= sheetLimits.options) return "OPTIONS_FULL";
  const option = await attributeCalled(db, name);
  if (options.includes(option)) return "OPTION_KNOWN";
  await saveOptions(db, productId, options.toSpliced(at, 0, option));
  await saveValues(db, withOption(variants, { options: options.length, at, value }));
  await invalidateCacheTags(db, [`product:${productId}`]);
  const after = { option, name: name.pl, value: value.pl };
  await log({ act: "addOption", entity: "product", entityId: productId, part: "variants", before: null, after });
  return null;
}

/** No such product or option of it; more than one value of it is sold. */
export type RemoveOptionRefused = "NOT_FOUND" | "OPTION_IN_USE";

/**
 * Takes an option away from a product, in the caller's transaction, where one value of it is left in what is sold: every
 * variant of it stays the variant it was. What was sold in other values keeps them, and has its place again should the
 * option come back. Returns why not, or null.
 */
export async function removeOption(
  db: Queryable,
  { productId, optionId }: { productId: number; optionId: number },
  log: Log,
): Promise<RemoveOptionRefused | null> {
  const { variants, head } = await held(db, productId);
  const at = head?.options.findIndex(({ attribute_id }) => attribute_id === optionId) ?? -1;
  if (head === null || at === -1) return "NOT_FOUND";
  const options = head.options.map(({ attribute_id }) => attribute_id);
  const sold = variants.filter((variant) => variant.sold);
  const [value, ...others] = optionValues(sold, at);
  if (value === undefined || others.length > 0) return "OPTION_IN_USE";
  await saveOptions(db, productId, options.toSpliced(at, 1));
  await saveValues(db, withoutOption(variants, { options: options.length, at, value }));
  await invalidateCacheTags(db, [`product:${productId}`]);
  const was = { name: head.options[at]!.attr_name, value, before: options[at + 1] ?? null };
  await log({
    act: "removeOption",
    entity: "product",
    entityId: productId,
    part: "variants",
    before: was,
    after: null,
  });
  return null;
}

/** What there is, held until the transaction ends: an import that says what goods differ in waits, and is waited for. */
async function held(db: Queryable, productId: number) {
  await db.query("SELECT pg_advisory_xact_lock(hashtextextended('import', 0))");
  const variants = await holdVariants(db, productId);
  return { variants, head: await sheetHead(db, productId) };
}
