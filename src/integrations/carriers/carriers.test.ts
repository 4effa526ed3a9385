import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { inpostAccess, openInpostStandIn } from "../../../stand-ins/carriers/inpost.ts";
import { parcelsTo } from "../../../test/builders/carrier-parcels.ts";
import { trackedAroundFault } from "../../../test/builders/tracked-around-fault.ts";
import type { Carrier } from "./carrier.ts";
import { openInpostGlobal } from "./inpost-global.ts";
import { openInpostShipx } from "./inpost-shipx.ts";

// Each carrier as its documentation has it, with all that goes wrong on the way.

const inpost = await openInpostStandIn();
after(() => inpost.close());
beforeEach(() => void (inpost.labelWaits = 0));

const { token, clientId, clientSecret } = inpostAccess;
const shipx = openInpostShipx({ url: inpost.url, organizationId: "123", token });
const global = openInpostGlobal({ url: inpost.url, organizationId: "o", clientId, clientSecret });
const both: readonly [string, Carrier][] = [
  ["ShipX", shipx],
  ["Global API", global],
];

const kasia = {
  company: "",
  firstName: "Kasia",
  lastName: "Nowak",
  email: "kasia@example.com",
  phone: "+48 600 100 200",
  street: "ul. Długa",
  building: "3/4",
  postcode: "31-100",
  city: "Kraków",
  country: "PL",
};
const asked = (...numbers: string[]) => numbers.map((tracking) => ({ tracking, externalId: tracking }));
const parcel = parcelsTo(kasia, { point: "KRA01M", size: "small", weight: 800, worth: 12_900 });

for (const [name, carrier] of both) {
  test(`${name}: a shipment is made, and its label comes in each format once it is ready`, async () => {
    inpost.labelWaits = 1;
    const made = await carrier.create(parcel());
    assert.equal(made.kind, "made");
    const { externalId } = made as { externalId: string };
    assert.deepEqual(await carrier.label(externalId, "A6").then(({ kind }) => kind), "later");
    inpost.shipments.at(-1)!.wait = 0;
    for (const format of ["A6", "A4", "ZPL"] as const) {
      const label = await carrier.label(externalId, format);
      assert.equal(label.kind, "label");
      const { bytes, tracking } = label as { bytes: Buffer; tracking: string };
      assert.equal(tracking, inpost.shipments.at(-1)!.tracking);
      assert.match(String(bytes), format === "ZPL" ? /^\^XA/ : format === "A6" ? /^%PDF.*A6/s : /^%PDF.*(A4|normal)/s);
    }
  });

  test(`${name}: what goes wrong is told apart`, async () => {
    const before = inpost.shipments.length;
    for (const [fault, kind] of [
      ["before", "lost"],
      ["500", "lost"],
      ["429", "later"],
      ["422", "refused"],
    ] as const) {
      inpost.faults.push(fault);
      assert.equal((await carrier.create(parcel())).kind, kind, fault);
    }
    assert.equal(inpost.shipments.length, before);
    inpost.faults.push("429", "422");
    assert.deepEqual(await carrier.create(parcel()), { kind: "later", inSeconds: 7, problem: "429" });
    assert.deepEqual(await carrier.create(parcel()), {
      kind: "refused",
      problems: [
        carrier.repeats ? "recipient.phone: is not a phone" : "custom_attributes.target_point: does_not_exist",
      ],
    });
  });

  test(`${name}: an answer lost after the work was done buys nothing twice`, async () => {
    const input = parcel();
    const before = inpost.shipments.length;
    inpost.faults.push("after");
    assert.equal((await carrier.create(input)).kind, "lost");
    const found = carrier.repeats ? await carrier.create(input) : await carrier.find(input.reference, new Date());
    assert.equal(found.kind, "made");
    assert.equal(inpost.shipments.length, before + 1);
    assert.equal((await carrier.find("1-999999", new Date())).kind, "none");
  });

  test(`${name}: steps come in the order of time, and what is unknown is no end`, async () => {
    const codes = carrier.repeats
      ? ["EOL.1001", "CRE.1001", "LMD.1003", "XYZ.1", "INF.1001"]
      : ["delivered", "confirmed", "ready_to_pickup", "something_new"];
    const hours = [9, 1, 5, 3, 4];
    inpost.events.set(
      "620",
      codes.map((code, index) => ({ eventId: `e#${code}`, code, at: `2026-11-20T0${hours[index]}:00:00Z` })),
    );
    const tracked = await carrier.track(asked("620"));
    assert.ok(tracked.kind === "tracked");
    assert.deepEqual(
      tracked.steps.map(({ step }) => step),
      ["made", "underWay", "ready", "delivered"],
    );
  });
}

test("ShipX: one parcel that is not told of takes nothing from the others, and who wants peace is asked no more", async () => {
  for (const number of ["701", "703"])
    inpost.events.set(number, [{ eventId: "e", code: "confirmed", at: "2026-11-20T01:00:00Z" }]);
  await trackedAroundFault(shipx, asked("701", "702", "703"), ({ tracking }, fault) =>
    inpost.trackFaults.set(tracking, fault),
  );
});

test("a host that nobody is at has done nothing", async () => {
  const gone = await openInpostStandIn();
  await gone.close();
  const nobody = openInpostShipx({ url: gone.url, organizationId: "1", token });
  assert.equal((await nobody.create(parcel())).kind, "later");
});

test("tokens of the Global API are kept, and got anew when they have ended", async () => {
  const given = inpost.tokens();
  const made = await global.create(parcel());
  assert.equal(inpost.tokens(), given);
  inpost.endTokens();
  assert.equal((await global.create(parcel())).kind, "made");
  assert.equal(inpost.tokens(), given + 1);
  const wrong = openInpostGlobal({ url: inpost.url, organizationId: "o", clientId, clientSecret: "other" });
  assert.deepEqual(await wrong.create(parcel()), { kind: "refused", problems: ["HTTP 401 credentials"] });
  const before = inpost.shipments.length;
  assert.equal((await global.create(parcel({ cod: 100 }))).kind, "refused");
  assert.equal(inpost.shipments.length, before);
  assert.equal((await global.cancel((made as { externalId: string }).externalId)).kind, "unable");
});

test("ShipX is told of a courier's parcel and of money at the door as it wants them, and undoes a shipment", async () => {
  const made = await shipx.create(parcel({ point: null, cod: 12_999, insurance: 20_000 }));
  assert.ok(made.kind === "made");
  const { body } = inpost.shipments.at(-1)! as { body: { cod: object; service: string; receiver: object } };
  assert.deepEqual(body.cod, { amount: 129.99, currency: "PLN" });
  assert.equal(body.service, "inpost_courier_standard");
  assert.deepEqual(body.receiver, {
    first_name: "Kasia",
    last_name: "Nowak",
    email: "kasia@example.com",
    phone: "600100200",
    address: {
      street: "ul. Długa",
      building_number: "3/4",
      city: "Kraków",
      post_code: "31-100",
      country_code: "PL",
    },
  });
  assert.deepEqual(await shipx.cancel(made.externalId), { kind: "cancelled" });
  assert.equal(inpost.shipments.at(-1)!.cancelled, true);
});
