import { allocate } from "../allocate.ts";
import { type InvoiceLine, noneOf } from "./invoice.ts";

/** What settlements have taken off an order: of each line of goods by its position, and off the delivery. */
export interface TakenOffBefore {
  lines: readonly { position: number; quantity: number; gross: number; amount: number }[];
  shipping: number;
}

/**
 * Returns the lines of an order's document once the order was changed. `before`: as the document left them; `sold`: as the
 * order is now, as if nothing had been given back; `taken`: what was. A line that is gone stays with nothing in it, a
 * line of delivery is known by its rate, so that corrections follow one another line by line. What of a line was given
 * back is not its price any more; where that is more than the line costs now, or the line is gone, the others bear it. Null where more was
 * given back than the order costs.
 */
export function linesChanged({
  before,
  sold,
  taken,
}: {
  before: readonly InvoiceLine[];
  sold: readonly InvoiceLine[];
  taken: TakenOffBefore;
}): InvoiceLine[] | null {
  const shipped = sold.filter(({ shipping }) => shipping);
  const shippingOff =
    shipped.length === 0
      ? []
      : allocate(
          taken.shipping,
          shipped.map(({ gross }) => gross),
        );
  const goods = sold
    .filter(({ shipping }) => !shipping)
    .map((line) => {
      const off = taken.lines.filter(({ position }) => position === line.position);
      const less = (name: "quantity" | "gross" | "amount") => off.reduce((sum, part) => sum + part[name], 0);
      return {
        ...line,
        quantity: line.quantity - less("quantity"),
        amount: Math.max(0, line.amount - less("amount")),
        gross: line.gross - less("gross"),
      };
    });
  const used = new Set(before.map(({ position }) => position));
  let free = Math.max(0, ...used, ...goods.map(({ position }) => position));
  const delivery = shipped.map((line, at) => {
    const known = before.find(({ shipping, rate }) => shipping && rate === line.rate);
    const position = known?.position ?? (free += 1);
    return { ...line, position, gross: line.gross - shippingOff[at]! };
  });
  const left = [...goods, ...delivery];
  const ofGone = taken.lines
    .filter(({ position }) => !goods.some((line) => line.position === position))
    .reduce((sum, off) => sum + off.gross, 0);
  const debt = ofGone + (shipped.length === 0 ? taken.shipping : 0);
  const paid = withoutDebts([...left.map(({ gross }) => gross), -debt]);
  if (paid === null) return null;
  const now = left.map((line, at) => ({ ...line, gross: paid[at]! }));
  const gone = before.filter((line) => !now.some(({ position }) => position === line.position)).map(noneOf);
  return [...now, ...gone].toSorted((one, other) => one.position - other.position);
}

/** The same sum without a part below zero: what one lacks comes off the others in proportion. Null where the sum is below zero. */
function withoutDebts(parts: readonly number[]): number[] | null {
  const sum = parts.reduce((all, part) => all + part, 0);
  if (sum < 0) return null;
  return parts.every((part) => part >= 0)
    ? [...parts]
    : allocate(
        sum,
        parts.map((part) => Math.max(0, part)),
      );
}
