import { Argument, type Command } from "commander";
import { changeRate } from "../../flows/catalogue/change-rate.ts";
import { givePoints } from "../../flows/customer/give-points.ts";
import { Problem } from "../end.ts";
import { asJson, rate, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `rate`, `points`. */
export function addMoneyCommands(program: Command): void {
  program
    .command("rate")
    .description("Set how many PLN one unit of a currency costs.")
    .addArgument(new Argument("<currency>").choices(["eur", "gbp", "usd"]))
    .argument("<value>", "such as 4.25", rate)
    .option("--json", asJson)
    .action((currency: "eur" | "gbp" | "usd", value: string, options) =>
      withShop(options, async ({ pool }) => {
        await changeRate(pool, { currency, rate: value });
        return { text: `1 ${currency.toUpperCase()} is ${value} PLN now.`, json: { [`${currency}_rate`]: value } };
      }),
    );

  program
    .command("points")
    .description("Give loyalty points to a customer; a negative number takes them.")
    .argument("<email>")
    .argument("<n>", "points", wholeNumber(-10_000_000, 10_000_000))
    .option("--note <text>", "why, for the history of their points", "")
    .option("--json", asJson)
    .action((email: string, points: number, options: { note: string; json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        if (points === 0) throw new Problem("Give a number of points other than 0.");
        const given = await givePoints(pool, { email, points, note: options.note.slice(0, 200) });
        if (given.kind === "unknown") throw new Problem(`There is no customer with the e-mail '${email}'.`);
        if (given.kind === "short")
          throw new Problem(`${email} has ${given.balance} points; ${-points} cannot be taken.`);
        return { text: `${email} has ${given.balance} points now.`, json: { email, points: given.balance } };
      }),
    );
}
