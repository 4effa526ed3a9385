import assert from "node:assert/strict";
import { test } from "node:test";
import { inEveryLanguage, textIn, translator } from "./dictionaries.ts";
import type { pl } from "./pl.ts";
import type { plServer } from "./pl-server.ts";
import type { FillAfter, ServerTextCode, TextCode, TranslationOf } from "./text-code.ts";

test("a text is asked for with what it wants filled in", () => {
  assert.equal(textIn("en", "LAYOUT_CART"), "Cart");
  assert.equal(
    textIn("en", "ORDER_POINTS_ACTIVE", { points: 240, discount: "10.00 zł" }),
    "You activated 240 pts giving 10.00 zł discount.",
  );
});

test("what only the server says is asked for the same way", () => {
  assert.equal(textIn("en", "HEAD_PAGE", { page: 2 }), "page 2");
  assert.equal(translator("cz")("EMAIL_RECALL_ORDER"), "Objednávka");
  assert.deepEqual(inEveryLanguage("COUNTRY_CZ"), { pl: "Czechy", en: "Czechia", cz: "Česko" });
});

/** Never called: each line that the compiler is to refuse would be an error of its own if it took it. */
export function refused(state: "paid" | "sent", either: "LAYOUT_CART" | "ORDER_QUANTITY"): unknown[] {
  return [
    // @ts-expect-error no such code
    textIn("pl", "LAYOUT_CARTS"),
    // @ts-expect-error any string is no code
    textIn("pl", String(state)),
    // @ts-expect-error @points and @discount are wanted
    textIn("pl", "ORDER_POINTS_ACTIVE"),
    // @ts-expect-error @discount is wanted, too
    textIn("pl", "ORDER_POINTS_ACTIVE", { points: 240 }),
    // @ts-expect-error no @pointsValue in it
    textIn("pl", "ORDER_POINTS_ACTIVE", { points: 240, discount: "10.00 zł", pointsValue: "10.00 zł" }),
    // @ts-expect-error nothing to fill
    textIn("pl", "LAYOUT_CART", {}),
    // @ts-expect-error the @ of an address is no placeholder
    textIn("pl", "FORM_ERROR_EMAIL", { domena: "bruk" }),
    // @ts-expect-error one of the two wants @count
    textIn("pl", either),
    // @ts-expect-error @page is wanted of what only the server says, too
    textIn("pl", "HEAD_PAGE"),
    // @ts-expect-error the browser has no code of the server's
    browserText("HEAD_PAGE", { page: 2 }),
    // @ts-expect-error something is to be filled in
    inEveryLanguage("HEAD_PAGE"),
    // @ts-expect-error no such state
    textIn("pl", `ORDER_STATE_${`${state}s`.toUpperCase()}`),
    textIn("pl", `ORDER_STATE_${state.toUpperCase()}`),
    textIn("pl", "FORM_ERROR_EMAIL"),
    textIn("pl", either, { count: 1 }),
  ];
}

/** The same for another language's texts. */
export type Refused = [
  // @ts-expect-error codes are missing
  Held<{ LAYOUT_CART: "Cart" }>,
  // @ts-expect-error a code that Polish does not have
  Held<Polish & { LAYOUT_CARTS: "Carts" }>,
  // @ts-expect-error a placeholder that Polish does not have
  Held<Omit<Polish, "LAYOUT_CART"> & { LAYOUT_CART: "Cart: @count" }>,
  // @ts-expect-error one too few
  Held<Omit<Polish, "ORDER_POINTS_ACTIVE"> & { ORDER_POINTS_ACTIVE: "@points pts" }>,
  // @ts-expect-error the server's texts alone
  Held<typeof plServer>,
  ServerHeld<typeof plServer>,
  // @ts-expect-error a placeholder that the server's Polish text does not have
  ServerHeld<Omit<typeof plServer, "HEAD_PAGE"> & { HEAD_PAGE: "page @number" }>,
  Held<Omit<Polish, "ORDER_POINTS_ACTIVE"> & { ORDER_POINTS_ACTIVE: "@discount for @points pts." }>,
];

declare const browserText: <Code extends TextCode>(code: Code, ...fill: FillAfter<Code>) => string;

type Polish = typeof pl;
type Held<Own extends TranslationOf<Own>> = Own;
type ServerHeld<Own extends TranslationOf<Own, ServerTextCode>> = Own;
