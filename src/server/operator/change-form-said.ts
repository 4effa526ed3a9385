import type * as v from "valibot";
import { addressFieldNames } from "../../contract/operator/address-fields.ts";
import type { orderChangeRoutes } from "../../contract/operator/order-changes.ts";
import { etag } from "../../contract/operator/route.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { goodsWeight } from "../../database/delivery/goods-weight.ts";
import { invoicesOfOrder } from "../../database/invoice/invoices.ts";
import { orderedProducts } from "../../database/order/customer-orders.ts";
import { variantsOfProducts } from "../../database/order/order-changes.ts";
import { countryOfOrder } from "../../database/parcel/labels.ts";
import { orderTerms } from "../../database/order/order-terms.ts";
import { orderNumbered, type OrderRow, paymentCodeOf } from "../../database/order/orders.ts";
import { linesLeft } from "../../database/order/settlements.ts";
import { standingOf } from "../../database/order/staff-order.ts";
import type { Queryable } from "../../database/queryable.ts";
import { invoiceWords } from "../../domain/invoice/invoice-words.ts";
import { languageOf } from "../../domain/language.ts";
import { variantName } from "../../domain/order/cart.ts";
import { offeredShippings } from "../../domain/delivery/delivery.ts";
import { lockerCode, pointCountryOf } from "../../domain/delivery/delivery-codes.ts";
import { canBeChanged } from "../../domain/order/order-change.ts";
import { exchangeCode } from "../../domain/payment/payment.ts";

type ChangeForm = v.InferOutput<(typeof orderChangeRoutes)["changeForm"]["answer"]>;

/** Returns what of an order can be changed, and what it could be changed to; null for an unknown number. */
export async function changeFormSaid(db: Queryable, orderId: number): Promise<ChangeForm | null> {
  const stored = await orderNumbered(db, orderId);
  if (stored === null) return null;
  const { order } = stored;
  const standing = await standingOf(db, orderId);
  return {
    changeable: canBeChanged(order.status) && (await paymentCodeOf(db, orderId)) !== exchangeCode,
    currency: order.currency,
    address: addressSaid(order),
    pointCountry: pointCountryOf(await countryOfOrder(db, orderId)),
    documentMade: (await invoicesOfOrder(db, orderId)).length > 0,
    lines: await linesSaid(db, stored),
    delivery: { shippingId: order.shipping_id, point: order.shipping_point },
    deliveries: await deliveriesSaid(db, stored),
    paymentCode: await paymentCodeOf(db, orderId),
    heldForMoney: order.held_for_money,
    reason: invoiceWords(languageOf(order.lan_id).lanCode).line("REASON_CHANGED"),
    versions: { lines: etag("lines", standing.lines_version), address: etag("address", standing.address_version) },
  };
}

/** The fields of the order's form, an empty one where the order has none of that name. */
function addressSaid(order: OrderRow): ChangeForm["address"] {
  const said = (name: string) => (name === "email" ? order.email : order.client_data[name]);
  return Object.fromEntries(
    addressFieldNames.map((name) => [name, name === "invoice" ? said(name) === true : String(said(name) ?? "")]),
  ) as ChangeForm["address"];
}

async function linesSaid(
  db: Queryable,
  { order, lines }: NonNullable<Awaited<ReturnType<typeof orderNumbered>>>,
): Promise<ChangeForm["lines"]> {
  const { lanCode } = languageOf(order.lan_id);
  const ids = [...new Set(lines.map(({ product_id }) => product_id))];
  const pictures = await orderedProducts(db, ids, lanCode);
  const products = await productsById(db, ids, lanCode);
  const variants = await variantsOfProducts(db, ids);
  const left = await linesLeft(db, order.order_id);
  return lines.map((line) => {
    const product = products.find(({ product_id }) => product_id === String(line.product_id));
    const { quantity_left } = left.find(({ position }) => position === line.position)!;
    return {
      position: line.position,
      variantId: line.variant_id,
      name: line.product_name,
      variant: line.variant_name,
      picture: pictures.get(line.product_id)?.image ?? null,
      quantity: line.quantity,
      back: line.quantity - quantity_left,
      price: line.unit_price_pln,
      sizes:
        product === undefined
          ? []
          : variants
              .filter(({ product_id }) => product_id === line.product_id)
              .map(({ variant_id, quantity }) => ({
                variantId: variant_id,
                variant: variantName(product, String(variant_id)),
                stock: quantity,
              })),
    };
  });
}

/** The ways the order could go as it is paid, with what each costs today. */
async function deliveriesSaid(
  db: Queryable,
  { order, lines }: NonNullable<Awaited<ReturnType<typeof orderNumbered>>>,
): Promise<ChangeForm["deliveries"]> {
  const cart = {
    cartTotal: lines.reduce((sum, line) => sum + line.unit_price_pln * line.quantity, 0),
    weight: await goodsWeight(
      db,
      lines.map((line) => ({ variantId: line.variant_id, quantity: line.quantity })),
    ),
  };
  const { zone } = await orderTerms(db, String(order.country_id), languageOf(order.lan_id).lanCode);
  const payment = zone?.payment.find(({ paymentId }) => paymentId === order.payment_id);
  return payment === undefined
    ? []
    : offeredShippings(payment, cart).map(({ shipping, price }) => ({
        shippingId: shipping.shippingId,
        name: shipping.shippingName,
        toLocker: shipping.shippingCode === lockerCode,
        price,
      }));
}
