import assert from "node:assert/strict";
import { test } from "node:test";
import { openingDuties, openingList, type ShopToOpen } from "./opening.ts";

const ready: ShopToOpen = {
  config: {
    shop_company: "Kostka Studio",
    shop_street: "Kwiatowa 5",
    shop_city: "00-001 Warszawa",
    shop_email: "a@kostka.pl",
    shop_phone: "+48 600 100 200",
    shop_nip: "5261040828",
    shop_bank_account: "PL61 1090 1014 0000 0712 1981 2874",
  },
  pages: { terms: "confirmed", returns: "confirmed", privacy: "confirmed", shipping: "confirmed" },
  transfers: true,
  unrealPayments: [],
  paysOnline: true,
  takesPayment: true,
  delivers: true,
  unpaidCountries: [],
  sendsEmails: true,
  mailFrom: "Kostka <a@kostka.pl>",
  shopEmail: "b@kostka.pl",
  demo: false,
};

/** One thing taken away each time, and what is then missing. */
const without: [Partial<ShopToOpen>, string][] = [
  ...(
    [
      "company:name",
      "street:address",
      "city:address",
      "email:email",
      "phone:phone",
      "nip:nip",
      "bank_account:bank",
    ] as const
  ).map((pair): [Partial<ShopToOpen>, string] => {
    const [code, duty] = pair.split(":") as [string, string];
    return [{ config: { ...ready.config, [`shop_${code}`]: "" } }, duty];
  }),
  [{ config: { ...ready.config, shop_nip: "0000000000" } }, "nip"],
  [{ config: { ...ready.config, shop_regon: "1" } }, "details"],
  [{ config: { ...ready.config, shop_email: "czesc@bruk.example" } }, "email"],
  ...(["terms", "returns", "privacy", "shipping"] as const).flatMap((page) =>
    (["missing", "draft"] as const).map((state): [Partial<ShopToOpen>, string] => [
      { pages: { ...ready.pages, [page]: state } },
      page,
    ]),
  ),
  [{ unrealPayments: ["PayU's sandbox"] }, "payments"],
  [{ takesPayment: false }, "orders"],
  [{ delivers: false }, "orders"],
  [{ unpaidCountries: ["Niemcy", "Francja"] }, "orders"],
  [{ sendsEmails: false }, "letters"],
  [{ mailFrom: "Bruk <sklep@bruk.example>" }, "sender"],
  [{ shopEmail: "sklep@bruk.example" }, "inbox"],
  [{ demo: true }, "goods"],
];

test("each thing the law wants is missed by itself, and is what its waiver makes up for", () => {
  assert.deepEqual(
    openingList(ready, []).filter(({ state }) => state !== "present"),
    [],
  );
  for (const [change, duty] of without) {
    const shop = { ...ready, ...change };
    assert.deepEqual(
      openingList(shop, [])
        .filter(({ state }) => state === "missing")
        .map((item) => item.duty),
      [duty],
      JSON.stringify(change),
    );
    const at = new Date("2026-11-26");
    assert.deepEqual(
      openingList(shop, [{ duty, why: "tak", at }])
        .filter(({ state }) => state !== "present")
        .map(({ state, why }) => [state, why]),
      [["waived", "tak"]],
      duty,
    );
  }
  assert.deepEqual(new Set(without.map(([, duty]) => duty)), new Set<string>(openingDuties), "each is tried");
});

test("what a shop does not offer it need not have: an account without transfers, a real payment without online ones", () => {
  const duties = openingList(
    { ...ready, transfers: false, paysOnline: false, config: { ...ready.config, shop_bank_account: "" } },
    [],
  ).map(({ duty }) => duty);
  assert.ok(!duties.includes("bank") && !duties.includes("payments") && !duties.includes("goods"));
});

test("a waiver of what is there by now changes nothing", () => {
  assert.equal(
    openingList(ready, [{ duty: "nip", why: "tak", at: new Date(0) }]).find(({ duty }) => duty === "nip")!.state,
    "present",
  );
});
