import type { Command } from "commander";
import { brandOf, staffBrands, textsOfBrand } from "../../database/catalogue/staff-brands.ts";
import { inTransaction } from "../../database/connect.ts";
import { logAct } from "../../database/staff/operator-log.ts";
import { changeBrandTexts } from "../../flows/catalogue/change-brands.ts";
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

/** `brand`. */
export function addBrandCommand(program: Command): void {
  const command = program
    .command("brand")
    .description("Show what search engines show of a brand, or say so anew.")
    .argument("<name>", "as the shop writes it, in capitals or not");
  withSearchTexts(command)
    .option("--json", asJson)
    .action((name: string, options: SearchTextOptions & { json?: boolean }) =>
      withShop(options, ({ pool }) =>
        inTransaction(pool, async (db) => {
          const known = (await staffBrands(db)).find(
            ({ manufacturer_name }) => manufacturer_name.toLowerCase() === name.trim().toLowerCase(),
          );
          if (known === undefined) throw new Problem(`There is no brand '${name}'.`);
          const brandId = known.manufacturer_id;
          await changeBrandTexts(
            db,
            { brandId, version: null, change: (texts) => writtenOver(texts, options) },
            (act) => logAct(db, { kind: "commandLine" }, act),
          );
          const texts = textsOfBrand((await brandOf(db, brandId))!);
          return {
            text: [known.manufacturer_name, ...searchTextLines(texts)].join("\n"),
            json: { name: known.manufacturer_name, ...searchTextsOf(texts) },
          };
        }),
      ),
    );
}
