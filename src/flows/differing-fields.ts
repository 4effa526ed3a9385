type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields that differ, as they were and as they are; of a text in several languages those languages; null: none does. */
export function differingFields(before: object, after: object): { before: Fields; after: Fields } | null {
  const was: Record<string, unknown> = {};
  const is: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(before)) {
    const now = (after as Fields)[field];
    if (JSON.stringify(value) === JSON.stringify(now)) continue;
    const inner = isText(value) && isText(now) ? differingFields(value, now) : null;
    was[field] = inner?.before ?? value;
    is[field] = inner?.after ?? now;
  }
  return Object.keys(was).length === 0 ? null : { before: was, after: is };
}

/** True of a text in several languages. */
function isText(value: unknown): value is object {
  return typeof value === "object" && value !== null && "pl" in value;
}
