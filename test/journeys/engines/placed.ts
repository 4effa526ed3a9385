import assert from "node:assert/strict";
import { decimal, factorText, parseDecimal } from "../../../src/domain/money.ts";
import { lineKey } from "../../../src/domain/order/cart.ts";
import { newOrderKey } from "../../builders/order-body.ts";
import { anybody, type Person } from "../../builders/people.ts";
import type { Goods } from "../goods.ts";
import { openShop } from "../shop.ts";

/** An order as a shopper's browser would have placed it. */
interface Placed {
  number: string;
  person: Person;
  /** In grosze: of one piece, and of all with the delivery. */
  price: number;
  total: number;
}

/** Places an order of some pieces of goods: paid to the courier or by bank transfer, by a guest or with the token of whoever is logged in. */
export async function place(
  { product, a2p }: Goods,
  {
    quantity = 1,
    by = "cash",
    token = null,
  }: { quantity?: number; by?: "cash" | "transfer"; token?: string | null } = {},
): Promise<Placed> {
  const person = anybody();
  const price = parseDecimal(product.real_price);
  const products = price * quantity;
  const shipping = products >= 20_000 ? 0 : by === "cash" ? 1599 : 1299;
  const { address } = await openShop();
  const response = await fetch(`${address}/sys/json_api?makeOrder`, {
    method: "POST",
    headers: { "content-type": "text/plain;charset=UTF-8" },
    body: JSON.stringify({
      products: {
        0: {
          productId: product.product_id,
          productName: product.product_name,
          a2p,
          key: lineKey(product.product_id, a2p),
          quantity,
        },
      },
      shippingId: 1,
      shippingPoint: null,
      paymentId: by === "cash" ? 2 : 1,
      clientData: {
        ...person,
        invoice: false,
        paymentName: "",
        paymentNip: "",
        paymentCity: "",
        paymentStreet: "",
        paymentPostCode: "",
        paymentCountry: "2",
        createAccount: false,
        password: "",
        comment: "",
        terms: true,
        newsletter: false,
      },
      discountCode: null,
      usedPoints: 0,
      lanId: 1,
      currency: "pln",
      summaryRate: factorText(10_000),
      summaryProducts: decimal(products),
      summaryDiscount: decimal(0),
      summaryPointsDiscount: decimal(0),
      summaryShipping: decimal(shipping),
      token,
      orderKey: newOrderKey(),
    }),
  });
  const { orderId } = (await response.json()) as { orderId?: string };
  assert.ok(orderId, `an order of ${product.product_name}: ${response.status}`);
  return { number: String(orderId), person, price, total: products + shipping };
}
