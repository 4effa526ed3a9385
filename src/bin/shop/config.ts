import { Argument, type Command } from "commander";
import { allConfig } from "../../database/config.ts";
import { changeableConfig, type ChangeableConfig, usualOf } from "../../domain/shop-config.ts";
import { changeConfig } from "../../flows/change-config.ts";
import { Problem } from "../end.ts";
import { asJson } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

const codes = Object.keys(changeableConfig) as ChangeableConfig[];

/** `config`, `config CODE`, `config CODE CONTENT`. */
export function addConfigCommands(program: Command): void {
  program
    .command("config")
    .description(
      "Show the shop's own details, or set one: its name, address, profiles, currencies. An empty text takes a profile away.",
    )
    .addArgument(new Argument("[code]").choices(codes))
    .argument("[content]", "what it is to be")
    .option("--json", asJson)
    .action((code: ChangeableConfig | undefined, content: string | undefined, options) =>
      withShop(options, async ({ pool }) => {
        if (code !== undefined && content !== undefined && !(await changeConfig(pool, { code, content })))
          throw new Problem(`${code} must be ${changeableConfig[code]}.`);
        const all = await allConfig(pool);
        const shown = Object.fromEntries(
          (code === undefined ? codes : [code]).map((name) => [name, all[name] ?? usualOf(name)]),
        );
        return {
          text: Object.entries(shown)
            .map(([name, value]) => `${name.padEnd(20)} ${value}`)
            .join("\n"),
          json: shown,
        };
      }),
    );
}
