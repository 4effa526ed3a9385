import { allConfig } from "../../database/config.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import type { AttemptRow } from "../../database/payment/payment-attempts.ts";
import type { Queryable } from "../../database/queryable.ts";
import { languageOf } from "../../domain/language.ts";
import type { NewPayment } from "../../integrations/payments/provider.ts";

/**
 * Returns the payment an attempt asks the provider for. Charged in the order's currency, its terms are those the
 * shopper was shown; charged in PLN, those the order keeps in PLN. They add up to the attempt's amount either way.
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
  return {
    extOrderId: attempt.ext_order_id,
    orderId: order.order_id,
    amount: attempt.amount,
    currency: attempt.currency,
    terms: inPln
      ? { products: order.products_pln, shipping: order.shipping_pln, reduction: order.discount_pln + order.points_pln }
      : { products: order.products, shipping: order.shipping, reduction: order.discount + order.points },
    lines: lines.map((line) => ({
      name: `${line.product_name} ${line.variant_name}`.trim(),
      quantity: line.quantity,
      amount: inPln ? line.unit_price_pln * line.quantity : line.amount,
    })),
    shopName: (await allConfig(db))["shop_name"] ?? "Bruk",
    buyer: {
      email: order.email,
      phone: text("phone"),
      firstName: text("shippingFirstName"),
      lastName: text("shippingLastName"),
    },
    lanCode: languageOf(order.lan_id).lanCode,
    ...rest,
  };
}
