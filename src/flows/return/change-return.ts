import { isNeverWithdrawn } from "../../domain/catalogue/withdrawal-exception.ts";
import { linesLeft } from "../../database/order/settlements.ts";
import type { Queryable } from "../../database/queryable.ts";
import { exchangeOfReturn } from "../../database/return/exchanges.ts";
import { piecesOfReturn, type ReturnRow, saveReturnLines, updateReturn } from "../../database/return/returns.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { giveReturnLabelUp } from "./ask-for-return-label.ts";
import {
  arrivedOf,
  openReturnStates,
  piecesHold,
  type ReturnPieces,
  type ReturnState,
} from "../../domain/return/return.ts";

/** `ended`: it is settled or closed; `pieces`: they cannot be as they are said to be, or are more than the order has left; `excepted`: they are no part of a withdrawal; `exchanged`: goods are kept for what would not come. */
export type ReturnChanged =
  | { kind: "changed" }
  | { kind: "refused"; why: "ended" | "pieces" | "excepted" | "exchanged" };

/** Writes what is expected and what arrived, in the caller's transaction and logged; once a piece is looked at, the goods have arrived. */
export async function changeReturn(
  db: Queryable,
  { before, lines, parcel, now }: { before: ReturnRow; lines: readonly ReturnPieces[]; parcel: string; now: Date },
  log: Log,
): Promise<ReturnChanged> {
  if (!openReturnStates.includes(before.state)) return { kind: "refused", why: "ended" };
  const left = await linesLeft(db, before.order_id);
  const leftOf = (position: number) => left.find((line) => line.position === position)?.quantity_left ?? 0;
  const positions = new Set(lines.map(({ position }) => position));
  if (
    positions.size < lines.length ||
    lines.some((line) => !piecesHold(line) || Math.max(line.expected, arrivedOf(line)) > leftOf(line.position))
  )
    return { kind: "refused", why: "pieces" };
  const isExcepted = (position: number) =>
    isNeverWithdrawn(left.find((line) => line.position === position)?.withdrawal_exception ?? null);
  if (
    before.kind === "withdrawal" &&
    lines.some((line) => line.expected + arrivedOf(line) > 0 && isExcepted(line.position))
  )
    return { kind: "refused", why: "excepted" };
  const earlier = await piecesOfReturn(db, before.return_id);
  const arrives = before.state !== "arrived" && lines.some((line) => arrivedOf(line) > 0);
  const reworded = lines.some(
    ({ position, why }) => why !== (earlier.find((line) => line.position === position)?.why ?? ""),
  );
  await saveReturnLines(db, before.return_id, lines);
  await updateReturn(db, {
    ...before,
    parcel,
    ...(arrives ? { state: "arrived" as const, arrived_at: now } : {}),
  });
  await log({
    act: "changeReturn",
    entity: "return",
    entityId: before.return_id,
    part: "return",
    version: before.version + 1,
    before: { state: before.state, parcel: before.parcel, pieces: earlier.map(withoutWords) },
    after: {
      state: arrives ? "arrived" : before.state,
      parcel,
      pieces: lines.map(withoutWords),
      ...(reworded && { reworded }),
    },
  });
  return { kind: "changed" };
}

/** What the log keeps for ever: the reason is said to one buyer. */
function withoutWords({ why: _why, ...line }: ReturnPieces) {
  return line;
}

/** Says where a return is on its way, or (`closed`) that it ended without goods, in the caller's transaction and logged. A closed one can be opened again. */
export async function moveReturn(
  db: Queryable,
  { before, to, now }: { before: ReturnRow; to: Exclude<ReturnState, "settled">; now: Date },
  log: Log,
): Promise<ReturnChanged> {
  if (before.state === "settled") return { kind: "refused", why: "ended" };
  const exchange = to === "closed" ? await exchangeOfReturn(db, before.return_id) : null;
  // One that was sent already is paid for otherwise; else it is given up first.
  if (exchange !== null && exchange.balance < 0 && exchange.status !== "sent" && exchange.status !== "delivered")
    return { kind: "refused", why: "exchanged" };
  await updateReturn(db, {
    ...before,
    state: to,
    proof_at: to === "sent" ? (before.proof_at ?? now) : to === "announced" ? null : before.proof_at,
    arrived_at: to === "arrived" ? (before.arrived_at ?? now) : to === "closed" ? before.arrived_at : null,
    ended_at: to === "closed" ? now : null,
  });
  if (to === "closed") await giveReturnLabelUp(db, before);
  await log({
    act: "moveReturn",
    entity: "return",
    entityId: before.return_id,
    part: "return",
    version: before.version + 1,
    before: { state: before.state },
    after: { state: to },
  });
  return { kind: "changed" };
}
