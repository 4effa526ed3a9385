import { allConfig } from "../../database/config.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import type { AttemptRow } from "../../database/payment/payment-attempts.ts";
import type { Queryable } from "../../database/queryable.ts";
import { translator } from "../../domain/dictionary/dictionaries.ts";
import { languageOf } from "../../domain/language.ts";
import type { NewPayment } from "../../integrations/payments/provider.ts";

/**
 * Returns the payment an attempt asks the provider for. Charged in the order's currency, its terms are those the
 * shopper was shown; charged in PLN, those the order keeps in PLN; of what is missing since a change, that sum alone. They add up to the attempt's amount either way.
 */
export async function newPaymentOf(
  db: Queryable,
  attempt: AttemptRow,
  rest: Pick<NewPayment, "customerIp" | "urls" | "validFor">,
): Promise<NewPayment> {
  const stored = await orderNumbered(db, attempt.order_id);
  const { order, lines } = stored!;
  const inPln = attempt.currency === "pln";
  const client = order.client_data;
  const text = (field: string) => String(client[field] ?? "");
  const { lanCode } = languageOf(order.lan_id);
  // What is missing of a changed order is none of its lines.
  const whole = attempt.worth === order.total;
  const difference = translator(lanCode)("PAYMENT_DIFFERENCE", { number: order.order_id });
  return {
    extOrderId: attempt.ext_order_id,
    orderId: order.order_id,
    amount: attempt.amount,
    currency: attempt.currency,
    terms: !whole
      ? { products: attempt.amount, shipping: 0, reduction: 0 }
      : inPln
        ? {
            products: order.products_pln,
            shipping: order.shipping_pln,
            reduction: order.discount_pln + order.points_pln,
          }
        : { products: order.products, shipping: order.shipping, reduction: order.discount + order.points },
    lines: whole
      ? lines.map((line) => ({
          name: `${line.product_name} ${line.variant_name}`.trim(),
          quantity: line.quantity,
          amount: inPln ? line.unit_price_pln * line.quantity : line.amount,
        }))
      : [{ name: difference, quantity: 1, amount: attempt.amount }],
    shopName: (await allConfig(db))["shop_name"] ?? "Bruk",
    buyer: {
      email: order.email,
      phone: text("phone"),
      firstName: text("shippingFirstName"),
      lastName: text("shippingLastName"),
    },
    lanCode,
    ...rest,
  };
}
