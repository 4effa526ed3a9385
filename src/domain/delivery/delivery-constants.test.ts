import assert from "node:assert/strict";
import { test } from "node:test";
import { defaultCountry, lockerCode } from "./delivery-codes.ts";
import { countries, preferred, zones } from "./zones.ts";

test("'pm' is the parcel locker of zone 1, the preferred courier its shipping 1", () => {
  const poland = zones.find((zone) => zone.zoneId === "1")?.shippings ?? [];
  assert.deepEqual(
    poland.filter((shipping) => shipping.shippingCode === lockerCode).map((shipping) => shipping.shippingId),
    [8],
  );
  assert.deepEqual(
    poland
      .filter((shipping) => shipping.shippingCode === preferred.shippingCode)
      .map((shipping) => shipping.shippingId),
    [1],
  );
});

test("the default country is Poland, id '2'", () => {
  assert.deepEqual(defaultCountry, { country_id: "2", country_code: "PL" });
  assert.equal(countries.find((country) => country.country_id === defaultCountry.country_id)?.country_code, "PL");
});
