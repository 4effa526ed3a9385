/** Returns the hundredths somebody has written, with a comma or a point: `12,5` → 1250; null: it is no amount. */
export function amountIn(text: string): number | null {
  const found = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return found === null ? null : Number(found[1]) * 100 + Number((found[2] ?? "").padEnd(2, "0"));
}

/** Returns hundredths as one writes them into a field: 1250 → `12,50`. */
export function amountFor(hundredths: number): string {
  return `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, "0")}`;
}
