import type { Command } from "commander";
import { Problem } from "../end.ts";
import { seedDemo } from "../seed-demo.ts";
import { isOwnTrial, isThisMachine } from "../this-machine.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `seed-demo`. */
export function addDemoCommands(program: Command): void {
  program
    .command("seed-demo")
    .description(
      "Fill a new shop with the demo: invented goods, texts and discount codes; 'npm start' does so by itself only on this machine.",
    )
    .option(
      "--customers",
      "its customers too, whose passwords the README prints, where the shop has an address or database of its own",
    )
    .option("--json", asJson)
    .action((options: { customers?: boolean; json?: boolean }) =>
      withShop(options, async (shop) => {
        const customers = options.customers ?? isOwnTrial(shop.settings);
        if (!(await seedDemo(shop, { customers })))
          throw new Problem(
            "This shop is begun already: the demo fills only a new one. Give it an empty DATA_DIR, or an empty database. Nothing was changed.",
          );
        const warned = isThisMachine(shop.settings.publicUrl)
          ? ""
          : " Its goods and seller are invented: nobody should be able to order here in earnest.";
        return {
          text: `The demo is there, ${customers ? "with its customers, whose passwords everybody knows" : "without its customers"}, and the shop is open.${warned}`,
          json: { seeded: true, customers },
        };
      }),
    );
}
