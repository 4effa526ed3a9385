import type { Lane } from "../run/run-lanes.ts";
import { runTests } from "../run/run-tests.ts";

// Runs one lane of test files and tells whoever began it the outcome; ends with it.
process.once("disconnect", () => process.exit(130));
const lane = JSON.parse(process.argv[2] ?? "") as Lane;
const outcome = await runTests({ ...lane, concurrency: 1 });
process.send?.(outcome, () => process.exit());
