import assert from "node:assert/strict";
import { test } from "node:test";
import { openMailRecords } from "./mail-records.ts";

const texts: Record<string, string[]> = {
  "sklep.example": ["google-site-verification=x", "v=spf1 include:poczta.example -all"],
  "selector1._domainkey.sklep.example": ["k=rsa; p=MIGf"],
  "default._domainkey.dawny.example": ["v=DKIM1; p="],
  "_dmarc.sklep.example": ["v=DMARC1; p=none"],
};
const states = async (domain: string, ask = async (host: string) => texts[host] ?? []) =>
  (await openMailRecords(ask).look(domain)).map(({ kind, state, text }) => [kind, state, text]);

test("each record is found where it stands, whatever else stands there, and a key under any usual name", async () => {
  assert.deepEqual(await states("sklep.example"), [
    ["spf", "found", "v=spf1 include:poczta.example -all"],
    ["dkim", "found", "k=rsa; p=MIGf"],
    ["dmarc", "found", "v=DMARC1; p=none"],
  ]);
});

test("what is not there is missing, a key that was taken back too", async () => {
  const none = [
    ["spf", "missing", null],
    ["dkim", "missing", null],
    ["dmarc", "missing", null],
  ];
  assert.deepEqual(await states("dawny.example"), none);
});

test("where nobody answers it is not said that something is missing", async () => {
  const silent = async (host: string): Promise<string[]> => {
    if (host.startsWith("_dmarc") || host.startsWith("s1.")) throw new Error("ETIMEOUT");
    return [];
  };
  assert.deepEqual(await states("sklep.example", silent), [
    ["spf", "missing", null],
    ["dkim", "silent", null],
    ["dmarc", "silent", null],
  ]);
});
