import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openEcbStandIn } from "../../../stand-ins/ecb.ts";
import { openLoopbackServer } from "../loopback-server.ts";
import { openEcb } from "./ecb.ts";

const standIn = await openEcbStandIn();
after(() => standIn.close());
const ecb = openEcb({ url: standIn.url });

test("the rates are those of the first day that has them", async () => {
  // 31 May 2026 is a Sunday.
  const rates = await ecb.firstRates({ from: "2026-05-30", to: "2026-06-05" });
  assert.equal(rates?.day, "2026-06-01");
  assert.ok([rates.pln, rates.gbp, rates.usd].every((rate) => Number.isInteger(rate) && rate > 50_000));
  assert.equal(await ecb.firstRates({ from: "2026-05-30", to: "2026-05-31" }), null, "an empty answer is no error");
});

test("a bank that is busy, or says something else, is an error, never a rate", async () => {
  standIn.busy = true;
  await assert.rejects(ecb.firstRates({ from: "2026-06-01", to: "2026-06-02" }), /503/);
  standIn.busy = false;
  const head = "CURRENCY,TIME_PERIOD,OBS_VALUE\r\n";
  for (const body of [
    "<html>busy</html>",
    `${head}PLN,2026-06-01,zero\r\n`,
    `${head}PLN,2025-06-01,4.25\r\n`,
    `${head}PLN,2026-06,4.25\r\n`,
  ]) {
    const other = await openLoopbackServer((_, response) => response.writeHead(200).end(body));
    await assert.rejects(openEcb({ url: other.url }).firstRates({ from: "2026-06-01", to: "2026-06-02" }), body);
    await other.close();
  }
  const part = await openLoopbackServer((_, response) => response.writeHead(200).end(`${head}PLN,2026-06-01,4.25\r\n`));
  assert.equal(await openEcb({ url: part.url }).firstRates({ from: "2026-06-01", to: "2026-06-02" }), null);
  await part.close();
});
