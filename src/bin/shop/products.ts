import type { Command } from "commander";
import { entityAt } from "../../database/paths.ts";
import { productDetails, productsById } from "../../database/products.ts";
import type { Queryable } from "../../database/queryable.ts";
import { decimal, parseDecimal } from "../../domain/money.ts";
import type { Product } from "../../domain/product.ts";
import { reductionOf } from "../../domain/reduction.ts";
import { changeLimit } from "../../flows/change-limit.ts";
import { changePrice } from "../../flows/change-price.ts";
import { changeStock } from "../../flows/change-stock.ts";
import { Problem } from "../end.ts";
import { asJson, pln, wholeNumber } from "./arguments.ts";
import { withShop } from "./with-shop.ts";

const most = 1_000_000;

/** `product`, `price`, `limit`, `stock`. */
export function addProductCommands(program: Command): void {
  program.command("product").description("Show a product.").argument("<url-or-id>", "its id, or its address on the page")
    .option("--json", asJson)
    .action((named: string, options) => withShop(options, async ({ pool }) => {
      const product = await productNamed(pool, named);
      const details = (await productDetails(pool, [product.product_id], "pl")).get(product.product_id);
      return { text: describe(product), json: { ...inGrosze(product), ...details } };
    }));

  program.command("price").description("Change what a product costs.").argument("<id>", "the product's id or url").argument("<pln>", "the new price, such as 199.99", pln)
    .option("--catalogue <pln>", "the old price to show beside it; 0 takes it away", pln).option("--json", asJson)
    .action((named: string, realPrice: number, options: { catalogue?: number; json?: boolean }) => withShop(options, async ({ pool }) => {
      const product = await productNamed(pool, named);
      const cataloguePrice = options.catalogue === undefined ? undefined : options.catalogue || null;
      const old = cataloguePrice === undefined ? product.catalogue_price && Math.round(Number(product.catalogue_price) * 100) : cataloguePrice;
      if (old && old <= realPrice) throw new Problem(`The catalogue price, ${decimal(old)} PLN, must be higher than the price, ${decimal(realPrice)} PLN. Give another with --catalogue, or take it away with --catalogue 0.`);
      await changePrice(pool, { productId: Number(product.product_id), realPrice, ...(cataloguePrice === undefined ? {} : { cataloguePrice }) });
      const after = await productNamed(pool, product.product_id);
      return { text: `${after.product_name}: ${product.real_price} → ${after.real_price} PLN${reductionText(after)}`, json: inGrosze(after) };
    }));

  program.command("limit").description("Set how many pieces of a product one shopper may have.").argument("<id>", "the product's id or url").argument("<pieces>", "so many; 0 takes the limit away", wholeNumber(0, most)).option("--json", asJson)
    .action((named: string, pieces: number, options) => withShop(options, async ({ pool }) => {
      const { product_id } = await productNamed(pool, named);
      await changeLimit(pool, { productId: Number(product_id), pieces: pieces || null });
      const after = await productNamed(pool, product_id);
      return { text: describe(after), json: inGrosze(after) };
    }));

  program.command("stock").description("Set how many pieces there are.").argument("<id[:variant]>", "the product's id, with ':' and the variant's id or name where it has variants")
    .argument("[pieces]", `pieces counted, 0 to ${most}`, wholeNumber(0, most)).option("--json", asJson)
    .action((named: string, quantity: number | undefined, options) => withShop(options, async ({ pool }) => {
      const [id = "", ...rest] = named.split(":");
      const variant = rest.length === 0 ? undefined : rest.join(":");
      if (quantity === undefined) throw new Problem(`Say how many pieces there are, 0 to ${most}, behind the product: stock ${named} 5.`);
      const product = await productNamed(pool, id);
      await changeStock(pool, { variantId: await variantOf(pool, product, variant), quantity });
      const after = await productNamed(pool, product.product_id);
      return { text: describe(after), json: inGrosze(after) };
    }));
}

/** How its reduction is announced; why it is not, where there is a catalogue price. */
function reductionText(product: Product): string {
  if (product.catalogue_price === null) return "";
  const reduction = reductionOf(product);
  if (reduction !== null) return ` (${reduction.percent} of ${reduction.before}; catalogue price ${product.catalogue_price}, lowest of 30 days ${product.lowest_price})`;
  return ` (catalogue price ${product.catalogue_price}, of which pages say nothing: the lowest price of the 30 days before, ${product.lowest_price}, is not above this one)`;
}

/** The product as pages have it, its money in grosze as in every JSON answer. */
function inGrosze(product: Product) {
  const grosze = (price: string | null) => (price === null ? null : parseDecimal(price));
  const { real_price, catalogue_price, lowest_price, unit_price } = product;
  return {
    ...product,
    real_price: grosze(real_price),
    catalogue_price: grosze(catalogue_price),
    lowest_price: grosze(lowest_price),
    ...(unit_price && { unit_price: { ...unit_price, price: grosze(unit_price.price) } }),
  };
}

/** Answers the product of an id, a url or a whole address, or says that there is none. */
async function productNamed(db: Queryable, named: string): Promise<Product> {
  const path = decodeURIComponent(named.replace(/^https?:\/\/[^/]+/, "").replace(/[?#].*$/, "").replace(/^\/+/, ""));
  const entity = /^\d+$/.test(named) ? null : await entityAt(db, path);
  const id = /^\d+$/.test(named) ? named : entity?.kind === "product" ? String(entity.entity_id) : null;
  const [product] = id === null ? [] : await productsById(db, [id], "pl");
  if (product === undefined) throw new Problem(`There is no product '${named}'. Give its id or its address, such as 17 or bluza-zygzak-asphalt/.`);
  return product;
}

async function variantOf(db: Queryable, product: Product, named: string | undefined): Promise<number> {
  const vals = product.attrs[0]?.vals ?? [];
  if (vals.length === 0) {
    if (named !== undefined) throw new Problem(`Product ${product.product_id} has no variants: leave out ':${named}'. Its pieces, 0 to ${most}, come behind its id.`);
    const { rows } = await db.query<{ variant_id: number }>("SELECT variant_id FROM variants WHERE product_id = $1 AND shown", [Number(product.product_id)]);
    return rows[0]!.variant_id;
  }
  const found = vals.find((val) => val.attr_2_product_id === named || val.attrValue_name.toLowerCase() === named?.toLowerCase());
  if (found === undefined) throw new Problem(`${named === undefined ? "" : `Product ${product.product_id} has no variant '${named}'. `}Say which variant: ${vals.map((val) => `${product.product_id}:${val.attrValue_name}`).join(", ")}.`);
  return Number(found.attr_2_product_id);
}

function describe(product: Product): string {
  const sizes = product.attrs[0]?.vals.map((val) => `  ${val.attr_2_product_id.padStart(8)}  ${val.attrValue_name.padEnd(12)} ${val.quantity}`) ?? [];
  return [
    `${product.product_id}  ${product.product_name} (${product.manufacturer_name})`,
    `  /${product.url}`,
    `  ${product.real_price} PLN${reductionText(product)}`,
    `  ${product.product_quantity} in stock${product.badges.length > 0 ? `; ${product.badges.join(", ")}` : ""}${product.most_pieces === undefined ? "" : `; at most ${product.most_pieces} to one shopper`}`,
    ...sizes,
  ].join("\n");
}
