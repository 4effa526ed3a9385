const key = "bodyMeasures";

/** Returns a measure of the shopper's that this browser keeps, in the table's unit, by its Polish name; null: none. It is never sent anywhere. */
export function storedMeasure(measure: string): number | null {
  const value = all()[measure];
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** Keeps a measure in this browser, for every table that asks for it; null forgets it, and the last one takes the whole key away. A browser that keeps nothing asks again. */
export function keepMeasure(measure: string, value: number | null): void {
  const { [measure]: _, ...others } = all();
  const measures = value === null ? others : { ...others, [measure]: value };
  try {
    if (Object.keys(measures).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(measures));
  } catch {}
}

function all(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
  } catch {
    return {};
  }
}
