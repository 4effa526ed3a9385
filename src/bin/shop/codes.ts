import { type Command, Option } from "commander";
import { allCodes, codeNamed, type CodeRow } from "../../database/discount/codes.ts";
import { inTransaction } from "../../database/connect.ts";
import type { Queryable } from "../../database/queryable.ts";
import { type Log, logAct } from "../../database/staff/operator-log.ts";
import { codeLimits, isCodeName } from "../../domain/discount/code-limits.ts";
import { codeState } from "../../domain/discount/code-state.ts";
import { decimal } from "../../domain/money.ts";
import { codeForm } from "../../domain/one-form.ts";
import {
  changeCode,
  type CodeRefused,
  type CodeTermsSaid,
  makeBatch,
  makeCode,
  removeCode,
  turnCode,
} from "../../flows/discount/discount-codes.ts";
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

/** `code`, `code add`, `code batch`, `code edit`, `code end`, `code start`, `code delete`, `code list`, `code show`. */
export function addCodeCommands(program: Command): void {
  const code = program.command("code").description("Discount codes.").option("--json", asJson);
  const named = (name: string, description: string) =>
    code.command(name).description(description).argument("<code>", "its name").option("--json", asJson);

  withTerms(named("add", "Add a discount code.")).action((typed: string, _options, command: Command) => {
    const name = codeForm(typed);
    const { json, ...terms } = command.optsWithGlobals<TermOptions>();
    return withShop(json ? { json } : {}, async ({ pool }) => {
      if (!isCodeName(name)) throw new Problem("Name the code with 2 to 40 letters, digits or hyphens.");
      refuseUnclear(terms, { isNew: true });
      done(
        await inTransaction(pool, (db) =>
          makeCode(db, { code: name, ...termsOf(terms), now: new Date() }, byCommandLine(db)),
        ),
        { code: name, ...terms },
      );
      return told(await stored(pool, name));
    });
  });

  withTerms(
    code
      .command("batch")
      .description(
        "Make many codes of the same terms and list them; each is its beginning and eight signs that are drawn.",
      )
      .argument("<name>", "what the batch is called")
      .argument("<count>", `how many, 1 to ${codeLimits.batch}`, wholeNumber(1, codeLimits.batch))
      .option("--beginning <text>", "what each of them begins with, such as LATO-", "")
      .option("--json", asJson),
  ).action((name: string, count: number, _options, command: Command) => {
    const { json, beginning, ...terms } = command.optsWithGlobals<TermOptions & { beginning: string }>();
    return withShop(json ? { json } : {}, async ({ pool }) => {
      if (!isCodeName(`${codeForm(beginning)}XX`) || [...codeForm(beginning)].length > codeLimits.beginning)
        throw new Problem(`Begin the codes with at most ${codeLimits.beginning} letters, digits or hyphens.`);
      refuseUnclear(terms, { isNew: true });
      const batch = { name, beginning, count, now: new Date() };
      const made = done(
        await inTransaction(pool, (db) => makeBatch(db, { ...batch, ...termsOf(terms) }, byCommandLine(db))),
        { code: name, ...terms },
      );
      const codes = (await allCodes(pool)).filter(({ batch_id }) => batch_id === made.batchId);
      return { text: codes.map((row) => row.code).join("\n"), json: codes.map(withState) };
    });
  });

  withTerms(
    named("edit", "Change a discount code; what is not named stays. 0, 'never' or 'none' takes a term away."),
  ).action((name: string, _options, command: Command) => {
    const { json, ...terms } = command.optsWithGlobals<TermOptions>();
    return withShop(json ? { json } : {}, async ({ pool }) => {
      if (Object.keys(terms).length === 0)
        throw new Problem("Say what is to change, such as --expires '2027-01-31' or --limit 0.");
      refuseUnclear(terms, { isNew: false });
      const { code: stands, code_id: codeId } = await stored(pool, name);
      const change = { codeId, version: null, ...termsOf(terms) };
      done(await inTransaction(pool, (db) => changeCode(db, change, byCommandLine(db))), { code: stands, ...terms });
      return told(await stored(pool, name));
    });
  });

  for (const [verb, description, ended] of [
    ["end", "End a discount code at once; orders that hold it keep it.", true],
    ["start", "Let a discount code that was ended be used again, or one that is to begin later from now on.", false],
  ] as const) {
    named(verb, description).action((name: string, _options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        const { code_id: codeId } = await stored(pool, name);
        await inTransaction(pool, (db) => turnCode(db, { codeId, ended }, byCommandLine(db)));
        return told(await stored(pool, name));
      }),
    );
  }

  named("delete", "Delete a discount code that no order holds.").action((name: string, _options, command: Command) =>
    withShop(command.optsWithGlobals(), async ({ pool }) => {
      const { code: stands, code_id: codeId } = await stored(pool, name);
      done(await inTransaction(pool, (db) => removeCode(db, codeId, byCommandLine(db))), { code: stands });
      return { text: `The code ${stands} is deleted.`, json: { deleted: stands } };
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

/** Refuses what cannot be meant, whatever the code is. */
function refuseUnclear({ amount, percent: off, freeShipping }: TermOptions, { isNew }: { isNew: boolean }): void {
  if (amount !== undefined && off !== undefined) throw new Problem("Give either --amount or --percent.");
  if (isNew && amount === undefined && off === undefined && !freeShipping)
    throw new Problem("Give either --amount or --percent, or --free-shipping.");
  if (amount === 0 && !freeShipping) throw new Problem("Give an amount above 0.");
}

/** The options as terms: 0 and '' take a term away. */
function termsOf(options: TermOptions): CodeTermsSaid {
  const { amount, percent: off, min, category, manufacturer, expires, starts, limit, perCustomer, ...same } = options;
  return {
    ...same,
    ...(amount !== undefined && { amountOff: amount }),
    ...(off !== undefined && { percentOff: off }),
    ...(min !== undefined && { minTotal: min }),
    ...(category !== undefined && { category: category || null }),
    ...(manufacturer !== undefined && { manufacturer: manufacturer || null }),
    ...(expires !== undefined && { expires: expires || null }),
    ...(starts !== undefined && { starts: starts || null }),
    ...(limit !== undefined && { limit: limit || null }),
    ...(perCustomer !== undefined && { perCustomer: perCustomer || null }),
  };
}

function byCommandLine(db: Queryable): Log {
  return (act) => logAct(db, { kind: "commandLine" }, act);
}

/** Returns what was done; what was refused is said with the way on. */
function done<Did extends { kind: "made" | "changed" | "removed" }>(
  outcome: Did | CodeRefused,
  { code }: { code: string },
): Did {
  switch (outcome.kind) {
    case "unknown":
    case "old":
      throw unknown(code);
    case "taken":
      throw new Problem(`The code ${code} exists already. 'code edit' changes it.`);
    case "empty":
      throw new Problem("It would take nothing off. Give --amount or --percent, or --free-shipping.");
    case "never":
      throw new Problem(
        outcome.starts === null
          ? `${outcome.expires} is over already: the code could never be used.`
          : `The code would expire, ${outcome.expires}, before it begins, ${outcome.starts}: it could never be used. Give a later --expires or an earlier --starts; 'never' takes one away.`,
      );
    case "used":
      throw new Problem(
        `The code ${code} was used ${outcome.used} times already: give a limit of that or more, or 'code end ${code}'.`,
      );
    case "goods":
      throw new Problem(`There is no ${outcome.missing.kind} ${outcome.missing.id}.`);
    case "held":
      throw new Problem(
        `${outcome.orders} order${outcome.orders === 1 ? " holds" : "s hold"} the code ${code}, so it stays in the books: 'code end ${code}' ends it.`,
      );
    default:
      return outcome;
  }
}

function unknown(name: string): Problem {
  return new Problem(`There is no code '${name}'. 'code list' lists them.`);
}

async function stored(db: Queryable, name: string): Promise<CodeRow> {
  const row = await codeNamed(db, name);
  if (row === null) throw unknown(name);
  return row;
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
