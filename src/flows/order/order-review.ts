import { createHash } from "node:crypto";
import type { MakeOrder } from "../../contract/order.ts";
import { heldBySubjects, heldOfProducts, type SubjectKey } from "../../database/order/order-subjects.ts";
import type { Queryable } from "../../database/queryable.ts";
import { beyondLimits, orderLimitsOf, subjectsOf } from "../../domain/order/order-limits.ts";
import type { OrderCart } from "./order-cart.ts";

export interface OrderClient {
  /** Address of the one who sends it. */
  ip: string;
  /** Multiplies the limits, for load tests; from 1,000 on nothing is looked at. */
  scale: number;
}

export interface OrderReview {
  /** By what the shopper is known, to be kept beside the order. */
  subjects: string[];
  /** A person has to say yes before the order takes anything. */
  waits: boolean;
}

/**
 * Returns whether an order is beyond what one shopper may hold unpaid or to be paid on delivery: in orders and
 * pieces by mailbox, telephone, address and network, in pieces of a product by the first three. Orders of one e-mail
 * count one after the other; of the rest a few that come in one moment may pass, which the rate of calls bounds.
 */
export async function reviewOf(
  db: Queryable,
  {
    sent,
    email,
    cart,
    config,
    client,
  }: { sent: MakeOrder; email: string; cart: OrderCart; config: Readonly<Record<string, string>>; client: OrderClient },
): Promise<OrderReview> {
  const { phone, shippingStreet, shippingPostCode, shippingCountry } = sent.clientData;
  const named = subjectsOf({
    email,
    phone: phone ?? "",
    street: shippingStreet ?? "",
    postCode: shippingPostCode ?? "",
    country: shippingCountry ?? "",
    ip: client.ip,
  });
  const keys = named.map(({ kind, name }): SubjectKey => ({
    kind,
    key: createHash("sha256").update(`${kind}:${name}`).digest("base64url").slice(0, 22),
  }));
  const subjects = keys.map(({ key }) => key);
  if (client.scale >= 1000) return { subjects, waits: false };
  const limits = orderLimitsOf(config);
  const pieces = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  const held = await heldBySubjects(db, keys, limits.hours);
  if (beyondLimits(held, pieces, { limits, scale: client.scale }) !== null) return { subjects, waits: true };
  return {
    subjects,
    waits: await isBeyondProducts(db, {
      cart,
      keys: keys.filter(({ kind }) => kind !== "network"),
      hours: limits.hours,
    }),
  };
}

async function isBeyondProducts(
  db: Queryable,
  { cart, keys, hours }: { cart: OrderCart; keys: readonly SubjectKey[]; hours: number },
): Promise<boolean> {
  const limited = cart.products.filter(({ most_pieces }) => most_pieces !== undefined);
  if (limited.length === 0) return false;
  const held = await heldOfProducts(db, {
    subjects: keys,
    productIds: limited.map(({ product_id }) => Number(product_id)),
    hours,
  });
  const asked = (productId: string) =>
    cart.lines.reduce((sum, line) => sum + (line.productId === Number(productId) ? line.quantity : 0), 0);
  return limited.some(
    ({ product_id, most_pieces }) => (held.get(Number(product_id)) ?? 0) + asked(product_id) > most_pieces!,
  );
}
