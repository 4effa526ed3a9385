/** Orders that staff take down for a buyer, by telephone for one. Prices are grosze, amounts hundredths of the order's currency. */
import * as v from "valibot";
import { currencies } from "../../domain/money.ts";
import { wireLine, wireText } from "../wire-text.ts";
import { addressFields } from "./address-fields.ts";
import { order } from "./order.ts";
import { route } from "./route.ts";
import { seenWith } from "./seen-with.ts";
import { language, rowId } from "./values.ts";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const line = v.object({
  variantId: rowId,
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99)),
  /** Of one piece; null: the shop's own. */
  price: v.nullable(v.pipe(count, v.maxValue(100_000_000))),
});
const goods = {
  lines: v.pipe(v.array(line), v.minLength(1), v.maxLength(50)),
  code: v.nullable(wireLine(60)),
  countryId: rowId,
  /** What the buyer reads. */
  language,
  currency: v.picklist(currencies),
};
const choice = { paymentId: rowId, shippingId: rowId };

const placing = v.object({
  ...goods,
  ...choice,
  /** The locker, of a locker shipment. */
  point: v.nullable(wireLine(60)),
  buyer: v.object(addressFields),
  /** As the buyer has said them; who heard it and when stands in the order's history. */
  consents: v.object({ terms: v.literal(true), newsletter: v.boolean(), ofAge: v.boolean() }),
  /** Why a price is other than the shop's; empty: none is. */
  reason: wireLine(200),
});
export type PlacingInput = v.InferOutput<typeof placing>;

export const phoneOrderRoutes = {
  goods: route({
    method: "GET",
    path: "/goods",
    summary: "Finds goods by name, SKU or EAN, each with what is left of its variants.",
    permission: "orders.edit",
    query: v.object({ q: wireText(100) }),
    answer: v.object({
      goods: v.array(
        v.object({
          productId: rowId,
          name: v.string(),
          picture: v.nullable(v.string()),
          variants: v.array(
            v.object({
              variantId: rowId,
              variant: v.string(),
              sku: v.nullable(v.string()),
              ean: v.nullable(v.string()),
              stock: count,
              price: seenWith("money.read", count),
            }),
          ),
        }),
      ),
    }),
    refusals: [],
  }),
  buyers: route({
    method: "GET",
    path: "/buyers",
    summary: "Finds buyers of earlier orders by e-mail, telephone or name, with the address they gave last.",
    permission: "buyers.contact",
    query: v.object({ q: v.pipe(wireText(100), v.minLength(3)) }),
    answer: v.object({
      buyers: v.array(v.object({ ...addressFields, email: v.string(), countryId: rowId, hasAccount: v.boolean() })),
    }),
    refusals: [],
  }),
  quoteOrder: route({
    method: "POST",
    path: "/orders/quote",
    summary: "Says what an order would cost, and how it could be paid and sent; nothing is set aside.",
    permission: "orders.edit",
    body: v.object({ ...goods, ...v.partial(v.object(choice)).entries }),
    answer: v.object({
      lines: v.array(
        v.object({
          variantId: rowId,
          name: v.string(),
          variant: v.string(),
          price: count,
          amount: count,
          stock: count,
        }),
      ),
      ways: v.array(
        v.object({
          paymentId: rowId,
          code: v.string(),
          name: v.string(),
          deliveries: v.array(v.object({ shippingId: rowId, name: v.string(), toLocker: v.boolean(), price: count })),
        }),
      ),
      /** Where the shop delivers. */
      countries: v.array(v.object({ countryId: rowId, code: v.string(), name: v.string() })),
      products: count,
      /** Null: how it goes is not said yet. */
      shipping: v.nullable(count),
      discount: count,
      total: count,
      /** Of the code: it is not known, not valid, or this cart does not meet its conditions. */
      codeRefused: v.boolean(),
      /** Those the shop sells in. */
      currencies: v.array(v.picklist(currencies)),
    }),
    refusals: ["NOT_SOLD", "DELIVERY_UNAVAILABLE"],
  }),
  placeOrder: route({
    method: "POST",
    path: "/orders",
    summary:
      "Places an order for a buyer as the shop's own pages do: goods are set aside and the buyer gets the e-mail with all papers and, paid online, the link. Another price needs `prices.edit`.",
    permission: "orders.edit",
    body: placing,
    answer: order,
    refusals: [
      "FORBIDDEN",
      "SHOP_CLOSED",
      "NOT_SOLD",
      "GOODS_SHORT",
      "TOO_MANY_PIECES",
      "CODE_REFUSED",
      "DELIVERY_UNAVAILABLE",
      "POINT_REQUIRED",
      "POINT_UNKNOWN",
      "FIELD_WRONG",
    ],
    idempotent: true,
    undo: null,
  }),
};
