import assert from "node:assert/strict";
import { test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { makers, places } from "../../../test/builders/catalogue.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { addCode } from "../../database/discount/codes.ts";
import { orderNumbered } from "../../database/order/orders.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);

async function ask(code: unknown, lanId: unknown = 1): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await app.inject({
    method: "POST",
    url: "/sys/json_utils?code",
    payload: JSON.stringify({ code, lanId }),
    headers: { "content-type": "text/plain" },
  });
  return { status: answer.statusCode, body: answer.json() };
}

test("a code answers what the panel reckons with, however it was typed", async () => {
  await addCode(pool, {
    code: "lato15",
    percent: "15",
    minTotal: 10_000,
    category: places.bluzy,
    manufacturer: makers.nocny,
    expires: "2099-12-31 23:59:59",
  });
  for (const typed of ["LATO15", "lato15", "  Lato15 "]) {
    assert.deepEqual(await ask(typed), {
      status: 200,
      body: {
        codeValid: true,
        codeCode: "LATO15",
        codeType: "2",
        codeValue: "0.00",
        codePercent: "15.00",
        codeMinTotal: "100.00",
        codeCategory: "181",
        codeManufacturer: "9",
        codeExpire: "2099-12-31 23:59:59",
      },
    });
  }
  await addCode(pool, { code: "DYCHA", amount: 1000 });
  const { body } = await ask("dycha");
  assert.deepEqual(
    [
      body["codeType"],
      body["codeValue"],
      body["codeMinTotal"],
      body["codeCategory"],
      body["codeManufacturer"],
      body["codeExpire"],
    ],
    ["1", "10.00", "0.00", "0", "0", ""],
  );
});

test("the language travels in a header; a body's own goes before it, and an unknown one is Polish", async () => {
  const said = async (header: string, body: object) =>
    (
      await app.inject({
        method: "POST",
        url: "/sys/json_utils?code",
        payload: JSON.stringify(body),
        headers: { "content-type": "text/plain", "x-lan-id": header },
      })
    ).json<Record<string, unknown>>()["errorMessage"];
  assert.equal(await said("2", { code: "NIEMA" }), textIn("en", "REFUSAL_CODE_UNKNOWN"));
  assert.equal(await said("6", { code: "NIEMA" }), textIn("cz", "REFUSAL_CODE_UNKNOWN"));
  assert.equal(await said("6", { code: "NIEMA", lanId: 2 }), textIn("en", "REFUSAL_CODE_UNKNOWN"));
  for (const unknown of ["", "99", "pl"])
    assert.equal(await said(unknown, { code: "NIEMA" }), textIn("pl", "REFUSAL_CODE_UNKNOWN"), unknown);
});

test("a code pasted with unseen signs, decomposed letters or another dash is found at both doors, and is added in the same form", async () => {
  await addCode(pool, { code: "KRO\u0301TKI\u200b-5", amount: 500 });
  for (const typed of [
    "KRÓTKI-5",
    "\u2060krótki-5",
    "KRO\u0301T\u00adKI-5",
    "KRÓTKI\u20115",
    "\u00a0KRÓTKI-5\u00a0\ufeff",
    "ＫＲÓＴＫＩ-5",
  ]) {
    assert.equal((await ask(typed)).body["codeCode"], "KRÓTKI-5", JSON.stringify(typed));
    const order = await makeOrder(app, {
      ...(await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2, code: "KRÓTKI-5" })),
      discountCode: typed,
    });
    assert.equal(
      (await orderNumbered(pool, Number(order.body.orderId)))?.order.discount_code,
      "KRÓTKI-5",
      JSON.stringify([typed, order.body]),
    );
  }
});

test("a code expires at its moment in Warsaw, summer and winter", async () => {
  await addCode(pool, { code: "ZIMA", amount: 100, expires: "2020-01-15 12:00:00" });
  await addCode(pool, { code: "LIPIEC", amount: 100, expires: "2020-07-15 12:00:00" });
  const { rows } = await pool.query<{ code: string; moment: string }>(
    "SELECT code, to_char(code_expire AT TIME ZONE 'UTC', 'HH24:MI') AS moment FROM discount_codes WHERE code IN ('ZIMA', 'LIPIEC') ORDER BY code",
  );
  assert.deepEqual(rows, [
    { code: "LIPIEC", moment: "10:00" },
    { code: "ZIMA", moment: "11:00" },
  ]);
});

test("a code that does not hold says why, in the shopper's language", async () => {
  await addCode(pool, { code: "STARY", amount: 100, expires: "2020-01-01 00:00:00" });
  await addCode(pool, { code: "ZUZYTY", amount: 100, limit: 1 });
  await pool.query("UPDATE discount_codes SET used = 1 WHERE code = 'ZUZYTY'");
  for (const [code, error] of [
    ["NIEMA", "CODE_UNKNOWN"],
    ["STARY", "CODE_EXPIRED"],
    ["ZUZYTY", "CODE_USED_UP"],
  ] as const) {
    for (const [lanId, lanCode] of [
      [1, "pl"],
      [2, "en"],
      [6, "cz"],
    ] as const) {
      const { status, body } = await ask(code, lanId);
      assert.deepEqual(
        [status, body["error"], body["errorMessage"], body["codeValid"]],
        [200, error, textIn(lanCode, `REFUSAL_${error}`), undefined],
      );
    }
  }
  for (const code of ["", "  ", null, 7, {}, "x".repeat(61)])
    assert.equal((await ask(code)).status, 400, JSON.stringify(code));
});

test("wrong codes have one budget over both doors", async () => {
  const { app: strict } = await openTestApp(pool, { rateLimitScale: 1 });
  const order = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2 });
  const guess = {
    code: (n: number) =>
      strict.inject({
        method: "POST",
        url: "/sys/json_utils?code",
        payload: JSON.stringify({ code: `ZGADUJE${n}` }),
        headers: { "content-type": "text/plain" },
      }),
    order: (n: number) =>
      strict.inject({
        method: "POST",
        url: "/sys/json_api?makeOrder",
        payload: JSON.stringify({
          ...order,
          orderKey: `guess-of-a-code-${n}`.padEnd(24, "x"),
          discountCode: `ZGADUJE${n}`,
        }),
        headers: { "content-type": "text/plain" },
      }),
  };
  const codes = [];
  for (let n = 0; n < 22; n += 1) codes.push((await (n % 2 === 0 ? guess.code(n) : guess.order(n))).statusCode);
  assert.deepEqual(codes, [...Array.from({ length: 20 }, () => 200), 429, 429]);
  const limited = await guess.order(30);
  assert.deepEqual(
    [limited.json<{ error: string }>().error, Number(limited.headers["retry-after"]) > 0],
    ["TOO_MANY_REQUESTS", true],
  );
  const without = await strict.inject({
    method: "POST",
    url: "/sys/json_api?makeOrder",
    payload: JSON.stringify(order),
    headers: { "content-type": "text/plain" },
  });
  assert.ok(without.json<{ orderId?: string }>().orderId, "who orders without a code is not kept waiting");
});
