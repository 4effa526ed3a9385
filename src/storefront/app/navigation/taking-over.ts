let takingOver = false;

/** Whether the prerendered page is being taken over: until the effects of its first frame are through. */
export function isTakingOver(): boolean {
  return takingOver;
}

export function beginTakeOver(): void {
  takingOver = true;
}

/** Said by the last of those effects: a crash in one of them is known when all are through. */
export function endTakeOver(): void {
  setTimeout(() => (takingOver = false));
}
