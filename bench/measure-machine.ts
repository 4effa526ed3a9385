import { brotliCompressSync, constants } from "node:zlib";
import type { Measure } from "./run.ts";

const lasts = 1000;

/**
 * How fast the machine is by itself at this moment: how much of a fixed text one thread compresses. A virtual machine's
 * speed changes with its neighbours; figures of two runs are compared by what each says here, before and after.
 */
export function measureMachine(when: "before" | "after"): Measure {
  const text = Buffer.from(Array.from({ length: 20_000 }, (_, at) => ((at * 7919) % 10_007).toString(36)).join(" "));
  const began = performance.now();
  let bytes = 0;
  while (performance.now() - began < lasts) {
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    bytes += text.length;
  }
  return {
    what: `the machine itself, ${when}: a text compressed by one thread`,
    figure: `${(bytes / 1000 / (performance.now() - began)).toFixed(1)} MB/s`,
    goal: "",
  };
}
