import assert from "node:assert/strict";
import { test } from "node:test";
import { askedBy, changed, countFilters, firstView, listedBy, listHref } from "./list-address.ts";

test("the list's address says what it shows, and the other way round", () => {
  for (const search of [
    "",
    "view=all",
    "view=sent&q=nowak&sort=largest",
    "view=all&state=new%2Cpaid&from=2026-11-01",
  ]) {
    const href = listHref(askedBy(search));
    assert.deepEqual(askedBy(href.split("?")[1] ?? ""), askedBy(search));
  }
  assert.equal(listHref({}), "/orders");
  assert.equal(listHref(askedBy("view=toPack&sort=newest")), "/orders?view=toPack");
  assert.equal(listHref(askedBy("view=toDecide&sort=due")), "/orders?view=toDecide");
  assert.equal(listHref(askedBy("view=toDecide&sort=newest")), "/orders?view=toDecide&sort=newest");
  assert.equal(listHref(changed(askedBy("view=toDecide&sort=newest"), { view: "sent" })), "/orders?view=sent");
});

test("without a view the list begins with what is to be packed for who packs, with all orders for everybody else", () => {
  assert.deepEqual(askedBy("", firstView(true)), { view: "toPack" });
  assert.deepEqual(askedBy("", firstView(false)), { view: "all" });
  assert.deepEqual(askedBy("view=sent", firstView(true)), { view: "sent" });
});

test("what an address does not know is left out, never sent on", () => {
  assert.deepEqual(askedBy("view=everything&sort=random&q=%20&page=2"), { view: "all" });
});

test("a filter taken away leaves the others", () => {
  const asked = askedBy("view=all&q=nowak&tag=pilne");
  assert.equal(countFilters(asked), 2);
  assert.equal(listHref(changed(asked, { q: "" })), "/orders?view=all&tag=pilne");
  assert.equal(listHref(changed(asked, { view: "sent" })), "/orders?view=sent&tag=pilne&q=nowak");
});

test("a saved view and columns that are tried on stand in the address too; what is no column is left out", () => {
  const search = "saved=12&view=all&tag=pilne&columns=total%2Cbuyer%2Cpassword";
  const listed = listedBy(search);
  assert.deepEqual(listed, { asked: { view: "all", tag: "pilne" }, saved: 12, columns: ["total", "buyer"] });
  assert.equal(listHref(listed.asked, listed), "/orders?saved=12&view=all&tag=pilne&columns=total%2Cbuyer");
  assert.deepEqual(listedBy("saved=-1&columns=", "toPack"), { asked: { view: "toPack" }, saved: null, columns: [] });
});
