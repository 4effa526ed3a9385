import type { Command } from "commander";
import type { Pool } from "../../database/connect.ts";
import { openCuts } from "../../database/catalogue/price-cuts.ts";
import { entityAt } from "../../database/catalogue/paths.ts";
import { variantsNumbered } from "../../database/catalogue/variant-numbers.ts";
import { productDetails, productsById } from "../../database/catalogue/products.ts";
import type { Queryable } from "../../database/queryable.ts";
import { decimal, parseDecimal } from "../../domain/money.ts";
import { productLimits } from "../../domain/catalogue/product-form.ts";
import type { Product, ProductVariant } from "../../domain/catalogue/product.ts";
import { changeLimit } from "../../flows/order/change-limit.ts";
import { variantInFull, variantsNamed, writtenVariant } from "../../domain/catalogue/variant-choice.ts";
import { pricedAs } from "../../domain/catalogue/variant-price.ts";
import { changePrice } from "../../flows/catalogue/change-price.ts";
import { planPriceCut } from "../../flows/catalogue/price-cuts.ts";
import { Problem } from "../end.ts";
import { asJson, firstMoment, moment, pln, wholeNumber } from "./arguments.ts";
import { cutText } from "./cuts.ts";
import { ofProduct, productText, reductionText } from "./product-text.ts";
import { withShop } from "./with-shop.ts";

/** `product`, `price`, `limit`. */
export function addProductCommands(program: Command): void {
  program
    .command("product")
    .description("Show a product.")
    .argument("<url-or-id>", "its id, its address on the page, or the SKU or EAN of a variant")
    .option("--json", asJson)
    .action((named: string, options) =>
      withShop(options, async ({ pool }) => {
        const product = await productNamed(pool, named);
        const details = (await productDetails(pool, [product.product_id], "pl")).get(product.product_id);
        const { urls, numbers } = await ofProduct(pool, product);
        return {
          text: productText(product, { urls, numbers }),
          json: { ...inGrosze(product), ...details, urls, numbers },
        };
      }),
    );

  program
    .command("price")
    .description("Change what a product costs, or one variant of it.")
    .argument("<id[:variant]>", named)
    .argument("<pln>", "the new price, such as 199.99", pln)
    .option("--catalogue <pln>", "the old price to show beside it; 0 takes it away", pln)
    .option("--from <moment>", "from 'YYYY-MM-DD HH:MM:SS' on, Warsaw time", firstMoment)
    .option("--to <moment>", "until then; a day alone lasts to its end", moment)
    .option("--json", asJson)
    .action(
      (text: string, realPrice: number, options: { catalogue?: number; from?: string; to?: string; json?: boolean }) =>
        withShop(options, async ({ pool }) => {
          const { product, variant } = await productAndVariant(pool, text);
          if (options.from !== undefined || options.to !== undefined)
            return planned(pool, product, {
              price: realPrice,
              variantId: variant === null ? null : Number(variant),
              ...options,
            });
          const cataloguePrice = options.catalogue === undefined ? undefined : options.catalogue || null;
          const all = product.attrs[0]?.vals.map((val) => pricedAs(product, val.attr_2_product_id)) ?? [product];
          const kept = (variant === null ? all : [pricedAs(product, variant)]).flatMap(({ catalogue_price }) =>
            catalogue_price === null ? [] : parseDecimal(catalogue_price),
          );
          const old = cataloguePrice === undefined ? Math.min(...kept) : cataloguePrice;
          if (old !== null && old <= realPrice)
            throw new Problem(
              `The catalogue price, ${decimal(old)} PLN, must be higher than the price, ${decimal(realPrice)} PLN. Give another with --catalogue, or take it away with --catalogue 0.`,
            );
          const before = await changePrice(pool, {
            productId: Number(product.product_id),
            ...(variant !== null && { variantId: Number(variant) }),
            realPrice,
            ...(cataloguePrice === undefined ? {} : { cataloguePrice }),
          });
          const after = pricedAs(await productNamed(pool, product.product_id), variant);
          const called = [after.product_name, variant !== null && writtenVariant(product, variant)]
            .filter(Boolean)
            .join(", ");
          const cuts = (await openCuts(pool, Number(product.product_id))).filter(({ cut_id }) =>
            before?.cuts.includes(cut_id),
          );
          return {
            text: [
              `${called}: ${pricedAs(product, variant).real_price} → ${after.real_price} PLN${reductionText(after)}`,
              ...cuts.map(
                (cut) => `It takes the place of the price for a time, and stays when that ends: ${cutText(cut)}`,
              ),
            ].join("\n"),
            json: inGrosze(await productNamed(pool, product.product_id)),
          };
        }),
    );

  program
    .command("limit")
    .description("Set how many pieces of a product one shopper may have.")
    .argument("<id>", "the product's id or url")
    .argument("<pieces>", "so many; 0 takes the limit away", wholeNumber(0, productLimits.mostPieces))
    .option("--json", asJson)
    .action((id: string, pieces: number, options) =>
      withShop(options, async ({ pool }) => {
        const { product_id } = await productNamed(pool, id);
        await changeLimit(pool, { productId: Number(product_id), pieces: pieces || null });
        const after = await productNamed(pool, product_id);
        return { text: productText(after, await ofProduct(pool, after)), json: inGrosze(after) };
      }),
    );
}

/** Plans a price for a time, in words. */
async function planned(
  pool: Pool,
  product: Product,
  {
    price,
    variantId,
    from = null,
    to = null,
    catalogue,
  }: { price: number; variantId: number | null; from?: string | null; to?: string | null; catalogue?: number },
): Promise<{ text: string; json: object }> {
  if (catalogue !== undefined)
    throw new Problem("A price for a time shows what the product costs now as its old price: leave out --catalogue.");
  if (from !== null && to !== null && from >= to) throw new Problem(`It would end, ${to}, before it begins, ${from}.`);
  const made = await planPriceCut(
    pool,
    { productId: Number(product.product_id), variantId, price, from, to },
    new Date(),
  );
  if (made.kind === "notLower")
    throw new Problem(
      `${product.product_name} costs ${decimal(made.price)} PLN: a price for a time has to be below that.`,
    );
  if (made.kind === "over") throw new Problem(`${to} is over already.`);
  if (made.kind === "unknown") throw new Problem(`${product.product_name} is not on sale.`);
  if (made.kind === "overlaps")
    throw new Problem(
      `${product.product_name} has a price for that time already: ${cutText(made.cut)}. 'cuts cancel ${made.cut.cut_id}' takes it away.`,
    );
  const cut = (await openCuts(pool, Number(product.product_id))).find(({ cut_id }) => cut_id === made.cutId)!;
  return { text: cutText(cut), json: cut };
}

/** How a product or a variant of it is named, for the list of commands. */
export const named =
  "the product's id or url, with ':' and the variant's values or id where it has variants: '17:S / black', 17:id=203; or a variant's SKU or EAN";

/** The product as pages have it, its money in grosze as in every JSON answer. */
export function inGrosze(product: Product) {
  const grosze = (price: string | null) => (price === null ? null : parseDecimal(price));
  const { real_price, catalogue_price, lowest_price, unit_price } = product;
  return {
    ...product,
    real_price: grosze(real_price),
    catalogue_price: grosze(catalogue_price),
    lowest_price: grosze(lowest_price),
    attrs: product.attrs.map(({ vals, ...attribute }) => ({ ...attribute, vals: vals.map(variantInGrosze) })),
    ...(unit_price && { unit_price: { ...unit_price, price: grosze(unit_price.price) } }),
  };
}

/** What a variant has of its own, in grosze too. */
function variantInGrosze({ real_price, catalogue_price, lowest_price, unit_price, ...variant }: ProductVariant) {
  const own = Object.entries({ real_price, catalogue_price, lowest_price, unit_price }).filter(
    ([, price]) => price !== undefined,
  );
  return {
    ...variant,
    ...Object.fromEntries(own.map(([name, price]) => [name, price == null ? null : parseDecimal(price)])),
  };
}

/** Returns the product of an id, a url, a whole address, or a variant's SKU or EAN, or says that there is none. */
export async function productNamed(db: Queryable, named: string): Promise<Product> {
  const path = decodeURIComponent(
    named
      .replace(/^https?:\/\/[^/]+/, "")
      .replace(/[?#].*$/, "")
      .replace(/^\/+/, ""),
  );
  const entity = /^\d+$/.test(named) ? null : await entityAt(db, path);
  const id = /^\d{1,15}$/.test(named) ? named : entity?.kind === "product" ? String(entity.entity_id) : null;
  const [product] = id === null ? [] : await productsById(db, [id], "pl");
  if (product !== undefined) return product;
  const numbered = new Set((await variantsNumbered(db, named.trim())).map(({ product_id }) => String(product_id)));
  if (numbered.size > 1)
    throw new Problem(`Several products have the number '${named}': ${[...numbered].join(", ")}. Give the id of one.`);
  const [one] = await productsById(db, [...numbered], "pl");
  if (one === undefined)
    throw new Problem(
      `There is no product '${named}'. Give its id, its address, or a variant's SKU or EAN, such as 17, bluza-zygzak-asphalt/ or 5901234123457.`,
    );
  return one;
}

/**
 * Returns the product a text names, and the variant where one is named, behind a colon or by its SKU or EAN; null: the product has none, or
 * all are meant. Refused is a name that no variant has, or several.
 */
export async function productAndVariant(
  db: Queryable,
  text: string,
): Promise<{ product: Product; variant: string | null }> {
  // The colons of an address come before its path.
  const [, id = "", variant] = /^(\d+|(?:https?:\/\/[^/]*)?[^:]*)(?::([^]*))?$/.exec(text) ?? [undefined, text];
  const product = await productNamed(db, id);
  if (variant === undefined) return { product, variant: await variantNumbered(db, product, id) };
  if (product.attrs.length === 0)
    throw new Problem(`Product ${product.product_id} has no variants: leave out ':${variant}'.`);
  const found = variantsNamed(product, variant);
  if (found.length === 1) return { product, variant: found[0]!.attr_2_product_id };
  const byId = found.find(({ attr_2_product_id }) => attr_2_product_id === variant.trim());
  if (byId !== undefined)
    throw new Problem(
      `'${variant}' is a variant of product ${product.product_id}, and the id of another, which is '${writtenVariant(product, byId.attr_2_product_id)}'. ${sayWhich(
        product,
        found.filter((other) => other !== byId),
      ).replace(/\.$/, "")}, or ${product.product_id}:id=${byId.attr_2_product_id} for that other.`,
    );
  const part = found.length > 0 ? found : variantsWith(product, variant);
  throw new Problem(
    part.length > 1
      ? `'${variant}' names several variants of product ${product.product_id}. ${sayWhich(product, part)}`
      : `Product ${product.product_id} has no variant '${variant}'. ${sayWhich(product)}`,
  );
}

/** Returns the variant a product was named by, where that was by a number of its own; a product named by its id or address, or sold as one piece, has none. */
async function variantNumbered(db: Queryable, product: Product, number: string): Promise<string | null> {
  if (product.attrs.length === 0 || number === product.product_id) return null;
  const ids = (await variantsNumbered(db, number.trim())).map(({ variant_id }) => String(variant_id));
  if (ids.length > 1)
    throw new Problem(
      `Several variants of product ${product.product_id} have the number '${number}'. ${sayWhich(product)}`,
    );
  return ids[0] ?? null;
}

/** The variants that have a value of this name, whatever the others. */
function variantsWith(product: Product, value: string): ProductVariant[] {
  const ids = new Set(
    product.attrs.flatMap(({ vals }) =>
      vals
        .filter(({ attrValue_name }) => attrValue_name.toLowerCase() === value.trim().toLowerCase())
        .map(({ attr_2_product_id }) => attr_2_product_id),
    ),
  );
  return product.attrs[0]?.vals.filter(({ attr_2_product_id }) => ids.has(attr_2_product_id)) ?? [];
}

/** Names variants as they are typed: shortly, with their options' names where a value is another's id, by id where two are called the same. */
function sayWhich(product: Product, variants = product.attrs[0]?.vals ?? []): string {
  const typed = variants.map(({ attr_2_product_id }) => {
    const ways = [writtenVariant(product, attr_2_product_id), variantInFull(product, attr_2_product_id)];
    const way = ways.find((text) => variantsNamed(product, text).length === 1) ?? `id=${attr_2_product_id}`;
    return `${product.product_id}:${way}`;
  });
  return `Say which variant: ${typed.map((text) => (/\s/.test(text) ? `'${text}'` : text)).join(", ")}.`;
}

/** Returns the variant of a product without variants; refused of one that has some. */
export async function onlyVariantOf(db: Queryable, product: Product): Promise<number> {
  if (product.attrs.length > 0) throw new Problem(sayWhich(product));
  const { rows } = await db.query<{ variant_id: number }>(
    "SELECT variant_id FROM variants WHERE product_id = $1 AND shown",
    [Number(product.product_id)],
  );
  return rows[0]!.variant_id;
}
