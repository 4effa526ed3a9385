import type { FastifyRequest } from "fastify";
import type { Pool } from "../database/connect.ts";
import { recordMisses } from "../database/search/misses.ts";
import type { LanCode } from "../domain/language.ts";
import { networkOf } from "../domain/order/order-limits.ts";

/** So many words an hour are counted of one network, each once; nothing of it leaves this memory. */
const mostOfOne = 20;
const mostNetworks = 2000;
const hour = 3_600_000;

const counted = new WeakMap<Pool, { until: number; words: Map<string, Set<string>> }>();

/** Counts what a shopper asked for and nothing in the shop has. Nobody waits for it, and where it fails the search is answered all the same. */
export function countMisses(
  pool: Pool,
  request: Pick<FastifyRequest, "ip" | "log">,
  { words, lanCode }: { words: readonly string[]; lanCode: LanCode },
): void {
  const fresh = unheard(pool, networkOf(request.ip), words);
  if (fresh.length === 0) return;
  recordMisses(pool, { words: fresh, lanCode, now: new Date() }).catch((error: unknown) =>
    request.log.warn(error, "a word without results was not counted"),
  );
}

/** Returns which of the words a network has not asked for within the hour; none once it has asked for its most. */
function unheard(pool: Pool, network: string, words: readonly string[]): string[] {
  const now = Date.now();
  const known = counted.get(pool);
  const current = known !== undefined && known.until > now ? known : { until: now + hour, words: new Map() };
  counted.set(pool, current);
  const heard = current.words.get(network) ?? new Set<string>();
  if (!current.words.has(network)) {
    if (current.words.size >= mostNetworks) return [];
    current.words.set(network, heard);
  }
  return words.filter((word) => !heard.has(word) && heard.size < mostOfOne && heard.add(word));
}
