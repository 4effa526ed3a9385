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
  for (const [given, kept] of [
    ["https://a.pl/", "https://a.pl"],
    ["https://A.pl:443", "https://a.pl"],
    ["http://a.pl:8080", "http://a.pl:8080"],
    ["http://localhost:0", "http://localhost:0"],
    ["https://żółw.pl", "https://xn--w-uga1v8h.pl"],
  ]) {
    assert.equal(readSettings({ PUBLIC_URL: given }).publicUrl, kept);
  }
});

const wrong: ReadonlyArray<[keyof typeof settingsTable, string]> = [
  ["port", "http"],
  ["port", "65536"],
  ["port", "-1"],
  ["port", "3000.5"],
  ["host", "http://localhost"],
  ["publicUrl", "bruk.example"],
  ["publicUrl", "ftp://bruk.example"],
  ["publicUrl", "https:bruk.example"],
  ["publicUrl", "https://"],
  ["publicUrl", "https://bruk.example/sklep"],
  ["publicUrl", "https://bruk.example/?x=1"],
  ["publicUrl", "https://bruk.example?"],
  ["publicUrl", "https://bruk.example/#"],
  ["publicUrl", "https://anna@bruk.example"],
  ["databaseUrl", "mysql://host/bruk"],
  ["databaseUrl", "localhost"],
  ["databaseUrl", "postgres:bruk"],
  ["smtpUrl", "mail.example:25"],
  ["mailFrom", "Bruk"],
  ["shopEmail", "a@b@c"],
  ["shopEmail", "a@b\r\nBcc: c@d"],
  ["analyticsId", "G 1"],
  ["analyticsUrl", "tag.example"],
  ["trustProxy", "true"],
  ["trustProxy", "10.0.0.0/33"],
  ["trustProxy", "10.0.0.1,"],
  ["rateLimitScale", "0"],
  ["rateLimitScale", "lots"],
  ["logLevel", "loud"],
  ["pageWorkers", "0"],
];
for (const [field, text] of wrong) {
  const { name } = settingsTable[field];
  test(`${name}=${JSON.stringify(text)} is refused in one sentence`, () => {
    assert.throws(
      () => readSettings({ [name]: text }),
      (error) => {
        assert.ok(error instanceof WrongSettings);
        assert.equal(error.problems.length, 1);
        assert.ok(error.message.startsWith(`${name} is '${text}', but it must be `), error.message);
        return true;
      },
    );
  });
}

test("all wrong settings are told at once, without the password in them", () => {
  assert.throws(
    () => readSettings({ PORT: "x", SMTP_URL: "http://user:secret@host" }),
    (error) => {
      assert.ok(error instanceof WrongSettings);
      assert.equal(error.problems.length, 2);
      assert.ok(!error.message.includes("secret"), error.message);
      return true;
    },
  );
});

const bucket = { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "bruk", S3_KEY: "klucz", S3_SECRET: "tajne" };
const sets: Record<string, string>[] = [
  bucket,
  { PAYU_POS_ID: "300746", PAYU_CLIENT_SECRET: "tajne", PAYU_SECOND_KEY: "klucz" },
  { PAYPAL_CLIENT_ID: "id", PAYPAL_SECRET: "tajne", PAYPAL_WEBHOOK_ID: "WH-1" },
  { FACEBOOK_APP_ID: "1", FACEBOOK_APP_SECRET: "tajne" },
];

test("settings that go together are read whole and refused without each other, however many are missing", () => {
  for (const set of sets) {
    readSettings(set);
    for (const name of Object.keys(set)) {
      for (const half of [{ ...set, [name]: " " }, { [name]: set[name] }])
        assert.throws(
          () => readSettings(half),
          { name: "WrongSettings", message: /^[^\n]+ (?:belong|go) together[.:] [^\n]+\.$/ },
          JSON.stringify(half),
        );
    }
  }
});

test("what goes with what is said as soon as settings are read, beside all else that is wrong", () => {
  for (const [env, message] of [
    [
      { PAYU_POS_ID: "1" },
      "PAYU_POS_ID, PAYU_CLIENT_SECRET, PAYU_SECOND_KEY belong together. Missing: PAYU_CLIENT_SECRET, PAYU_SECOND_KEY.",
    ],
    [
      { PAYPAL_SECRET: "1" },
      "PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_WEBHOOK_ID belong together. Missing: PAYPAL_CLIENT_ID, PAYPAL_WEBHOOK_ID.",
    ],
    [{ FACEBOOK_APP_ID: "1" }, "FACEBOOK_APP_ID and FACEBOOK_APP_SECRET go together: set both or neither."],
    [{ ...bucket, S3_SECRET: "" }, "S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET belong together. Missing: S3_SECRET."],
    [
      { ...bucket, PICTURES_DIR: "/srv/pictures" },
      "PICTURES_DIR and S3_BUCKET both say where pictures lie: set one of them.",
    ],
    [{ FACEBOOK_APP_ID: "1 2", FACEBOOK_APP_SECRET: "tajne" }, "FACEBOOK_APP_ID is '1 2', but it must be an app id."],
    [
      { LOG_LEVEL: "loud", FACEBOOK_APP_ID: "1" },
      `LOG_LEVEL is 'loud', but it must be ${settingsTable.logLevel.kind.accepts}.\nFACEBOOK_APP_ID and FACEBOOK_APP_SECRET go together: set both or neither.`,
    ],
  ] as const)
    assert.throws(() => readSettings(env), { name: "WrongSettings", message });
});

test("docs/settings.md shows exactly this table", () => {
  assert.ok(readFileSync(resolve(import.meta.dirname, "../../docs/settings.md"), "utf8").includes(settingsMarkdown()));
});
