/**
 * The paths that wait to be prerendered in the background, and those that are being prerendered. A page is noted by who was given
 * its path last: the batch that has it, or whoever has taken it out to print it at once. So no older print of a page
 * ever comes after a newer one.
 */
export interface PrerenderQueue {
  /** How many wait, or are in the hands of a batch. */
  readonly left: number;
  readonly waiting: number;
  /** Lets these wait behind all others; one that waits already keeps its place, one that a batch has in hand is prerendered again. */
  add(paths: Iterable<string>): void;
  /** Lets these wait before all others. */
  addFirst(paths: Iterable<string>): void;
  /** Takes these out, for somebody else prerenders or removes them now: a batch that has one is to throw its own away. */
  takeOut(paths: Iterable<string>): void;
  /** Hears what has changed: whatever a batch has in hand may have been read before. */
  hear(cacheTags: readonly string[]): void;
  /** Hands out the next paths, at most so many; null: none waits. */
  next(most: number): Batch | null;
}

/** Paths that are being prerendered. */
export interface Batch {
  readonly paths: ReadonlySet<string>;
  isTakenOut(path: string): boolean;
  /** Ends it when its pages are noted, and is told what they read: those that read what has changed since it began wait again, before all others. */
  end(prerendered: readonly (readonly [string, { reads: readonly string[] }])[]): void;
}

/** Opens an empty queue. */
export function openPrerenderQueue(): PrerenderQueue {
  let waiting = new Set<string>();
  const inHand = new Set<{ paths: Set<string>; takenOut: Set<string>; changed: Set<string> }>();

  function takeOut(paths: Iterable<string>): void {
    for (const path of paths) {
      waiting.delete(path);
      for (const batch of inHand) batch.takenOut.add(path);
    }
  }

  function addFirst(paths: Iterable<string>): void {
    waiting = new Set([...paths, ...waiting]);
  }

  return {
    get left() {
      return [...inHand].reduce((sum, { paths }) => sum + paths.size, waiting.size);
    },
    get waiting() {
      return waiting.size;
    },
    add(paths) {
      for (const path of paths) waiting.add(path);
    },
    addFirst,
    takeOut,
    hear(cacheTags) {
      for (const batch of inHand) for (const cacheTag of cacheTags) batch.changed.add(cacheTag);
    },
    next(most) {
      if (waiting.size === 0) return null;
      const batch = {
        paths: new Set(waiting.values().take(most)),
        takenOut: new Set<string>(),
        changed: new Set<string>(),
      };
      // One that another batch still has in hand came to wait again meanwhile: now it is this batch's.
      takeOut(batch.paths);
      inHand.add(batch);
      return {
        paths: batch.paths,
        isTakenOut: (path) => batch.takenOut.has(path),
        end(prerendered) {
          inHand.delete(batch);
          const stale = prerendered.flatMap(([path, { reads }]) =>
            !batch.takenOut.has(path) && !waiting.has(path) && reads.some((cacheTag) => batch.changed.has(cacheTag))
              ? [path]
              : [],
          );
          if (stale.length > 0) addFirst(stale);
        },
      };
    },
  };
}
