import assert from "node:assert/strict";
import { test } from "node:test";
import { publicLocation } from "./public-location.ts";

test("others are told of a page, in whatever language, but of no order's number and no link's key", () => {
  const at = (pathname: string) => publicLocation({ origin: "https://sklep.test", pathname });
  assert.deepEqual(
    [
      "/bluza/",
      "/en/hoodie/",
      "/user/order-no/1004",
      "/en/user/order-no/1004",
      "/cz/recenze/Zx1",
      "/en/account/Zx1/nie-ja",
      "/cz/newsletter/end/Zx1",
    ].map(at),
    [
      "https://sklep.test/bluza/",
      "https://sklep.test/en/hoodie/",
      "https://sklep.test/user/order-no/",
      "https://sklep.test/en/user/order-no/",
      "https://sklep.test/cz/recenze/",
      "https://sklep.test/en/account/",
      "https://sklep.test/cz/newsletter/",
    ],
  );
});
