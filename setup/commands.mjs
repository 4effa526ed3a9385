import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { keepCode } from "./keep-code.mjs";
import { projectNode } from "./project-node.mjs";
import { run } from "./run.mjs";
import { Sentence } from "./sentence.mjs";

/** What runs for months keeps little room for short-lived objects: V8 else takes a hundred megabytes for them when a large shop starts, and never gives them back. */
const small = "--max-semi-space-size=8";

/** Each with the words Node itself is given before it. */
const programs = {
  start: [small, "src/bin/start.ts"],
  serve: [small, "src/bin/serve.ts"],
  work: [small, "src/bin/work.ts"],
  build: ["src/bin/build.ts"],
  shop: ["src/bin/shop.ts"],
  test: ["test/run.ts", "test"],
  check: ["test/run.ts", "check"],
  "test:more": ["test/run.ts", "more"],
  soak: ["test/soak.ts"],
  mutants: ["test/mutants.ts"],
  looks: ["test/looks.ts"],
  bench: ["bench/run.ts"],
  draw: ["demo/draw/draw.ts"],
};

/** Runs one of the project's programs with the arguments given, and exits as it does. */
export async function runCommand(name, args) {
  const program = Object.hasOwn(programs, name ?? "") ? programs[name] : undefined;
  if (!program)
    throw new Sentence(
      `Say one of ${Object.keys(programs).join(", ")}: npm start, npm test, npm run check, npm run shop -- --help.`,
    );
  const project = dirname(dirname(fileURLToPath(import.meta.url)));
  await ensureInstalled(project);
  const node = projectNode(project);
  keepCode(node, { project });
  await run(node, [...program.map((word) => (word.endsWith(".ts") ? join(project, word) : word)), ...args]);
}
