import type { Command } from "commander";
import { goesWith } from "../../database/catalogue/product-relations.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { mostChosen } from "../../domain/catalogue/goes-with.ts";
import { chooseWhatGoesWith } from "../../flows/catalogue/choose-goes-with.ts";
import { Problem } from "../end.ts";
import { asJson } from "./arguments.ts";
import { productNamed } from "./products.ts";
import { withShop } from "./with-shop.ts";

/** `goes-with`. */
export function addGoesWithCommand(program: Command): void {
  program
    .command("goes-with")
    .description(
      "Choose what goes with a product, or show what does: what is chosen first, then what was bought with it.",
    )
    .argument("<product>", "its id or url")
    .argument("[others...]", `ids or urls of what goes with it, in their order, at most ${mostChosen}`)
    .option("--none", "take the choice away; what was bought with it stays")
    .option("--json", asJson)
    .action((named: string, others: string[], options: { none?: true; json?: boolean }) =>
      withShop(options, async ({ pool }) => {
        if (options.none && others.length > 0) throw new Problem("Name what goes with it, or say --none, not both.");
        const product = await productNamed(pool, named);
        const related = [];
        for (const other of others) related.push((await productNamed(pool, other)).product_id);
        if (related.includes(product.product_id)) throw new Problem("A product cannot be chosen to go with itself.");
        if (new Set(related).size > mostChosen)
          throw new Problem(`At most ${mostChosen} products can be chosen to go with one.`);
        if (options.none || related.length > 0)
          await chooseWhatGoesWith(pool, {
            productId: Number(product.product_id),
            relatedIds: [...new Set(related)].map(Number),
          });
        const ids = (await goesWith(pool, [product.product_id])).get(product.product_id) ?? [];
        const shown = await productsById(pool, ids, "pl");
        return {
          text: [
            `${product.product_name}: ${shown.length === 0 ? "nothing goes with it" : "goes with"}`,
            ...shown.map(({ product_id, product_name }) => `  ${product_id.padStart(8)}  ${product_name}`),
          ].join("\n"),
          json: { product_id: product.product_id, goes_with: ids },
        };
      }),
    );
}
