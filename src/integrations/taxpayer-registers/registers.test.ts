import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openRegistersStandIn } from "../../../stand-ins/taxpayer-registers.ts";
import { openLoopbackServer } from "../loopback-server.ts";
import { noTaxpayerRegisters, openTaxpayerRegisters } from "./registers.ts";

const standIn = await openRegistersStandIn();
after(() => standIn.close());
const registers = openTaxpayerRegisters({ whiteListUrl: standIn.url, viesUrl: standIn.url });
const day = "2026-11-28";

test("a seller who is in both registers is told with name, address, numbers and accounts", async () => {
  assert.deepEqual(await registers.look("5261040828", day), {
    whiteList: "found",
    vies: "found",
    taxpayer: {
      name: "KOWALSKA STUDIO ANNA KOWALSKA",
      street: "ul. Kwiatowa 5",
      city: "00-001 Warszawa",
      regon: "123456785",
      krs: "",
      accounts: ["61109010140000071219812874"],
    },
  });
});

test("one who is in one of them is told as that one knows them, and one nobody knows is unknown", async () => {
  const company = await registers.look("7010012356", day);
  assert.deepEqual([company.whiteList, company.vies, company.taxpayer?.krs], ["found", "unknown", "0000123456"]);
  assert.deepEqual(await registers.look("1111111111", day), { whiteList: "unknown", vies: "unknown", taxpayer: null });
});

test("a register that is out of order, answers with something else or not in time is silent, and the other one is told", async (t) => {
  const answers = [
    { status: 500, body: "{}" },
    { status: 200, body: "<html>" },
    { status: 200, body: '{"result":"later"}' },
    { status: 200, body: '{"actionSucceed":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}' },
    null,
  ];
  let answer: (typeof answers)[number] = null;
  const broken = await openLoopbackServer((_, response) => {
    if (answer !== null) response.writeHead(answer.status).end(answer.body);
  });
  t.after(() => broken.close());
  for (answer of answers) {
    const noList = openTaxpayerRegisters({ whiteListUrl: broken.url, viesUrl: standIn.url, patience: 200 });
    const byVies = await noList.look("5261040828", day);
    assert.deepEqual([byVies.whiteList, byVies.vies], ["silent", "found"]);
    assert.equal(byVies.taxpayer?.city, "00-001 Warszawa");
    const noVies = openTaxpayerRegisters({ whiteListUrl: standIn.url, viesUrl: broken.url, patience: 200 });
    const byList = await noVies.look("5261040828", day);
    assert.deepEqual([byList.whiteList, byList.vies], ["found", "silent"]);
  }
});

test("where nobody is to be asked that is said", async () => {
  assert.deepEqual(await noTaxpayerRegisters.look("5261040828", day), {
    whiteList: "off",
    vies: "off",
    taxpayer: null,
  });
});
