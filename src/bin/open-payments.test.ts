import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import { connectedPayments, openPayments } from "./open-payments.ts";
import { readSettings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

const payu = { PAYU_POS_ID: "300746", PAYU_CLIENT_SECRET: "tajne", PAYU_SECOND_KEY: "klucz" };
const paypal = { PAYPAL_CLIENT_ID: "id", PAYPAL_SECRET: "tajne", PAYPAL_WEBHOOK_ID: "WH-1" };

async function open(
  t: TestContext,
  env: Record<string, string>,
): Promise<{ offered: string[]; standIns: string[]; commands: string[] }> {
  const settings = readSettings({ DATA_DIR: await testFolder(), ...env });
  const opened = await openPayments(settings);
  const commands = connectedPayments(settings);
  t.after(() => Promise.all(opened.standIns.map((standIn) => standIn.close())));
  return {
    offered: [...opened.connected, ...opened.played].map(({ code }) => code).toSorted(),
    standIns: Object.keys(opened.standInPages),
    commands: [...commands.connected, ...commands.standIns].map(({ code }) => code).toSorted(),
  };
}

test("without credentials a shop on this machine has stand-ins, and its commands find them", async (t) => {
  assert.deepEqual(await open(t, {}), {
    offered: ["paypal", "payu"],
    standIns: ["payu", "paypal"],
    commands: ["paypal", "payu"],
  });
});

test("a shop others can reach has no stand-in: without credentials its online payments are not offered", async (t) => {
  for (const PUBLIC_URL of [
    "https://bruk.example",
    "http://bruk.example",
    "http://192.168.1.7:3000",
    "https://localhost",
  ]) {
    assert.deepEqual(await open(t, { PUBLIC_URL }), { offered: [], standIns: [], commands: [] }, PUBLIC_URL);
    assert.equal(isThisMachine(PUBLIC_URL), false);
  }
  assert.deepEqual(await open(t, { PUBLIC_URL: "https://bruk.example", ...payu }), {
    offered: ["payu"],
    standIns: [],
    commands: ["payu"],
  });
});

test("credentials switch to the real hosts, each by itself", async (t) => {
  assert.deepEqual(await open(t, { ...payu, ...paypal }), {
    offered: ["paypal", "payu"],
    standIns: [],
    commands: ["paypal", "payu"],
  });
  assert.deepEqual((await open(t, paypal)).standIns, ["payu"]);
});

test("a stand-in listens on this machine alone", async (t) => {
  const settings = readSettings({ DATA_DIR: await testFolder() });
  const { standInPages, standIns } = await openPayments(settings);
  t.after(() => Promise.all(standIns.map((standIn) => standIn.close())));
  assert.ok(Object.values(standInPages).every((url) => url.startsWith("http://127.0.0.1:")));
});
