import { createHash } from "node:crypto";
import type { MakeOrder } from "../../contract/order.ts";
import {
  type Counted,
  heldBySubjects,
  heldOfProducts,
  sharesOfProducts,
  type SubjectKey,
} from "../../database/order/order-subjects.ts";
import type { Queryable } from "../../database/queryable.ts";
import {
  beyondLimits,
  countedKinds,
  isBeyondShare,
  orderLimitsOf,
  subjectsOf,
} from "../../domain/order/order-limits.ts";
import type { OrderCart } from "./order-cart.ts";
import type { OrderShopper } from "./order-shopper.ts";

export interface OrderClient {
  /** Address of the one who sends it. */
  ip: string;
  /** Multiplies the limits, for load tests; from 1,000 on nothing is looked at. */
  scale: number;
}

/** Returns by what the shopper of an order is known, as digests to be kept beside it. */
export function subjectKeysOf(
  { clientData }: MakeOrder,
  { shopper, client }: { shopper: OrderShopper; client: OrderClient },
): SubjectKey[] {
  const { phone, shippingStreet, shippingPostCode, shippingCountry } = clientData;
  return subjectsOf({
    customerId: shopper.customer?.customer_id ?? null,
    email: shopper.email,
    phone: phone ?? "",
    street: shippingStreet ?? "",
    postCode: shippingPostCode ?? "",
    country: shippingCountry ?? "",
    ip: client.ip,
  }).map(({ kind, name }) => ({
    kind,
    key: createHash("sha256").update(`${kind}:${name}`).digest("base64url").slice(0, 22),
  }));
}

/**
 * Returns the subjects by whose unpaid orders a shopper can be refused: the account alone, or, of a guest, all at
 * once. What others did in somebody's name is never counted against them so (decision 0111).
 */
export function ownSubjects(keys: readonly SubjectKey[]): readonly SubjectKey[] {
  const account = keys.filter(({ kind }) => kind === "account");
  return account.length > 0 ? account : keys;
}

/**
 * Returns whether a person has to say yes before an order takes anything: it is beyond what one shopper may hold
 * unpaid or to be paid on delivery, in orders and pieces, or beyond what a network may hold of one product. Orders
 * paid online beforehand and those paid later are counted apart, so that neither makes the other wait. Counted
 * without a lock: a few that come in one moment may pass, which the rate of calls bounds.
 */
export async function needsReview(
  db: Queryable,
  {
    keys,
    cart,
    config,
    paidOnline,
    scale,
  }: {
    keys: readonly SubjectKey[];
    cart: OrderCart;
    config: Readonly<Record<string, string>>;
    paidOnline: boolean;
    scale: number;
  },
): Promise<boolean> {
  if (scale >= 1000) return false;
  const limits = orderLimitsOf(config);
  const counted: Counted = { paidOnline, hours: limits.hours };
  const kinds = countedKinds({ loggedIn: keys.some(({ kind }) => kind === "account"), paidOnline });
  const own = keys.filter(({ kind }) => kinds.includes(kind));
  const pieces = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  const held = await heldBySubjects(db, own, counted);
  if (beyondLimits(held, pieces, { limits, scale, paidOnline }) !== null) return true;
  return (
    (await isBeyondProducts(db, { cart, keys, counted })) || (await isBeyondShares(db, { cart, keys, counted, scale }))
  );
}

/** True of an order with more of a product than its own limit lets one shopper have. A guest who pays online answers for what came from the same network alone. */
async function isBeyondProducts(
  db: Queryable,
  { cart, keys, counted }: { cart: OrderCart; keys: readonly SubjectKey[]; counted: Counted },
): Promise<boolean> {
  const limited = cart.products.filter(({ most_pieces }) => most_pieces !== undefined);
  if (limited.length === 0) return false;
  const account = keys.filter(({ kind }) => kind === "account");
  const network = keys.filter(({ kind }) => kind === "network");
  const held = await heldOfProducts(db, {
    subjects: account.length > 0 ? account : keys.filter(({ kind }) => kind !== "network"),
    within: counted.paidOnline && account.length === 0 ? network : [],
    productIds: limited.map(({ product_id }) => Number(product_id)),
    counted,
  });
  return limited.some(({ product_id, most_pieces }) => {
    const id = Number(product_id);
    return (held.get(id) ?? 0) + askedOf(cart, id) > most_pieces!;
  });
}

/** True of an order with which its network would hold too much of what there is of a product. */
async function isBeyondShares(
  db: Queryable,
  { cart, keys, counted, scale }: { cart: OrderCart; keys: readonly SubjectKey[]; counted: Counted; scale: number },
): Promise<boolean> {
  const shares = await sharesOfProducts(db, {
    network: keys.filter(({ kind }) => kind === "network"),
    productIds: cart.products.map(({ product_id }) => Number(product_id)),
    counted,
  });
  return shares.some(({ product_id, held, left }) =>
    isBeyondShare({ held, left, asked: askedOf(cart, product_id) }, { scale, paidOnline: counted.paidOnline }),
  );
}

function askedOf(cart: OrderCart, productId: number): number {
  return cart.lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);
}
