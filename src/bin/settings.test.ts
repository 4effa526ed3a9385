import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import { readSettings, settingsMarkdown, settingsTable, WrongSettings } from "./settings.ts";

test("an empty environment gives a shop for one machine", () => {
  const settings = readSettings({ PORT: "", SMTP_URL: "  " });
  assert.equal(settings.port, 3000);
  assert.equal(settings.host, "localhost");
  assert.equal(settings.publicUrl, "http://localhost:3000");
  assert.equal(settings.dataDir, resolve(import.meta.dirname, "../../data"));
  assert.equal(settings.databaseUrl, undefined);
  assert.equal(settings.smtpUrl, undefined);
  assert.equal(settings.trustProxy, undefined);
  assert.equal(settings.rateLimitScale, 1);
  assert.equal(settings.logLevel, "info");
});

test("what is given is read", () => {
  const settings = readSettings({
    PORT: "8080",
    HOST: "0.0.0.0",
    PUBLIC_URL: "https://bruk.example/",
    DATA_DIR: "some where",
    DATABASE_URL: "postgres://shop@/bruk?host=/run/postgresql",
    SMTP_URL: "smtps://user:secret@mail.example:465",
    TRUST_PROXY: "10.0.0.1, fd00::/8",
    RATE_LIMIT_SCALE: "2.5",
    LOG_LEVEL: "WARN",
  });
  assert.equal(settings.port, 8080);
  assert.equal(settings.publicUrl, "https://bruk.example");
  assert.equal(settings.dataDir, resolve("some where"));
  assert.equal(settings.databaseUrl, "postgres://shop@/bruk?host=/run/postgresql");
  assert.deepEqual(settings.trustProxy, ["10.0.0.1", "fd00::/8"]);
  assert.equal(settings.rateLimitScale, 2.5);
  assert.equal(settings.logLevel, "warn");
});

test("the public address follows host and port, and any host means this machine", () => {
  assert.equal(readSettings({ HOST: "0.0.0.0", PORT: "81" }).publicUrl, "http://localhost:81");
  assert.equal(readSettings({ HOST: "::1" }).publicUrl, "http://[::1]:3000");
});

test("the public address is kept as browsers write it", () => {
  for (const [given, kept] of [["https://a.pl/", "https://a.pl"], ["https://A.pl:443", "https://a.pl"], ["http://a.pl:8080", "http://a.pl:8080"], ["http://localhost:0", "http://localhost:0"], ["https://żółw.pl", "https://xn--w-uga1v8h.pl"]]) {
    assert.equal(readSettings({ PUBLIC_URL: given }).publicUrl, kept);
  }
});

const wrong: ReadonlyArray<[keyof typeof settingsTable, string]> = [
  ["port", "http"], ["port", "65536"], ["port", "-1"], ["port", "3000.5"],
  ["host", "http://localhost"],
  ["publicUrl", "bruk.example"], ["publicUrl", "ftp://bruk.example"], ["publicUrl", "https:bruk.example"], ["publicUrl", "https://"],
  ["publicUrl", "https://bruk.example/sklep"], ["publicUrl", "https://bruk.example/?x=1"], ["publicUrl", "https://bruk.example?"], ["publicUrl", "https://bruk.example/#"], ["publicUrl", "https://anna@bruk.example"],
  ["databaseUrl", "mysql://host/bruk"], ["databaseUrl", "localhost"], ["databaseUrl", "postgres:bruk"],
  ["smtpUrl", "mail.example:25"],
  ["mailFrom", "Bruk"], ["shopEmail", "a@b@c"], ["shopEmail", "a@b\r\nBcc: c@d"],
  ["analyticsId", "G 1"], ["analyticsUrl", "tag.example"],
  ["trustProxy", "true"], ["trustProxy", "10.0.0.0/33"], ["trustProxy", "10.0.0.1,"],
  ["rateLimitScale", "0"], ["rateLimitScale", "lots"],
  ["logLevel", "loud"],
  ["pageWorkers", "0"],
];
for (const [field, text] of wrong) {
  const { name } = settingsTable[field];
  test(`${name}=${JSON.stringify(text)} is refused in one sentence`, () => {
    assert.throws(() => readSettings({ [name]: text }), (error) => {
      assert.ok(error instanceof WrongSettings);
      assert.equal(error.problems.length, 1);
      assert.ok(error.message.startsWith(`${name} is '${text}', but it must be `), error.message);
      return true;
    });
  });
}

test("all wrong settings are told at once, without the password in them", () => {
  assert.throws(() => readSettings({ PORT: "x", SMTP_URL: "http://user:secret@host" }), (error) => {
    assert.ok(error instanceof WrongSettings);
    assert.equal(error.problems.length, 2);
    assert.ok(!error.message.includes("secret"), error.message);
    return true;
  });
});

test("README shows exactly this table", () => {
  assert.ok(readFileSync(resolve(import.meta.dirname, "../../README.md"), "utf8").includes(settingsMarkdown()));
});
