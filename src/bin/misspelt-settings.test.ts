import assert from "node:assert/strict";
import { test } from "node:test";
import { misspeltSettings } from "./misspelt-settings.ts";

test("a setting with a slip of the pen is told with the one that was meant", () => {
  for (const [given, meant] of [
    ["SMPT_URL", "SMTP_URL"],
    ["PUBLIC_ULR", "PUBLIC_URL"],
    ["ANALYTIC_ID", "ANALYTICS_ID"],
    ["PROT", "PORT"],
    ["DATABSE_URL", "DATABASE_URL"],
    ["LOGLEVEL", "LOG_LEVEL"],
  ] as const) {
    assert.deepEqual(misspeltSettings({ [given]: "x" }), [
      `${given} is not a setting of the shop. Did you mean ${meant}?`,
    ]);
  }
});

test("settings themselves and other programs' variables are told nothing of", () => {
  assert.deepEqual(
    misspeltSettings({ SMTP_URL: "smtp://a", SMPT_URL: "smtp://b", PORT: "1" }),
    [],
    "where the setting is given, a near name is somebody else's",
  );
  assert.deepEqual(
    misspeltSettings({
      PATH: "/bin",
      HOME: "/root",
      HOSTNAME: "web",
      NODE_ENV: "x",
      LANG: "C",
      PWD: "/",
      USER: "a",
      SHELL: "sh",
      TERM: "x",
      MAIL: "/var/mail",
      npm_config_port: "1",
    }),
    [],
  );
});
