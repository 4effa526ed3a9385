/** Which pages read which cache tag, so that a change costs what it touches and not a look at every page. */
export interface Readers {
  add(path: string, reads: readonly string[]): void;
  remove(path: string, reads: readonly string[]): void;
  /** Returns the paths of the pages that read one of these cache tags. */
  of(cacheTags: Iterable<string>): Set<string>;
  /** Whether more pages than are remembered have read a cache tag; known without a look at the pages. */
  areMany(cacheTag: string): boolean;
}

/** A cache tag that more pages read is looked for page by page: about as much is to be prerendered then, and a menu need not be remembered for every page. */
const crowd = 100;

/** Opens the index of these pages, which is told of whatever is added to them or taken away; `most` readers are remembered of a cache tag. */
export function openReaders(pages: ReadonlyMap<string, { reads: readonly string[] }>, most = crowd): Readers {
  const readers = new Map<string, readonly string[] | "many">();
  return {
    add(path, reads) {
      for (const cacheTag of reads) {
        const known = readers.get(cacheTag) ?? [];
        // By `concat`, as long as what is in it: a list that grows, a spread one too, keeps room for sixteen more, a hundred thousand times.
        if (known !== "many" && !known.includes(path))
          readers.set(cacheTag, known.length < most ? known.concat(path) : "many");
      }
    },
    remove(path, reads) {
      for (const cacheTag of reads) {
        const left = readers.get(cacheTag);
        if (left === undefined || left === "many") continue;
        const others = left.filter((other) => other !== path);
        if (others.length > 0) readers.set(cacheTag, others);
        else readers.delete(cacheTag);
      }
    },
    areMany: (cacheTag) => readers.get(cacheTag) === "many",
    of(cacheTags) {
      const found = new Set<string>();
      const wide = new Set<string>();
      for (const cacheTag of cacheTags) {
        const known = readers.get(cacheTag) ?? [];
        if (known === "many") wide.add(cacheTag);
        else for (const path of known) found.add(path);
      }
      if (wide.size > 0)
        for (const [path, { reads }] of pages) if (reads.some((cacheTag) => wide.has(cacheTag))) found.add(path);
      return found;
    },
  };
}
