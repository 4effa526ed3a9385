import assert from "node:assert/strict";
import { test } from "node:test";
import { pino } from "pino";
import { openTestApp, testFolder } from "../../test/builders/app.ts";
import { openAuthenticator } from "../../test/builders/authenticator.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { openBrowser } from "../../test/builders/staff.ts";
import { operatorRoutes as routes } from "../contract/operator/routes.ts";
import { sayHowItStands } from "./say-how-it-stands.ts";
import { readSettings } from "./settings.ts";

// Who starts a shop on their own machine reads how to come into its back office, until somebody has.

const { pool } = await openSmallShop();
const dataDir = await testFolder();
const said = (environment: Record<string, string> = {}) =>
  sayHowItStands({
    pool,
    settings: readSettings({ DATA_DIR: dataDir, ...environment }),
    log: pino({ level: "silent" }),
  });

test("a shop with an address of its own, or behind a proxy, prints no way into its back office", async () => {
  const live = { PUBLIC_URL: "https://sklep.example", MAIL_FROM: "Sklep <sklep@sklep.example>" };
  for (const environment of [live, { ...live, TRUST_PROXY: "127.0.0.1" }, { TRUST_PROXY: "127.0.0.1" }])
    assert.doesNotMatch(await said(environment), /admin/);
  assert.equal((await pool.query("SELECT FROM staff")).rowCount, 0);
});

test("on one's own machine the link of a demo owner is printed at each start, until they have come in", async () => {
  const links = [];
  for (let time = 0; time < 2; time += 1)
    links.push(/http:\/\/localhost:3000\/admin\/invitation#([\w-]{43})/.exec(await said())![1]!);
  const url = "http://localhost:3000";
  const { app } = await openTestApp(pool, { url });
  const browser = openBrowser(app);
  const look = (token: string) => browser.call(routes.invitation, { body: { token } });
  assert.equal((await look(links[0]!)).body.code, "LINK_ENDED");
  assert.equal((await look(links[1]!)).body.role, "owner");
  const token = links[1]!;
  const options = (await browser.call(routes.invitationPasskey, { body: { token } })).body;
  const passkey = openAuthenticator({ origin: url, rpId: "localhost" }).register(options);
  const body = { token, name: "Ja", language: "pl", passkeyName: "laptop", passkey };
  assert.equal((await browser.call(routes.acceptByPasskey, { body })).status, 200);
  assert.equal(await said(), "");
});
