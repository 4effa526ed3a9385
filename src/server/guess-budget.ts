/** How many wrong guesses somebody has left, over every door at which the same is guessed. */
export interface GuessBudget {
  /** Returns the seconds until the next guess, or null: there are some left. */
  wait(who: string): number | null;
  /** Records a wrong guess. */
  miss(who: string): void;
}

/** Opens a budget of so many wrong guesses within so many milliseconds from the first; `now` is in milliseconds. */
export function openGuessBudget({
  most,
  within,
  now = Date.now,
}: {
  most: number;
  within: number;
  now?: () => number;
}): GuessBudget {
  const spent = new Map<string, { misses: number; until: number }>();
  const current = (who: string) => {
    const found = spent.get(who);
    return found !== undefined && found.until > now() ? found : undefined;
  };
  return {
    wait(who) {
      const found = current(who);
      return found === undefined || found.misses < most ? null : Math.ceil((found.until - now()) / 1000);
    },
    miss(who) {
      const found = current(who);
      if (found !== undefined) return void (found.misses += 1);
      for (const [other, { until }] of spent) if (until <= now()) spent.delete(other);
      spent.set(who, { misses: 1, until: now() + within });
    },
  };
}
