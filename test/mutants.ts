import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "node:test";
import { openEmbedded } from "../src/database/embedded/open-embedded.ts";
import { SERVER_VARIABLE } from "./database-server.ts";
import { type Guard, guards } from "./mutants/guards.ts";
import { takeAway } from "./mutants/take-away.ts";
import { printTable } from "./run/print-table.ts";

/**
 * `npm run mutants [-- words]`: takes each guard away in a copy of the sources, one after the other, and
 * expects a test to go red. Words choose the guards in whose description or file they stand; none: all. Prints which guard was missed
 * by which test, and exits 1 when one was not missed or is no longer found in its file.
 */
const words = process.argv.slice(2).join(" ");
const chosen = guards.filter(({ guard, file }) => guard.includes(words) || file.includes(words));
if (chosen.length === 0) {
  process.stderr.write(`No guard is described with '${words}', nor stands in such a file.\n`);
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));

const project = join(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "bruk-mutants-"));
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const name of ["src", "stand-ins", "test", "package.json"])
  cpSync(join(project, name), join(copy, name), { recursive: true });
symlinkSync(join(project, "node_modules"), join(copy, "node_modules"), "junction");

// A server of its own: changed migrations would sweep away what other runs clone from.
const server = await openEmbedded({ dataDir: join(copy, "data") });
process.env[SERVER_VARIABLE] = server.url;
const rows: string[][] = [];
try {
  process.stdout.write("With every guard in its place the tests are green: ");
  const whole = [
    ...new Map(
      chosen.map(({ tests }) => [
        tests.file,
        chosen.filter((guard) => guard.tests.file === tests.file).map((guard) => guard.tests.named),
      ]),
    ),
  ];
  for (const [file, named] of whole) {
    const { red, green } = await results(file, named);
    const missing = named.filter((pattern) => !green.some((name) => pattern.test(name)));
    if (red.length > 0 || missing.length > 0)
      throw new Error(`${file}: ${[...red, ...missing.map((pattern) => `no test is named ${pattern}`)].join("; ")}`);
    process.stdout.write(".");
  }
  process.stdout.write("\n");
  for (const [at, guard] of chosen.entries()) {
    const begun = Date.now();
    const found = await without(guard);
    rows.push([guard.guard, found, `${((Date.now() - begun) / 1000).toFixed(1)} s`]);
    process.stdout.write(`${at + 1} of ${chosen.length}: without “${guard.guard}”: ${found}\n`);
  }
} finally {
  await server.close();
}
process.stdout.write("\n");
printTable(["guard", "without it", "took"], rows);
const kept = rows.filter(([, found]) => !found!.startsWith("red: "));
process.stdout.write(
  kept.length === 0
    ? `\nAll ${rows.length} guards are missed when they are gone.\n`
    : `\n${kept.length} of ${rows.length} guards are not proven to be needed.\n`,
);
process.exit(kept.length === 0 ? 0 : 1);

/** Returns what the tests say of the copy without one guard; the copy is whole again afterwards. */
async function without({ file, find, replace, tests }: Guard): Promise<string> {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  const without = takeAway(source, find, replace);
  if (typeof without !== "string") return `ERROR: its text stands in ${file} ${without.found} times`;
  writeFileSync(path, without);
  try {
    const { red: failed, ran } = await results(tests.file, [tests.named]);
    // A file that cannot even begin says nothing about the guard.
    if (!ran) return `ERROR: ${tests.file} did not run`;
    return failed.length > 0 ? `red: ${failed[0]}` : "SURVIVED: all tests are green";
  } finally {
    writeFileSync(path, source);
  }
}

async function results(file: string, named: RegExp[]): Promise<{ red: string[]; green: string[]; ran: boolean }> {
  const red: string[] = [];
  const green: string[] = [];
  const stream = run({
    cwd: copy,
    files: [join(copy, file)],
    testNamePatterns: named,
    concurrency: 1,
    timeout: 180_000,
  });
  stream.on("test:fail", ({ name }) => red.push(name));
  stream.on("test:pass", ({ name, skip }) => void (skip || green.push(name)));
  for await (const _ of stream);
  const matching = (names: string[]) => names.filter((name) => named.some((pattern) => pattern.test(name)));
  return { red, green, ran: matching([...red, ...green]).length > 0 };
}
