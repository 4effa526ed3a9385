// Labels of parcels, bought from a carrier whose answers get lost, late and refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openInpostShop } from "../../../test/builders/inpost-shop.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { undoLabel } from "../../flows/parcel/buy-label.ts";

const { pool, ola, inpost, by, connect, packed, buy, labels, newest, work } = await openInpostShop();
const jobs = async (labelId: number) =>
  (await pool.query("SELECT FROM graphile_worker._private_jobs WHERE key = $1", [`label-${labelId}`])).rowCount;

test("without a carrier nothing is bought; a packer is told the way on", async () => {
  const order = await packed();
  const none = await buy(order);
  assert.deepEqual([none.status, (none.body as unknown as { code: string }).code], [409, "CARRIER_OFF"]);
});

test("a size is proposed from the weight, and what is still to be paid is taken at the door once", async () => {
  await connect("shipx");
  const order = await packed();
  const { carrier, offers } = await labels(order.number);
  assert.equal(carrier, "InPost");
  const { money } = (await ola.call(routes.order, { parameters: { number: order.number } })).body;
  assert.deepEqual(offers, [{ parcel: order.parcel, size: "medium", weight: 1800, cod: money!.total, point: null }]);
  assert.equal((await buy(order)).status, 200);
  await work(order.number);
  const { body } = inpost.shipments.at(-1)! as { body: { cod: { amount: number }; insurance: { amount: number } } };
  assert.equal(body.cod.amount, money!.total / 100);
  assert.equal(body.insurance.amount, money!.total / 100);
});

test("fifty presses at once make one label", async () => {
  const order = await packed();
  const before = inpost.shipments.length;
  const pressed = await Promise.all(Array.from({ length: 50 }, () => buy(order)));
  assert.equal(pressed.filter(({ status }) => status === 200).length, 1);
  await Promise.all([work(order.number), work(order.number), work(order.number)]);
  assert.equal(inpost.shipments.length, before + 1);
  assert.equal((await labels(order.number)).labels.length, 1);
});

for (const api of ["shipx", "global"] as const)
  test(`${api}: a label is bought once, whichever answer is lost, and is stored in each format`, async () => {
    await connect(api);
    for (const faults of [[], ["before"], ["after"], ["500", "after"], ["429"], ["429", "before"]] as const) {
      const order = await packed({ paymentId: 1 });
      const before = inpost.shipments.length;
      inpost.faults.push(...faults);
      inpost.labelWaits = 1;
      const asked = await buy(order);
      assert.equal(asked.status, 200, JSON.stringify(asked.body));
      for (let turn = 0; turn < 12; turn++) await work(order.number);
      const lost = api === "shipx" && ["before", "500"].some((one) => (faults as readonly string[]).includes(one));
      inpost.faults.length = 0;
      const label = await newest(order.number);
      if (lost) {
        // It can only be looked up, and is not there: a person decides, and nothing was bought behind their back.
        assert.deepEqual([label.state, inpost.shipments.length], ["unclear", before], faults.join());
        continue;
      }
      assert.deepEqual(
        [label.state, label.formats, label.problem],
        ["bought", ["A4", "A6", "ZPL"], null],
        faults.join(),
      );
      assert.equal(inpost.shipments.length, before + 1, faults.join());
      assert.equal(label.tracking, inpost.shipments.at(-1)!.tracking);
      const { parcels } = (await ola.call(routes.order, { parameters: { number: order.number } })).body;
      assert.deepEqual([parcels[0]!.tracking, parcels[0]!.carrier], [label.tracking, "InPost"]);
    }
  });

test("what nobody knows waits for a person: asked again it is found, said not to be there it can be bought anew", async () => {
  await connect("shipx");
  const order = await packed();
  inpost.faults.push("before");
  await buy(order);
  for (let turn = 0; turn < 12; turn++) await work(order.number);
  const stuck = await newest(order.number);
  assert.equal(stuck.state, "unclear");
  const today = async () =>
    (await ola.call(routes.today)).body.decisions.find(({ kind }) => kind === "labelsStuck")?.orders ?? [];
  assert.ok((await today()).includes(order.number));
  const there = await buy(order);
  assert.equal((there.body as unknown as { code: string }).code, "LABEL_THERE");
  const decide = (decision: "lookAgain" | "notThere") =>
    ola.call(routes.decideLabel, { parameters: { number: order.number, label: stuck.id }, body: { decision } });
  assert.equal((await decide("lookAgain")).body.labels[0]!.state, "asked");
  assert.equal(await jobs(stuck.id), 1);
  for (let turn = 0; turn < 12; turn++) await work(order.number);
  assert.equal((await decide("notThere")).body.labels[0]!.state, "failed");
  assert.equal((await buy(order)).status, 200);
  await work(order.number);
  assert.equal((await newest(order.number)).state, "bought");
  assert.ok(!(await today()).includes(order.number));
});

test("what the carrier refuses is told field by field, and the label can be bought again", async () => {
  const order = await packed();
  inpost.labelWaits = 0;
  inpost.faults.push("422");
  await buy(order);
  await work(order.number);
  const { state, problem } = await newest(order.number);
  assert.deepEqual([state, problem], ["failed", "custom_attributes.target_point: does_not_exist"]);
  assert.equal((await buy(order)).status, 200);
  await work(order.number);
  assert.equal((await newest(order.number)).state, "bought");
});

test("a label is printed as PDF and as ZPL, and is undone while its parcel is here", async () => {
  const order = await packed();
  await buy(order);
  await work(order.number);
  const { id } = await newest(order.number);
  const parameters = { number: order.number, label: id };
  const cancelled = await ola.call(routes.cancelLabel, { parameters });
  assert.equal(cancelled.body.labels[0]!.isBeingUndone, true);
  await undoLabel(pool, { labelId: id, ...by });
  assert.equal((await newest(order.number)).state, "cancelled");
  assert.equal(inpost.shipments.at(-1)!.cancelled, true);
  const { parcels } = (await ola.call(routes.order, { parameters: { number: order.number } })).body;
  assert.equal(parcels[0]!.tracking, null);
  const again = await ola.call(routes.cancelLabel, { parameters });
  assert.equal(again.status, 404);
});

test("the Global API neither undoes a label nor takes money at the door: both are said before anything is bought", async () => {
  await connect("global");
  const order = await packed();
  const before = inpost.shipments.length;
  const cash = await buy(order);
  assert.equal((cash.body as unknown as { code: string }).code, "LABEL_CASH");
  assert.equal(inpost.shipments.length, before);
});

test("the shop's promises hold after all of it", async () => {
  assert.deepEqual(await brokenPromises(pool), []);
});
