import assert from "node:assert/strict";
import { after, test } from "node:test";
import { makeOrder, openTestApp } from "../../../test/builders/app.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { numbersFrom } from "../../../test/builders/hostile-bodies.ts";
import { newOrderKey, orderBody } from "../../../test/builders/order-body.ts";
import { addAccount, anybody } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { withstand } from "../../../test/builders/withstand.ts";
import { countOf, countSize } from "../../../test/counts.ts";
import { addCode } from "../../database/discount/codes.ts";
import { joinIdentity } from "../../database/customer/identities.ts";
import { openSession } from "../../database/customer/sessions.ts";
import { tokenDigest } from "../../flows/order/order-shopper.ts";
import { hashPassword } from "../../flows/customer/passwords.ts";
import { openGoogleStandIn } from "../../../stand-ins/sign-in/google.ts";
import { googleHosts } from "../../integrations/sign-in/hosts.ts";
import { openSignIn } from "../../integrations/sign-in/sign-in.ts";
import { googlePeople } from "../../../stand-ins/sign-in/people.ts";

const count = countOf("HOSTILE_BODIES");
const seed = Number(process.env["HOSTILE_SEED"] ?? Math.floor(Math.random() * 2 ** 32));

test(`${count} hostile bodies for makeOrder (HOSTILE_SEED=${seed}): none breaks the server or the shop, none learns how it is made`, async (t) => {
  const shop = await openSmallShop(t);
  const { app, logged } = await openTestApp(shop.pool);
  const product = await addProduct(shop.pool, { handle: "bez-dna", price: "10.00", sizes: { M: 10_000_000 } });
  await addCode(shop.pool, { code: "LATO", amount: 100 });
  const { token, person } = await addAccount(shop.pool, { points: 100_000 });
  const plain = await orderBody(shop.pool, { lines: [{ product, size: "M" }], paymentId: 2 });
  const rich = await orderBody(shop.pool, {
    lines: [{ product, size: "M", quantity: 3 }, { product: shop.products.cap }],
    paymentId: 2,
    code: "LATO",
    points: 100,
    token,
    person,
    currency: "eur",
  });
  // A password's digest takes tens of milliseconds on purpose: one body in fifty asks for an account.
  const joining = { ...plain, clientData: { ...plain.clientData, createAccount: true, password: "hasło-hasło" } };
  const next = numbersFrom(seed);
  const placed = new Set<string>();
  await withstand(app, {
    url: "/sys/json_api?makeOrder",
    count,
    next,
    valid: () => {
      const kind = next();
      const body = kind < 0.3 ? rich : kind < 0.32 ? joining : plain;
      return {
        ...body,
        ...(body === rich ? {} : { clientData: { ...body.clientData, email: anybody().email } }),
        orderKey: newOrderKey(),
      };
    },
    onAccepted: (answer) => placed.add(String(answer["orderId"])),
  });

  assert.deepEqual(
    logged.filter((line) => Number(line["level"]) >= 50),
    [],
  );
  assert.equal(({} as Record<string, unknown>)["polluted"], undefined);
  assert.deepEqual(await brokenPromises(shop.pool), []);
  const { rows } = await shop.pool.query<{ orders: number }>("SELECT count(*)::int AS orders FROM orders");
  assert.equal(rows[0]!.orders, placed.size, "every order was acknowledged, every acknowledged order is there");
  assert.ok(placed.size > count / 50, `bodies broken in a field nobody reads still order: ${placed.size}`);
  assert.ok(placed.size < count * 0.7, `bodies broken where it matters do not: ${placed.size}`);
});

const google = await openGoogleStandIn();
after(google.close);
const signIn = openSignIn({
  google: { clientId: google.clientId, hosts: googleHosts({ url: google.url }) },
  facebook: null,
});

const password = "tajne hasło";
const token = "x".repeat(43);
const contactData = {
  phone: "600100200",
  shippingFirstName: "Kasia",
  shippingLastName: "Wójcik",
  shippingStreet: "Długa 1",
  shippingPostCode: "31-146",
  shippingCity: "Kraków",
  shippingCountry: "2",
  invoice: false,
};

type Call = [url: string, valid: Record<string, unknown>, share: number];
/** The share of bodies is that of the shorter runs: the whole count is whole everywhere. */
const elsewhere: Call[] = [
  ["/sys/json_utils?code", { code: "LATO", lanId: 2 }, 1],
  ["/sys/json_utils?company", { nip: "5261040828", country: 2, lanId: 2 }, 1],
  ["/sys/json_utils?towns", { postCode: "31-403", street: "Prosta 1", country: 2, lanId: 2 }, 1],
  ["/sys/json_emails?newsletterSubscribe", { email: "kasia@przyklad.pl", lanId: 6 }, 1],
  [
    "/sys/json_emails?withdraw",
    { name: "Kasia Kowalska", order: "10001", email: "kasia@przyklad.pl", goods: "bluza", lanId: 6 },
    0.2,
  ],
  ["/sys/json_emails?sendNewPassword", { email: "kasia@przyklad.pl", lanId: 6 }, 0.5],
  ["/sys/json_api?userData", { token, lanId: 1 }, 0.5],
  ["/sys/json_api?saveUserData", { token, contactData, lanId: 2 }, 1],
  ["/sys/json_api?chooseNewsletter", { token, on: true, lanId: 6 }, 0.5],
  ["/sys/json_api?sendConfirmation", { token, lanId: 6 }, 0.2],
  ["/sys/json_api?exportData", { token, lanId: 6 }, 0.2],
  [
    "/sys/json_api?loginSocial",
    { userId: googlePeople[0]!.id, userToken: google.tokenOf(googlePeople[0]!), source: "google", lanId: 1 },
    0.5,
  ],
  ["/sys/json_layout?lan=2", {}, 0.05],
  ["/sys/json_api?orders", { token, page: 1, lanId: 2 }, 0.5],
  ["/sys/json_api?order", { number: "1001", token, key: null, lanId: 6 }, 0.5],
  // A password's digest takes tens of milliseconds on purpose.
  ["/sys/json_api?login", { login: "kasia@przyklad.pl", password, lanId: 2 }, 0.1],
  [
    "/sys/json_api?register",
    {
      email: "nowa@przyklad.pl",
      password: "mgła nad Wisłą",
      shippingFirstName: "Nowa",
      terms: true,
      newsletter: true,
      lanId: 2,
    },
    0.1,
  ],
];
/** What ends the session, and is accepted once. */
const last: Call[] = [
  ["/sys/json_api?logout", { token, lanId: 1 }, 1],
  ["/sys/json_api?changePassword", { token, oldPassword: password, newPassword: "mgła nad Wisłą", lanId: 2 }, 0.05],
  ["/sys/json_api?changeEmail", { token, email: "nowa@przyklad.pl", password, lanId: 2 }, 0.05],
  ["/sys/json_api?logoutEverywhere", { token, lanId: 2 }, 0.1],
  ["/sys/json_api?closeAccount", { token, password, lanId: 2 }, 0.05],
];

const visited = await openVisited();
for (const call of elsewhere) withstands(call, () => visited);
for (const call of last) withstands(call, openVisited);

function withstands([url, valid, share]: Call, open: () => typeof visited | Promise<typeof visited>): void {
  const some = countSize() === "whole" ? count : count * share;
  test(`${some} hostile bodies for ${url} (HOSTILE_SEED=${seed}): each is answered or refused`, async () => {
    const { app, logged, pool } = await open();
    let accepted = 0;
    await withstand(app, {
      url,
      valid: () => ({ ...valid }),
      count: some,
      next: numbersFrom(seed),
      onAccepted: () => (accepted += 1),
    });
    assert.ok(accepted > 0, "some are right after all");
    assert.deepEqual(
      logged.filter((line) => Number(line["level"]) >= 50),
      [],
    );
    assert.deepEqual(await brokenPromises(pool), []);
  });
}

/** A shop with a customer who is logged in, knows a password, is joined to a Google account and has ordered. */
async function openVisited() {
  const { pool, products } = await openSmallShop();
  const { app, logged } = await openTestApp(pool, { signIn });
  await addCode(pool, { code: "LATO", amount: 100 });
  const { customerId, person } = await addAccount(pool, { person: { ...anybody(), email: "kasia@przyklad.pl" } });
  await openSession(pool, customerId, tokenDigest(token));
  assert.equal(
    (await makeOrder(app, await orderBody(pool, { lines: [{ product: products.cap }], token, person }))).body.orderId,
    "1001",
  );
  await pool.query("UPDATE customers SET password_hash = $2 WHERE customer_id = $1", [
    customerId,
    await hashPassword(password),
  ]);
  await joinIdentity(pool, { provider: "google", subject: googlePeople[0]!.id }, customerId);
  return { app, logged, pool };
}
