import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { openPickupPoints } from "./provider.ts";
import { openPointsStandIn } from "../../../stand-ins/pickup-points.ts";

const recorded = join(import.meta.dirname, "../../../../shared/real");
const absent = existsSync(recorded) ? false : "the recorded answers lie beside the project and are not here";

/** A provider that answers everything with one body, and remembers what it was asked. */
async function provider(t: TestContext, body: string): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test(
  "a recorded answer: only lockers in operation that hand out parcels, nearest first",
  { skip: absent },
  async (t) => {
    const body = readFileSync(join(recorded, "pickup-points-postcode.json"), "utf8");
    const { url, asked } = await provider(t, body);
    const answer = await openPickupPoints({ url, token: undefined }).near("00001");
    assert.equal(answer.kind, "points");
    const items = answer.kind === "points" ? answer.items : [];
    const raw = (JSON.parse(body) as { items: { name: string; status: string }[] }).items;
    const created = raw.filter((item) => item.status !== "Operating").map((item) => item.name);
    assert.ok(items.length > 0 && created.length > 0);
    assert.deepEqual(
      items.filter((item) => created.includes(item.name)),
      [],
    );
    assert.deepEqual(
      items.map((item) => item.distance),
      items.map((item) => item.distance).sort((a, b) => (a ?? 0) - (b ?? 0)),
    );
    const query = new URLSearchParams(asked[0]!.split("?")[1]);
    assert.deepEqual(Object.fromEntries(query), {
      country: "PL",
      relative_post_code: "00-001",
      limit: "80",
      per_page: "80",
    });
  },
);

test("recorded errors and an empty list", { skip: absent }, async (t) => {
  const wrong = await provider(t, readFileSync(join(recorded, "pickup-points-error-400.json"), "utf8"));
  assert.deepEqual(await openPickupPoints({ url: wrong.url, token: undefined }).near("00001"), {
    kind: "error",
    error: "Select a country to filter by postcode.",
  });
  const empty = await provider(t, readFileSync(join(recorded, "pickup-points-empty.json"), "utf8"));
  assert.deepEqual(await openPickupPoints({ url: empty.url, token: undefined }).near("00001"), {
    kind: "points",
    items: [],
  });
});

test("an answer is kept, an error is asked again, a silent provider is not waited for long", async (t) => {
  const points = await provider(t, '{"items": []}');
  const kept = openPickupPoints({ url: points.url, token: undefined });
  await kept.near("31403");
  await kept.near("31403");
  assert.equal(points.asked.length, 1);
  const wrong = await provider(t, '{"status": 500, "error": "later"}');
  const failing = openPickupPoints({ url: wrong.url, token: undefined });
  await failing.near("31403");
  await failing.near("31403");
  assert.equal(wrong.asked.length, 2);
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  t.after(() => silent.closeAllConnections());
  t.after(() => silent.close());
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await assert.rejects(openPickupPoints({ url, token: undefined, patience: 50 }).near("31403"));
});

test("a chosen locker is asked for anew: closed since it was shown, never there, shown for another postcode", async (t) => {
  const point = (name: string, status: string) => ({
    name,
    status,
    type: ["parcel_locker"],
    functions: ["parcel_collect"],
    address: { line1: "ul. Długa 3", line2: "31-100 Kraków" },
    address_details: { city: "Kraków" },
    location_description: null,
    distance: 120,
  });
  let items = [point("KRA01M", "Operating"), point("KRA02A", "Operating")];
  let answers = true;
  const server = createServer((request, response) => {
    if (!answers) return void response.writeHead(500).end("<html>");
    const near = request.url!.includes("31-403") ? items : [];
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ items: near }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  const lockers = openPickupPoints({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: undefined,
  });
  await lockers.near("31403");
  const kra01 = await lockers.look("KRA01M", "31403");
  assert.deepEqual(kra01.kind === "open" && kra01.point.address, { line1: "ul. Długa 3", line2: "31-100 Kraków" });
  assert.equal((await lockers.look("KRA02A", "00001")).kind, "open");
  items = [point("KRA01M", "Operating"), point("KRA02A", "Disabled")];
  assert.deepEqual(await lockers.look("KRA02A", "31403"), { kind: "closed" });
  assert.deepEqual(await lockers.look("WAW99X", "31403"), { kind: "closed" });
  answers = false;
  assert.equal(
    (await lockers.look("KRA01M", "31403")).kind,
    "open",
    "what was heard before holds while nobody answers",
  );
  assert.deepEqual(await lockers.look("WAW99X", "31403"), { kind: "silent" });
});

test("the stand-in has a few hundred lockers in Polish cities, each with a name of its own and an address", async (t) => {
  const standIn = await openPointsStandIn();
  t.after(standIn.close);
  const lockers = openPickupPoints({ url: standIn.url, token: undefined });
  const found = new Map<string, string>();
  for (let index = 0; index < 100; index += 1) {
    const answer = await lockers.near(`${String(index).padStart(2, "0")}500`);
    assert.ok(answer.kind === "points" && answer.items.length > 0, String(index));
    for (const { name, address, address_details } of answer.items)
      found.set(name, `${address.line1}, ${address.line2}, ${address_details.city}`);
  }
  assert.ok(found.size >= 300, `${found.size} lockers`);
  for (const address of found.values()) assert.match(address, /^(ul|al|pl)\. \p{L}+ \d+, \d\d-\d{3} \p{L}/u);
});

test("the stand-in speaks the provider's protocol: near a postcode in Kraków are lockers of Kraków", async (t) => {
  const standIn = await openPointsStandIn();
  t.after(standIn.close);
  const answer = await openPickupPoints({ url: standIn.url, token: undefined }).near("31403");
  assert.ok(answer.kind === "points" && answer.items.length >= 10);
  assert.equal(answer.items[0]!.address_details.city, "Kraków");
  assert.equal(
    answer.items.some((point) => point.name.endsWith("08A") && point.name.startsWith("KRA31")),
    false,
    "a locker not yet in operation is left out",
  );
});

test("lockers are found by a town or a street, typed without marks too; a street alone around the postcode", async (t) => {
  const standIn = await openPointsStandIn();
  t.after(() => standIn.close());
  const points = openPickupPoints({ url: standIn.url, token: undefined });
  const found = async (words: string, postcode: string | null = null) => {
    const answer = await points.search(words, postcode);
    assert.equal(answer.kind, "points");
    return answer.kind === "points" ? answer.items : [];
  };
  for (const words of ["Kraków", "krakow", " KRAKÓW "])
    assert.ok(
      (await found(words)).length > 5 &&
        (await found(words)).every(({ address_details }) => address_details.city === "Kraków"),
      words,
    );
  for (const words of ["krakow dluga", "ul. Długa, Kraków", "Kraków, długa", "Długa Kraków"]) {
    const streets = (await found(words)).map(({ address }) => address.line1);
    assert.ok(
      streets.length > 0 && streets.every((street) => street.startsWith("ul. Długa")),
      `${words}: ${streets.join()}`,
    );
  }
  assert.ok(
    (await found("Długa", "50-001".replace("-", ""))).every(
      ({ address, address_details }) => address.line1.startsWith("ul. Długa") && address_details.city === "Wrocław",
    ),
  );
  assert.ok((await found("Kraków Nieznana")).length > 5, "no such street: the town's");
  for (const words of ["Atlantyda", "%", "x".repeat(100), "🙂", "ul."]) assert.deepEqual(await found(words), [], words);
});

test("a postcode is understood where words are; a street alone is looked for in the town of the postcode; what is not in the street asked for is said to be elsewhere", async (t) => {
  const standIn = await openPointsStandIn();
  t.after(() => standIn.close());
  const points = openPickupPoints({ url: standIn.url, token: undefined });
  const found = async (words: string, postcode: string | null = null) => {
    const answer = await points.search(words, postcode);
    assert.equal(answer.kind, "points");
    const items = answer.kind === "points" ? answer.items : [];
    return {
      streets: [...new Set(items.map(({ address }) => address.line1.replace(/ \d+$/, "")))].join(),
      towns: [...new Set(items.map(({ address_details }) => address_details.city))].join(),
      first: items[0]?.name,
      elsewhere: answer.elsewhere,
    };
  };
  const near = await points.near("00001");
  for (const code of ["00-001", "00001", " 00 001 ", "00-001,"])
    assert.equal((await found(code)).first, near.kind === "points" && near.items[0]!.name, code);
  for (const words of ["00-001 Warszawa", "30-001 Długa", "ul. Długa, 30-001 Kraków"])
    assert.equal((await found(words)).elsewhere, undefined, words);
  assert.equal((await found("30-001 Długa", "50001")).towns, "Kraków", "the postcode typed goes before the order's");
  assert.deepEqual(await found("Długa"), { streets: "", towns: "", first: undefined, elsewhere: undefined });
  for (const [words, code] of [
    ["Długa", "30001"],
    ["ul. długa 10", "31403"],
    ["Długa 999", "30001"],
    ["dlug", "30001"],
  ] as const) {
    const { streets, towns, elsewhere } = await found(words, code);
    assert.deepEqual([streets, towns, elsewhere], ["ul. Długa", "Kraków", undefined], words);
  }
  const { towns, elsewhere } = await found("Warszawa, ul. Marszałkowska");
  assert.deepEqual([towns, elsewhere], ["Warszawa", "Warszawa"]);
  const close = await found("Warszawa, ul. Marszałkowska", "00001");
  assert.deepEqual([close.first, close.elsewhere], [near.kind === "points" && near.items[0]!.name, "Warszawa"]);
  assert.deepEqual((await found("30-001 Marszałkowska")).elsewhere, "Kraków");
  assert.equal((await found("Kraków")).elsewhere, undefined);
});

test("a town is asked for whole, in few words, and as the provider knows it: streets it does not", async (t) => {
  const { url, asked } = await provider(t, '{"items": []}');
  await openPickupPoints({ url, token: undefined }).search("krakow, dluga", null);
  assert.ok(asked.length <= 4);
  for (const one of asked) {
    const query = new URLSearchParams(one.split("?")[1]);
    assert.deepEqual(
      [...query.keys()].toSorted(),
      ["city", "country", "fields", "per_page", "status", "type"],
      "a parameter the provider does not know is no filter: all of Poland would be the answer",
    );
  }
  const standIn = await openPointsStandIn();
  t.after(() => standIn.close());
  const count = async (query: string) => {
    const body = (await (await fetch(`${standIn.url}/v1/points?country=PL&per_page=5000&${query}`)).json()) as {
      count: number;
    };
    return body.count;
  };
  assert.equal(await count("city=Kraków&street=Nieznana"), await count("city=Kraków"), "the stand-in neither");
});

test("a locker found by its town is taken for an order whose postcode is far away, after any time", async (t) => {
  const standIn = await openPointsStandIn();
  t.after(() => standIn.close());
  const [gdansk] = await openPickupPoints({ url: standIn.url, token: undefined })
    .search("gdansk", "30001")
    .then((answer) => (answer.kind === "points" ? answer.items : []));
  const later = openPickupPoints({ url: standIn.url, token: undefined });
  assert.equal((await later.look(gdansk!.name, "30001")).kind, "open");
  assert.equal((await later.look("GDA9999", "30001")).kind, "closed");
});
