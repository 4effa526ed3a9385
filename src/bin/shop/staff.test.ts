// Who may come into the back office, from the command line: the last resort of who has lost every way in.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { makeOrder, openTestApp, testFolder } from "../../../test/builders/app.ts";
import { openAuthenticator } from "../../../test/builders/authenticator.ts";
import { orderBody } from "../../../test/builders/order-body.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { openBrowser } from "../../../test/builders/staff.ts";
import { openOperator } from "../../../test/programs/open-operator.ts";
import { operatorRoutes as routes } from "../../contract/operator/routes.ts";

const { pool, url, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const { run, json, end } = openOperator({
  ...process.env,
  DATABASE_URL: url,
  DATA_DIR: await testFolder(),
  PUBLIC_URL: publicUrl,
});
after(end);

/** Comes in by a link that was printed. */
async function comeInBy(link: string) {
  assert.match(link, /^http:\/\/sklep\.test\/admin\/invitation#[\w-]{43}$/);
  const token = link.split("#")[1];
  const browser = openBrowser(app);
  const authenticator = openAuthenticator({ origin: publicUrl, rpId: "sklep.test" });
  const options = (await browser.call(routes.invitationPasskey, { body: { token } })).body;
  const passkey = authenticator.register(options);
  const body = { token, name: "Ola", language: "pl", passkeyName: "laptop", passkey };
  return { ...browser, authenticator, joined: await browser.call(routes.acceptByPasskey, { body }) };
}
const invited = (...words: string[]) => json<{ link: string }>("staff", "invite", ...words);

test("the first owner comes in by the link that the command prints", async () => {
  assert.match((await run("staff")).out, /^Nobody works here yet/);
  const { out } = await run("staff", "invite", "ola@bruk.example", "--role", "owner");
  assert.match(out, /^ola@bruk\.example comes in as owner by this link, once, until /);
  assert.match((await run("staff")).out, /^owner +ola@bruk\.example +invited until /);
  const { joined } = await comeInBy(/http\S+/.exec(out)![0]);
  assert.equal(joined.body.person.role, "owner");
  assert.match((await run("staff")).out, /^owner +ola@bruk\.example +Ola, 1 passkey$/m);
});

test("what is no address, no role, or would leave no owner is refused in a sentence", async () => {
  assert.match((await run("staff", "invite", "ola", "--role", "owner")).err, /'ola' is no e-mail address/);
  assert.equal((await run("staff", "invite", "ola@bruk.example")).code, 1);
  assert.match(
    (await run("staff", "invite", "a@bruk.example", "--role", "king")).err,
    /Allowed choices are owner, shop/,
  );
  for (const words of [["remove"], ["role", "--role", "shop"], ["invite", "--role", "shop"]]) {
    const [verb = "", ...rest] = words;
    assert.match((await run("staff", verb, "ola@bruk.example", ...rest)).err, /is the last owner who has come in/);
  }
  assert.match((await run("staff", "remove", "nikt@bruk.example")).err, /Nobody with the address nikt@bruk\.example/);
});

test("who has lost everything gets another link, and what they had ends where that is said", async () => {
  const { link } = await invited("jan@bruk.example", "--role", "packing");
  const jan = await comeInBy(link);
  assert.equal(jan.joined.status, 200);
  await invited("jan@bruk.example", "--role", "packing");
  assert.equal((await jan.call(routes.session)).status, 200);
  const again = await invited("jan@bruk.example", "--role", "packing", "--reset");
  assert.equal((await jan.call(routes.session)).body.code, "SIGNED_OUT");
  assert.equal((await comeInBy(again.link)).joined.body.person.id, jan.joined.body.person.id);
  await json("staff", "role", "jan@bruk.example", "--role", "shop");
  await json("staff", "remove", "jan@bruk.example");
  assert.doesNotMatch((await run("staff")).out, /jan@/);
});

test("what the command line does is in the log, as its own", async () => {
  const body = await orderBody(pool, { lines: [{ product: products.bottle }], paymentId: 2 });
  const number = (await makeOrder(app, body)).body.orderId!;
  await json("order", number, "--state", "packed");
  const { rows } = await pool.query<{ act: string; entity: string; before: unknown; after: unknown }>(
    "SELECT act, entity, before, after FROM operator_log WHERE actor_kind = 'commandLine' ORDER BY entry_id",
  );
  assert.deepEqual(
    rows.map(({ act }) => act),
    ["inviteStaff", "inviteStaff", "inviteStaff", "inviteStaff", "changeRole", "removeStaff", "moveOrder"],
  );
  assert.deepEqual(rows.at(-1), {
    act: "moveOrder",
    entity: "order",
    before: { state: "new" },
    after: { state: "packed" },
  });
});
