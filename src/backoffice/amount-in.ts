/** Returns the hundredths somebody has written, with a comma or a point: `12,5` → 1250, `1 204,30` → 120430; null: it is no amount. */
export function amountIn(text: string): number | null {
  const [, whole, part = ""] = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/g, "")) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** Returns hundredths as one writes them into a field: 1250 → `12,50`. */
export function amountFor(hundredths: number): string {
  return `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, "0")}`;
}
