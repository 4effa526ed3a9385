// When parcels leave, by the command line: the checkout's dates follow.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openTestApp, testFolder } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { openOperator } from "../../../test/programs/open-operator.ts";
import type { CheckoutData } from "../../contract/checkout-data.ts";
import { deliveryDates } from "../../domain/delivery/delivery-dates.ts";

const { pool, url } = await openSmallShop();
const { app } = await openTestApp(pool);
const { run, json, end } = openOperator({
  ...process.env,
  DATABASE_URL: url,
  DATA_DIR: await testFolder(),
  PUBLIC_URL: "https://sklep.example",
});
after(end);

test("calendar shows the hour and the days off, changes both, and the checkout's dates follow", async () => {
  assert.deepEqual(await json("calendar"), { hour: 14, daysOff: [] });
  const now = new Date();
  const { leaves: day } = deliveryDates(now, { handOverHour: 23, daysOff: new Set() }, [1, 2]);
  await json("calendar", "--hour", "23");
  const off = await json<{ hour: number; daysOff: { day: string; because: string }[] }>(
    "calendar",
    day,
    "--off",
    "remanent",
  );
  assert.deepEqual([off.hour, off.daysOff.map((one) => [one.day, one.because])], [23, [[day, "remanent"]]]);
  const { arrivals } = (await app.inject({ url: "/page-data/checkout.json" })).json<CheckoutData>();
  const { from } = deliveryDates(now, { handOverHour: 23, daysOff: new Set([day]) }, [1, 2]);
  assert.equal(arrivals.find(({ zoneId, shippingId }) => zoneId === "1" && shippingId === 1)?.from, from);
  await json("calendar", day, "--on");
  assert.deepEqual(await json("calendar", "--hour", "14"), { hour: 14, daysOff: [] });
  const { rows } = await pool.query<{ act: string }>("SELECT act FROM operator_log ORDER BY entry_id");
  assert.deepEqual(
    rows.map(({ act }) => act),
    ["changeHandOver", "addDayOff", "removeDayOff", "changeHandOver"],
  );
});

test("what cannot be is refused with the way on", async () => {
  assert.match((await run("calendar", "2026-12-31")).err, /Name one day and either --off/);
  assert.match((await run("calendar", "31.12.2026", "--off", "x")).err, /written as 2026-12-31/);
  assert.match((await run("calendar", "2026-12-31", "--off", "x".repeat(81))).err, /at most 80 letters/);
  assert.notEqual((await run("calendar", "--hour", "24")).code, 0);
});
