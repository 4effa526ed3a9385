import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { openAddressStandIn } from "../../../stand-ins/address-registers.ts";
import { openRegistersStandIn } from "../../../stand-ins/taxpayer-registers.ts";
import type { LookUpReply } from "../../contract/look-ups.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";
import { type AddressRegisters, openAddressRegisters } from "../../integrations/address-registers/address-registers.ts";
import { openLoopbackServer } from "../../integrations/loopback-server.ts";
import { openTaxpayerRegisters, type TaxpayerRegisters } from "../../integrations/taxpayer-registers/registers.ts";

const { pool } = await openSmallShop();
const sellers = await openRegistersStandIn();
const places = await openAddressStandIn();
/** Answers nobody. */
const mute = await openLoopbackServer(() => undefined);
after(() => Promise.all([sellers.close(), places.close(), mute.close()]));

const working = {
  taxpayers: openTaxpayerRegisters({ whiteListUrl: sellers.url, viesUrl: sellers.url }),
  addresses: openAddressRegisters({ gugikUrl: places.url, ruianUrl: places.url }),
};
const silent = {
  taxpayers: openTaxpayerRegisters({ whiteListUrl: mute.url, viesUrl: mute.url, companyPatience: 50 }),
  addresses: openAddressRegisters({ gugikUrl: mute.url, ruianUrl: mute.url, patience: 50 }),
};
let registers: { taxpayers: TaxpayerRegisters; addresses: AddressRegisters } = working;
const asked: string[] = [];
const { app } = await openTestApp(pool, {
  taxpayers: {
    look: (nip, day) => registers.taxpayers.look(nip, day),
    company: (of) => {
      asked.push(of.letters + of.number);
      return registers.taxpayers.company(of);
    },
  },
  addresses: {
    addresses: (of) => {
      asked.push(of.postCode);
      return registers.addresses.addresses(of);
    },
  },
});
const ola = await comeIn(app, pool, { email: "ola@bruk.example", role: "owner" });

async function ask(call: "company" | "towns", body: object): Promise<LookUpReply> {
  const answer = await app.inject({
    method: "POST",
    url: `/sys/json_utils?${call}`,
    payload: JSON.stringify({ lanId: 1, ...body }),
    headers: { "content-type": "text/plain" },
  });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<LookUpReply>();
}
const idOf = async (code: string) =>
  (await pool.query<{ country_id: number }>("SELECT country_id FROM countries WHERE country_code = $1", [code]))
    .rows[0]!.country_id;
const [poland, czechia, germany] = [await idOf("PL"), await idOf("CZ"), await idOf("DE")];
const switchIt = async (fields: Record<string, string>, on = true) => {
  const { connections } = (await ola.call(routes.connections)).body;
  const { version } = connections.find(({ kind }) => kind === "lookUps")!;
  const { status } = await ola.call(routes.saveConnection, {
    parameters: { kind: "lookUps" },
    body: { on, fields },
    version,
  });
  assert.equal(status, 200);
};
const nip = "526-104-08-28";

test("until somebody switches it on nobody is asked, and the form is told that it need not ask again", async () => {
  assert.deepEqual(await ask("company", { nip, country: poland }), { offers: [], off: true });
  assert.deepEqual(await ask("towns", { postCode: "31-403", country: poland }), { offers: [], off: true });
  assert.deepEqual(asked, []);
});

test("a Polish NIP is looked for in the Ministry's list, another number in VIES; what they tell is offered, field by field", async () => {
  await switchIt({ companies: "on", towns: "on" });
  assert.deepEqual(await ask("company", { nip, country: poland }), {
    offers: [
      {
        text: "Wpisz: KOWALSKA STUDIO ANNA KOWALSKA, ul. Kwiatowa 5, 00-001 Warszawa",
        fields: [
          { name: "paymentName", value: "KOWALSKA STUDIO ANNA KOWALSKA" },
          { name: "paymentStreet", value: "ul. Kwiatowa 5" },
          { name: "paymentPostCode", value: "00-001" },
          { name: "paymentCity", value: "Warszawa" },
        ],
      },
    ],
  });
  const [praha] = (await ask("company", { nip: "CZ12345678", country: czechia, lanId: 6 })).offers;
  assert.deepEqual(
    praha?.fields.map(({ value }) => value),
    ["Dlažba Praha s.r.o.", "Sokolská 455/3", "120 00", "Praha 2"],
  );
  assert.match(praha?.text ?? "", /^Vyplnit: /);
  assert.deepEqual((await ask("company", { nip: "DE123456789", country: germany })).offers, [], "it tells no name");
  assert.deepEqual((await ask("company", { nip: "1111111111", country: poland })).offers, []);
  assert.deepEqual((await ask("company", { nip: "526-104-08-27", country: poland })).offers, []);
  assert.ok(!asked.includes("PL5261040827"), "what is no number is asked for nowhere");
});

test("a postcode is looked for where its country keeps addresses; a street narrows it", async () => {
  const towns = async (body: object) => (await ask("towns", body)).offers.map(({ fields }) => fields[0]?.value);
  assert.deepEqual(await towns({ postCode: "31403", country: poland }), ["Kraków"]);
  assert.deepEqual(await towns({ postCode: "34-500", country: poland }), ["Zakopane", "Kościelisko"]);
  assert.deepEqual(await towns({ postCode: "34-500", street: "Polna", country: poland }), ["Zakopane"]);
  assert.deepEqual(await towns({ postCode: "31-403", street: "Kamienna 7/3", country: poland }), ["Kraków"]);
  assert.deepEqual(await towns({ postCode: "120 00", country: czechia }), ["Praha 2"]);
  assert.deepEqual(await towns({ postCode: "99-999", country: poland }), []);
  assert.deepEqual(await towns({ postCode: "10115", country: germany }), []);
  assert.deepEqual(await towns({ postCode: "31-4", country: poland }), []);
});

test("the street is offered as its register writes it where it knows the very house, and keeps the flat that was typed", async () => {
  const offers = async (body: object) =>
    (await ask("towns", body)).offers.map(({ text, fields }) => [text, ...fields.map(({ value }) => value)]);
  const krakow = { postCode: "31403", country: poland };
  assert.deepEqual(await offers({ ...krakow, street: "ul. kwiatowa 5 m. 7" }), [
    ["Wpisz: ul. Kwiatowa 5/7, Kraków", "Kraków", "ul. Kwiatowa 5/7"],
  ]);
  assert.deepEqual(await offers({ ...krakow, street: "kwiatowa 6" }), [["Wpisz: Kraków", "Kraków"]], "another house");
  assert.deepEqual(await offers({ ...krakow, street: "kwiatowa" }), [["Wpisz: Kraków", "Kraków"]], "no house yet");
  assert.deepEqual(await offers({ postCode: "12000", country: czechia, street: "sokolska 3" }), [
    ["Wpisz: Sokolská 455/3, Praha 2", "Praha 2", "Sokolská 455/3"],
  ]);
  const { body } = await ola.call(routes.lookUpTowns, {
    parameters: { postCode: "31-403" },
    query: { country: "PL", street: "KWIATOWA 5" },
  });
  assert.deepEqual(body, { off: false, towns: ["Kraków"], addresses: [{ city: "Kraków", street: "Kwiatowa 5" }] });
  asked.length = 0;
  await ask("towns", { ...krakow, street: "Kwiatowa 5/8" });
  assert.deepEqual(asked, [], "of another flat of the house nobody is asked anew");
});

test("what was said once is asked for no more that day, and who does not answer is asked again", async () => {
  asked.length = 0;
  await ask("company", { nip: "PL 5261040828", country: poland });
  assert.deepEqual(asked, []);
  await pool.query("UPDATE look_ups SET asked_at = asked_at - interval '25 hours'");
  registers = silent;
  const begun = Date.now();
  assert.deepEqual((await ask("company", { nip, country: poland })).offers, []);
  assert.deepEqual((await ask("towns", { postCode: "00-001", country: poland })).offers, []);
  assert.ok(Date.now() - begun < 2000);
  registers = working;
  assert.equal((await ask("company", { nip, country: poland })).offers.length, 1);
  assert.deepEqual(asked, ["PL5261040828", "00-001", "PL5261040828"]);
});

test("a register is asked so often in a day and no more, whoever asks", async () => {
  asked.length = 0;
  await pool.query("UPDATE look_up_days SET questions = 79 WHERE register = 'whiteList'");
  await pool.query("DELETE FROM look_ups WHERE register = 'whiteList'");
  const both = ["5261040828", "7010012356"].map((number) => ask("company", { nip: number, country: poland }));
  assert.equal((await Promise.all(both)).flatMap(({ offers }) => offers).length, 1);
  assert.equal(asked.length, 1);
  await pool.query("UPDATE look_up_days SET day = day - 1");
  const [other] = ["5261040828", "7010012356"].filter((number) => !asked.includes(`PL${number}`));
  assert.equal((await ask("company", { nip: other!, country: poland })).offers.length, 1, "the next day it is again");
});

test("staff ask the same, and each half can be off by itself", async () => {
  const company = await ola.call(routes.lookUpCompany, { parameters: { number: nip }, query: { country: "PL" } });
  assert.deepEqual([company.body.off, company.body.companies[0]?.city], [false, "Warszawa"]);
  const towns = () =>
    ola.call(routes.lookUpTowns, { parameters: { postCode: "31-403" }, query: { country: "PL", street: "" } });
  assert.deepEqual((await towns()).body, {
    off: false,
    towns: ["Kraków"],
    addresses: [{ city: "Kraków", street: "" }],
  });
  await switchIt({ towns: "off" });
  assert.deepEqual((await towns()).body, { off: true, towns: [], addresses: [] });
  assert.equal((await ask("company", { nip, country: poland })).off, undefined);
});
