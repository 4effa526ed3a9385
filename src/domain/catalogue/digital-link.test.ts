import assert from "node:assert/strict";
import { test } from "node:test";
import { digitalLinkPath, gtinNamed } from "./digital-link.ts";

test("a GTIN stands in its address with 14 digits, however it was written; what is none names nothing", () => {
  assert.equal(digitalLinkPath("5901234123457"), "/01/05901234123457");
  assert.equal(digitalLinkPath("96385074"), "/01/00000096385074");
  assert.equal(gtinNamed("5901234123457"), "05901234123457");
  assert.equal(gtinNamed("05901234123457"), "05901234123457");
  for (const wrong of ["5901234123458", "590123", "", "x"]) assert.equal(gtinNamed(wrong), null, wrong);
});
