import assert from "node:assert/strict";
import { test } from "node:test";
import { builtInvoice } from "../../../test/builders/invoices.ts";
import { hasExempt, ksefLack } from "./ksef-lack.ts";

test("a correction that adds goods exempt from VAT lacks the rule of their exemption as an invoice of such goods does", () => {
  const { lines: before, seller } = builtInvoice();
  const added = { ...before[0]!, position: 9, rate: "zw" as const };
  const lines = [...before, added];
  assert.ok(!hasExempt({ lines: before, before: null }));
  assert.ok(hasExempt({ lines, before }), "is");
  assert.ok(hasExempt({ lines: before, before: lines }), "was");
  assert.equal(ksefLack({ seller: { ...seller, exemption: "" }, lines, before }), "exemption");
});
