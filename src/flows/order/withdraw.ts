import { exceptedLines } from "../../database/order/withdrawals.ts";
import type { WithdrawalAsSent } from "../../contract/withdrawal.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { writeEmails } from "../../database/mail/outbox.ts";
import { hasNothingLeft } from "../../database/order/parcels.ts";
import { saveWithdrawal } from "../../database/order/withdrawals.ts";
import { isEmail } from "../../domain/field-rules.ts";
import { languageOf } from "../../domain/language.ts";
import type { RefusalCode } from "../../domain/refusals.ts";
import { warsawTime } from "../../domain/warsaw-time.ts";
import { openReturn } from "../return/open-return.ts";

export type WithdrawalTrouble = { code: RefusalCode; about: "name" | "order" | "email" };

/** Returns what a declaration lacks: a name, which contract, where to confirm it (law: art. 11a(2) of 2011/83/EU); null: nothing. */
export function withdrawalTrouble({ name, order, email }: WithdrawalAsSent): WithdrawalTrouble | null {
  if (name === "" || order === "") return { code: "WITHDRAWAL_INCOMPLETE", about: name === "" ? "name" : "order" };
  return isEmail(email) ? null : { code: "EMAIL_INVALID", about: "email" };
}

/**
 * Takes a withdrawal from a contract: entered into the register with its moment, told at once to who declared it,
 * on a durable medium, and to the shop. Of an order that is known the return of its goods begins; `unsent`: nothing of it has
 * left, so that nothing is to be sent back. Goods of it that are no part of a withdrawal are told with it. Whether it is in time and of which order else, a person looks at afterwards.
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
    const row = await saveWithdrawal(db, {
      name: sent.name,
      email: sent.email,
      order_text: sent.order,
      goods: sent.goods,
      lan_id: lanId,
    });
    if (row.order_id !== null)
      await openReturn(db, {
        orderId: row.order_id,
        kind: "withdrawal",
        withdrawalId: row.withdrawal_id,
        expected: sent.goods === "" ? "everything" : [],
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
      goods: sent.goods,
      at,
      orderId: row.order_id,
      unsent,
      excepted: row.order_id === null ? [] : await exceptedLines(db, row.order_id),
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
