/** Returns a list with one of it put elsewhere. */
export function withMoved<One>(list: readonly One[], from: number, to: number): One[] {
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), list[from]!, ...others.slice(to)];
}

/** Returns a list in which one is another. */
export function withChanged<One>(list: readonly One[], at: number, changed: Partial<One>): One[] {
  return list.map((one, nth) => (nth === at ? { ...one, ...changed } : one));
}

/** Returns a list without one of it. */
export function without<One>(list: readonly One[], at: number): One[] {
  return list.filter((_, nth) => nth !== at);
}
