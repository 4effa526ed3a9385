import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { TOGETHER_VARIABLE } from "./run-tests.ts";

// Run as a test file: its tests are those of the files it is told. One that cannot be imported is a failed test of its name.
for (const file of JSON.parse(process.env[TOGETHER_VARIABLE] ?? "[]") as string[]) {
  await import(pathToFileURL(file).href).catch((error: unknown) => test(file, () => Promise.reject(error)));
}
