/** Returns the grosze of a price as somebody types it, `249,99` or `249.9`; null: it is none. */
export function typedPrice(text: string): number | null {
  const [, whole, part = ""] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** Returns grosze as they are typed: 24999 → `249,99`, in English with a point. */
export function priceTyped(grosze: number, lanCode: string): string {
  const point = lanCode === "en" ? "." : ",";
  return `${Math.floor(grosze / 100)}${point}${String(grosze % 100).padStart(2, "0")}`;
}
