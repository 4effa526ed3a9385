import { createHash, randomBytes } from "node:crypto";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import { lockOrderVersions } from "../../database/order/order-versions.ts";
import {
  claimOrderKey,
  type NewOrder,
  orderNumbered,
  type OrderRow,
  saveOrder,
  type StoredOrderLine,
} from "../../database/order/orders.ts";
import { linesLeft, orderBalance } from "../../database/order/settlements.ts";
import { takeStock } from "../../database/order/stock.ts";
import type { Queryable } from "../../database/queryable.ts";
import { exchangeOfReturn, openExchangeWay, piecesExchanged, saveExchange } from "../../database/return/exchanges.ts";
import { piecesOfReturn, type ReturnRow, saveReturnLines, updateReturn } from "../../database/return/returns.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { linesWithout } from "../../domain/invoice/invoice.ts";
import { languageOf } from "../../domain/language.ts";
import { takenOff } from "../../domain/order/settlement.ts";
import { exchangePayment } from "../../domain/delivery/zones.ts";
import { isFree } from "../../domain/payment/payment.ts";
import { type ExchangeLine, exchangedLines } from "../../domain/return/exchange.ts";
import { openReturnStates } from "../../domain/return/return.ts";
import { undoSeconds } from "../../domain/staff/undo.ts";
import { linesPaid } from "../invoice/make-invoice.ts";
import { goodsOfVariants, type SoldVariant } from "../order/goods-of-variants.ts";

export interface ExchangeInput {
  /** The return by which the goods come, locked. */
  before: ReturnRow;
  lines: readonly ExchangeLine[];
  /** The buyer is written to. */
  tell: boolean;
  /** Who agrees to it; null: a program. */
  staffId: number | null;
  /** The number the order is tried with, where the caller takes it all back; absent: it has its own. */
  number?: number;
  now: Date;
}

export type ExchangeAgreed =
  | { kind: "agreed"; exchangeId: number; orderId: number; total: number }
  /**
   * `exchanged`: the return has an exchange that holds; `notSent`: the goods have not left the shop; `pieces`: not so many are
   * left that are not exchanged already; `notSold`: no variant of the same product, or not another one; `soldOut`: there are not so many;
   * `unpaid`: their money has not come; `free`: nothing was paid for them.
   */
  | {
      kind: "refused";
      why: "returnEnded" | "exchanged" | "notSent" | "pieces" | "notSold" | "soldOut" | "unpaid" | "free";
    };

/**
 * Agrees to exchange goods that come back for other variants of the same products, in the caller's transaction and logged: an
 * order of its own at what was paid for them, whose pieces are taken from stock now and kept until the goods come, or the
 * exchange is given up. The caller rolls a refusal back.
 */
export async function agreeExchange(db: Queryable, input: ExchangeInput, log: Log): Promise<ExchangeAgreed> {
  const { before, lines: wanted, now } = input;
  const locked = (await lockOrderVersions(db, before.order_id))!;
  if (!openReturnStates.includes(before.state)) return refused("returnEnded");
  if (locked.status !== "sent" && locked.status !== "delivered") return refused("notSent");
  if ((await exchangeOfReturn(db, before.return_id)) !== null) return refused("exchanged");
  const stored = (await orderNumbered(db, before.order_id))!;
  const pieces = piecesByLine(wanted);
  if (await areTooMany(db, before.order_id, pieces)) return refused("pieces");
  const goods = await goodsOfVariants(
    db,
    wanted.map(({ variantId }) => variantId),
    languageOf(stored.order.lan_id).lanCode,
  );
  if (!wanted.every((line) => isAnotherVariant(line, stored.lines, goods))) return refused("notSold");
  const paid = await paidFor(db, stored, pieces);
  const got = exchangedLines(wanted, paid, stored.order);
  if (isFree({ total: got.products, totalPln: got.productsPln })) return refused("free");
  const { came, back } = await orderBalance(db, before.order_id);
  if (came - back < got.products) return refused("unpaid");

  const { orderId } = await claimOrderKey(db, newKey(input));
  const takings = [...goods.keys()].map((variantId) => ({
    variantId,
    quantity: wanted.filter((line) => line.variantId === variantId).reduce((sum, line) => sum + line.quantity, 0),
  }));
  const stock = await takeStock(db, takings, orderId, "exchange");
  if (stock.kind === "short") return refused("soldOut");
  const { order: first } = stored;
  await openExchangeWay(db, exchangePayment, { zoneId: first.zone_id, shippingId: first.shipping_id });
  await saveOrder(
    db,
    orderOf(first, { orderId, ...got, staffId: input.staffId }),
    got.lines.map(({ unitPricePln, ...line }, index) => {
      const { productName, variantName, product_id } = goods.get(line.variantId)!.line;
      return {
        position: index + 1,
        product_id: Number(product_id),
        variant_id: line.variantId,
        product_name: productName,
        variant_name: variantName,
        unit_price_pln: unitPricePln,
        quantity: line.quantity,
        amount: line.amount,
      };
    }),
  );
  const exchangeId = await saveExchange(db, { returnId: before.return_id, orderId, lines: wanted, now });
  await expectPieces(db, before, pieces);
  await invalidateCacheTags(
    db,
    stock.changedProducts.map((id) => `product:${id}`),
  );
  if (input.tell) await notifyAgreed(db, first, { orderId, now });
  await log({
    act: "agreeExchange",
    entity: "return",
    entityId: before.return_id,
    part: "return",
    version: before.version + 1,
    before: { exchange: null },
    after: { exchange: orderId, order: before.order_id, pieces: wanted.map((line) => ({ ...line })) },
  });
  return { kind: "agreed", exchangeId, orderId, total: got.products };
}

function refused(why: Extract<ExchangeAgreed, { kind: "refused" }>["why"]): ExchangeAgreed {
  return { kind: "refused", why };
}

function piecesByLine(wanted: readonly ExchangeLine[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { position, quantity } of wanted) pieces.set(position, (pieces.get(position) ?? 0) + quantity);
  return pieces;
}

async function areTooMany(db: Queryable, orderId: number, pieces: ReadonlyMap<number, number>): Promise<boolean> {
  const left = await linesLeft(db, orderId);
  const exchanged = await piecesExchanged(db, orderId);
  return [...pieces].some(([position, quantity]) => {
    const line = left.find((one) => one.position === position);
    return line === undefined || quantity > line.quantity_left - (exchanged.get(position) ?? 0);
  });
}

function isAnotherVariant(
  { position, variantId }: ExchangeLine,
  lines: readonly StoredOrderLine[],
  goods: ReadonlyMap<number, SoldVariant>,
): boolean {
  const line = lines.find((one) => one.position === position)!;
  return goods.get(variantId)?.line.product_id === String(line.product_id) && line.variant_id !== variantId;
}

/** What was paid for so many pieces of each line, after code and points, as its document would be corrected by it. */
async function paidFor(
  db: Queryable,
  stored: { order: OrderRow; lines: StoredOrderLine[] },
  pieces: ReadonlyMap<number, number>,
): Promise<Map<number, number>> {
  const before = await linesPaid(db, stored);
  const taken = [...pieces].map(([position, quantity]) => ({ position, quantity }));
  const after = linesWithout(before, { pieces: taken, shipping: 0 })!;
  const off = takenOff(before, after);
  return new Map(
    [...pieces.keys()].map((position) => [position, off.find((line) => line.position === position)!.gross]),
  );
}

function newKey({ before, number }: ExchangeInput) {
  const key = `exchange:${before.return_id}:${randomBytes(16).toString("hex")}`;
  const bodySha256 = createHash("sha256").update(key).digest();
  return { key, bodySha256, fromBody: false, ...(number !== undefined && { number }) };
}

/** The order that is got: to the same buyer and address, in the same language and currency, with nothing for its delivery. */
function orderOf(
  first: OrderRow,
  {
    orderId,
    lines,
    products,
    productsPln,
    staffId,
  }: ReturnType<typeof exchangedLines> & { orderId: number; staffId: number | null },
): NewOrder {
  const {
    created_at: _at,
    tracking_number: _tracking,
    delivered_at: _delivered,
    held_for_money: _held,
    ...same
  } = first;
  return {
    ...same,
    order_id: orderId,
    status: "awaitingPayment",
    // What the buyer wished of the first parcel, they said of that one.
    client_data: { ...first.client_data, comment: "" },
    payment_id: exchangePayment.paymentId,
    arrives_from: null,
    arrives_to: null,
    products_pln: productsPln,
    shipping_pln: 0,
    discount_pln: 0,
    points_pln: 0,
    products,
    shipping: 0,
    discount: 0,
    points: 0,
    total: products,
    discount_code: null,
    code_terms: null,
    points_deducted: 0,
    // No clock frees what is kept for goods that are on their way.
    hold_until: null,
    link_key: randomBytes(24).toString("base64url"),
    subjects: [],
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    placed_by: staffId,
  };
}

/** What is exchanged is expected; the return is another version by that. */
async function expectPieces(db: Queryable, before: ReturnRow, pieces: ReadonlyMap<number, number>): Promise<void> {
  const known = await piecesOfReturn(db, before.return_id);
  const nothing = { expected: 0, asNew: 0, used: 0, missing: 0, restocked: 0, kept: 0, why: "" };
  const added = [...pieces.keys()]
    .filter((position) => !known.some((line) => line.position === position))
    .map((position) => ({ position, ...nothing }));
  await saveReturnLines(
    db,
    before.return_id,
    [...known, ...added].map((line) => ({
      ...line,
      expected: Math.max(line.expected, pieces.get(line.position) ?? 0),
    })),
  );
  await updateReturn(db, before);
}

/** The buyer is told what they get, and what to send back; the email waits as long as the act can be taken back. */
async function notifyAgreed(
  db: Queryable,
  first: Pick<OrderRow, "email" | "lan_id">,
  { orderId, now }: { orderId: number; now: Date },
): Promise<void> {
  const notBefore = new Date(now.getTime() + undoSeconds * 1000);
  await writeEmails(db, [
    {
      kind: "exchangeAgreed",
      recipient: first.email,
      lanId: first.lan_id,
      orderId,
      notBefore,
    },
  ]);
}
