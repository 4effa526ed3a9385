import assert from "node:assert/strict";
import { test } from "node:test";
import * as v from "valibot";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { addAccount } from "../../../test/builders/people.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { comeIn, type Member, openBrowser } from "../../../test/builders/staff.ts";
import { problem, problemCodes } from "../../contract/operator/problem.ts";
import { operatorHref, operatorPath, type Route } from "../../contract/operator/route.ts";
import { operatorRoutes, type RouteName } from "../../contract/operator/routes.ts";
import { permissionToSee } from "../../contract/operator/seen-with.ts";
import { subscribeAccount } from "../../flows/mail/subscribe.ts";
import { permissions, permissionsOf, type Role, roles } from "../../domain/staff/permissions.ts";

// What holds for every route of the operator's table, walked one by one.

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const table = Object.entries(operatorRoutes) as [RouteName, Route][];
const staff = new Map<Role, Member>();
for (const role of roles) staff.set(role, await comeIn(app, pool, { email: `${role}@bruk.example`, role }));
const owner = staff.get("owner")!;
const body = await orderBody(pool, { lines: [{ product: products.hoodie, size: "M" }], paymentId: 1 });
const number = Number((await makeOrder(app, body)).body.orderId);

/** Of parameters whatever names nothing, so that a call which is let in changes nothing. */
const nothing = {
  id: 999_999,
  number: 999_999,
  note: 999_999,
  email: 999_999,
  parcel: 999_999,
  photo: 999_999,
  option: 999_999,
  entry: 999_999,
  name: "towary.csv",
  duty: "nip",
  kind: "nothing",
};

test("the table is whole: each path once, each refusal a known one, each undo a route", () => {
  const paths = table.map(([, { method, path }]) => `${method} ${path}`);
  assert.equal(new Set(paths).size, paths.length);
  for (const [name, route] of table) {
    assert.ok(["signed-in", "anyone", ...permissions].includes(route.permission), name);
    assert.match(route.summary, /^[A-Z].*\.$/, name);
    assert.ok(
      route.refusals.every((code) => problemCodes.includes(code)),
      name,
    );
    if (route.undo != null) assert.ok(Object.hasOwn(operatorRoutes, route.undo), `${name}: ${route.undo}`);
    if (route.method === "GET")
      assert.deepEqual([route.body, route.undo, route.stepUp], [undefined, undefined, undefined]);
    const named = [...route.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    const typed = Object.keys((route.parameters as { entries?: object } | undefined)?.entries ?? {});
    assert.deepEqual(typed, named, name);
  }
});

test("money, staff and ways in want it proven who it is; whoever is not signed in changes nothing but their own way in", () => {
  for (const [name, route] of table) {
    if (route.permission.startsWith("exports")) assert.equal(route.stepUp, true, name);
    if (route.method === "GET" || route.permission === "signed-in") continue;
    if (/^(staff|keys|money\.refund)/.test(route.permission)) assert.equal(route.stepUp, true, name);
    if (route.permission === "anyone") assert.match(route.path, /^\/(invitation|sign-in|phone)/, name);
  }
});

test("nobody who is not signed in is let into any route but the ways in", async () => {
  for (const [name, route] of table) {
    const { status, body: answer } = await openBrowser(app).call(route, { parameters: nothing, key: "a".repeat(16) });
    if (route.permission === "anyone") assert.notEqual(answer.code, "SIGNED_OUT", name);
    else assert.deepEqual([status, answer.code], [401, "SIGNED_OUT"], name);
  }
});

test("each role is let into what its permissions name and into nothing else", async () => {
  for (const role of roles) {
    for (const [name, route] of table) {
      if (!(permissions as readonly string[]).includes(route.permission)) continue;
      const { body: answer } = await staff.get(role)!.call(route, { parameters: nothing });
      const may = permissionsOf(role).some((permission) => permission === route.permission);
      assert.equal(answer.code === "FORBIDDEN", !may, `${role}: ${name} ${answer.code}`);
    }
  }
});

test("a role that may not see a field is not sent it, in any answer", async () => {
  const note = { parameters: { number }, body: { text: "uwaga" } };
  assert.equal((await owner.call(operatorRoutes.addNote, note)).status, 200);
  const { rows: returns } = await pool.query<{ id: number }>(
    `WITH opened AS (INSERT INTO returns (order_id, kind) VALUES ($1, 'goodwill') RETURNING return_id)
     INSERT INTO return_lines (return_id, position, expected) SELECT return_id, 1, 1 FROM opened RETURNING return_id AS id`,
    [number],
  );
  const { rows: complaints } = await pool.query<{ id: number }>(
    "INSERT INTO complaints (name, email, lan_id, order_text, order_id, defect, demand) VALUES ('Kasia', 'k@przyklad.pl', 1, '7', $1, 'szew', 'repair') RETURNING complaint_id AS id",
    [number],
  );
  const account = await addAccount(pool);
  await subscribeAccount(pool, { email: account.person.email, lanId: 1 });
  const terms = { percentOff: "10" };
  const code = (await owner.call(operatorRoutes.addCode, { body: { code: "LATO", ...terms } })).body.id;
  const batch = { name: "Do paczek", beginning: "", count: 1, ...terms };
  assert.equal((await owner.call(operatorRoutes.addCodeBatch, { body: batch })).status, 200);
  const { rows: questions } = await pool.query<{ id: number }>(
    "INSERT INTO questions (name, email, subject, content, lan_id) SELECT 'Kasia', email, '', 'Kiedy?', 1 FROM orders WHERE order_id = $1 RETURNING question_id AS id",
    [number],
  );
  const calls: [RouteName, object][] = [
    ["orders", {}],
    ["order", { parameters: { number } }],
    ["today", {}],
    ["oneReturn", { parameters: returns[0]! }],
    ["complaint", { parameters: complaints[0]! }],
    ["question", { parameters: questions[0]! }],
    ["changeForm", { parameters: { number } }],
    ["goods", { query: { q: "bidon" } }],
    ["products", {}],
    ["product", { parameters: { id: products.hoodie.productId } }],
    ["codes", {}],
    ["codeBatches", {}],
    ["code", { parameters: { id: code } }],
    ["customers", {}],
    ["customer", { parameters: { id: account.customerId } }],
    ["newsletter", {}],
    ["variantSheet", { parameters: { id: products.hoodie.productId } }],
    ["palette", { query: { q: "LATO" } }],
    ["packingLists", { query: { numbers: String(number) } }],
  ];
  const all = table
    .filter(([, { answer }]) => fieldsOf(answer).some(({ needs }) => needs !== null))
    .map(([name]) => name);
  assert.deepEqual(
    all.filter((name) => operatorRoutes[name].method === "GET").toSorted(),
    calls.map(([name]) => name).toSorted(),
    "each route that reads such fields is walked here",
  );
  for (const role of roles) {
    for (const [name, sent] of calls) {
      const { status, body: answer } = await staff.get(role)!.call(operatorRoutes[name], sent);
      if (status === 403) continue;
      assert.equal(status, 200);
      v.parse(operatorRoutes[name].answer, answer);
      const seen = fieldsOf(operatorRoutes[name].answer, answer);
      const may = permissionsOf(role) as readonly string[];
      const tooMuch = seen.filter(({ needs, there }) => there && needs !== null && !may.includes(needs));
      assert.deepEqual(tooMuch, [], `${role}: ${name}`);
      if (role !== "owner") continue;
      const missing = seen.filter(({ needs, there }) => !there && needs !== null);
      assert.deepEqual(missing, [], "an owner sees all");
    }
  }
});

test("what changes something comes from the back office's own pages, as JSON", async () => {
  for (const [name, route] of table) {
    if (route.method === "GET") continue;
    const from = async (headers: Record<string, string>) => {
      const response = await app.inject({
        method: route.method,
        url: operatorHref(route, nothing),
        headers: {
          cookie: [...owner.cookies].map(([key, value]) => `${key}=${value}`).join("; "),
          "content-type": "application/json",
          ...headers,
        },
        payload: "{}",
      });
      return response.json<{ code?: string }>().code;
    };
    for (const headers of [
      {},
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
      { origin: "https://evil.test" },
      { origin: "null" },
    ])
      assert.equal(await from(headers), "FOREIGN_ORIGIN", `${name} ${JSON.stringify(headers)}`);
    if (route.body === undefined) continue;
    const own = { origin: "http://sklep.test" };
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
      assert.equal(await from({ ...own, "content-type": type }), "NOT_JSON", `${name} ${type}`);
  }
  assert.equal((await owner.call(operatorRoutes.session)).status, 200, "nothing of it was done");
});

test("a versioned write demands its version, one that may be repeated its key, one that asks who it is the proof", async () => {
  const tired = await comeIn(app, pool, { email: "zmeczona@bruk.example", role: "owner" });
  await pool.query("UPDATE staff_sessions SET fresh_until = now() WHERE staff_id = $1", [tired.id]);
  for (const [name, route] of table) {
    if (route.permission === "anyone") continue;
    const sent = { parameters: nothing };
    if (route.stepUp) assert.equal((await tired.call(route, sent)).body.code, "STEP_UP", name);
    if (route.idempotent) {
      const { status, body: answer } = await owner.call(route, { ...sent, headers: { "idempotency-key": "short" } });
      assert.deepEqual([status, answer.code], [400, "KEY_MISSING"], name);
    }
    if (route.versioned === undefined) continue;
    const { status, body: answer } = await owner.call(route, sent);
    assert.deepEqual([status, answer.code], [428, "VERSION_MISSING"], name);
    const part = route.versioned;
    for (const version of ["*", `W/"${part}-1"`, `"other-1"`, `"${part}--1"`, `${part}-1`, `"${part}-1", "${part}-2"`])
      assert.equal((await owner.call(route, { ...sent, version })).status, 428, `${name} ${version}`);
    assert.ok(!table.some(([, other]) => other.path === route.path && other.method === "GET"), name);
  }
});

test("every answer and refusal is kept nowhere, indexed nowhere and has the shape of RFC 9457 where it is a refusal", async () => {
  const answers = [
    await owner.call(operatorRoutes.session),
    await openBrowser(app).call(operatorRoutes.session),
    await owner.call(operatorRoutes.changeLanguage, { body: { language: "de" } }),
    await owner.call({ ...operatorRoutes.session, path: "/nothing" }),
    await owner.call({ ...operatorRoutes.session, method: "DELETE" }),
    await owner.call(operatorRoutes.changeLanguage, { body: "{" }),
  ];
  for (const { status, headers, body: answer } of answers) {
    assert.equal(headers["cache-control"], "no-store");
    assert.match(String(headers["x-robots-tag"]), /noindex/);
    assert.equal(headers["referrer-policy"], "no-referrer");
    assert.match(String(headers["content-security-policy"]), /^default-src 'none'/);
    assert.equal(headers["content-encoding"], undefined, "what is secret is not compressed beside what is sent");
    if (status === 200) continue;
    assert.match(String(headers["content-type"]), /^application\/problem\+json/);
    assert.equal(v.parse(problem, answer).status, status);
  }
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 401, 400, 404, 404, 400],
  );
  assert.equal(answers[2]!.body.at, "/language");
  const broken = await app.inject({
    method: "PUT",
    url: `${operatorPath}/session/language`,
    headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
    payload: "{",
  });
  assert.equal(broken.json<{ code: string }>().code, "MALFORMED");
});

interface Field {
  name: string;
  needs: string | null;
  there: boolean;
}

type Inner = v.GenericSchema & {
  wrapped?: Inner;
  item?: Inner;
  entries?: Readonly<Record<string, Inner>>;
  options?: readonly Inner[];
};

/** Every field of a schema, however deep, with the permission it is seen with; `there`: one of the value's. Of a union all options, of a list each item. */
function fieldsOf(schema: v.GenericSchema, value?: unknown, path = ""): Field[] {
  const { wrapped, item, entries, options } = schema as Inner;
  if (wrapped !== undefined) return fieldsOf(wrapped, value, path);
  if (item !== undefined) {
    const items: unknown[] = Array.isArray(value) ? value : [undefined];
    return items.flatMap((one) => fieldsOf(item, one, path));
  }
  if (options?.some((option) => option.entries !== undefined)) {
    const fits = (option: Inner) => value === undefined || v.is(option, value);
    return options.filter(fits).flatMap((option) => fieldsOf(option, value, path));
  }
  return Object.entries(entries ?? {}).flatMap(([name, field]) => {
    const given = (value as Readonly<Record<string, unknown>> | undefined)?.[name];
    const here = `${path}.${name}`;
    const own = { name: here, needs: permissionToSee(field), there: given !== undefined };
    if (value !== undefined && given === undefined) return [own];
    return [own, ...(value !== undefined && given === null ? [] : fieldsOf(field, given, here))];
  });
}
