/** What somebody has typed into fields of a form, by their names, and what stood in each of them when they began. */
export type Touched = Readonly<Record<string, { mine: unknown; seen: unknown }>>;

/** The fields of a form as the record has them now: texts, numbers, lists, whatever JSON can say. */
type Fields = Readonly<Record<string, unknown>>;

/** Returns what is touched once somebody types into fields of a record as it is now; who types what stands there has touched nothing. */
export function touching(touched: Touched, now: Fields, typed: Fields): Touched {
  const next = { ...touched };
  for (const [name, mine] of Object.entries(typed)) {
    const seen = name in touched ? touched[name]!.seen : now[name];
    next[name] = { mine, seen };
    if (isSame(mine, now[name])) delete next[name];
  }
  return next;
}

/** Returns a form's fields: what was touched as it was typed, of the rest what the record has now. A field that the record has no more is left out. */
export function merged<F extends Fields>(touched: Touched, now: F): F {
  const mine = Object.entries(touched).filter(([name]) => name in now);
  return { ...now, ...Object.fromEntries(mine.map(([name, field]) => [name, field.mine])) };
}

/** Returns the names of fields that somebody has typed into and that the record has otherwise than it had, and than they have it. */
export function overtakenIn(touched: Touched, now: Fields): string[] {
  return Object.entries(touched)
    .filter(([name, { mine, seen }]) => !isSame(now[name], seen) && !isSame(now[name], mine))
    .map(([name]) => name);
}

/** Returns what is touched once somebody decides, of a field that both have changed, for their own (`mine`), or for what the record has. */
export function deciding(touched: Touched, now: Fields, { name, mine }: { name: string; mine: boolean }): Touched {
  const { [name]: field, ...others } = touched;
  return mine && field !== undefined ? { ...others, [name]: { mine: field.mine, seen: now[name] } } : others;
}

/** True of two values that are written alike. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
