import type { WithdrawalAsSent } from "../../contract/withdrawal.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import { hasNothingLeft } from "../../database/parcel/parcels.ts";
import { namedOrder } from "../../database/order/named-order.ts";
import { exceptedLines, saveWithdrawal } from "../../database/order/withdrawals.ts";
import { isNeverWithdrawn } from "../../domain/catalogue/withdrawal-exception.ts";
import { chosenPieces, piecesSaid, type Pieces } from "../../domain/order/chosen-pieces.ts";
import { isEmail } from "../../domain/field-rules.ts";
import { languageOf } from "../../domain/language.ts";
import type { RefusalCode } from "../../domain/refusals.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";
import { openReturn } from "../return/open-return.ts";

export type WithdrawalTrouble = { code: RefusalCode; about: "name" | "order" | "email" | "pieces" };

/** Returns what a declaration lacks: a name, which contract, where to confirm it (law: art. 11a(2) of 2011/83/EU); null: nothing. */
export function withdrawalTrouble({ name, order, email }: WithdrawalAsSent): WithdrawalTrouble | null {
  if (name === "" || order === "") return { code: "WITHDRAWAL_INCOMPLETE", about: name === "" ? "name" : "order" };
  return isEmail(email) ? null : { code: "EMAIL_INVALID", about: "email" };
}

/**
 * Takes a withdrawal from a contract: entered into the register with its moment, told at once to who declared it,
 * on a durable medium, and to the shop. Of an order that is known the return of its goods begins; `unsent`: nothing of it has
 * left, so that nothing is to be sent back. Of pieces that were chosen the return is of these alone, as the statement is. Goods of it that are no part of a withdrawal are told with it. Whether it is in time and of which order else, a person looks at afterwards.
 */
export async function withdraw(
  pool: Pool,
  sent: WithdrawalAsSent,
  shopEmail: string,
): Promise<{ kind: "received"; at: string; unsent: boolean } | ({ kind: "refused" } & WithdrawalTrouble)> {
  const trouble = withdrawalTrouble(sent);
  if (trouble !== null) return { kind: "refused", ...trouble };
  const { lanId } = languageOf(sent.lanId);
  return inTransaction(pool, async (db) => {
    const chosen = await chosenOf(db, sent);
    if (chosen === "none") return { kind: "refused", code: "WITHDRAWAL_NO_PIECES", about: "pieces" } as const;
    const goods = chosen === null ? sent.goods : chosen.said;
    const row = await saveWithdrawal(db, {
      name: sent.name,
      email: sent.email,
      order_text: sent.order,
      goods,
      lan_id: lanId,
    });
    if (row.order_id !== null)
      await openReturn(db, {
        orderId: row.order_id,
        kind: "withdrawal",
        withdrawalId: row.withdrawal_id,
        expected: goods === "" ? "everything" : (chosen?.pieces ?? []),
        parcel: "",
        announcedAt: row.received_at,
      });
    const at = warsawTime(row.received_at);
    const unsent = row.order_id !== null && (await hasNothingLeft(db, row.order_id));
    const content = {
      number: row.withdrawal_id,
      name: sent.name,
      order: sent.order,
      email: sent.email,
      goods,
      at,
      orderId: row.order_id,
      unsent,
      excepted: (row.order_id === null ? [] : await exceptedLines(db, row.order_id))
        .filter(
          ({ position }) => goods === "" || chosen === null || chosen.pieces.some((of) => of.position === position),
        )
        .map(({ name, exception }) => ({ name, exception })),
    };
    await writeEmails(db, [
      {
        kind: "withdrawal",
        recipient: sent.email,
        lanId,
        content,
        orderId: row.order_id,
        occasion: `withdrawal-${row.withdrawal_id}`,
      },
      { kind: "withdrawalForShop", recipient: shopEmail, lanId: 1, content },
    ]);
    return { kind: "received", at, unsent } as const;
  });
}

/**
 * Returns which pieces of the order that is named a statement chooses, and how it says them: empty, as of the whole order, where all
 * are chosen that one can withdraw from. Null: it chooses none by piece, or there is nothing to choose from; `none`: not one is chosen.
 */
async function chosenOf(
  db: Queryable,
  { pieces, order, email }: WithdrawalAsSent,
): Promise<{ pieces: Pieces[]; said: string } | "none" | null> {
  if (pieces === undefined) return null;
  const lines = ((await namedOrder(db, { order, email }))?.lines ?? []).filter(
    ({ exception }) => !isNeverWithdrawn(exception),
  );
  if (lines.length === 0) return null;
  const chosen = chosenPieces(lines, pieces);
  if (chosen.length === 0) return "none";
  const isWhole = lines.every(({ position, left }) =>
    chosen.some((of) => of.position === position && of.quantity === left),
  );
  return { pieces: chosen, said: isWhole ? "" : piecesSaid(lines, chosen) };
}
