import type { TestContext } from "node:test";
import type { BrowserContext, Page } from "@playwright/test";
import type { Role } from "../../src/domain/staff/permissions.ts";
import { anybody, type Person } from "../builders/people.ts";
import { desktop, type Visit, visit } from "./browser.ts";
import type { Goods } from "./goods.ts";
import { command } from "./shop.ts";
import { chooseMethods, fillAddress, panelOf, placeOrder, putIntoCart, words } from "./shopper.ts";

/** What the browser says of itself where nobody is signed in, or has to prove again who they are: it calls every refusal an error. */
export const refusals = /status of 40[13] .*\/admin\/api\/v1\//;

/** Gives a page a device for passkeys, as DevTools do: it makes one and uses it whenever it is asked. It would answer at once what a browser offers in a field, too, before anybody chose it: that is offered only where it is asked for. */
export async function giveAuthenticator(context: BrowserContext, page: Page, { inField = false } = {}): Promise<void> {
  await page.addInitScript((offers) => {
    // A page of nobody's, like about:blank, has no passkeys.
    if ("PublicKeyCredential" in globalThis)
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(offers);
  }, inField);
  const devTools = await context.newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Returns the path of an invitation's link, as the command line prints it. */
export async function invitationFor(email: string, role: Role): Promise<string> {
  const { link } = await command<{ link: string }>("staff", "invite", email, "--role", role);
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

/** Somebody who works in the shop comes in for the first time: by an invitation, their name and a passkey. */
export async function comeIn({ page, context, forgive }: Visit, role: Role = "owner"): Promise<void> {
  forgive(refusals);
  await giveAuthenticator(context, page);
  await page.goto(await invitationFor(anybody().email, role));
  await page.getByLabel("Twoje imię i nazwisko").fill("Ola Nowak");
  await page.getByRole("button", { name: "Utwórz klucz i wejdź" }).click();
  await page.locator(".office-nav").waitFor();
}

/** A shopper buys goods, paid on delivery; returns the order's number and who it was. */
export async function buy(t: TestContext, goods: Goods): Promise<{ number: string; person: Person }> {
  const person = anybody();
  let number = "";
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await putIntoCart(visit, goods);
    await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
    await fillAddress(page, person);
    await chooseMethods(page, { paymentId: 2, shippingId: 1 });
    number = await placeOrder(page);
  });
  return { number, person };
}
