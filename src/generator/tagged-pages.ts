/** Which pages read which fact, so that a change costs what it touches and not a look at every page. */
export interface Readers {
  add(path: string, reads: readonly string[]): void;
  remove(path: string, reads: readonly string[]): void;
  /** Answers the paths of the pages that read one of these facts. */
  of(facts: Iterable<string>): Set<string>;
  /** Whether more pages than are remembered have read a fact; known without a look at the pages. */
  areMany(fact: string): boolean;
}

/** A fact that more pages read is looked for page by page: about as much is to be printed then, and a menu need not be remembered for every page. */
const crowd = 100;

/** Opens the index of these pages, which is told of whatever is added to them or taken away; `most` readers are remembered of a fact. */
export function openReaders(pages: ReadonlyMap<string, { reads: readonly string[] }>, most = crowd): Readers {
  const readers = new Map<string, readonly string[] | "many">();
  return {
    add(path, reads) {
      for (const fact of reads) {
        const known = readers.get(fact) ?? [];
        // By `concat`, as long as what is in it: a list that grows, a spread one too, keeps room for sixteen more, a hundred thousand times.
        if (known !== "many" && !known.includes(path))
          readers.set(fact, known.length < most ? known.concat(path) : "many");
      }
    },
    remove(path, reads) {
      for (const fact of reads) {
        const left = readers.get(fact);
        if (left === undefined || left === "many") continue;
        const others = left.filter((other) => other !== path);
        if (others.length > 0) readers.set(fact, others);
        else readers.delete(fact);
      }
    },
    areMany: (fact) => readers.get(fact) === "many",
    of(facts) {
      const found = new Set<string>();
      const wide = new Set<string>();
      for (const fact of facts) {
        const known = readers.get(fact) ?? [];
        if (known === "many") wide.add(fact);
        else for (const path of known) found.add(path);
      }
      if (wide.size > 0)
        for (const [path, { reads }] of pages) if (reads.some((fact) => wide.has(fact))) found.add(path);
      return found;
    },
  };
}
