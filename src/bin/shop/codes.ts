import { type Command, Option } from "commander";
import {
  addCode,
  allCodes,
  codeNamed,
  type CodeRow,
  type CodeTermsGiven,
  deleteCode,
  editCode,
  endCode,
} from "../../database/order/codes.ts";
import { missingCodeGoods } from "../../database/order/code-goods.ts";
import { inTransaction } from "../../database/connect.ts";
import type { Queryable } from "../../database/queryable.ts";
import { codeState } from "../../domain/order/code-state.ts";
import { decimal } from "../../domain/money.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";
import { codeForm } from "../../domain/one-form.ts";
import { Problem } from "../end.ts";
import { asJson, firstMoment, ids, moment, percent, pln, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

interface TermOptions {
  amount?: number;
  percent?: string;
  min?: number;
  category?: number;
  manufacturer?: number;
  expires?: string;
  starts?: string;
  limit?: number;
  perCustomer?: number;
  freeShipping?: boolean;
  firstOrder?: boolean;
  onlyProducts?: number[];
  onlyCategories?: number[];
  json?: boolean;
}

/** `code`, `code add`, `code edit`, `code end`, `code start`, `code delete`, `code list`, `code show`. */
export function addCodeCommands(program: Command): void {
  const code = program.command("code").description("Discount codes.").option("--json", asJson);
  const named = (name: string, description: string) =>
    code.command(name).description(description).argument("<code>", "its name").option("--json", asJson);

  withTerms(named("add", "Add a discount code.")).action((typed: string, _options, command: Command) => {
    const name = codeForm(typed);
    const { json, ...terms } = command.optsWithGlobals<TermOptions>();
    return withShop(json ? { json } : {}, async ({ pool }) => {
      if (!/^[\p{L}\p{N}_-]{2,40}$/u.test(name))
        throw new Problem("Name the code with 2 to 40 letters, digits or hyphens.");
      if (terms.amount !== undefined && terms.percent !== undefined)
        throw new Problem("Give either --amount or --percent.");
      if (terms.amount === undefined && terms.percent === undefined && !terms.freeShipping)
        throw new Problem("Give either --amount or --percent, or --free-shipping.");
      refuseNeverUsed({ starts: terms.starts || null, expires: terms.expires || null });
      if (terms.expires && terms.expires <= warsawTime(new Date()))
        throw new Problem(`${terms.expires} is over already: the code could never be used.`);
      const added = await inTransaction(pool, async (db) =>
        addCode(db, { code: name, ...(await termsOf(db, terms)) }),
      ).catch(inWords);
      if (!added) throw new Problem(`The code ${name} exists already. 'code edit' changes it.`);
      return told(await stored(pool, name));
    });
  });

  withTerms(
    named("edit", "Change a discount code; what is not named stays. 0, 'never' or 'none' takes a term away."),
  ).action((name: string, _options, command: Command) => {
    const { json, ...terms } = command.optsWithGlobals<TermOptions>();
    return withShop(json ? { json } : {}, async ({ pool }) => {
      if (Object.keys(terms).length === 0)
        throw new Problem("Say what is to change, such as --expires '2027-01-31' or --limit 0.");
      if (terms.amount !== undefined && terms.percent !== undefined)
        throw new Problem("Give either --amount or --percent.");
      await inTransaction(pool, async (db) => {
        const row = await stored(db, name);
        if (terms.limit && terms.limit < row.used)
          throw new Problem(
            `The code ${row.code} was used ${row.used} times already: give a limit of that or more, or 'code end ${row.code}'.`,
          );
        refuseNeverUsed({
          starts: terms.starts === undefined ? row.start_text : terms.starts || null,
          expires: terms.expires === undefined ? row.expire_text : terms.expires || null,
        });
        await editCode(db, { code: row.code, ...(await termsOf(db, terms)) });
      }).catch(inWords);
      return told(await stored(pool, name));
    });
  });

  for (const [verb, description, ended] of [
    ["end", "End a discount code at once; orders that hold it keep it.", true],
    ["start", "Let a discount code that was ended, or is to begin later, be used from now on.", false],
  ] as const) {
    named(verb, description).action((name: string, _options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        await endCode(pool, { code: (await stored(pool, name)).code, ended });
        return told(await stored(pool, name));
      }),
    );
  }

  named("delete", "Delete a discount code that no order holds.").action((name: string, _options, command: Command) =>
    withShop(command.optsWithGlobals(), async ({ pool }) => {
      const row = await stored(pool, name);
      const orders = await inTransaction(pool, (db) => deleteCode(db, row.code));
      if (orders)
        throw new Problem(
          `${orders} order${orders === 1 ? " holds" : "s hold"} the code ${row.code}, so it stays in the books: 'code end ${row.code}' ends it.`,
        );
      return { text: `The code ${row.code} is deleted.`, json: { deleted: row.code } };
    }),
  );

  named("show", "Show a discount code.").action((name: string, _options, command: Command) =>
    withShop(command.optsWithGlobals(), async ({ pool }) => told(await stored(pool, name))),
  );

  code
    .command("list", { isDefault: true })
    .description("List the discount codes and how they stand.")
    .option("--json", asJson)
    .action((_options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        const codes = await allCodes(pool);
        return {
          text: codes.length === 0 ? "No discount codes." : codes.map(describe).join("\n"),
          json: codes.map(withState),
        };
      }),
    );
}

function withTerms(command: Command): Command {
  return command
    .option("--amount <pln>", "takes off a fixed amount", pln)
    .option("--percent <n>", "takes off a percentage", percent)
    .option("--free-shipping", "shipping costs nothing")
    .addOption(new Option("--no-free-shipping", "shipping costs what it costs"))
    .option("--min <pln>", "from this cart total on", pln)
    .option(
      "--category <id>",
      "when something of this category is in the cart",
      wholeNumber(0, Number.MAX_SAFE_INTEGER),
    )
    .option(
      "--manufacturer <id>",
      "when something of this manufacturer is in the cart",
      wholeNumber(0, Number.MAX_SAFE_INTEGER),
    )
    .option("--only-products <ids>", "counted from these products alone, such as 17,18", ids)
    .option("--only-categories <ids>", "counted from these categories' products alone", ids)
    .option("--starts <moment>", "from 'YYYY-MM-DD HH:MM:SS' on, Warsaw time", orNever(firstMoment))
    .option("--expires <moment>", "until 'YYYY-MM-DD HH:MM:SS', Warsaw time", orNever(moment))
    .option("--limit <n>", "how often it may be used", wholeNumber(0, 1_000_000_000))
    .option("--per-customer <n>", "how often one person may use it", wholeNumber(0, 1_000_000_000))
    .option("--first-order", "for a first order only")
    .addOption(new Option("--no-first-order", "for any order"));
}

function orNever(read: (text: string) => string): (text: string) => string {
  return (text) => (text === "never" || text === "none" ? "" : read(text));
}

/** Refuses days of which none is left, Warsaw time. */
function refuseNeverUsed({ starts, expires }: { starts: string | null; expires: string | null }): void {
  if (starts !== null && expires !== null && starts >= expires)
    throw new Problem(
      `The code would expire, ${expires}, before it begins, ${starts}: it could never be used. Give a later --expires or an earlier --starts; 'never' takes one away.`,
    );
}

/** The options as terms: 0 and '' take a term away. */
async function termsOf(
  db: Queryable,
  { min, category, manufacturer, expires, starts, limit, perCustomer, ...same }: TermOptions,
): Promise<CodeTermsGiven> {
  if (same.amount === 0 && !same.freeShipping) throw new Problem("Give an amount above 0.");
  const missing = await missingCodeGoods(db, {
    products: same.onlyProducts ?? [],
    categories: same.onlyCategories ?? [],
  });
  if (missing !== null) throw new Problem(`There is no ${missing.kind} ${missing.id}.`);
  return {
    ...same,
    ...(min !== undefined && { minTotal: min }),
    ...(category !== undefined && { category: category || null }),
    ...(manufacturer !== undefined && { manufacturer: manufacturer || null }),
    ...(expires !== undefined && { expires: expires || null }),
    ...(starts !== undefined && { starts: starts || null }),
    ...(limit !== undefined && { limit: limit || null }),
    ...(perCustomer !== undefined && { perCustomer: perCustomer || null }),
  };
}

async function stored(db: Queryable, name: string): Promise<CodeRow> {
  const row = await codeNamed(db, name);
  if (row === null) throw new Problem(`There is no code '${name}'. 'code list' lists them.`);
  return row;
}

function inWords(error: { code?: string }): never {
  if (error.code === "23503") throw new Problem("There is no such category or manufacturer.");
  throw error;
}

function told(row: CodeRow): { text: string; json: object } {
  return { text: describe(row), json: withState(row) };
}

function withState(row: CodeRow): CodeRow & { state: string } {
  return { ...row, state: codeState(row, new Date()) };
}

const stateWords = { live: "live", planned: "not begun", ended: "ended", expired: "expired", usedUp: "used up" };

function describe(row: CodeRow): string {
  return [
    row.code.padEnd(16),
    stateWords[codeState(row, new Date())].padEnd(9),
    ...(row.code_type === "2"
      ? [`${Number(row.code_percent)} %`]
      : row.code_value > 0
        ? [`${decimal(row.code_value)} PLN`]
        : []),
    ...(row.free_shipping ? ["free shipping"] : []),
    ...(row.code_min_total > 0 ? [`from ${decimal(row.code_min_total)} PLN`] : []),
    ...(row.code_category === null ? [] : [`category ${row.code_category}`]),
    ...(row.code_manufacturer === null ? [] : [`manufacturer ${row.code_manufacturer}`]),
    ...(row.only_products.length === 0 ? [] : [`only products ${row.only_products.join(", ")}`]),
    ...(row.only_categories.length === 0 ? [] : [`only categories ${row.only_categories.join(", ")}`]),
    ...(row.first_order ? ["first order only"] : []),
    ...(row.start_text === null ? [] : [`from ${row.start_text}`]),
    ...(row.expire_text === null ? [] : [`until ${row.expire_text}`]),
    `used ${row.used}${row.use_limit === null ? "" : ` of ${row.use_limit}`}`,
    ...(row.per_customer === null ? [] : [`${row.per_customer} a customer`]),
  ].join("  ");
}
