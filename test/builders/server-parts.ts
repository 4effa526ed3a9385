import { noAddressRegisters } from "../../src/integrations/address-registers/address-registers.ts";
import type { ServerParts } from "../../src/server/app.ts";
import { carriersAt } from "../../src/bin/configured-carriers.ts";
import type { Assets } from "../../src/generator/document.ts";
import { composeEmail } from "../../src/mail/send-email.ts";
import { openSecretBox } from "../../src/integrations/secret-box.ts";
import { openSignIn } from "../../src/integrations/sign-in/sign-in.ts";
import { render } from "./fake-renderer.ts";

/** What a built storefront would have handed over. */
const noMore = { modules: [], styles: [] };
const noTexts = {
  account: [],
  forms: [],
  home: [],
  listing: [],
  look: [],
  orders: [],
  product: [],
  statements: [],
  text: [],
};
export const assets: Assets = {
  build: "b1",
  entry: "/assets/app-1.js",
  head: "/assets/head-1.js",
  styles: ["/assets/app-1.css"],
  fonts: [],
  parts: {
    account: noMore,
    forms: noMore,
    home: noMore,
    listing: noMore,
    look: noMore,
    orders: noMore,
    product: noMore,
    statements: noMore,
    text: noMore,
  },
  texts: { pl: noTexts, en: noTexts, cz: noTexts },
  backOffice: {
    entry: "/admin/assets/office-1.js",
    modules: ["/admin/assets/shared-1.js"],
    styles: ["/admin/assets/office-1.css"],
    fonts: [],
  },
};

/** Where nobody listens. */
const nobody = "http://127.0.0.1:1";

export const publicUrl = "http://sklep.test";

/** Everything of a server that is not its database, pages, files and log: the fake renderer, no pictures, lockers that are open unless their name says otherwise, limits far away. */
export const standIns: Omit<ServerParts, "pool" | "pages" | "assetsFolders" | "logger"> = {
  pictures: {
    derivative: async () => null,
    local: async () => null,
    keep: async () => undefined,
    read: async () => null,
    remove: async () => undefined,
    close: async () => undefined,
  },
  signIn: openSignIn({ google: null, facebook: null }),
  points: {
    near: async () => ({ kind: "points", items: [] }),
    search: async () => ({ kind: "points", items: [] }),
    look: async (name) =>
      name.startsWith("ZAMKNIETY")
        ? { kind: "closed" }
        : {
            kind: "open",
            point: {
              name,
              address: { line1: "ul. Długa 3", line2: "31-100 Kraków" },
              address_details: { city: "Kraków" },
              location_description: null,
              distance: 120,
              ...(name.startsWith("BEZPLATNOSCI") && { noPayment: true as const }),
            },
          },
  },
  assets,
  render,
  worker: "addEventListener('install', () => undefined);",
  packingWorker: "addEventListener('fetch', () => undefined);",
  publicUrl,
  shopEmail: "sklep@bruk.example",
  composeEmail: (db, email) => composeEmail(db, email, publicUrl),
  fromSettings: {},
  means: async () => ({
    onThisMachine: false,
    sendsEmails: true,
    mailFrom: "Bruk <sklep@listy.test>",
    shopEmail: "zamowienia@listy.test",
    paysOnline: false,
    unrealPayments: [],
  }),
  mailRecords: {
    look: async (domain) => [
      { kind: "spf", state: "found", host: domain, text: "v=spf1 mx -all" },
      { kind: "dkim", state: "silent", host: `default._domainkey.${domain}`, text: null },
      { kind: "dmarc", state: "missing", host: `_dmarc.${domain}`, text: null },
    ],
  },
  taxpayers: {
    look: async (nip) => ({
      whiteList: nip === "5261040828" ? "found" : "unknown",
      vies: "silent",
      taxpayer:
        nip === "5261040828"
          ? {
              name: "KOWALSKA STUDIO",
              street: "ul. Kwiatowa 5",
              city: "00-001 Warszawa",
              regon: "",
              krs: "",
              accounts: [],
            }
          : null,
    }),
    company: async () => null,
  },
  addresses: noAddressRegisters,
  carriers: carriersAt({ inpost: nobody, packeta: nobody, dpd: nobody, apaczka: nobody }),
  connections: { box: openSecretBox(Buffer.alloc(32, 7)), tests: {} },
  backupDays: 14,
  pointsPerZloty: 1,
  paymentProviders: { connected: [], publicUrl, shopEmail: "sklep@bruk.example" },
  mailFolder: null,
  trustProxy: undefined,
  rateLimitScale: 1000,
};
