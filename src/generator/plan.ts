/** What is known of a printed page: which version lies on disk and which facts it was made from. */
export interface PrintedPage {
  version: string;
  reads: readonly string[];
}

export interface Plan<Key extends { path: string }> {
  /** Pages to make: never printed, or made from a fact that changed. */
  print: Key[];
  /** Printed paths nobody wants any more. */
  remove: string[];
}

/** Answers what to print and what to remove. Pure: the same three values give the same plan. */
export function planPrint<Key extends { path: string }>({ wanted, printed, changed }: {
  wanted: readonly Key[];
  printed: ReadonlyMap<string, PrintedPage>;
  changed: ReadonlySet<string>;
}): Plan<Key> {
  const wantedPaths = new Set(wanted.map((key) => key.path));
  return {
    print: wanted.filter((key) => isStale(printed.get(key.path), changed)),
    remove: [...printed.keys()].filter((path) => !wantedPaths.has(path)),
  };
}

function isStale(page: PrintedPage | undefined, changed: ReadonlySet<string>): boolean {
  return page === undefined || page.reads.some((fact) => changed.has(fact));
}
