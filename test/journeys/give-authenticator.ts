import type { BrowserContext, Page } from "@playwright/test";

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
