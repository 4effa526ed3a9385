import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import * as v from "valibot";
import type { Said } from "../../domain/language.ts";
import { recallProduct } from "../../flows/order/recall-product.ts";
import { Problem } from "../end.ts";
import { asJson, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

const words = v.pipe(v.string(), v.trim(), v.minLength(20), v.maxLength(5000));
const texts = v.object({ pl: words, en: v.exactOptional(words), cz: v.exactOptional(words) });

/** `recall`. */
export function addRecallCommands(program: Command): void {
  program
    .command("recall")
    .description(
      "Write to everyone who bought a product that it is recalled, once in the same words. Take it out of the shop as well.",
    )
    .argument("<product>", "the product's id", wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .argument("<file>", 'what is dangerous and what to do, as JSON: {"pl": "…", "en": "…", "cz": "…"}')
    .option("--json", asJson)
    .action((productId: number, file: string, options: { json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        const emails = await recallProduct(pool, { productId, text: await textsIn(file) });
        return { text: `${emails} email${emails === 1 ? "" : "s"} written.`, json: { productId, emails } };
      }),
    );
}

async function textsIn(file: string): Promise<Said> {
  const problem = new Problem(
    `'${file}' is no such text: JSON with 'pl', 20 to 5000 characters, and 'en' and 'cz' where there are.`,
  );
  try {
    return v.parse(texts, JSON.parse(await readFile(file, "utf8"))) as Said;
  } catch {
    throw problem;
  }
}
