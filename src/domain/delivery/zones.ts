import type { Country, Payment, PriceTier, Shipping, Zone } from "./delivery.ts";
import { inEveryLanguage } from "../dictionary/dictionaries.ts";
import type { ServerTextCode } from "../dictionary/text-code.ts";
import { said, type LanCode, type Said } from "../language.ts";
import { exchangeCode } from "../payment/payment.ts";

/** Delivery as the shop starts with it (specification, point 9): seeds the database, which rules from then on. */
export interface ZoneData {
  zoneId: string;
  zoneName: string;
  /** In the order shoppers see them. */
  shippings: ShippingData[];
}

interface ShippingData {
  shippingId: number;
  shippingCode: string;
  shippingName: Said;
  /** Collected in person; not said: sent. */
  collection?: boolean;
  /** Cart total in PLN; '' for never. */
  shippingFree: string;
  /** Working days from sending to receipt. */
  days: readonly [from: number, to: number];
  /** What it costs with which payments; a payment not named does not go with it. */
  offers: { paymentIds: number[]; prices: PriceTier[] }[];
}

export interface PaymentData {
  paymentId: number;
  paymentCode: string;
  paymentName: Said;
  /** An online payment holds stock for minutes, the others for days. */
  online: boolean;
}

/** The codes preferred where nothing is chosen: the online payment provider and the courier. */
export const preferred = { paymentCode: "payu", shippingCode: "courier" } as const;

export const payments: PaymentData[] = [
  {
    paymentId: 1,
    paymentCode: "bank",
    paymentName: inEveryLanguage("PAYMENT_NAME_BANK"),
    online: false,
  },
  {
    paymentId: 2,
    paymentCode: "cash",
    paymentName: inEveryLanguage("PAYMENT_NAME_CASH"),
    online: false,
  },
  {
    paymentId: 3,
    paymentCode: preferred.paymentCode,
    paymentName: inEveryLanguage("PAYMENT_NAME_PAYU"),
    online: true,
  },
  {
    paymentId: 4,
    paymentCode: "paypal",
    paymentName: inEveryLanguage("PAYMENT_NAME_PAYPAL"),
    online: true,
  },
];

/** How goods that come back pay for those they are exchanged for; no shopper can choose it. */
export const exchangePayment: PaymentData = {
  paymentId: 5,
  paymentCode: exchangeCode,
  paymentName: inEveryLanguage("PAYMENT_NAME_EXCHANGE"),
  online: false,
};

const [bank, cash, provider, wallet] = [1, 2, 3, 4] as const;
const prepaid = [bank, provider, wallet];

export const zones: ZoneData[] = [
  {
    zoneId: "1",
    zoneName: "Polska",
    shippings: [
      inPoland(1, preferred.shippingCode, inEveryLanguage("SHIPPING_NAME_COURIER"), ["12.99", "15.99"], [1, 2]),
      inPoland(2, "pp", inEveryLanguage("SHIPPING_NAME_POST"), ["9.90", "10.90"], [2, 3]),
      {
        shippingId: 7,
        shippingCode: "",
        shippingName: inEveryLanguage("SHIPPING_NAME_PICKUP"),
        collection: true,
        shippingFree: "",
        days: [1, 1],
        offers: [{ paymentIds: prepaid, prices: tiers("0.00", 10_000) }],
      },
      inPoland(8, "pm", inEveryLanguage("SHIPPING_NAME_LOCKER"), ["14.99", "16.99"], [1, 2]),
    ],
  },
  globalExpress("3", "Czechy, Słowacja, Niemcy", { price: "39.00", shippingFree: "499.00", days: [2, 4] }),
  globalExpress("4", "Europa, USA i Kanada", { price: "59.00", shippingFree: "599.00", days: [3, 10] }),
  globalExpress("5", "Australia", { price: "79.00", shippingFree: "699.00", days: [7, 14] }),
  {
    zoneId: "6",
    zoneName: "Indie",
    shippings: [
      toIndia(2, "pp", inEveryLanguage("SHIPPING_NAME_POST")),
      toIndia(5, "", inEveryLanguage("SHIPPING_NAME_FOREIGN")),
    ],
  },
];

/** Which zone a country is in is said here, not by the zones' names: GB is in 4, only AU in 5 (decision 0015). LX is Luxembourg. */
export const countries: { country_id: string; country_code: string; country_name: Said; countryZone_id: string }[] = [
  country("1", "CZ", "3"),
  country("2", "PL", "1"),
  country("3", "GB", "4"),
  country("4", "AT", "4"),
  country("5", "AU", "5"),
  country("6", "SK", "3"),
  country("7", "SI", "4"),
  country("8", "CH", "4"),
  country("9", "US", "4"),
  country("10", "NO", "4"),
  country("11", "PT", "4"),
  country("12", "RU", "4"),
  country("13", "RO", "4"),
  country("14", "DE", "3"),
  country("15", "LT", "4"),
  country("16", "LV", "4"),
  country("17", "LX", "4"),
  country("18", "IE", "4"),
  country("19", "NL", "4"),
  country("20", "IS", "4"),
  country("21", "CA", "4"),
  country("22", "ES", "4"),
  country("23", "EE", "4"),
  country("24", "GR", "4"),
  country("25", "DK", "4"),
  country("26", "BE", "4"),
  country("27", "FI", "4"),
  country("28", "IN", "6"),
];

/** Returns the zones as they are sent to the browser, in one language. */
export function zonesIn(lanCode: LanCode): Zone[] {
  return zones.map(({ zoneId, zoneName, shippings }) => ({
    zoneId,
    zoneName,
    payment: payments
      .map((payment) => paymentIn(payment, shippings, lanCode))
      .filter(({ shipping }) => shipping.length > 0),
  }));
}

/** Returns the countries as they are sent to the browser, in one language. */
export function countriesIn(lanCode: LanCode): Country[] {
  return countries.map((entry) => ({ ...entry, country_name: said(entry.country_name, lanCode) }));
}

function paymentIn(
  { paymentId, paymentCode, paymentName }: PaymentData,
  shippings: ShippingData[],
  lanCode: LanCode,
): Payment {
  const shipping = shippings.flatMap(({ offers, shippingId, shippingCode, shippingName, shippingFree }): Shipping[] => {
    const offer = offers.find(({ paymentIds }) => paymentIds.includes(paymentId));
    return offer === undefined
      ? []
      : [{ shippingId, shippingCode, shippingName: said(shippingName, lanCode), shippingFree, prices: offer.prices }];
  });
  return { paymentName: said(paymentName, lanCode), paymentCode, paymentId, shipping };
}

function inPoland(
  shippingId: number,
  shippingCode: string,
  shippingName: Said,
  [price, withCash]: [string, string],
  days: ShippingData["days"],
): ShippingData {
  return {
    shippingId,
    shippingCode,
    shippingName,
    shippingFree: "200.00",
    days,
    offers: [
      { paymentIds: prepaid, prices: tiers(price, 10_000) },
      { paymentIds: [cash], prices: tiers(withCash, 10_000) },
    ],
  };
}

function globalExpress(
  zoneId: string,
  zoneName: string,
  { price, shippingFree, days }: { price: string; shippingFree: string; days: ShippingData["days"] },
): ZoneData {
  const shippingName = inEveryLanguage("SHIPPING_NAME_EXPRESS");
  const offers = [{ paymentIds: prepaid, prices: tiers(price, 100, 1000, 5000) }];
  return {
    zoneId,
    zoneName,
    shippings: [{ shippingId: 6, shippingCode: "pp", shippingName, shippingFree, days, offers }],
  };
}

function toIndia(shippingId: number, shippingCode: string, shippingName: Said): ShippingData {
  const offers = [{ paymentIds: [provider, wallet], prices: tiers("116.00", 1000, 5000) }];
  return { shippingId, shippingCode, shippingName, shippingFree: "", days: [10, 20], offers };
}

function tiers(price: string, ...maxWeights: number[]): PriceTier[] {
  return maxWeights.map((maxWeight) => ({ maxWeight, price }));
}

function country(country_id: string, country_code: CountryCode, countryZone_id: string) {
  return { country_id, country_code, country_name: inEveryLanguage(`COUNTRY_${country_code}`), countryZone_id };
}

/** The countries that the dictionary names. */
type CountryCode = ServerTextCode extends infer Code
  ? Code extends `COUNTRY_${infer Country}`
    ? Country
    : never
  : never;
