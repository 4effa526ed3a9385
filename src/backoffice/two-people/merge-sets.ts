/** Returns what two people have left of a list they both began from, each word once: what either added is there, what either took away is not. */
export function mergeSets(
  before: readonly string[],
  { mine, theirs }: { mine: readonly string[]; theirs: readonly string[] },
): string[] {
  const removed = before.filter((word) => !mine.includes(word));
  const added = mine.filter((word) => !before.includes(word));
  return [...new Set([...theirs, ...added])].filter((word) => !removed.includes(word));
}
