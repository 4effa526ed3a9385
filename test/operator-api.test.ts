import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import { operatorRoutes } from "../src/contract/operator/routes.ts";
import { describeOperatorApi } from "./operator-api/describe.ts";

// docs/operator-api.json: what others read of the operator API. `node test/programs/write-operator-api.ts` writes it.

const file = join(import.meta.dirname, "../docs/operator-api.json");

test("the operator API's description is made from the table of its routes", () => {
  assert.deepEqual(JSON.parse(readFileSync(file, "utf8")), JSON.parse(JSON.stringify(describeOperatorApi())));
});

test("it is a valid OpenAPI 3.1, each route once, with its permission and what only some see", async () => {
  const described = JSON.parse(readFileSync(file, "utf8")) as Described;
  const { valid, errors } = await new Validator().validate(described as never);
  assert.deepEqual([valid, errors], [true, undefined]);
  const operations = Object.values(described.paths).flatMap((path) => Object.values(path));
  assert.deepEqual(operations.map(({ operationId }) => operationId).toSorted(), Object.keys(operatorRoutes).toSorted());
  assert.ok(operations.every((operation) => typeof operation["x-permission"] === "string"));
  const orders = described.paths["/orders"]!["get"]!;
  assert.match(JSON.stringify(orders), /"x-seen-with":"money\.read"/);
  assert.deepEqual(
    described.paths["/orders/{number}/state"]!["post"]!.parameters.map(({ name }) => name),
    ["number", "If-Match", "Idempotency-Key"],
  );
});

interface Described {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  operationId: string;
  "x-permission": string;
  parameters: { name: string }[];
}
