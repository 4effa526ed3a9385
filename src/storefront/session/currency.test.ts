import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseCurrency, takeCurrency } from "./currency.ts";
import { session } from "./store.ts";

const state = { key: "x1" };

/** A window at an address, and what its entry of the history is replaced with. */
function windowAt(href: string) {
  const replaced: { state: unknown; address: string }[] = [];
  const history = {
    state,
    replaceState: (kept: unknown, _: string, address?: string | URL | null) =>
      void replaced.push({ state: kept, address: String(address) }),
  };
  return { location: { href }, history, replaced };
}

test("the currency a page was opened in becomes the session's, and leaves the address, of which all else stays", () => {
  chooseCurrency("gbp");
  const { replaced, ...browser } = windowAt("https://bruk.example/en/hoodie/?wariant=7&cur=eur&utm_source=x#reviews");
  takeCurrency("eur", browser);
  assert.equal(session.getState().currency, "eur");
  assert.deepEqual(replaced, [{ state, address: "https://bruk.example/en/hoodie/?wariant=7&utm_source=x#reviews" }]);
});

test("a page that names no currency leaves the session's and the address as they are", () => {
  chooseCurrency("gbp");
  const { replaced, ...browser } = windowAt("https://bruk.example/bluza/?cur=xyz");
  takeCurrency(undefined, browser);
  assert.deepEqual([session.getState().currency, replaced], ["gbp", []]);
});
