import { test } from "node:test";
import { anybody } from "../builders/people.ts";
import { findsNothing, isSound, options } from "./axe.ts";
import { comeIn, officeScreens } from "./backoffice.ts";
import { desktop, expect, fewScreens, visit } from "./browser.ts";
import { plenty } from "./goods.ts";
import { fillAddress, panelOf, putIntoCart, words } from "./shopper.ts";

// Companies and towns that public registers know are offered where an address is typed, once the shop looks them up.

test("a shop that looks up companies and towns offers them in the checkout, to be filled in or not", async (t) => {
  await visit(t, { on: desktop, options }, async (office) => {
    const { page } = office;
    await comeIn(office);
    await page.goto("/admin/settings/connections/lookUps");
    await page.getByLabel("Sklep ma z tego korzystać").check();
    await isSound(page, "the look-ups");
    await page.getByRole("button", { name: /^Zapisz/ }).click();
    await expect(page.locator(".screen-head")).toContainText("Włączone");
  });
  for (const [nth, on] of fewScreens.entries())
    await t.test(on.name, (t) =>
      visit(t, { on, options }, async (shopper) => {
        const { page } = shopper;
        await putIntoCart(shopper, await plenty("/Odziez/koszulki/gladkie/", nth));
        const panel = panelOf(page);
        await panel.getByRole("button", { name: words.next, exact: true }).click();
        await fillAddress(page, anybody());
        const field = (name: string) => panel.locator(`input[name=${name}]`);
        // A postcode is asked for when it is typed, with the street that stands beside it then.
        await field("shippingPostCode").fill("3140");
        await field("shippingStreet").fill("kwiatowa 5 m. 7");
        await field("shippingCity").fill("Krakow");
        await field("shippingPostCode").fill("31403");
        const address = panel.getByRole("button", { name: "Wpisz: Kwiatowa 5/7, Kraków" });
        await address.click();
        await expect(field("shippingCity")).toHaveValue("Kraków");
        await expect(field("shippingStreet")).toHaveValue("Kwiatowa 5/7");
        await expect(address).toHaveCount(0);
        await field("invoice").check();
        await field("paymentName").fill("Moja firma");
        await field("paymentNip").fill("526-104-08-28");
        const offer = panel.getByRole("button", { name: /^Wpisz: KOWALSKA STUDIO/ });
        await offer.waitFor();
        await expect(field("paymentName"), "nothing is filled in by itself").toHaveValue("Moja firma");
        await findsNothing(page, "the checkout with a company that was found");
        await offer.click();
        await expect(field("paymentName")).toHaveValue("KOWALSKA STUDIO ANNA KOWALSKA");
        await expect(field("paymentStreet")).toHaveValue("ul. Kwiatowa 5");
        await expect(field("paymentPostCode")).toHaveValue("00-001");
        await expect(field("paymentCity")).toHaveValue("Warszawa");
        await expect(offer).toHaveCount(0);
        await field("paymentCity").fill("Praga");
        await expect(field("paymentCity"), "what is typed stays").toHaveValue("Praga");
      }),
    );
});

for (const on of officeScreens)
  test(`an order by telephone is told its buyer's company and town, ${on.name}`, async (t) => {
    await visit(t, { on, options }, async (office) => {
      const { page } = office;
      await comeIn(office);
      await page.goto("/admin/orders/new");
      await page.getByLabel("Kod pocztowy").first().fill("34-500");
      await page.getByRole("button", { name: "Szukaj miejscowości po kodzie" }).click();
      await page.getByRole("button", { name: "Wpisz: Kościelisko" }).click();
      await expect(page.getByLabel("Miejscowość").first()).toHaveValue("Kościelisko");
      await page
        .getByLabel(/faktur/i)
        .first()
        .check();
      await page.getByLabel("NIP").fill("5261040828");
      await page.getByRole("button", { name: "Szukaj firmy po NIP-ie" }).click();
      await isSound(page, "an order by telephone with a company that was found");
      await page.getByRole("button", { name: "Wpisz te dane" }).click();
      await expect(page.getByLabel("Miejscowość").last()).toHaveValue("Warszawa");
    });
  });
