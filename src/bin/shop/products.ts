import type { Command } from "commander";
import type { Pool } from "../../database/connect.ts";
import { openCuts } from "../../database/price-cuts.ts";
import { entityAt } from "../../database/paths.ts";
import { productDetails, productsById } from "../../database/products.ts";
import type { Queryable } from "../../database/queryable.ts";
import { decimal, parseDecimal } from "../../domain/money.ts";
import type { Product } from "../../domain/product.ts";
import { reductionOf } from "../../domain/reduction.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";
import { changeLimit } from "../../flows/change-limit.ts";
import { changePrice } from "../../flows/change-price.ts";
import { changeStock } from "../../flows/change-stock.ts";
import { planPriceCut } from "../../flows/price-cuts.ts";
import { Problem } from "../end.ts";
import { asJson, firstMoment, moment, pln, wholeNumber } from "./arguments.ts";
import { cutText } from "./cuts.ts";
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
    .option("--catalogue <pln>", "the old price to show beside it; 0 takes it away", pln)
    .option("--from <moment>", "from 'YYYY-MM-DD HH:MM:SS' on, Warsaw time", firstMoment).option("--to <moment>", "until then; a day alone lasts to its end", moment).option("--json", asJson)
    .action((named: string, realPrice: number, options: { catalogue?: number; from?: string; to?: string; json?: boolean }) => withShop(options, async ({ pool }) => {
      const product = await productNamed(pool, named);
      if (options.from !== undefined || options.to !== undefined) return planned(pool, product, { price: realPrice, ...options });
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

/** Plans a price for a time, in words. */
async function planned(pool: Pool, product: Product, { price, from = null, to = null, catalogue }: { price: number; from?: string | null; to?: string | null; catalogue?: number }): Promise<{ text: string; json: object }> {
  if (catalogue !== undefined) throw new Problem("A price for a time shows what the product costs now as its old price: leave out --catalogue.");
  if (from !== null && to !== null && from >= to) throw new Problem(`It would end, ${to}, before it begins, ${from}.`);
  if (to !== null && to <= warsawTime(new Date())) throw new Problem(`${to} is over already.`);
  const made = await planPriceCut(pool, { productId: Number(product.product_id), variantId: null, price, from, to }, new Date());
  if (made.kind === "notLower") throw new Problem(`${product.product_name} costs ${decimal(made.price)} PLN: a price for a time has to be below that.`);
  if (made.kind === "overlaps") throw new Problem(`${product.product_name} has a price for that time already: ${cutText(made.cut)}. 'cuts cancel ${made.cut.cut_id}' takes it away.`);
  const cut = (await openCuts(pool, Number(product.product_id))).find(({ cut_id }) => cut_id === made.cutId)!;
  return { text: cutText(cut), json: cut };
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
