import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds after which something is taken to never happen: so long that no busy machine decides a test. */
export const never = 300_000;

/** Waits until something is so, however long that takes; what never is so fails under its name. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + never; !(await isSo()); await pause(10))
    if (Date.now() > end) throw new Error(`It never was so: ${what}`);
}
