import type { Command } from "commander";
import { addCode, allCodes, type CodeRow, type NewCode } from "../../database/codes.ts";
import { decimal } from "../../domain/money.ts";
import { codeForm } from "../../domain/one-form.ts";
import { Problem } from "../end.ts";
import { asJson, moment, percent, pln, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

type AddOptions = Omit<NewCode, "code" | "minTotal"> & { min?: number; json?: boolean };

/** `code add`, `code list`. */
export function addCodeCommands(program: Command): void {
  const code = program.command("code").description("Discount codes.").option("--json", asJson);
  code.command("add").description("Add a discount code.").argument("<code>", "its name: letters, digits, hyphens")
    .option("--amount <pln>", "takes off a fixed amount", pln).option("--percent <n>", "takes off a percentage of the cart", percent)
    .option("--min <pln>", "from this cart total on", pln).option("--category <id>", "when something of this category is in the cart", wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .option("--manufacturer <id>", "when something of this manufacturer is in the cart", wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .option("--expires <moment>", "until 'YYYY-MM-DD HH:MM:SS', Warsaw time", moment).option("--limit <n>", "how often it may be used", wholeNumber(1, 1_000_000_000)).option("--json", asJson)
    .action((typed: string, _options, command: Command) => {
      const name = codeForm(typed);
      const { min, json, ...rest } = command.optsWithGlobals<AddOptions>();
      return withShop(json ? { json } : {}, async ({ pool }) => {
        if (!/^[\p{L}\p{N}_-]{2,40}$/u.test(name)) throw new Problem("Name the code with 2 to 40 letters, digits or hyphens.");
        if ((rest.amount === undefined) === (rest.percent === undefined)) throw new Problem("Give either --amount or --percent.");
        if (rest.amount === 0) throw new Problem("Give an amount above 0.");
        const added = await addCode(pool, { code: name, ...rest, ...(min === undefined ? {} : { minTotal: min }) }).catch((error: { code?: string }) => {
          if (error.code === "23503") throw new Problem("There is no such category or manufacturer.");
          throw error;
        });
        if (!added) throw new Problem(`The code ${name} exists already.`);
        const stored = (await allCodes(pool)).find((row) => row.code === name)!;
        return { text: describe(stored), json: stored };
      });
    });
  code.command("list").description("List the discount codes.").option("--json", asJson)
    .action((_options, command: Command) => withShop(command.optsWithGlobals(), async ({ pool }) => {
      const codes = await allCodes(pool);
      return { text: codes.length === 0 ? "No discount codes." : codes.map(describe).join("\n"), json: codes };
    }));
}

function describe(row: CodeRow): string {
  return [
    row.code.padEnd(16),
    row.code_type === "1" ? `${decimal(row.code_value)} PLN` : `${Number(row.code_percent)} %`,
    ...(row.code_min_total > 0 ? [`from ${decimal(row.code_min_total)} PLN`] : []),
    ...(row.code_category === null ? [] : [`category ${row.code_category}`]),
    ...(row.code_manufacturer === null ? [] : [`manufacturer ${row.code_manufacturer}`]),
    ...(row.expire_text === null ? [] : [`until ${row.expire_text}`]),
    `used ${row.used}${row.use_limit === null ? "" : ` of ${row.use_limit}`}`,
  ].join("  ");
}
