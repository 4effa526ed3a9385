/** Returns how much of a phase is done in a second, and how many seconds are left of it; null where that cannot be said yet. */
export function speed({ done, total, seconds }: { done: number; total: number; seconds: number }): {
  perSecond: number | null;
  secondsLeft: number | null;
} {
  if (done <= 0 || seconds <= 0) return { perSecond: null, secondsLeft: null };
  const perSecond = done / seconds;
  return {
    perSecond: perSecond < 10 ? Math.round(perSecond * 10) / 10 : Math.round(perSecond),
    secondsLeft: Math.max(0, Math.ceil((total - done) / perSecond)),
  };
}
