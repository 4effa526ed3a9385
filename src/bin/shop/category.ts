import { isDeepStrictEqual } from "node:util";
import type { Command } from "commander";
import { writtenFillings } from "../../database/catalogue/category-fillings.ts";
import { knownCategories, knownManufacturers } from "../../database/catalogue/entity-paths.ts";
import { categoryOf, textsOfCategory } from "../../database/catalogue/staff-categories.ts";
import { inTransaction } from "../../database/connect.ts";
import { logAct, logCommand } from "../../database/staff/operator-log.ts";
import { changeCategoryTexts } from "../../flows/catalogue/change-categories.ts";
import { placeFillings } from "../../flows/catalogue/import/place-fillings.ts";
import { readOrder, readRule, writeOrder, writeRule } from "../../integrations/catalogue-files/bruk-rules.ts";
import { Problem } from "../end.ts";
import { asJson } from "./arguments.ts";
import {
  type SearchTextOptions,
  searchTextLines,
  searchTextsOf,
  withSearchTexts,
  writtenOver,
} from "./search-texts.ts";
import { withShop } from "./with-shop.ts";

interface Options extends SearchTextOptions {
  rule?: string[];
  byHand?: boolean;
  order?: string;
  json?: boolean;
}

/** `category`. */
export function addCategoryCommand(program: Command): void {
  const command = program
    .command("category")
    .description(
      "Show by which rule a category is filled, how its goods are ordered and what search engines show of it, or say so anew.",
    )
    .argument("<key>", "slugs joined by '/', as in the catalogue file: odziez/bluzy")
    .option(
      "--rule <lines...>",
      "its rule: all or any, then conditions: reduced, 'in stock', 'brand: A | B', 'new: 30', 'price to: 199.99', 'colour: black | red'",
    )
    .option("--by-hand", "fill it by no rule")
    .option("--order <order>", "newest, bestsellers, price-asc, price-desc or hand");
  withSearchTexts(command)
    .option("--json", asJson)
    .action((key: string, options: Options) =>
      withShop(options, async ({ pool }) => {
        const rule = options.byHand === true ? null : options.rule && readRule(options.rule.join("\n"));
        if (options.rule !== undefined && rule === undefined)
          throw new Problem(
            "This is no rule: 'all' or 'any' is, and behind it conditions like 'price to: 199.99'. Nothing was changed.",
          );
        const order = options.order === undefined ? undefined : readOrder(options.order);
        if (options.order !== undefined && order === undefined)
          throw new Problem(`'${options.order}' is no order of goods. Nothing was changed.`);
        return inTransaction(pool, async (db) => {
          const known = (await knownCategories(db)).find((one) => one.key.toLowerCase() === key.toLowerCase());
          if (known === undefined) throw new Problem(`There is no category '${key}'.`);
          const before = (await writtenFillings(db)).get(known.id)!;
          const { problems } = await placeFillings(db, {
            categories: [
              {
                ...known,
                ...(rule !== undefined && { rule }),
                ...(order !== undefined && { order: { sorted: order.sorted, hand: before.order.hand } }),
              },
            ],
            categoryIds: new Map([[known.key.toLowerCase(), known.id]]),
            brandIds: new Map((await knownManufacturers(db)).map(({ name, id }) => [name.toLowerCase(), id])),
          });
          if (problems.length > 0) throw new Problem(problems.map(({ text }) => text).join("\n"));
          const filling = (await writtenFillings(db)).get(known.id)!;
          if (!isDeepStrictEqual(filling, before))
            await logCommand(db, `category ${known.key}`, { entity: "category", entityId: known.id });
          await changeCategoryTexts(
            db,
            { categoryId: known.id, version: null, change: (texts) => writtenOver(texts, options) },
            (act) => logAct(db, { kind: "commandLine" }, act),
          );
          const texts = textsOfCategory((await categoryOf(db, known.id))!);
          return {
            text: [
              `Rule: ${filling.rule === null ? "none" : writeRule(filling.rule).replaceAll("\n", "; ")}`,
              `Order: ${writeOrder(filling.order).replaceAll("\n", ": ")}`,
              ...searchTextLines(texts),
            ].join("\n"),
            json: { key: known.key, rule: filling.rule, order: filling.order, ...searchTextsOf(texts) },
          };
        });
      }),
    );
}
