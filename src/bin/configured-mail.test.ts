import assert from "node:assert/strict";
import { test } from "node:test";
import { testFolder } from "../../test/builders/app.ts";
import { openMailbox } from "../../test/builders/mailbox.ts";
import { openSmallShop } from "../../test/builders/shop.ts";
import { lockConnection, saveConnectionRow, saveSecretRow } from "../database/connection/connections.ts";
import { inTransaction } from "../database/connect.ts";
import { writeEmails } from "../database/mail/outbox.ts";
import { nobodysInbox } from "../domain/opening.ts";
import { SecretLocked } from "../flows/connection/open-connection.ts";
import { openSecretBox } from "../integrations/secret-box.ts";
import { openConfiguredMail, testSmtp } from "./configured-mail.ts";
import { readSettings } from "./settings.ts";
import { settingsInForce } from "./settings-in-force.ts";
import { meansOf, shopMeans } from "./shop-means.ts";

// The mail server that staff entered: emails go by it from the next one on, and what the environment says stands before it.

const { pool } = await openSmallShop();
const box = openSecretBox(Buffer.alloc(32, 4));
const fields = {
  host: "127.0.0.1",
  security: "plain",
  user: "",
  from: "Sklep Ulica <listy@ulica.test>",
  inbox: "zamowienia@ulica.test",
};
const letter = { to: "ola@poczta.test", subject: "Próba", text: "Próba", html: "<p>Próba</p>", messageId: "próba" };

async function enter(
  said: Record<string, string>,
  { isOn = true, password }: { isOn?: boolean; password?: Buffer } = {},
) {
  await inTransaction(pool, async (db) => {
    const { connection_id } = await lockConnection(db, "smtp");
    await saveConnectionRow(db, connection_id, { isOn, fields: said });
    await saveSecretRow(db, connection_id, { field: "password", sealed: password ?? null });
  });
}

test("emails go by the mail server that was entered, from its sender, and to files while there is none", async (t) => {
  const [mailbox, files] = [await openMailbox(t), [] as string[]];
  const settings = readSettings({ DATA_DIR: await testFolder() });
  const transport = openConfiguredMail(pool, { settings, connections: { box }, onFile: (file) => files.push(file) });
  await enter({ ...fields, port: new URL(mailbox.url).port }, { isOn: false });
  await transport.send(letter);
  assert.equal(files.length, 1);
  assert.equal((await shopMeans(pool, settings)).sendsEmails, false);
  await enter({ ...fields, port: new URL(mailbox.url).port });
  await transport.send(letter);
  const [received] = await mailbox.received(1);
  assert.match(received!.headers, /^From: Sklep Ulica <listy@ulica\.test>$/m);
  assert.equal(files.length, 1);
  const { sendsEmails, mailFrom, shopEmail } = await shopMeans(pool, settings);
  assert.deepEqual([sendsEmails, mailFrom, shopEmail], [true, fields.from, fields.inbox]);
});

test("what the environment says of mail stands before what was entered, each by itself", async (t) => {
  const [set, entered] = [await openMailbox(t), await openMailbox(t)];
  await enter({ ...fields, port: new URL(entered.url).port });
  const env = { DATA_DIR: await testFolder(), SMTP_URL: set.url };
  for (const [more, from, inForce] of [
    [{}, /listy@ulica\.test/, ["SMTP_URL"]],
    [{ MAIL_FROM: "Env <env@ulica.test>" }, /env@ulica\.test/, ["SMTP_URL", "MAIL_FROM"]],
  ] as const) {
    const settings = readSettings({ ...env, ...more });
    await openConfiguredMail(pool, { settings, connections: { box }, onFile: assert.fail }).send(letter);
    assert.match((await set.received(1)).at(-1)!.headers, from);
    assert.deepEqual(settingsInForce(settings).smtp, inForce);
  }
  assert.equal((await set.received(2)).length, 2);
});

test("while its password cannot be opened no email goes, so that each waits", async () => {
  const password = openSecretBox(Buffer.alloc(32, 8)).seal("haslo", { connection: "smtp", field: "password" });
  await enter({ ...fields, port: "25", user: "ola" }, { password });
  const settings = readSettings({ DATA_DIR: await testFolder() });
  const transport = openConfiguredMail(pool, { settings, connections: { box }, onFile: assert.fail });
  await assert.rejects(transport.send(letter), SecretLocked);
});

test("a test asks the server and sends nothing: it lets the shop in, or does not answer", async (t) => {
  const mailbox = await openMailbox(t);
  const opened = (port: string): Parameters<typeof testSmtp>[0] => ({
    fields: { ...fields, port, security: "plain" },
    secrets: { password: "" },
  });
  assert.equal((await testSmtp(opened(new URL(mailbox.url).port))).result, "works");
  await mailbox.close();
  assert.equal((await testSmtp(opened(new URL(mailbox.url).port))).result, "silent");
});

test("what is told to the shop goes to the inbox that was entered, and to nobody's while there is none", async () => {
  const told = async () => {
    await writeEmails(pool, [{ kind: "shopNotice", recipient: nobodysInbox, lanId: 1, content: { about: "test" } }]);
    const { rows } = await pool.query<{ recipient: string }>(
      "SELECT recipient FROM outbox ORDER BY letter_id DESC LIMIT 1",
    );
    return rows[0]!.recipient;
  };
  await enter({ ...fields, port: "25" });
  assert.equal(await told(), fields.inbox);
  await enter({ ...fields, port: "25" }, { isOn: false });
  assert.equal(await told(), nobodysInbox);
});

test("online payments that were entered move money, or none in a sandbox", () => {
  const own = readSettings({ PUBLIC_URL: "https://sklep.ulica.test" });
  const entered = (environment: "sandbox" | "production") => ({
    payu: { environment, posId: "1", clientId: "", currencies: "" },
    paypal: null,
    smtp: null,
  });
  const said = (environment: "sandbox" | "production") => {
    const { paysOnline, unrealPayments } = meansOf(own, entered(environment));
    return [paysOnline, unrealPayments];
  };
  assert.deepEqual(said("production"), [true, []]);
  assert.deepEqual(said("sandbox"), [true, ["PayU's sandbox"]]);
});
