/**
 * What the shop's code calls unasked and a browser may lack that reads all of its syntax: the youngest of each engine's
 * years, so that whoever has these has the others. `test/browser-floor.test.ts` compares it with the code.
 */
const needed: readonly (readonly [owner: object | undefined, name: string])[] = [
  [globalThis.HTMLDialogElement?.prototype, "showModal"],
  [globalThis.AbortSignal, "timeout"],
  [Array.prototype, "toSorted"],
  [String.prototype, "toWellFormed"],
];

/** Returns whether this browser can run the whole shop; where it cannot, the page is better left as it was prerendered than broken on the way to an order. */
export function reachesFloor(): boolean {
  return needed.every(([owner, name]) => owner !== undefined && name in owner);
}
