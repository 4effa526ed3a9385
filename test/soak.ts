import { join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { COUNTS_VARIABLE } from "./counts.ts";
import { openTestServer, SERVER_VARIABLE } from "./database-server.ts";
import { sweepTestDatabases } from "./database-template.ts";
import { printTable } from "./run/print-table.ts";

/**
 * `npm run soak [-- name…]`: the promises that are proven by repetition, in their whole counts, one after
 * the other. Names choose: races, carts, sums, books, killed, import, hostile; none: all. Ends with a table of claim, figure and
 * result, and exits 1 when one of them does not hold. A count can be set by hand: `RACE_RUNS=5`.
 */
const soaked: Record<string, { file: string; tests: RegExp }[]> = {
  races: [
    { file: "src/flows/order/place-order-races.test.ts", tests: /\btimes$/ },
    { file: "src/flows/order/change-order-races.test.ts", tests: /\btimes$/ },
    { file: "src/flows/order/settle-order.test.ts", tests: /\btimes$/ },
    { file: "src/server/operator/races.test.ts", tests: /\btimes$/ },
  ],
  carts: [{ file: "src/flows/order/place-order-races.test.ts", tests: /^5-line carts/ }],
  sums: [{ file: "test/random-carts.test.ts", tests: /random carts/ }],
  books: [{ file: "src/flows/books/random-month.test.ts", tests: /random orders/ }],
  killed: [
    { file: "src/server/killed.test.ts", tests: /^kill -9/ },
    { file: "src/database/embedded/killed-under-load.test.ts", tests: /^kill -9/ },
    { file: "src/generator/store/killed-pages.test.ts", tests: /^kill -9/ },
    { file: "src/generator/killed-prerendering.test.ts", tests: /^kill -9/ },
  ],
  import: [{ file: "src/flows/catalogue/import-mutated.test.ts", tests: /mutated files/ }],
  hostile: [{ file: "src/server/routes/order-hostile.test.ts", tests: /hostile bodies/ }],
};
/** One test may take this long: a hundred thousand passwords are digested. */
const patience = 3 * 3_600_000;

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in soaked));
if (unknown !== undefined) {
  process.stderr.write(
    `There is nothing called '${unknown}' to soak: say ${Object.keys(soaked).join(", ")}, or nothing for all.\n`,
  );
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));

const root = join(import.meta.dirname, "..");
process.env[COUNTS_VARIABLE] = "whole";
const server = await openTestServer({ durable: true });
process.env[SERVER_VARIABLE] = server.url;
const rows: string[][] = [];
let broken = false;
try {
  for (const [name, parts] of Object.entries(soaked)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    for (const part of parts) await soak(part);
  }
} finally {
  await sweepTestDatabases(server.url, { templates: server.isOurs !== true });
  await server.close();
}
process.stdout.write("\n");
printTable(["claim", "figure", "result"], rows);
process.stdout.write(
  "\nOrders a second are measured by npm run bench; that each guard is needed, by npm run mutants.\n",
);
process.exit(broken ? 1 : 0);

/** Runs a file's counted tests; each becomes a row, parted at the colon of its name, with what it told of itself. */
async function soak({ file, tests }: { file: string; tests: RegExp }): Promise<void> {
  const stream = run({
    cwd: root,
    files: [join(root, file)],
    testNamePatterns: [tests],
    concurrency: 1,
    timeout: patience,
    execArgv: ["--import", new URL("run/end-in-time.ts", import.meta.url).href],
  });
  const ended: { name: string; line: number | undefined; result: string }[] = [];
  const told = new Map<number | undefined, string>();
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(0)} s`;
  stream.on("test:pass", ({ name, line, details }) =>
    ended.push({ name, line, result: `held in ${seconds(details.duration_ms)}` }),
  );
  stream.on("test:fail", ({ name, line, details }) =>
    ended.push({ name, line, result: `BROKEN after ${seconds(details.duration_ms)}` }),
  );
  stream.on("test:diagnostic", ({ line, message }) => told.set(line, message));
  for await (const text of stream.compose(new spec())) process.stdout.write(text as string);

  broken ||= ended.length === 0 || ended.some(({ result }) => !result.startsWith("held"));
  if (ended.length === 0) rows.push([file, "", "no such test"]);
  for (const { name, line, result } of ended) {
    const [claim = name, ...figure] = name.split(": ");
    rows.push([claim, figure.join(": "), [result, told.get(line) ?? []].flat().join("; ")]);
  }
}
