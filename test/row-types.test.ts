import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { prepareJobs } from "../src/database/jobs.ts";
import { testDatabase } from "./database.ts";
import { compareRow } from "./row-types/compare-row.ts";
import { type Describer, openDescriber } from "./row-types/describe-query.ts";
import { type FoundQuery, openProject, queriesOf } from "./row-types/find-queries.ts";
import { planted } from "./row-types/planted.ts";

// `db.query<Row>` takes its row type on trust. Here PostgreSQL itself says of every query in the sources which columns
// it answers, and the compiler what the row type says of them (docs/decisions/0108).

// With slashes, as the compiler names files.
const root = join(import.meta.dirname, "..").replaceAll("\\", "/");
const { project, close } = openProject(root);
let describer: Describer;
let queries: FoundQuery[];

before(async () => {
  const files = project.program
    .getSourceFileNames()
    .filter((file) => file.startsWith(`${root}/src/`) && !/\.test\.ts$|\.tsx$|\/src\/(storefront|ui)\//.test(file));
  queries = await queriesOf(project, root, files);
  const { pool } = await testDatabase();
  await prepareJobs(pool);
  describer = await openDescriber(pool);
  await describer.prepare(queries.flatMap(({ texts }) => texts).filter((text) => /^\s*CREATE TEMP/.test(text)));
});
after(async () => {
  await describer.close();
  close();
});

/** Queries PostgreSQL cannot be asked about, each with the reason why its row type holds. */
const untold = [
  ["src/database/backup-rows.ts", 'SELECT count(*) AS rows FROM "sample"'], // The tables' names are the database's: a count is a number of any.
  ["src/database/backup-rows.ts", "FETCH 500 FROM backup"], // What its cursor was declared for, some lines above: one text.
  ["src/database/catalogue/paths.ts", "FETCH 5000 FROM all_paths"], // The same query as `pathsAmong`, with the same row type.
];

test("each query's row type is what the database answers", async () => {
  assert.ok(queries.filter(({ row }) => row !== null).length > 200, "the queries are found");
  const told = queries.filter((query) => !isUntold(query));
  assert.equal(queries.length - told.length, untold.length, "each of the untold is there");
  const wrong = (await wrongOf(told)).flatMap((said, at) => said.map((one) => `${told[at]!.place}: ${one}`));
  assert.deepEqual(wrong, []);
});

test("each of the untold is needed", async () => {
  const wrong = await wrongOf(queries.filter(isUntold));
  assert.ok(wrong.every((said) => said.length > 0));
});

test("a wrong name, a wrong type and a null too few are found, and nothing else is", async () => {
  const found = await queriesOf(project, root, [`${root}/test/row-types/planted.ts`]);
  assert.deepEqual(
    await wrongOf(found),
    planted.map(({ wrong }) => wrong),
  );
});

function isUntold({ place, texts }: FoundQuery): boolean {
  return untold.some(([file, text]) => place.startsWith(`${file}:`) && texts[0] === text);
}

/** Returns for each query what its row type says wrongly. */
async function wrongOf(all: readonly FoundQuery[]): Promise<string[][]> {
  const wrong: string[][] = [];
  for (const query of all) wrong.push(await wrongWith(query));
  return wrong;
}

async function wrongWith({ row, reads, texts, problem }: FoundQuery): Promise<string[]> {
  if (row === null) return reads ? ["its rows are read, and it has no row type"] : [];
  if (problem !== null) return [`its text cannot be told: ${problem}`];
  const wrong = new Set<string>();
  for (const text of texts) {
    const columns = await describer.describe(text);
    if ("problem" in columns) wrong.add(`PostgreSQL does not take it: ${columns.problem}`);
    else for (const said of compareRow(project.checker, row, columns)) wrong.add(said);
  }
  return [...wrong];
}
