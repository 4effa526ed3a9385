import { randomBytes } from "node:crypto";
import { type MakeOrder } from "../../contract/order.ts";
import type { PlacingInput } from "../../contract/operator/phone-orders.ts";
import { customerWithEmail } from "../../database/customer/customers.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { languageCalled } from "../../domain/language.ts";
import { lineKey } from "../../domain/order/cart.ts";
import type { OrderRefusal } from "../../domain/order/order-refusal.ts";
import type { PickupPoints } from "../../integrations/pickup-points/provider.ts";
import { goodsOfVariants } from "./goods-of-variants.ts";
import { placeForBuyer } from "./place-order.ts";

export type PhoneOrderPlaced = { kind: "placed"; orderId: number } | { kind: "refused"; refusal: OrderRefusal };

/**
 * Places an order that staff take down for its buyer, in the caller's transaction and logged, with what the buyer said of
 * terms, age and newsletter. It goes the way every order goes; an account with the buyer's e-mail has it among its own.
 */
export async function placePhoneOrder(
  db: Queryable,
  {
    asked,
    staffId,
    ...settings
  }: {
    asked: PlacingInput;
    staffId: number | null;
    shopEmail: string;
    points: Pick<PickupPoints, "look">;
    now: Date;
  },
  log: Log,
): Promise<PhoneOrderPlaced> {
  const { lanId, lanCode } = languageCalled(asked.language);
  const goods = await goodsOfVariants(
    db,
    asked.lines.map(({ variantId }) => variantId),
    lanCode,
  );
  const lines = asked.lines.flatMap(({ variantId, quantity, price }) => {
    const variant = goods.get(variantId);
    if (variant === undefined) return [];
    const { a2p, line } = variant;
    return [{ productId: line.product_id, a2p, key: lineKey(line.product_id, a2p), productName: "", quantity, price }];
  });
  if (lines.length < asked.lines.length) return { kind: "refused", refusal: { code: "UNKNOWN_PRODUCT" } };
  const placed = await placeForBuyer(db, sentBy(asked, { lines, lanId }), {
    ...settings,
    staff: {
      staffId,
      customer: await customerWithEmail(db, asked.buyer.email),
      prices: new Map(lines.flatMap(({ key, price }) => (price === null ? [] : [[key, price] as const]))),
    },
  });
  if (placed.kind === "refused") return placed;
  const { orderId } = placed;
  const stored = (await orderNumbered(db, orderId))!;
  await log({
    act: "placeOrder",
    entity: "order",
    entityId: orderId,
    after: {
      total: stored.order.total,
      currency: stored.order.currency,
      consents: Object.entries(asked.consents).flatMap(([consent, given]) => (given ? [consent] : [])),
      ...(asked.reason === "" ? {} : { reason: asked.reason }),
    },
  });
  return { kind: "placed", orderId };
}

/** The order as the shop's own form would send it; its sums are the server's. */
function sentBy(
  { buyer, consents, countryId, ...asked }: PlacingInput,
  { lines, lanId }: { lines: (MakeOrder["products"][number] & { price: number | null })[]; lanId: number },
): MakeOrder {
  const country = String(countryId);
  return {
    products: lines,
    shippingId: asked.shippingId,
    shippingPoint: asked.point,
    paymentId: asked.paymentId,
    clientData: {
      ...buyer,
      shippingCountry: country,
      paymentCountry: buyer.invoice ? country : null,
      createAccount: false,
      password: "",
      terms: consents.terms,
      newsletter: consents.newsletter,
      userGoogleId: "",
      userGoogleToken: "",
      userFacebookId: "",
      userFacebookToken: "",
    },
    discountCode: asked.code,
    usedPoints: 0,
    lanId,
    currency: asked.currency,
    summaryRate: 0,
    summaryProducts: 0,
    summaryDiscount: 0,
    summaryPointsDiscount: 0,
    summaryShipping: 0,
    token: null,
    ageConfirmed: consents.ofAge,
    source: "",
    campaign: "",
    agreed: null,
    opinion: null,
    // The request itself is answered once, by its own key.
    orderKey: randomBytes(16).toString("base64url"),
  };
}
