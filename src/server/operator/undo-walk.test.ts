import assert from "node:assert/strict";
import { test } from "node:test";
import { openOffice } from "../../../test/builders/office.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { categoriesUndone } from "../../../test/builders/undone/categories.ts";
import { codesAndCustomers } from "../../../test/builders/undone/codes-and-customers.ts";
import { deliveryAndPayments } from "../../../test/builders/undone/delivery.ts";
import { goodsAndMoney } from "../../../test/builders/undone/goods-and-money.ts";
import { ordersAndPeople } from "../../../test/builders/undone/orders-and-people.ts";
import { pagesUndone } from "../../../test/builders/undone/pages.ts";
import { productsUndone } from "../../../test/builders/undone/products.ts";
import { settingsUndone } from "../../../test/builders/undone/settings.ts";
import { synonymsUndone } from "../../../test/builders/undone/synonyms.ts";
import { variantsAndOptions } from "../../../test/builders/undone/variants.ts";
import { wordsAndViews } from "../../../test/builders/undone/words-and-views.ts";
import type { Route } from "../../contract/operator/route.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import type { LogEntity } from "../../domain/staff/log-entities.ts";

// Every act of the table that can be taken back, done once and taken back.

const office = await openOffice();
const { pool, ola, undo } = office;

/** What the history of its record tells of an act, and of what took it back. */
async function historyOf(id: number) {
  const { rows } = await pool.query<{ entity: LogEntity; entity_id: string }>(
    "SELECT entity, entity_id FROM operator_log WHERE entry_id = $1",
    [id],
  );
  const { entity, entity_id: record } = rows[0]!;
  const { body } = await ola.call(routes.recordHistory, {
    parameters: { entity },
    query: { id: record, limit: "100" },
  });
  const told = body.entries.find((entry) => entry.id === id)!;
  return {
    act: told.act,
    undo: told.undo,
    undoneBy: told.undoneBy,
    takenBack: body.entries.some(({ undoOf }) => undoOf === id),
  };
}
const walk = {
  ...ordersAndPeople(office),
  ...goodsAndMoney(office),
  ...productsUndone(office),
  ...categoriesUndone(office),
  ...wordsAndViews(office),
  ...variantsAndOptions(office),
  ...codesAndCustomers(office),
  ...deliveryAndPayments(office),
  ...settingsUndone(office),
  ...pagesUndone(office),
  ...synonymsUndone(office),
};

test("each route that says how it is taken back is: the record is as it was, and its history tells before that it can be taken back, and after that it was", async () => {
  const table = Object.entries(routes) as [string, Route][];
  assert.deepEqual(
    Object.keys(walk).toSorted(),
    table.flatMap(([name, route]) => (route.undo == null ? [] : [name])).toSorted(),
  );
  for (const [name, begin] of Object.entries(walk)) {
    const { as, act } = await begin();
    const before = await as();
    const id = await act();
    assert.ok(id > 0, `${name} says by which number it is taken back`);
    assert.notDeepEqual(await as(), before, name);
    const undoneBy = (routes as Record<string, Route>)[name]!.undo;
    assert.deepEqual(await historyOf(id), { act: name, undo: "possible", undoneBy, takenBack: false });
    const undone = await undo(id);
    assert.equal(undone.status, 200, `${name} ${JSON.stringify(undone.body)}`);
    assert.deepEqual(await as(), before, name);
    const { rows } = await pool.query<{ act: string }>("SELECT act FROM operator_log WHERE undo_of = $1", [id]);
    assert.deepEqual(rows, [{ act: undoneBy }]);
    const told = await historyOf(id);
    assert.equal(told.undo, "done", name);
    const again = await undo(id);
    assert.deepEqual([again.status, again.body.code], [409, "UNDONE"], name);
  }
});

test("the shop keeps its promises", async () => {
  assert.deepEqual(await brokenPromises(pool), []);
});
