import assert from "node:assert/strict";
import { test } from "node:test";
import { firstTerms, reductionOf } from "./terms.ts";

test("a share is whole percents up to what may be taken off, a price an amount above nothing", () => {
  const share = (percent: string) => reductionOf({ ...firstTerms, percent });
  assert.deepEqual(["20", " 20 % ", "90"].map(share), [{ percent: 20 }, { percent: 20 }, { percent: 90 }]);
  assert.deepEqual(["", "0", "91", "-5", "2,5", "dwadzieścia"].map(share), Array(6).fill(null));
  const price = (text: string) => reductionOf({ ...firstTerms, by: "price", price: text });
  assert.deepEqual(["199", "199,90", "199.90"].map(price), [{ price: 19_900 }, { price: 19_990 }, { price: 19_990 }]);
  assert.deepEqual(["", "0", "0,00", "tanio", "1999999,00"].map(price), Array(5).fill(null));
});
