import assert from "node:assert/strict";
import { test } from "node:test";
import { mayHaveWorker } from "./may-have-worker.ts";

const conditions = { protocol: "http:", hostname: "bruk.example", saveData: false, has: false };

test("the worker is registered over HTTPS or on localhost, and nowhere else", () => {
  assert.equal(mayHaveWorker({ ...conditions, protocol: "https:" }), true);
  for (const hostname of ["localhost", "sklep.localhost", "127.0.0.1", "[::1]"])
    assert.equal(mayHaveWorker({ ...conditions, hostname }), true, hostname);
  for (const hostname of ["bruk.example", "10.0.0.7", "localhost.example", "127.0.0.1.example"])
    assert.equal(mayHaveWorker({ ...conditions, hostname }), false, hostname);
});

test("who saves data is not given a worker, but keeps one that is there up to date", () => {
  const saving = { ...conditions, protocol: "https:", saveData: true };
  assert.equal(mayHaveWorker(saving), false);
  assert.equal(mayHaveWorker({ ...saving, has: true }), true);
});
