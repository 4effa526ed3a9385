import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openPacketaStandIn, packetaAccess } from "../../../stand-ins/carriers/packeta.ts";
import { parcelsTo } from "../../../test/builders/carrier-parcels.ts";
import { trackedAroundFault } from "../../../test/builders/tracked-around-fault.ts";
import type { CarriedParcel } from "./carrier.ts";
import { openPacketa } from "./packeta.ts";

// Packeta as its documentation has it, with what goes wrong on the way.

const packeta = await openPacketaStandIn();
after(() => packeta.close());
const access = { url: packeta.url, widgetUrl: packeta.url, ...packetaAccess, sender: "bruk" };
const carrier = openPacketa(access);

const jana = {
  company: "",
  firstName: "Jana",
  lastName: "Nováková & syn",
  email: "jana@example.cz",
  phone: "+420 777 123 456",
  street: "Dlouhá",
  building: "12/3",
  postcode: "110 00",
  city: "Praha",
  country: "CZ",
};
const asked = (...numbers: string[]) => numbers.map((tracking) => ({ tracking, externalId: tracking }));
const parcel = parcelsTo(jana, {
  sender: { ...jana, company: "Bruk", country: "PL" },
  point: "3060",
  size: "small",
  weight: 800,
  currency: "eur",
});

test("a packet is made for a point or a door, its label comes in each format, and it is undone", async () => {
  const made = await carrier.create(parcel());
  assert.ok(made.kind === "made");
  assert.equal(made.tracking, `Z${made.externalId}`);
  const { told } = packeta.packets.at(-1)!;
  assert.deepEqual(
    [
      told["addressId"],
      told["surname"],
      told["value"],
      told["currency"],
      told["weight"],
      told["eshop"],
      told["street"],
    ],
    ["3060", "Nováková &amp; syn", "123.45", "EUR", "0.8", "bruk", undefined],
  );
  for (const format of ["A6", "A4", "ZPL"] as const) {
    const label = await carrier.label(made.externalId, format);
    assert.ok(label.kind === "label");
    assert.equal(label.tracking, made.tracking);
    assert.match(String(label.bytes), format === "ZPL" ? /^\^XA.*Z1/ : new RegExp(`^%PDF.*A6 on ${format}`, "s"));
  }
  await carrier.create(parcel({ point: null }));
  const atDoor = packeta.packets.at(-1)!.told;
  assert.deepEqual(
    [atDoor["addressId"], atDoor["street"], atDoor["houseNumber"], atDoor["zip"]],
    ["106", "Dlouhá", "12/3", "110 00"],
  );
  assert.deepEqual(await carrier.cancel(made.externalId), { kind: "cancelled" });
  packeta.packets.at(-1)!.handedOver = true;
  const late = await carrier.cancel(packeta.packets.at(-1)!.id);
  assert.deepEqual(late, { kind: "refused", problems: ["CancelNotAllowedFault The packet was handed over."] });
});

test("what goes wrong is told apart, and a lost answer is looked for by nobody but a person", async () => {
  const before = packeta.packets.length;
  for (const [fault, kind] of [
    ["before", "lost"],
    ["500", "lost"],
    ["429", "later"],
    ["attributes", "refused"],
  ] as const) {
    packeta.faults.push(fault);
    assert.equal((await carrier.create(parcel())).kind, kind, fault);
  }
  assert.equal(packeta.packets.length, before);
  packeta.faults.push("429", "attributes");
  assert.deepEqual(await carrier.create(parcel()), { kind: "later", inSeconds: 7, problem: "429" });
  assert.deepEqual(await carrier.create(parcel()), {
    kind: "refused",
    problems: ["phone: is not valid & cannot be used"],
  });
  for (const fault of ["after", "garbled"] as const) {
    packeta.faults.push(fault);
    assert.equal((await carrier.create(parcel())).kind, "lost", fault);
  }
  assert.equal(packeta.packets.length, before + 2);
  assert.equal(carrier.repeats, false);
  assert.deepEqual(await carrier.find("1-1", new Date()), { kind: "none" });
});

test("a chosen point is checked before anything is bought; a silent check stops nothing", async () => {
  const before = packeta.packets.length;
  packeta.closed.add("4711");
  for (const point of ["4711", "nikde"])
    assert.deepEqual(await carrier.create(parcel({ point })), {
      kind: "refused",
      problems: ["point: The point was not found."],
    });
  assert.equal(packeta.packets.length, before);
  packeta.pointsSilent = true;
  assert.equal((await carrier.create(parcel({ point: "4711" }))).kind, "made");
  packeta.pointsSilent = false;
});

test("money at the door, and another country, are refused before anything is bought", async () => {
  const before = packeta.packets.length;
  assert.equal((await carrier.create(parcel({ cod: 100 }))).kind, "refused");
  assert.equal((await carrier.create(parcel({ point: null, receiver: { ...jana, country: "DE" } }))).kind, "refused");
  assert.equal(packeta.packets.length, before);
});

test("a wrong password is told as such, by what is bought and by the test of the connection", async () => {
  const wrong = openPacketa({ ...access, apiPassword: "f".repeat(32) });
  assert.deepEqual(await wrong.create(parcel()), {
    kind: "refused",
    problems: ["IncorrectApiPasswordFault Incorrect API password."],
  });
  assert.equal((await wrong.check()).result, "credentials");
  assert.equal((await carrier.check()).result, "works");
});

test("steps come by the clock of Prague in summer and winter; what is unknown is no end", async () => {
  const made = await carrier.create(parcel());
  assert.ok(made.kind === "made");
  packeta.records.set(made.externalId, [
    { code: "7", at: "2026-11-20T12:00:00" },
    { code: "1", at: "2026-07-20T12:00:00" },
    { code: "5", at: "2026-11-19T08:30:00" },
    { code: "2", at: "2026-07-21T09:00:00" },
    { code: "998", at: "2026-07-22T09:00:00" },
  ]);
  const tracked = await carrier.track(asked(made.tracking!, "Z999"));
  assert.ok(tracked.kind === "tracked");
  assert.deepEqual(
    tracked.steps.map(({ step, at }) => [step, at.toISOString()]),
    [
      ["made", "2026-07-20T10:00:00.000Z"],
      ["handedOver", "2026-07-21T07:00:00.000Z"],
      ["underWay", "2026-07-22T07:00:00.000Z"],
      ["ready", "2026-11-19T07:30:00.000Z"],
      ["delivered", "2026-11-20T11:00:00.000Z"],
    ],
  );
});

test("one parcel that is not told of takes nothing from the others, and who wants peace is asked no more", async () => {
  const three: CarriedParcel[] = [];
  for (let one = 0; one < 3; one += 1) {
    const made = await carrier.create(parcel());
    assert.ok(made.kind === "made");
    packeta.records.set(made.externalId, [{ code: "2", at: "2026-07-21T09:00:00" }]);
    three.push({ tracking: made.tracking!, externalId: made.externalId });
  }
  await trackedAroundFault(carrier, three, ({ externalId }, fault) => packeta.trackFaults.set(externalId, fault));
});
