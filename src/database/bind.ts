/** Gives values their places in a query that is put together from parts: `bind(5)` answers `$1`. */
export interface Bind {
  (value: unknown): string;
  /** Returns the place the next value will have. */
  next(): string;
  values: unknown[];
}

/** Returns a binder with no values yet. */
export function newBind(): Bind {
  const values: unknown[] = [];
  return Object.assign((value: unknown) => `$${values.push(value)}`, { values, next: () => `$${values.length + 1}` });
}
