import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import * as v from "valibot";
import { saidNotice } from "../../contract/operator/recalls.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { logAct } from "../../database/staff/operator-log.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import { minimisingIn, minimisingPart, recallLimits, recallRemedies } from "../../domain/order/recall-notice.ts";
import { recallProduct, type SaidNotice } from "../../flows/order/recall-product.ts";
import { noticeHtml } from "../../domain/order/recall-notice-html.ts";
import { Problem } from "../end.ts";
import { asJson, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

interface RecallOptions {
  variant?: number;
  pages?: string;
  json?: boolean;
}

/** `recall`. */
export function addRecallCommands(program: Command): void {
  program
    .command("recall")
    .description(
      "Write to everyone who bought a product that it is recalled, once by the same notice, in the Union's form. Take it out of the shop as well.",
    )
    .argument("<product>", "the product's id", wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .argument(
      "<file>",
      'the notice as JSON: {"pl": {"identification", "sold", "hazard", "action": texts, "remedies": ["repair", "replacement", "refund"]}, "en": …, "cz": …}',
    )
    .option("--variant <id>", "only who bought this variant of it", wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .option(
      "--pages <folder>",
      "write the notice there as HTML for an information page, a file for each language; no emails",
    )
    .option("--json", asJson)
    .action((productId: number, file: string, { variant, pages, ...options }: RecallOptions) =>
      withShop(options, async ({ pool }) => {
        const said = await noticesIn(file);
        if (pages !== undefined) return writePages(said, pages);
        if (variant !== undefined) await mustBeOf(pool, productId, variant);
        const emails = await inTransaction(pool, (db) =>
          recallProduct(db, { productId, variantId: variant ?? null, notice: said }, (act) =>
            logAct(db, { kind: "commandLine" }, act),
          ),
        );
        return { text: `${emails} email${emails === 1 ? "" : "s"} written.`, json: { productId, emails } };
      }),
    );
}

async function mustBeOf(pool: Pool, productId: number, variantId: number): Promise<void> {
  const { rowCount } = await pool.query("SELECT FROM variants WHERE product_id = $1 AND variant_id = $2", [
    productId,
    variantId,
  ]);
  if (rowCount === 0) throw new Problem(`Product ${productId} has no variant ${variantId}.`);
}

async function writePages(said: SaidNotice, folder: string) {
  const files: string[] = [];
  for (const { lanCode } of languages) {
    const one = said[lanCode];
    if (one === undefined) continue;
    const file = join(folder, `recall.${lanCode}.html`);
    await writeFile(file, `${noticeHtml(one, lanCode)}\n`);
    files.push(file);
  }
  return { text: `Written: ${files.join(", ")}. 'page write' puts them on an information page.`, json: { files } };
}

async function noticesIn(file: string): Promise<SaidNotice> {
  let said: SaidNotice;
  try {
    said = v.parse(saidNotice, JSON.parse(await readFile(file, "utf8"))) as SaidNotice;
  } catch {
    throw new Problem(
      `'${file}' is no such notice: JSON with 'pl', and 'en' and 'cz' where there are, each with 'identification', 'sold', 'hazard' and 'action', ${recallLimits.fewest} to ${recallLimits.most} characters, and 'remedies', at least ${recallLimits.remedies} of ${recallRemedies.join(", ")}.`,
    );
  }
  for (const [lanCode, one] of Object.entries(said) as [LanCode, SaidNotice["pl"]][]) {
    const part = minimisingPart(one);
    if (part !== null)
      throw new Problem(
        `'${minimisingIn(one[part])}' in '${lanCode}' plays the danger down, which a notice may not do (Regulation (EU) 2023/988, art. 36). Say what can happen.`,
      );
  }
  return said;
}
