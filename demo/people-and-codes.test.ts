import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { demoCodes, demoCustomers } from "./people-and-codes.ts";

const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");

test("README prints every demo code and customer as they are", () => {
  for (const { code, note } of demoCodes) assert.ok(readme.includes(`| \`${code}\` | ${note} |`), code);
  for (const { email, password, points } of demoCustomers)
    assert.ok(readme.includes(`| \`${email}\` | \`${password}\` | ${points} |`), email);
});
