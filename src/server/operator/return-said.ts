import { exceptionText, isNeverWithdrawn } from "../../domain/catalogue/withdrawal-exception.ts";
import type { OneReturn, returnRoutes } from "../../contract/operator/returns.ts";
import type * as v from "valibot";
import { etag } from "../../contract/operator/route.ts";
import { orderedProducts } from "../../database/order/customer-orders.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { hasNothingLeft } from "../../database/parcel/parcels.ts";
import { linesLeft, moneyEverCame, settlementsOf } from "../../database/order/settlements.ts";
import { withdrawalNumbered } from "../../database/order/withdrawals.ts";
import type { Queryable } from "../../database/queryable.ts";
import { listReturns, piecesOfReturn, type ReturnRow, returnNumbered } from "../../database/return/returns.ts";
import type { Language } from "../../domain/language.ts";
import { isLateStatement, returnDue } from "../../domain/return/return.ts";
import { cancelsOrder, deliveryOfReturn } from "../../flows/return/settle-return.ts";
import { isArrivalTold } from "../../flows/return/notify-arrival.ts";
import { exchangeSaid, sizesSaid } from "./exchange-said.ts";

type ReturnsSaid = v.InferOutput<(typeof returnRoutes)["returns"]["answer"]>;

/** Returns the returns of a view. */
export async function returnsSaid(
  db: Queryable,
  asked: { view: "waiting" | "all"; search: string },
): Promise<ReturnsSaid> {
  const found = await listReturns(db, asked);
  return {
    returns: found.map((row) => ({
      ...commonOf(row, {
        buyer: row.buyer,
        deliveredAt: row.delivered_at,
        receivedAt: row.received_at,
        unsent: row.unsent,
      }),
      pieces: row.pieces,
      arrived: row.arrived,
    })),
  };
}

/** Returns a return whole, in a language; null for an unknown one. */
export async function returnSaid(
  db: Queryable,
  returnId: number,
  { lanCode }: Pick<Language, "lanCode">,
): Promise<OneReturn | null> {
  const row = await returnNumbered(db, returnId);
  if (row === null) return null;
  const { order } = (await orderNumbered(db, row.order_id))!;
  const statement = row.withdrawal_id === null ? null : await withdrawalNumbered(db, row.withdrawal_id);
  const settlement = (await settlementsOf(db, row.order_id)).find(
    ({ settlement_id }) => settlement_id === row.settlement_id,
  );
  const name = (field: string) => String(order.client_data[field] ?? "");
  return {
    ...commonOf(row, {
      buyer: `${name("shippingFirstName")} ${name("shippingLastName")}`.trim(),
      deliveredAt: order.delivered_at,
      receivedAt: statement?.received_at ?? null,
      unsent: await hasNothingLeft(db, row.order_id),
    }),
    parcel: row.parcel,
    proofAt: row.proof_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    orderState: order.status,
    currency: order.currency,
    statement:
      statement === null
        ? null
        : {
            id: statement.withdrawal_id,
            receivedAt: statement.received_at.toISOString(),
            name: statement.name,
            goods: statement.goods,
          },
    pieces: await piecesSaid(db, row, lanCode),
    exchange: await exchangeSaid(db, returnId),
    delivery: await deliveryOfReturn(db, row),
    cancels: await cancelsOrder(db, row),
    paid: await moneyEverCame(db, row.order_id),
    told: await isArrivalTold(db, row),
    settlement:
      settlement === undefined
        ? null
        : {
            amount: settlement.amount,
            withheld: settlement.withheld,
            shipping: settlement.shipping,
            points: settlement.points,
          },
    version: etag("return", row.version),
  };
}

/** Every line of the order of which something is left or expected, with what is known of it in this return. */
async function piecesSaid(db: Queryable, row: ReturnRow, lanCode: Language["lanCode"]): Promise<OneReturn["pieces"]> {
  const { lines } = (await orderNumbered(db, row.order_id))!;
  const [left, pieces] = [await linesLeft(db, row.order_id), await piecesOfReturn(db, row.return_id)];
  const products = await orderedProducts(
    db,
    lines.map((line) => line.product_id),
    lanCode,
  );
  const sizesOf = await sizesSaid(
    db,
    lines.map((line) => line.product_id),
    lanCode,
  );
  const nothing = { expected: 0, asNew: 0, used: 0, missing: 0, restocked: 0, kept: 0, why: "" };
  return lines
    .map((line) => {
      const { quantity_left } = left.find(({ position }) => position === line.position)!;
      const { position: _position, ...known } = pieces.find(({ position }) => position === line.position) ?? {
        position: line.position,
        ...nothing,
      };
      return {
        position: line.position,
        name: line.product_name,
        variant: line.variant_name,
        sku: line.sku,
        ean: line.gtin,
        codes: line.codes,
        shelf: line.shelf,
        picture: products.get(line.product_id)?.image ?? null,
        ordered: line.quantity,
        left: quantity_left,
        ...known,
        amount: line.amount,
        exception:
          line.withdrawal_exception === null
            ? null
            : {
                text: exceptionText(line.withdrawal_exception, lanCode),
                never: isNeverWithdrawn(line.withdrawal_exception),
              },
        sizes: sizesOf(line),
      };
    })
    .filter((line) => line.left > 0 || line.expected > 0 || line.asNew + line.used > 0);
}

/** Returns by which day the money of a return goes back (`returnDue`). */
export function dueOfReturn({ kind, announced_at, proof_at, arrived_at }: ReturnRow) {
  return returnDue({ kind, announcedAt: announced_at, proofAt: proof_at, arrivedAt: arrived_at });
}

function commonOf(
  row: ReturnRow,
  {
    buyer,
    deliveredAt,
    receivedAt,
    unsent,
  }: { buyer: string; deliveredAt: Date | null; receivedAt: Date | null; unsent: boolean },
) {
  return {
    id: row.return_id,
    order: row.order_id,
    kind: row.kind,
    state: row.state,
    buyer,
    announcedAt: row.announced_at.toISOString(),
    ...dueOfReturn(row),
    // Nothing is waited for where nothing was sent.
    ...(unsent && { held: false }),
    unsent,
    late: receivedAt !== null && isLateStatement({ receivedAt, deliveredAt }),
    arrivedAt: row.arrived_at?.toISOString() ?? null,
  };
}
