import { countSize } from "./counts.ts";

/** Not oftener than this, in milliseconds. */
const pause = 5000;

/** Tells how far a long count has come, now and then; shorter runs say nothing. */
export function openProgress(what: string, of: number): (done: number) => void {
  let told = performance.now();
  return (done) => {
    if (countSize() !== "whole" || performance.now() - told < pause) return;
    told = performance.now();
    process.stderr.write(`  ${what}: ${done} of ${of}\n`);
  };
}
