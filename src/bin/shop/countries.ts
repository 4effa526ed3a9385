import type { Command } from "commander";
import { allCountries, type CountryRow } from "../../database/delivery/countries.ts";
import { offerCountry } from "../../flows/delivery/change-country.ts";
import { Problem } from "../end.ts";
import { asJson } from "./arguments.ts";
import { type OffOrOn, switchIn } from "./off-or-on.ts";
import { withShop } from "./with-shop.ts";

/** `country`, `country CODE --off WHY`, `country CODE --on`. */
export function addCountryCommands(program: Command): void {
  program
    .command("country")
    .description(
      "List the countries the shop delivers to and, with the reason, those it does not; or switch one off or on.",
    )
    .argument("[code]", "as RU")
    .option("--off <why>", "do not deliver there any more")
    .option("--on", "deliver there again")
    .option("--json", asJson)
    .action((code: string | undefined, options: OffOrOn) =>
      withShop(options, async ({ pool }) => {
        const asked = switchIn(
          code,
          options,
          "Name one country and either --off with the reason or --on: country RU --off sanctions.",
        );
        if (asked !== null && !(await offerCountry(pool, asked)))
          throw new Problem(`There is no country ${code} in the list.`);
        const countries = await allCountries(pool);
        return { text: countries.map(lineOf).join("\n"), json: countries };
      }),
    );
}

function lineOf({ country_code, country_name, zone_id, offered, off_because }: CountryRow): string {
  return `${country_code}  ${country_name.pl.padEnd(20)} ${zone_id === null ? "no zone" : `zone ${zone_id}`}${offered ? "" : `  switched off: ${off_because ?? "nobody said why"}`}`;
}
