import { isUntouched } from "../database/is-untouched.ts";
import { oneAtATime } from "../database/one-at-a-time.ts";
import { isDemoUnfinished } from "../database/opening.ts";
import { sanitise } from "../integrations/sanitise.ts";
import type { OpenedShop } from "./open-shop.ts";
import { openProgress } from "./progress.ts";

export interface DemoInput {
  /** The customers whose passwords the README prints. */
  customers: boolean;
}

/**
 * Fills a shop nobody has begun with the demo, or one in which that was broken off, and opens it; returns false, changing nothing, of any other. Two programs
 * may come to it at once: one fills it, the other waits and finds it full. The demo's code is loaded here alone, and only then.
 */
export async function seedDemo(
  { pool, pictures }: Pick<OpenedShop, "pool" | "pictures">,
  { customers }: DemoInput,
): Promise<boolean> {
  return oneAtATime(pool, "fill-shop", async () => {
    if (!(await isUntouched(pool)) && !(await isDemoUnfinished(pool))) return false;
    const { seedDemo: fill } = await import("../../demo/seed.ts");
    const progress = openProgress();
    await fill(pool, { pictures, sanitise, customers, now: new Date(), tell: progress.tell });
    progress.end();
    return true;
  });
}
