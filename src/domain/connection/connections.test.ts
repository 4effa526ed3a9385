import assert from "node:assert/strict";
import { test } from "node:test";
import { connectionForm, connectionKinds, fieldsOf, lacking, openFields } from "./connections.ts";

// What a service is told, and what of it must be there.

const body = "MIIBszCCAVmgAwIBAgIUQ2VydHlmaWthdCBwcsOzYm55IEJydWsgMjAyNg==";
const pem = (label: string) => `-----BEGIN ${label}-----\r\n${body}\r\n-----END ${label}-----\r\n`;
const form = (kind: Parameters<typeof fieldsOf>[0], name: string, given: string) =>
  connectionForm(fieldsOf(kind)[name]!, given);

test("a field counts only beside a choice that there is", () => {
  for (const kind of connectionKinds) {
    for (const [name, { when }] of Object.entries(fieldsOf(kind))) {
      if (when === undefined) continue;
      const chosen = fieldsOf(kind)[when.field];
      assert.ok(chosen?.kind === "choice" && chosen.options.includes(when.is), `${kind}.${name}`);
    }
  }
});

test("each field takes what the service gives out and refuses what is none", () => {
  assert.equal(form("ksef", "nip", "PL 526-104-08-28"), "5261040828");
  assert.equal(form("ksef", "nip", "5261040827"), null);
  assert.equal(form("ksef", "environment", "production"), "production");
  assert.equal(form("ksef", "environment", ""), null);
  const certificate = pem("CERTIFICATE");
  assert.equal(form("ksef", "certificate", certificate), certificate.replaceAll("\r", ""));
  for (const label of ["PRIVATE KEY", "ENCRYPTED PRIVATE KEY", "EC PRIVATE KEY", "RSA PRIVATE KEY"]) {
    assert.notEqual(form("ksef", "privateKey", pem(label)), null, label);
    assert.equal(form("ksef", "certificate", pem(label)), null, "a key is no certificate");
  }
  assert.equal(form("ksef", "privateKey", certificate), null);
  assert.equal(form("ksef", "privateKey", "-----BEGIN PRIVATE KEY-----\nkrótki\n-----END PRIVATE KEY-----"), null);
  assert.equal(form("ksef", "keyPassword", " hasło ze spacją "), " hasło ze spacją ");
  assert.equal(form("inpost", "organizationId", " 123456 "), "123456");
  assert.notEqual(form("inpost", "organizationId", "0b1fcb30-0a39-4d2c-8f0e-5a1f4f1d2c3b"), null);
  assert.equal(form("inpost", "organizationId", "moja firma"), null);
  assert.equal(form("inpost", "token", "a b"), null);
  assert.equal(
    form("baselinker", "networks", "1.2.3.4 10.0.0.0/8;2001:DB8::/32"),
    "1.2.3.4, 10.0.0.0/8, 2001:db8::/32",
  );
  for (const networks of ["1.2.3.400", "1.2.3.4/33", "base.com", "::/129", "1.2.3.4/8/8"])
    assert.equal(form("baselinker", "networks", networks), null, networks);
});

test("currencies have PLN among them, a sender is an address with or without a name, a mail server a host and a port", () => {
  for (const [name, given, kept] of [
    ["currencies", "eur pln", "PLN, EUR"],
    ["currencies", "EUR", null],
    ["currencies", "PLN, CHF", null],
    ["posId", "300746", "300746"],
    ["posId", "sklep", null],
  ] as const)
    assert.equal(form("payu", name, given), kept, given);
  for (const [name, given, kept] of [
    ["from", " Sklep <sklep@firma.pl> ", "Sklep <sklep@firma.pl>"],
    ["from", "sklep@firma.pl", "sklep@firma.pl"],
    ["from", "Sklep sklep@firma.pl", null],
    ["from", "Sklep\n <sklep@firma.pl>", null],
    ["inbox", "Sklep <sklep@firma.pl>", null],
    ["host", "SMTP.firma.pl", "smtp.firma.pl"],
    ["host", "smtp://firma.pl", null],
    ["host", "firma.pl/x", null],
    ["port", "465", "465"],
    ["port", "65536", null],
    ["port", "0", null],
  ] as const)
    assert.equal(form("smtp", name, given), kept, given);
});

test("what a return costs is złoty and grosze, and a locker has letters and digits", () => {
  for (const [given, kept] of [
    ["9,5", "9.50"],
    ["012", "12.00"],
    ["0", null],
    ["-1", null],
    ["9.999", null],
  ] as const)
    assert.equal(form("packeta", "returnCost", given), kept, given);
  assert.equal(form("inpost", "returnPoint", " waw123m "), "WAW123M");
  assert.equal(form("inpost", "returnPoint", "12345"), null);
});

test("what lacks follows what was chosen", () => {
  const lacks = (kind: "ksef" | "inpost" | "baselinker", said: object, secrets: string[] = [], hasKey = false) =>
    lacking(kind, { said: said as Record<string, string>, secrets, hasKey });
  assert.deepEqual(lacks("ksef", {}), ["nip", "certificate", "privateKey"]);
  assert.deepEqual(lacks("ksef", { nip: "5261040828", authentication: "token" }), ["token"]);
  assert.deepEqual(lacks("ksef", { nip: "5261040828" }, ["certificate", "privateKey"]), []);
  assert.deepEqual(lacks("inpost", { organizationId: "1" }), ["token"]);
  assert.deepEqual(lacks("inpost", { api: "global" }, ["token"]), ["organizationId", "clientId", "clientSecret"]);
  assert.deepEqual(lacks("baselinker", {}), ["key"]);
  assert.deepEqual(lacks("baselinker", {}, [], true), []);
  assert.deepEqual(openFields("inpost", {}), {
    api: "shipx",
    environment: "sandbox",
    organizationId: "",
    clientId: "",
    returnPoint: "",
    handIn: "self",
    returnLabels: "byHand",
    returnCost: "",
  });
});
