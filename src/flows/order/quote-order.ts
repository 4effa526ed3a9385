import { goodsWeight } from "../../database/delivery/goods-weight.ts";
import { orderTerms } from "../../database/order/order-terms.ts";
import { stockOfVariants } from "../../database/order/order-changes.ts";
import type { Queryable } from "../../database/queryable.ts";
import { isBlockedIn } from "../../domain/catalogue/selling-limits.ts";
import type { Language } from "../../domain/language.ts";
import { type Currency, factorFor } from "../../domain/money.ts";
import { offeredShippings, type Payment, type Shipping } from "../../domain/delivery/delivery.ts";
import { lineAmounts } from "../../domain/order/order-change.ts";
import { type Amounts, orderTotals } from "../../domain/order/totals.ts";
import { goodsOfVariants, type SoldVariant } from "./goods-of-variants.ts";
import { codeAsSent } from "../discount/order-code.ts";

/** What is asked for: prices in grosze, null for the shop's own. */
export interface QuoteAsked {
  lines: readonly { variantId: number; quantity: number; price: number | null }[];
  code: string | null;
  countryId: number;
  language: Language;
  currency: Currency;
  paymentId?: number | undefined;
  shippingId?: number | undefined;
  now: Date;
}

export interface Quote {
  kind: "quoted";
  lines: (SoldVariant["line"] & { price: number; quantity: number; amount: number; stock: number })[];
  /** How it could be paid and sent; prices in grosze. */
  ways: { payment: Payment; deliveries: { shipping: Shipping; price: number }[] }[];
  /** In hundredths of the currency. */
  amount: Amounts<number | null>;
  codeRefused: boolean;
}

/** Returns what an order would cost today, reckoned as one that is placed; nothing is set aside. */
export async function quoteOrder(
  db: Queryable,
  asked: QuoteAsked,
): Promise<Quote | { kind: "refused"; why: "notSold" | "delivery" }> {
  const { lanCode } = asked.language;
  const ids = asked.lines.map(({ variantId }) => variantId);
  const goods = await goodsOfVariants(db, ids, lanCode);
  const stock = await stockOfVariants(db, ids);
  const { country, zone, config } = await orderTerms(db, String(asked.countryId), lanCode);
  if (country === null || zone === null) return { kind: "refused", why: "delivery" };
  const lines = asked.lines.flatMap(({ variantId, quantity, price }) => {
    const variant = goods.get(variantId);
    return variant === undefined || isBlockedIn(variant.product, country.country_code)
      ? []
      : [{ ...variant.line, real_price: price ?? variant.line.real_price, quantity }];
  });
  if (lines.length < asked.lines.length) return { kind: "refused", why: "notSold" };
  const cart = {
    cartTotal: lines.reduce((sum, line) => sum + line.real_price * line.quantity, 0),
    weight: await goodsWeight(db, lines),
  };
  const ways = zone.payment.map((payment) => ({ payment, deliveries: offeredShippings(payment, cart) }));
  const chosen = ways
    .find(({ payment }) => payment.paymentId === asked.paymentId)
    ?.deliveries.find(({ shipping }) => shipping.shippingId === asked.shippingId);
  const code = await codeAsSent(db, asked.code, asked.now);
  const { amount } = orderTotals<number | null>({
    lines,
    shipping: chosen?.price ?? null,
    code: code.kind === "code" ? code.onTheWire : null,
    points: 0,
    factor: factorFor(asked.currency, config),
  });
  const amounts = lineAmounts(lines, amount.products);
  const gives = amount.discount > 0 || (chosen !== undefined && chosen.price > 0 && amount.shipping === 0);
  return {
    kind: "quoted",
    lines: lines.map((line, at) => ({
      ...line,
      price: line.real_price,
      amount: amounts[at]!,
      stock: stock.get(line.variantId) ?? 0,
    })),
    ways,
    amount,
    codeRefused: code.kind === "refused" || (code.name !== null && !gives),
  };
}
