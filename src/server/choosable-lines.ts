import type { ChoosableLine } from "../contract/page-data.ts";
import type { Queryable } from "../database/queryable.ts";
import { namedOrder } from "../database/order/named-order.ts";
import { exceptionText, isNeverWithdrawn } from "../domain/catalogue/withdrawal-exception.ts";
import type { LanCode } from "../domain/language.ts";
import { chosenPieces, type Pieces } from "../domain/order/chosen-pieces.ts";

/**
 * Returns the lines from which the buyer of the order that a number and its address name chooses, with the pieces chosen so far,
 * of a withdrawal all until others are; none where there is no such order.
 */
export async function choosableLines(
  db: Queryable,
  {
    lanCode,
    pieces,
    withdrawal,
    ...named
  }: { order: string; email: string; pieces?: readonly Pieces[] | undefined; lanCode: LanCode; withdrawal: boolean },
): Promise<ChoosableLine[]> {
  const lines = (await namedOrder(db, named))?.lines ?? [];
  const chosen = pieces === undefined ? null : chosenPieces(lines, pieces);
  return lines.map(({ position, name, left, exception }) => ({
    position,
    name,
    left,
    chosen:
      chosen === null
        ? withdrawal
          ? left
          : 0
        : (chosen.find((pieces) => pieces.position === position)?.quantity ?? 0),
    note: withdrawal && exception !== null ? exceptionText(exception, lanCode) : "",
    barred: withdrawal && isNeverWithdrawn(exception),
  }));
}
