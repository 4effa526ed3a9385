import { randomBytes } from "node:crypto";
import type { CheckoutData } from "../../src/contract/checkout-data.ts";
import { codeNamed, codeOnTheWire } from "../../src/database/discount/codes.ts";
import { allConfig } from "../../src/database/config.ts";
import { allZones, offeredCountries } from "../../src/database/delivery/delivery.ts";
import { productsById } from "../../src/database/catalogue/products.ts";
import type { Queryable } from "../../src/database/queryable.ts";
import type { Product } from "../../src/domain/catalogue/product.ts";
import type { CodeTerms } from "../../src/domain/discount/discount-code.ts";
import { shippedCart } from "../../src/domain/delivery/parcel-weight.ts";
import { lineKey, pricedLines } from "../../src/domain/order/cart.ts";
import { shippingPrice, zoneOf } from "../../src/domain/delivery/delivery.ts";
import { type Currency, decimal, factorFor, factorText } from "../../src/domain/money.ts";
import { orderTotals } from "../../src/domain/order/totals.ts";
import type { BuiltProduct } from "./catalogue.ts";
import { anybody, type Person } from "./people.ts";

export interface OrderInput {
  lines: { product: Pick<BuiltProduct, "productId" | "variants">; size?: string; quantity?: number }[];
  person?: Person;
  /** More of the form, or other values than the person's. */
  form?: Record<string, unknown>;
  paymentId?: number;
  shippingId?: number;
  shippingPoint?: string | null;
  currency?: Currency;
  code?: string | null;
  points?: number;
  token?: string | null;
  lanId?: number;
  ageConfirmed?: boolean;
  /** Null: none is sent. */
  orderKey?: string | null;
}

/** The body of makeOrder, loose enough to be broken by tests. */
export type OrderBody = Record<string, unknown> & {
  products: Record<string, Record<string, unknown>>;
  clientData: Record<string, unknown>;
};

/** Returns the body the order panel would send for an input, its sums right as the shop stands now (specification, point 7). */
export async function orderBody(db: Queryable, input: OrderInput): Promise<OrderBody> {
  const products = await productsById(
    db,
    input.lines.map((line) => line.product.productId),
    "pl",
  );
  const { code = null, currency = "pln" } = input;
  const codeRow = code === null ? null : await codeNamed(db, code);
  return orderBodyOf(
    {
      products,
      zones: await allZones(db, "pl"),
      countries: await offeredCountries(db, "pl"),
      factor: factorFor(currency, await allConfig(db)),
      code: codeRow === null ? null : codeOnTheWire(codeRow),
    },
    input,
  );
}

/** What a browser knows of the shop when it writes that body. */
interface KnownShop extends Pick<CheckoutData, "zones" | "countries"> {
  /** Those of the lines, in their order. */
  products: readonly Product[];
  factor: number;
  code: CodeTerms | null;
}

/** Returns the same body by what a browser knows. */
export function orderBodyOf(shop: KnownShop, input: OrderInput): OrderBody {
  const { products, zones, countries, factor } = shop;
  const person = input.person ?? anybody();
  const { paymentId = 1, shippingId = 1, currency = "pln", code = null, points = 0, lanId = 1 } = input;
  const lines = input.lines.map(({ product, size, quantity = 1 }, index) => {
    const a2p = size === undefined ? null : String(product.variants[size]);
    return { key: lineKey(String(product.productId), a2p), product: products[index]!, a2p, quantity };
  });
  const zone = zoneOf(String(input.form?.["shippingCountry"] ?? person.shippingCountry), countries, zones);
  const shipping = zone?.payment
    .find((payment) => payment.paymentId === paymentId)
    ?.shipping.find((candidate) => candidate.shippingId === shippingId);
  const priced = pricedLines(lines);
  const { amount } = orderTotals({
    lines: priced,
    shipping: shipping === undefined ? null : shippingPrice(shipping, shippedCart(lines)),
    code: shop.code,
    points,
    factor,
  });
  return {
    products: Object.fromEntries(
      lines.map(({ key, product, a2p, quantity }, index) => [
        String(index),
        { productId: product.product_id, productName: product.product_name, a2p, key, quantity },
      ]),
    ),
    shippingId,
    shippingPoint: input.shippingPoint ?? null,
    paymentId,
    clientData: {
      ...person,
      ...noInvoice,
      createAccount: false,
      password: "",
      comment: "",
      terms: true,
      newsletter: false,
      ...input.form,
    },
    discountCode: code,
    usedPoints: points,
    lanId,
    currency,
    summaryRate: factorText(factor),
    summaryProducts: decimal(amount.products),
    summaryDiscount: decimal(amount.discount),
    summaryPointsDiscount: decimal(amount.points),
    summaryShipping: decimal(amount.shipping ?? 0),
    token: input.token ?? null,
    ...(input.ageConfirmed === undefined ? {} : { ageConfirmed: input.ageConfirmed }),
    ...(input.orderKey === null ? {} : { orderKey: input.orderKey ?? newOrderKey() }),
  };
}

/** A key such as the browser makes. */
export function newOrderKey(): string {
  return randomBytes(16).toString("base64url");
}

const noInvoice = {
  invoice: false,
  paymentName: "",
  paymentNip: "",
  paymentCity: "",
  paymentStreet: "",
  paymentPostCode: "",
  paymentCountry: "2",
};
