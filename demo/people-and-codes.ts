import type { NewCode } from "../src/database/discount/codes.ts";

/** Settings of the demo shop, as Config entries. The company is invented; its numbers are nobody's. */
export const demoShop = {
  shop_name: "Bruk",
  shop_company: "Bruk sp. z o.o.",
  shop_street: "ul. Kamienna 14",
  shop_city: "31-403 Kraków",
  shop_phone: "+48 12 345 67 89",
  shop_email: "czesc@bruk.example",
  shop_hours: "9:00–17:00",
  shop_nip: "0000000000",
  shop_regon: "000000000",
  shop_krs: "0000000000",
  shop_court: "Sąd Rejonowy dla Krakowa-Śródmieścia w Krakowie, XI Wydział Gospodarczy KRS",
  shop_capital: "5000 PLN",
  shop_bdo: "000000000",
  shop_bank_account: "PL61 1090 1014 0000 0712 1981 2874",
  social_facebook: "https://www.facebook.com/bruk.example",
  social_instagram: "https://www.instagram.com/bruk.example",
  social_youtube: "https://www.youtube.com/@bruk.example",
  social_timeline_url:
    "https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fbruk.example&tabs=timeline&width=270&height=400",
  page_terms: "2",
  page_returns: "5",
  page_privacy: "8",
  page_shipping: "7",
};

/** Discount codes to try; the README prints this table. */
export const demoCodes: (NewCode & { note: string })[] = [
  { code: "BRUK10", percent: "10", note: "10 % of the cart" },
  { code: "KOSTKA20", amount: 2000, minTotal: 15000, note: "20 zł off from 150 zł" },
  { code: "ZIMA15", percent: "15", expires: "2027-03-31 23:59:59", note: "15 %, until the end of winter" },
  { code: "PIERWSZY", amount: 3000, limit: 1, note: "30 zł, for the first who uses it" },
  { code: "STARY", percent: "50", expires: "2026-01-31 23:59:59", note: "expired, to see the refusal" },
];

/** Customers with loyalty points; the README prints this table. */
export const demoCustomers = [
  {
    email: "kasia@bruk.example",
    password: "kasia-na-bruku",
    points: 560,
    contactData: {
      phone: "600 100 200",
      shippingFirstName: "Kasia",
      shippingLastName: "Nowak",
      shippingCity: "Kraków",
      shippingStreet: "ul. Wąska 3/7",
      shippingPostCode: "31-057",
      shippingCountry: "2",
    },
  },
  {
    email: "tomas@bruk.example",
    password: "tomas-na-dlazbe",
    points: 90,
    contactData: {
      phone: "+420 777 123 456",
      shippingFirstName: "Tomáš",
      shippingLastName: "Dvořák",
      shippingCity: "Brno",
      shippingStreet: "Kounicova 12",
      shippingPostCode: "602 00",
      shippingCountry: "1",
    },
  },
];
