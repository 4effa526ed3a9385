import type { ThirdParties } from "../../domain/third-parties.ts";

let turn: Promise<unknown> = Promise.resolve();
let stop: (() => void) | null = null;

/** Begins to count for whom the shopper has agreed to, or ends it with null. Its code comes with the agreement. */
export function turnAnalytics(analytics: ThirdParties["analytics"]): void {
  turn = turn
    .then(async () => {
      stop?.();
      stop = null;
      if (analytics !== null) stop = (await import("../analytics/start.ts")).startAnalytics(analytics);
    })
    .catch(() => undefined);
}
