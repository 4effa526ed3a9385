import { type Currency, decimal } from "../../domain/money.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import type { LanCode } from "../../domain/language.ts";
import type { NewPayment } from "./provider.ts";

const locales: Record<LanCode, string> = { pl: "pl-PL", en: "en-GB", cz: "cs-CZ" };

/** Returns PayPal's money: `{ currency_code: "PLN", value: "214.99" }`. */
export function paypalMoney(amount: number, currency: Currency): { currency_code: string; value: string } {
  return { currency_code: currency.toUpperCase(), value: decimal(amount) };
}

/**
 * Returns PayPal's body of a new order. It checks that `item_total + shipping - discount - shipping_discount` is
 * the value, to the cent: each line is one item of its whole share, and what is taken off beyond the goods is
 * taken off the shipping. 94.12 + 3.06 EUR - 95.00 off → discount 94.12, shipping discount 0.88, value 2.18.
 */
export function paypalOrder({
  extOrderId,
  orderId,
  amount,
  currency,
  terms,
  lines,
  shopName,
  lanCode,
  urls,
}: NewPayment): object {
  const money = (value: number) => paypalMoney(value, currency);
  const offGoods = Math.min(terms.products, terms.reduction);
  return {
    intent: "CAPTURE",
    purchase_units: [
      {
        reference_id: "default",
        custom_id: String(orderId),
        invoice_id: extOrderId,
        description: `${shopName} – ${textIn(lanCode, "PROVIDER_ORDER")} ${orderId}`.slice(0, 127),
        amount: {
          ...money(amount),
          breakdown: {
            item_total: money(terms.products),
            shipping: money(terms.shipping),
            discount: money(offGoods),
            shipping_discount: money(terms.reduction - offGoods),
          },
        },
        items: lines.map((line) => ({
          name: nameOf(line),
          quantity: "1",
          unit_amount: money(line.amount),
          category: "PHYSICAL_GOODS",
        })),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: shopName,
          locale: locales[lanCode],
          // The address was given to the shop already.
          shipping_preference: "NO_SHIPPING",
          landing_page: "NO_PREFERENCE",
          user_action: "PAY_NOW",
          payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
          return_url: urls.paid,
          cancel_url: urls.cancelled,
        },
      },
    },
  };
}

/** At most 127 signs, as PayPal asks; `2 × Bluza Zygzak L`. */
function nameOf({ name, quantity }: NewPayment["lines"][number]): string {
  return [...(quantity === 1 ? name : `${quantity} × ${name}`)].slice(0, 127).join("");
}
