import assert from "node:assert/strict";
import { after, test } from "node:test";
import { dpdAccess, openDpdStandIn } from "../../../stand-ins/carriers/dpd.ts";
import { jan, parcelsTo } from "../../../test/builders/carrier-parcels.ts";
import { trackedAroundFault } from "../../../test/builders/tracked-around-fault.ts";
import { openDpd } from "./dpd.ts";

// DPD as its documentation has it, with what goes wrong on the way.

const dpd = await openDpdStandIn();
after(() => dpd.close());
const access = { url: dpd.url, infoUrl: dpd.url, ...dpdAccess };
const carrier = openDpd(access);

const asked = (...numbers: string[]) => numbers.map((tracking) => ({ tracking, externalId: tracking }));
const parcel = parcelsTo(jan, {});

test("a parcel is sent to a door, with money taken there and its worth declared; its label comes in each format", async () => {
  const made = await carrier.create(parcel({ cod: 12_999, insurance: 20_000 }));
  assert.ok(made.kind === "made");
  assert.equal(made.tracking, made.externalId);
  const { told } = dpd.parcels.at(-1)!;
  assert.deepEqual(
    [told.payerFID, told.receiver["postalCode"], told.receiver["phone"], told.receiver["address"]],
    [1495, "31403", "+48600100200", "ul. Długa 12/3"],
  );
  assert.deepEqual([told.parcels[0]!.weight, told.parcels[0]!.sizeX], [1.8, 64]);
  assert.deepEqual(
    told.services.map(({ code, attributes }) => [code, attributes.map(({ value }) => value)]),
    [
      ["COD", ["129.99", "PLN"]],
      ["DECLARED_VALUE", ["200.00", "PLN"]],
    ],
  );
  for (const format of ["A6", "A4", "ZPL"] as const) {
    const label = await carrier.label(made.externalId, format);
    assert.ok(label.kind === "label");
    const shape = format === "ZPL" ? /^\^XA/ : format === "A4" ? /^%PDF.*A4 /s : /^%PDF.*LBL_PRINTER /s;
    assert.match(String(label.bytes), shape);
  }
  dpd.labelWaits = 1;
  assert.equal((await carrier.label(made.externalId, "A6")).kind, "later");
  assert.equal((await carrier.label("nie ma", "A6")).kind, "refused");
  assert.equal((await carrier.create(parcel({ point: "KRA01M" }))).kind, "refused");
  const byAnother = openDpd({ ...access, payerFid: "77" });
  await byAnother.create(parcel());
  assert.equal(dpd.parcels.at(-1)!.told.payerFID, 77);
  assert.deepEqual(await carrier.cancel(made.externalId), { kind: "unable" });
  assert.equal((await carrier.createReturn(parcel())).kind, "refused");
});

test("what goes wrong is told apart, at each of the three levels an answer has", async () => {
  const before = dpd.parcels.length;
  for (const [fault, kind, done] of [
    ["before", "lost", 0],
    ["after", "lost", 1],
    ["garbled", "lost", 1],
    ["500", "lost", 0],
    ["429", "later", 0],
  ] as const) {
    const had = dpd.parcels.length;
    dpd.faults.push(fault);
    assert.equal((await carrier.create(parcel())).kind, kind, fault);
    assert.equal(dpd.parcels.length - had, done, fault);
  }
  for (const [fault, problem] of [
    ["package", "INCORRECT_RECEIVER_POSTAL_CODE: Kod pocztowy nie istnieje"],
    ["parcel", "INCORRECT_RECEIVER_POSTAL_CODE: Kod pocztowy nie istnieje"],
    ["field", "packages[0].receiver.phone: is too long"],
    ["401", "HTTP 401"],
  ] as const) {
    dpd.faults.push(fault);
    assert.deepEqual(await carrier.create(parcel()), { kind: "refused", problems: [problem] }, fault);
  }
  assert.equal(dpd.parcels.length, before + 2);
  assert.deepEqual(await carrier.find("1-1", new Date()), { kind: "none" });
});

test("where a parcel is comes by the clock of Warsaw; a fault that comes with an answer that looks well is none", async () => {
  const made = await carrier.create(parcel());
  assert.ok(made.kind === "made");
  dpd.events.set(made.externalId, [
    { code: "190101", at: "2026-07-03T12:30:00" },
    { code: "030103", at: "2026-07-01T18:00:00" },
    { code: "040101", at: "2026-07-02T09:00:00" },
    { code: "170309", at: "2026-07-03T08:00:00" },
    { code: "", at: "2026-07-03T08:00:00" },
    { code: "999999", at: "bez daty" },
  ]);
  const tracked = await carrier.track(asked(made.externalId, "nie ma"));
  assert.ok(tracked.kind === "tracked");
  assert.deepEqual(
    tracked.steps.map(({ code, step, at }) => [code, step, at.toISOString()]),
    [
      ["030103", "made", "2026-07-01T16:00:00.000Z"],
      ["040101", "handedOver", "2026-07-02T07:00:00.000Z"],
      ["170309", "underWay", "2026-07-03T06:00:00.000Z"],
      ["190101", "delivered", "2026-07-03T10:30:00.000Z"],
    ],
  );
  dpd.events.set(made.externalId, [{ code: "230403", at: "2026-12-03T12:30:00" }]);
  const back = await carrier.track(asked(made.externalId));
  assert.ok(back.kind === "tracked");
  assert.deepEqual([back.steps[0]!.step, back.steps[0]!.at.toISOString()], ["goingBack", "2026-12-03T11:30:00.000Z"]);
  dpd.tracksNothing = true;
  assert.deepEqual(await carrier.track(asked(made.externalId)), {
    kind: "tracked",
    steps: [],
    unasked: [],
    restsFor: null,
  });
  dpd.tracksNothing = false;
});

test("one parcel that is not told of takes nothing from the others, and who wants peace is asked no more", async () => {
  for (const number of ["t1", "t3"]) dpd.events.set(number, [{ code: "040101", at: "2026-07-02T09:00:00" }]);
  await trackedAroundFault(carrier, asked("t1", "t2", "t3"), ({ tracking }, fault) =>
    dpd.trackFaults.set(tracking, fault),
  );
});

test("its protocol is of the parcels that are handed over, at the address they are fetched from", async () => {
  const first = await carrier.create(parcel());
  const second = await carrier.create(parcel());
  assert.ok(first.kind === "made" && second.kind === "made");
  const sender = { ...jan, company: "Bruk" };
  const drawn = await carrier.protocol({ shipments: [first.externalId, second.externalId], sender });
  assert.ok(drawn.kind === "protocol");
  const text = drawn.bytes.toString("latin1");
  assert.ok(text.startsWith("%PDF") && text.includes(first.externalId) && text.includes(second.externalId));
  assert.deepEqual(await carrier.protocol({ shipments: ["nie ma"], sender }), {
    kind: "refused",
    problems: ["NOT_FOUND"],
  });
  const stranger = openDpd({ ...access, password: "inne" });
  assert.deepEqual(await stranger.protocol({ shipments: [first.externalId], sender }), {
    kind: "refused",
    problems: ["HTTP 401"],
  });
});

test("the test tells whom DPD knows from whom it does not, and makes nothing", async () => {
  const before = dpd.parcels.length;
  assert.deepEqual(await carrier.check(), { result: "works", says: "" });
  const stranger = openDpd({ ...access, password: "inne" });
  assert.deepEqual(await stranger.check(), { result: "credentials", says: "HTTP 401" });
  assert.deepEqual(await stranger.track(asked("1")), { kind: "refused", problems: ["Access denied for user"] });
  assert.equal((await openDpd({ ...access, url: "http://127.0.0.1:1" }).check()).result, "silent");
  assert.equal(dpd.parcels.length, before);
});
