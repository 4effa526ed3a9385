import { Argument, type Command } from "commander";
import { allConfig } from "../../database/config.ts";
import { describeShop, type ShopFact, shopFacts } from "../../flows/describe-shop.ts";
import { withShop } from "./with-shop.ts";

/** `seller`. */
export function addSellerCommand(program: Command): void {
  program.command("seller").description("Show what the shop says of itself, in pages and letters; with a name and a text, change it.")
    .addArgument(new Argument("[what]").choices(shopFacts)).argument("[text]", "such as \"+48 12 345 67 89\"; an empty one takes it away").option("--json", "answer as JSON")
    .action((what: ShopFact | undefined, text: string | undefined, options) => withShop(options, async ({ pool }) => {
      if (what !== undefined && text !== undefined) await describeShop(pool, { fact: what, content: text.trim() });
      const config = await allConfig(pool);
      const said = (what === undefined ? shopFacts : [what]).map((fact) => [fact, config[`shop_${fact}`] ?? ""] as const);
      return { text: said.map(([fact, content]) => `${fact.padEnd(13)} ${content}`).join("\n"), json: Object.fromEntries(said) };
    }));
}
