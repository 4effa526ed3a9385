import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { test } from "node:test";
import { Command } from "commander";
import type { Route } from "../src/contract/operator/route.ts";
import { operatorRoutes, type RouteName } from "../src/contract/operator/routes.ts";
import { commands, onScreensAlone, type SameFlow, unlogged } from "./same-flows/commands.ts";
import { functionsReached, functionsReachedByMember, membersIn } from "./same-flows/functions-reached.ts";

// What the command line changes, the back office changes by the same flow, and the other way round: both are counted, and
// what only one of them does says why.

const root = join(import.meta.dirname, "..");
const found = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll("\\", "/"));

/** Each command, and the function that makes it. */
const madeBy = new Map<string, string>();
for (const file of found("src/bin/shop/*.ts").filter((one) => !one.includes(".test."))) {
  const made = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
  for (const [name, add] of Object.entries(made)) {
    if (!/^add\w*Commands?$/.test(name)) continue;
    const program = new Command();
    (add as (program: Command) => void)(program);
    for (const words of commandsOf(program)) madeBy.set(words, `${file}#${name}`);
  }
}

/** Each route that changes a record of the shop, with the table of its noun. */
const changing = new Map<RouteName, string>();
for (const file of found("src/contract/operator/*.ts")) {
  const tables = (await import(pathToFileURL(join(root, file)).href)) as Record<string, Record<string, Route>>;
  for (const [table, routes] of Object.entries(tables))
    if (table.endsWith("Routes") && table !== "operatorRoutes")
      for (const [name, { undo }] of Object.entries(routes))
        if (undo !== undefined) changing.set(name as RouteName, table);
}

/** In which file each route is handled. */
const handledIn = new Map<string, string>();
for (const file of found("src/server/operator/handlers/*.ts"))
  for (const name of membersIn(file).keys()) if (name in operatorRoutes) handledIn.set(name, file);

const sameFlows = Object.entries(commands).flatMap(([words, said]) =>
  said === "looks" || "alone" in said ? [] : [said].flat().map((same: SameFlow) => ({ words, ...same })),
);

test("every command is known: it looks, does what a route does, or says why no route does it", () => {
  assert.deepEqual([...madeBy.keys()].toSorted(), Object.keys(commands).toSorted());
  const program = readFileSync(join(root, "src/bin/shop.ts"), "utf8");
  for (const made of new Set(madeBy.values())) assert.match(program, new RegExp(`^    ${made.split("#")[1]},$`, "m"));
});

test("what a command changes as routes do comes to one and the same function", () => {
  const apart = sameFlows.flatMap(({ words, flow, routes, job }) => {
    const shared = `src/flows/${flow}`;
    const begins = [
      ["the command", functionsReached(madeBy.get(words)!)] as const,
      ...(job === undefined
        ? routes.map((route) => [route, functionsReachedByMember(handledIn.get(route) ?? route, route)] as const)
        : [[job, functionsReached(`src/flows/${job}`)] as const]),
    ];
    return begins.flatMap(([begin, reached]) => (reached.has(shared) ? [] : [`'${words}', ${begin}: ${flow}`]));
  });
  assert.deepEqual(apart, []);
});

test("what a route only asks a job for is a job's", () => {
  const programs = found("src/bin/*.ts").map((file) => readFileSync(join(root, file), "utf8"));
  for (const { job } of sameFlows)
    if (job !== undefined) {
      const [, name = ""] = job.split("#");
      assert.ok(
        programs.some((text) => text.includes(`${name}(`)),
        `nothing begins ${job}`,
      );
    }
});

test("what the command line changes is in the log with who did it, or says why not", () => {
  const changed = Object.keys(commands).filter((words) => commands[words] !== "looks");
  const log = "src/database/staff/operator-log.ts";
  const silent = changed.filter((words) => {
    const reached = functionsReached(madeBy.get(words)!);
    return !reached.has(`${log}#logAct`) && !reached.has(`${log}#logCommand`);
  });
  assert.deepEqual(
    silent.filter((words) => !(words in unlogged)),
    [],
  );
  assert.deepEqual(
    Object.keys(unlogged).filter((words) => !changed.includes(words)),
    [],
  );
});

test("every route that changes something is what a command does, or its noun says why none does", () => {
  const done = new Set(sameFlows.flatMap(({ routes }) => routes));
  assert.deepEqual(
    [...done].filter((name) => !changing.has(name)),
    [],
    "they change nothing",
  );
  const others = [...changing].filter(([name]) => !done.has(name));
  assert.deepEqual(
    others.filter(([, table]) => onScreensAlone[table] === undefined).map(([name, table]) => `${table}.${name}`),
    [],
  );
  const tables = new Set(others.map(([, table]) => table));
  assert.deepEqual(
    Object.keys(onScreensAlone).filter((table) => !tables.has(table)),
    [],
    "reasons that nothing needs",
  );
});

function commandsOf(command: Command, before: readonly string[] = []): string[] {
  return command.commands.flatMap((one) => {
    const words = [...before, one.name()];
    const below = commandsOf(one, words);
    // A noun whose beginning is one of its own commands does nothing itself.
    return hasAction(one) ? [words.join(" "), ...below] : below;
  });
}

function hasAction(command: Command): boolean {
  return Reflect.get(command, "_actionHandler") != null;
}
