/** Two ways to ask for the same, each called once a turn. */
export interface TwoWays {
  one: () => Promise<unknown>;
  other: () => Promise<unknown>;
}

/**
 * Answers how many milliseconds lie between the medians of two ways, each asked so many times, in turns and in
 * changing order, so that whatever else the machine does falls on both. The least of three rounds: what differs
 * by itself differs in all of them.
 */
export async function timeApart(turns: number, prepare: () => Promise<TwoWays>): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 3 && least > 5; round += 1) {
    const times: Record<keyof TwoWays, number[]> = { one: [], other: [] };
    for (let turn = 0; turn < turns; turn += 1) {
      const ways = await prepare();
      for (const way of turn % 2 === 0 ? (["one", "other"] as const) : (["other", "one"] as const)) {
        const begun = performance.now();
        await ways[way]();
        times[way].push(performance.now() - begun);
      }
    }
    least = Math.min(least, Math.abs(median(times.one) - median(times.other)));
  }
  return least;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
