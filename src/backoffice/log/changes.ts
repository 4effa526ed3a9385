type Fields = Readonly<Record<string, unknown>> | null;

/** One field of what was changed; `before` is absent where it was not there, `after` where it is there no more. */
export interface Change {
  field: string;
  before?: unknown;
  after?: unknown;
}

/** Returns what differs between before and after, field by field; what stayed as it was is left out. */
export function changesOf({ before, after }: { before: Fields; after: Fields }): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => {
    const was = before !== null && Object.hasOwn(before, field);
    const is = after !== null && Object.hasOwn(after, field);
    if (was && is && JSON.stringify(before[field]) === JSON.stringify(after[field])) return [];
    return [{ field, ...(was && { before: before[field] }), ...(is && { after: after[field] }) }];
  });
}
