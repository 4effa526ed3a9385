import type { Command } from "commander";
import { openCuts, type PriceCut } from "../../database/catalogue/price-cuts.ts";
import { decimal } from "../../domain/money.ts";
import { cancelPriceCut } from "../../flows/catalogue/price-cuts.ts";
import { Problem } from "../end.ts";
import { asJson, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

/** `cuts`, `cuts cancel`. */
export function addCutCommands(program: Command): void {
  const cuts = program
    .command("cuts")
    .description("Prices for a time: 'price ID PLN --from … --to …' plans one.")
    .option("--json", asJson);
  cuts
    .command("list", { isDefault: true })
    .description("List those that are planned or run.")
    .option("--json", asJson)
    .action((_options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        const all = await openCuts(pool, null);
        return { text: all.length === 0 ? "No price for a time is planned." : all.map(cutText).join("\n"), json: all };
      }),
    );
  cuts
    .command("cancel")
    .description("Take one back: what is planned never begins, what runs ends now.")
    .argument("<number>", "its number in the list", wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .option("--json", asJson)
    .action((cutId: number, _options, command: Command) =>
      withShop(command.optsWithGlobals(), async ({ pool }) => {
        const cut = await cancelPriceCut(pool, cutId, new Date());
        if (cut === null) throw new Problem(`No price for a time has the number ${cutId}. 'cuts' lists them.`);
        return { text: `Cancelled: ${cutText(cut)}`, json: { cancelled: cut.cut_id } };
      }),
    );
}

/** Returns a price for a time in a line. */
export function cutText({
  cut_id,
  product_id,
  product_name,
  variant_name,
  price,
  state,
  begins_text,
  ends_text,
  held,
}: PriceCut): string {
  return [
    `${cut_id}`,
    `${product_id} ${[product_name, variant_name].filter(Boolean).join(", ")}`,
    `${decimal(price)} PLN`,
    ...(begins_text === null ? [] : [`from ${begins_text}`]),
    ...(ends_text === null ? [] : [`to ${ends_text}`]),
    state === "running" && held === 0 ? "running, of nothing: the price was changed since" : state,
  ].join("  ");
}
