import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openNbpStandIn } from "../../../stand-ins/nbp.ts";
import { openLoopbackServer } from "../loopback-server.ts";
import { openNbp } from "./nbp.ts";

const standIn = await openNbpStandIn();
after(() => standIn.close());
const nbp = openNbp({ url: standIn.url });

test("tables come for working days, with four currencies to four places", async () => {
  // 1 November 2026 is a Sunday, 11 November a holiday.
  const tables = await nbp.tables({ from: "2026-10-30", to: "2026-11-12" });
  assert.deepEqual(
    tables.map(({ day }) => day.slice(5)),
    ["10-30", "11-02", "11-03", "11-04", "11-05", "11-06", "11-09", "11-10", "11-12"],
  );
  assert.match(tables[0]!.number, /^\d{3}\/A\/NBP\/2026$/);
  assert.deepEqual(Object.keys(tables[0]!.rates).toSorted(), ["czk", "eur", "gbp", "usd"]);
  assert.ok(Object.values(tables[0]!.rates).every((rate) => Number.isInteger(rate) && rate > 0));
  assert.deepEqual(await nbp.tables({ from: "2026-11-07", to: "2026-11-08" }), [], "a weekend has none");
});

test("a bank that is busy, says something else or nothing is an error, never a day without a table", async () => {
  for (const fault of ["busy", "html", "silent"] as const) {
    standIn.fault = fault;
    const asked = openNbp({ url: standIn.url, patience: fault === "silent" ? 200 : 10_000 });
    await assert.rejects(asked.tables({ from: "2026-11-02", to: "2026-11-03" }), fault);
  }
  standIn.fault = null;
  await assert.rejects(nbp.tables({ from: "2026-01-01", to: "2026-11-03" }), /400/);
  for (const body of [
    '[{"table":"A","no":"212/A/NBP/2026","effectiveDate":"2025-11-02","rates":[]}]',
    '[{"table":"A","no":"212/A/NBP/2026","rates":[]}]',
    '[{"table":"C","no":"212/C/NBP/2026","effectiveDate":"2026-11-02","rates":[]}]',
  ]) {
    const other = await openLoopbackServer((_, response) => response.writeHead(200).end(body));
    await assert.rejects(openNbp({ url: other.url }).tables({ from: "2026-11-02", to: "2026-11-03" }), body);
    await other.close();
  }
  const proxy = await openLoopbackServer((_, response) => response.writeHead(404).end("<html>gateway</html>"));
  await assert.rejects(openNbp({ url: proxy.url }).tables({ from: "2026-11-02", to: "2026-11-03" }), /404/);
  await proxy.close();
});
