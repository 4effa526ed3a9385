import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import { proofSent, type MakeOrder } from "../../contract/order.ts";
import { inTransaction } from "../../database/connect.ts";
import { useCode } from "../../database/discount/codes.ts";
import { type CustomerRow, takePoints } from "../../database/customer/customers.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { orderTerms } from "../../database/order/order-terms.ts";
import { recordSource } from "../../database/order/order-sources.ts";
import { claimOrderKey, saveOrder, unpaidOrders } from "../../database/order/orders.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import { enqueuePayment } from "../../database/payment/payment-jobs.ts";
import { takeStock, lookAtStock } from "../../database/order/stock.ts";
import { lockerCode } from "../../domain/delivery/delivery-codes.ts";
import { languageOf } from "../../domain/language.ts";
import { serverLimits } from "../../domain/limits.ts";
import { holdsOf } from "../../domain/order/holds.ts";
import { factorFor } from "../../domain/money.ts";
import type { OrderRefusal } from "../../domain/order/order-refusal.ts";
import { isPaidOnline } from "../../domain/payment/payment.ts";
import { isForAdults } from "../../domain/catalogue/selling-limits.ts";
import { orderTotals } from "../../domain/order/totals.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import type { PickupPoints, PointAnswer } from "../../integrations/pickup-points/provider.ts";
import type { Checked, SignIn } from "../../integrations/sign-in/sign-in.ts";
import { recordAgreed, type OrderBrowser } from "./record-agreed.ts";
import { recordOpinion } from "./record-opinion.ts";
import { cartAsSent, cartPricedAs, takingsOf } from "./order-cart.ts";
import { makeInvoice } from "../invoice/make-invoice.ts";
import { vatAbroadOf } from "../invoice/order-vat.ts";
import { dropShareOf, recordDropShare } from "./drop-share.ts";
import { brokenLimit } from "./order-limits.ts";
import { codeAsSent } from "../discount/order-code.ts";
import { needsReview, type OrderClient, ownSubjects, subjectKeysOf } from "./order-review.ts";
import { shopperAsSent } from "./order-shopper.ts";
import { deliveryAsSent, obstacleOf, pointAsSent, pointNamed } from "../delivery/order-delivery.ts";
import { differingSum, orderLineRows, orderRow } from "./order-record.ts";
import { beginSubscription } from "../mail/subscribe.ts";
import { openAccount, type OpenedAccount } from "../customer/open-account.ts";
import { hashPassword } from "../customer/passwords.ts";

export interface PlaceOrderSettings {
  now: Date;
  /** Where the shop's own copy of the email goes. */
  shopEmail: string;
  points: Pick<PickupPoints, "look">;
  /** Asks a sign-in provider who a shopper is. */
  checkProof: SignIn["check"];
  client: OrderClient;
  /** Where it came from; absent: from no browser. */
  browser?: OrderBrowser;
}

/** Of an order that staff take down for its buyer, by telephone for one. */
export interface StaffOrder {
  /** Who takes it down; null: a program. */
  staffId: number | null;
  /** The account it belongs to; null: the buyer has none. */
  customer: CustomerRow | null;
  /** Prices that are other than the shop's, in grosze, by the line's key. */
  prices: ReadonlyMap<string, number>;
}

interface Beforehand extends Pick<PlaceOrderSettings, "now" | "shopEmail" | "client" | "browser"> {
  passwordHash: string | null;
  point: PointAnswer;
  /** What a sign-in provider said; null: it was not asked. */
  social: Checked | null;
  /** Null: its buyer places it. */
  staff: StaffOrder | null;
}

export type PlacedOrder =
  | { kind: "placed"; orderId: number; account: OpenedAccount | null; repeated: boolean; waits: boolean }
  | { kind: "refused"; refusal: OrderRefusal };

/**
 * Places an order: stock, code, points, order, emails and changed cache tags in one transaction, or nothing
 * (specification, points 4 and 7; guarantees 1–7). What the client sent of sums is compared, never used.
 * The same order key and body answer the same order again; refusals are not remembered.
 */
export async function placeOrder(
  pool: pg.Pool,
  sent: MakeOrder,
  { now, shopEmail, points, checkProof, client, browser }: PlaceOrderSettings,
): Promise<PlacedOrder> {
  // Providers may take seconds and hashing takes tens of milliseconds: all are done before the first lock is held.
  const proof = proofSent(sent);
  const [social, point] = await Promise.all([
    proof === null ? null : checkProof(proof),
    pointAsSent(pool, points, sent),
  ]);
  const passwordHash =
    social === null && sent.clientData.createAccount && sent.clientData.password
      ? await hashPassword(sent.clientData.password)
      : null;
  return inTransaction(
    pool,
    (db) =>
      place(db, sent, {
        now,
        shopEmail,
        client,
        ...(browser !== undefined && { browser }),
        passwordHash,
        point,
        social,
        staff: null,
      }),
    {
      keep: (result) => result.kind === "placed",
      prepared: true,
    },
  );
}

/**
 * The same for an order that staff take down, in the caller's transaction: at the shop's own prices or at those that are
 * said, whatever sums were sent, and beyond the limits that hold shoppers; nobody else's word is waited for.
 */
export async function placeForBuyer(
  db: Queryable,
  sent: MakeOrder,
  {
    staff,
    points,
    ...settings
  }: Pick<Beforehand, "now" | "shopEmail"> & Pick<PlaceOrderSettings, "points"> & { staff: StaffOrder },
): Promise<PlacedOrder> {
  const client = { ip: "", scale: 1 };
  const point = await pointNamed(db, points, sent.shippingPoint ?? "");
  return place(db, sent, { ...settings, staff, client, passwordHash: null, point, social: null });
}

async function place(
  db: Queryable,
  sent: MakeOrder,
  { now, shopEmail, client, browser, passwordHash, point, social, staff }: Beforehand,
): Promise<PlacedOrder> {
  const bodySha256 = digestOf(sent);
  const { orderId, earlier } = await claimOrderKey(db, {
    key: sent.orderKey ?? `body:${bodySha256.toString("hex")}`,
    bodySha256,
    fromBody: sent.orderKey === null,
  });
  if (earlier) {
    if (!earlier.bodySha256.equals(bodySha256)) return refused({ code: "KEY_REUSED" });
    return { kind: "placed", orderId: earlier.orderId, account: null, repeated: true, waits: false };
  }

  // Only now: an order that is repeated was checked the first time, and its token may have run out since.
  if (social?.kind === "refused") return refused({ code: "SOCIAL_REFUSED" });
  if (social?.kind === "unreachable") return refused({ code: "SOCIAL_UNREACHABLE" });

  const language = languageOf(sent.lanId);
  const asked = await cartAsSent(db, sent.products, language.lanCode);
  if (asked.kind === "refused") return asked;
  const cart = staff === null ? asked : cartPricedAs(asked, staff.prices);
  const terms = await orderTerms(db, sent.clientData.shippingCountry, language.lanCode);
  if (!terms.open) return refused({ code: "SHOP_CLOSED" });
  const { country, zone, days } = terms;
  const { shippingCountry } = sent.clientData;
  if (country === null || zone === null)
    return refused(await obstacleOf(db, { shippingCountry, lanCode: language.lanCode }));
  const delivery = deliveryAsSent(sent, { country, zone, days }, { cart, point });
  if (delivery.kind === "refused") return delivery;
  const limited = brokenLimit(cart, { country: delivery.country, ageConfirmed: sent.ageConfirmed === true });
  if (limited !== null) return refused(limited);
  const known = await shopperAsSent(db, sent, {
    country: delivery.country,
    identity: social?.identity ?? null,
    toLocker: delivery.shippingCode === lockerCode,
  });
  if (known.kind === "refused") return known;
  const shopper = staff === null ? known : { ...known, customer: staff.customer };
  const code = await codeAsSent(db, sent.discountCode, now);
  if (code.kind === "refused") return code;

  const factor = factorFor(sent.currency, terms.config);
  const totals = orderTotals({
    lines: cart.lines,
    shipping: delivery.price,
    code: code.onTheWire,
    points: sent.usedPoints ?? 0,
    factor,
  });
  const changed = staff === null ? differingSum(sent, totals.amount, factor) : null;
  // A panel that knows of a sold-out line counts it in no sum: told so, its shopper removes the line.
  if (changed)
    return refused(
      cart.gone.size > 0
        ? cart.soldOut(cart.gone)
        : { code: "PRICES_CHANGED", about: changed, products: cart.products },
    );
  const subjects = staff === null ? subjectKeysOf(sent, { shopper, client }) : [];
  if (staff === null && (await unpaidOrders(db, ownSubjects(subjects))) >= serverLimits.unpaidOrders)
    return refused({ code: "TOO_MANY_UNPAID" });
  const share = await dropShareOf(db, cart, subjects);
  if ("refusal" in share) return refused(share.refusal);
  const waits =
    staff === null &&
    (await needsReview(db, {
      keys: subjects,
      cart,
      config: terms.config,
      paidOnline: isPaidOnline(delivery.paymentCode),
      scale: client.scale,
    }));

  // What waits for a person's word takes nothing yet.
  const takings = takingsOf(cart.lines);
  const stock = waits ? await lookAtStock(db, takings) : await takeStock(db, takings, orderId);
  if (stock.kind === "short") return refused(cart.soldOut(stock.left));
  const usedCode = totals.pln.discount > 0 || totals.pln.shipping < delivery.price ? code.name : null;
  const codeRefusal =
    !waits &&
    usedCode &&
    (await useCode(db, { code: usedCode, email: shopper.email, customerId: shopper.customer?.customer_id ?? null }));
  if (codeRefusal) return refused({ code: codeRefusal, about: "discountCode" });
  const account = await openAccount(db, { client: sent.clientData, shopper, passwordHash, lanId: language.lanId });
  const order = orderRow({
    orderId,
    sent,
    language,
    delivery,
    calendar: terms.calendar,
    shopper,
    account,
    totals,
    factor,
    holds: holdsOf(terms.config),
    usedCode,
    codeTerms: code.onTheWire,
    ageConfirmed: cart.products.some(isForAdults),
    subjects,
    waits,
    pieces: takings.reduce((sum, { quantity }) => sum + quantity, 0),
    now,
    linkKey: randomBytes(24).toString("base64url"),
    placedBy: staff?.staffId ?? null,
    vatAbroad: await vatAbroadOf(db, {
      country: delivery.country.country_code,
      clientData: sent.clientData,
      config: terms.config,
      day: warsawDay(now),
    }),
  });
  await saveOrder(db, order, orderLineRows(cart.lines, totals.amount.products));
  await recordDropShare(db, orderId, share);
  if (sent.source !== "") await recordSource(db, { orderId, source: sent.source, campaign: sent.campaign });
  if (browser !== undefined) await recordAgreed(db, { orderId, agreed: sent.agreed, browser, now });
  await recordOpinion(db, { orderId, opinion: sent.opinion, lanCode: language.lanCode });
  if (!waits && totals.pointsDeducted > 0) {
    const taken = await takePoints(db, {
      customerId: shopper.customer!.customer_id,
      points: totals.pointsDeducted,
      orderId,
    });
    if (!taken) return refused({ code: "POINTS_TOO_FEW", about: "usedPoints" });
  }
  await writeEmails(db, [
    { kind: "order", recipient: shopper.email, lanId: language.lanId, orderId },
    { kind: "orderForShop", recipient: shopEmail, lanId: 1, orderId },
  ]);
  if (sent.clientData.newsletter)
    await beginSubscription(db, { email: shopper.email, lanId: language.lanId, source: "order" });
  if (order.status === "awaitingPayment" && isPaidOnline(delivery.paymentCode)) await enqueuePayment(db, orderId);
  await invalidateCacheTags(
    db,
    stock.changedProducts.map((id) => `product:${id}`),
  );
  // Nothing to pay is paid. Last: the counter of numbers is locked from here to the end of the transaction.
  if (order.status === "paid") await makeInvoice(db, { orderId, now, paid: true });
  return { kind: "placed", orderId, account, repeated: false, waits };
}

function refused(refusal: OrderRefusal): PlacedOrder & { kind: "refused" } {
  return { kind: "refused", refusal };
}

/** The digest of what was asked for; the key itself stays out, by which link its shopper came and what they agreed to be told of it, and what is stored nowhere else: a password, a provider's token. */
function digestOf({
  orderKey: _key,
  source: _source,
  campaign: _campaign,
  agreed: _agreed,
  opinion: _opinion,
  clientData,
  ...body
}: MakeOrder): Buffer {
  return createHash("sha256")
    .update(
      JSON.stringify({
        ...body,
        clientData: { ...clientData, password: "", userGoogleToken: "", userFacebookToken: "" },
      }),
    )
    .digest();
}
