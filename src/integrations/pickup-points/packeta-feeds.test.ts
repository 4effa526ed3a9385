import assert from "node:assert/strict";
import { after, test } from "node:test";
import { openPacketaStandIn, packetaAccess } from "../../../stand-ins/carriers/packeta.ts";
import { openPacketaFeeds } from "./packeta-feeds.ts";

const packeta = await openPacketaStandIn();
after(() => packeta.close());
const feeds = openPacketaFeeds({ url: packeta.url });

test("points and boxes in Czechia and Slovakia that take parcels and are for buyers are read, with whether money is taken", async () => {
  const points = await feeds.points(packetaAccess.apiKey);
  assert.deepEqual(
    packeta.feedsAsked.splice(0).map((path) => path.slice(21)),
    ["branch.json?lang=cs", "box.json?lang=cs"],
  );
  assert.equal(new Set(points.map(({ id }) => id)).size, points.length);
  assert.deepEqual(new Set(points.map(({ country }) => country)), new Set(["CZ", "SK"]));
  assert.ok(!points.some(({ id }) => ["106", "107", "20006", "20007"].includes(id)), "full, or not for buyers");
  const box = points.find(({ id }) => id === "20010")!;
  assert.deepEqual(
    [box.name, box.street, box.city, box.postcode, box.place, box.takesCash],
    ["Z-BOX Praha, Nádražní 30", "Nádražní 30", "Praha", "12020", "Z-BOX", false],
  );
  assert.equal(points.find(({ id }) => id === "102")!.takesCash, true);
});

test("a feed that fails, is no list or is not for this key throws", async () => {
  for (const [fault, said] of [
    ["503", /503/],
    ["html", /no list/],
  ] as const) {
    packeta.feedFault = fault;
    await assert.rejects(feeds.points(packetaAccess.apiKey), said);
  }
  packeta.feedFault = null;
  await assert.rejects(feeds.points("ffffffffffffffff"), /401/);
});
