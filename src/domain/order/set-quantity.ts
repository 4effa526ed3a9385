import { type CartLine, maxQuantity } from "./cart.ts";

/**
 * Returns the cart with a line's quantity set; 0 or below removes the line. More than the maximum becomes
 * the maximum; a line sold out meanwhile can shrink but not grow.
 */
export function setQuantity(lines: readonly CartLine[], key: string, quantity: number): CartLine[] {
  if (quantity <= 0) return lines.filter((line) => line.key !== key);
  return lines.map((line) => {
    if (line.key !== key) return line;
    const most = maxQuantity(line.product, line.a2p) || line.quantity;
    return { ...line, quantity: Math.min(quantity, most) };
  });
}
