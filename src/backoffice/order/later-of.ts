import type { Order } from "../../contract/operator/order.ts";

type Versioned = Pick<Order, "versions">;

/** Returns the later of two readings of an order, by the versions of its parts, which only grow: an answer that was asked for before an act may come after the act's own. */
export function laterOf<Read extends Versioned>(read: Read, shown: Read | undefined): Read {
  if (shown === undefined) return read;
  const parts = Object.keys(read.versions) as (keyof Order["versions"])[];
  return parts.some((part) => countOf(read.versions[part]) < countOf(shown.versions[part])) ? shown : read;
}

/** How often a part had changed, by its `ETag`. */
function countOf(version: string): number {
  return Number(/\d+/.exec(version)?.[0]);
}
