import assert from "node:assert/strict";
import { test } from "node:test";
import { anybody } from "../builders/people.ts";
import { desktop, expect, screens, visit } from "./browser.ts";
import { plenty } from "./goods.ts";
import { comeToTheButton, painted, panelOf, putIntoCart, words } from "./shopper.ts";

const shipping = [
  "email",
  "phone",
  "shippingFirstName",
  "shippingLastName",
  "shippingStreet",
  "shippingPostCode",
  "shippingCity",
  "shippingCountry",
];

test("the form goes from shipping over invoice and account to the agreements; on a phone the methods stand among them", async (t) => {
  for (const [nth, on] of screens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page, mobile } = visit;
        await putIntoCart(visit, await plenty("/Odziez/koszulki/gladkie/", nth));
        const panel = panelOf(page);
        await panel.getByRole("button", { name: words.next, exact: true }).click();
        await panel.getByRole("heading", { name: "Twoje dane" }).waitFor();
        await panel.getByText("Masz już konto? Wpiszemy dane za Ciebie.").waitFor();
        await panel.locator("input[name=paymentId]").first().waitFor();
        const methods = mobile ? ["paymentId", "shippingId", "discountCode"] : [];
        await expect
          .poll(() => namesIn(".panel-data"))
          .toEqual([...shipping, "invoice", "createAccount", "password", ...methods, "comment", "terms", "newsletter"]);
        await expect
          .poll(() => namesIn(".panel-cart"))
          .toEqual(mobile ? [] : ["paymentId", "shippingId", "discountCode"]);

        await panel.locator("input[name=invoice]").check();
        const company = [
          "paymentName",
          "paymentNip",
          "paymentStreet",
          "paymentPostCode",
          "paymentCity",
          "paymentCountry",
        ];
        await expect
          .poll(async () => (await namesIn(".panel-data")).filter((name) => company.includes(name)))
          .toEqual(company);
        await panel.locator("input[name=invoice]").uncheck();
        await panel.locator("input[name=createAccount]").uncheck();
        await expect
          .poll(async () => (await namesIn(".panel-data")).filter((name) => [...company, "password"].includes(name)))
          .toEqual([]);

        /** The fields' names as they stand, groups of radio buttons once. */
        async function namesIn(part: string): Promise<string[]> {
          const names = await panel
            .locator(part)
            .locator("input[name], select[name], textarea[name]")
            .evaluateAll((fields) => fields.map((field) => field.getAttribute("name") ?? ""));
          return [...new Set(names)];
        }
      }),
    );
  }
});

test("the order button shows '...' while sending; a refusal's words stand above the form on desktop, below it on a phone", async (t) => {
  for (const [nth, on] of screens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page, context, mobile } = visit;
        const panel = panelOf(page);
        await comeToTheButton(visit, await plenty("/Odziez/koszulki/gladkie/", nth), anybody());
        let letThrough: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (letThrough = resolve));
        await context.route("**/sys/json_api?makeOrder", async (route) => {
          await held;
          await route.fulfill({ json: { error: "SERVER_ERROR", errorMessage: "Dziś nie przyjmujemy zamówień." } });
        });
        const button = panel.locator(".order-button");
        await button.click();
        await button.getByText("...", { exact: true }).waitFor();
        await expect(button).toHaveAttribute("aria-label", words.order);
        letThrough();
        const trouble = panel.getByRole("alert").filter({ hasText: "Dziś nie przyjmujemy zamówień." });
        await trouble.waitFor();
        const follows = await trouble.evaluate((element) => {
          const form = document.querySelector(".order-panel .order-form");
          return form !== null && (form.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        });
        assert.equal(follows, mobile);
        await button.getByText(words.order).waitFor();
      }),
    );
  }
});

test("an error shows once its field is left, not before", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await putIntoCart(visit, await plenty("/Odziez/koszulki/gladkie/"));
    const panel = panelOf(page);
    await panel.getByRole("button", { name: words.next, exact: true }).click();
    const email = panel.locator("input[name=email]");
    await email.fill("kasia");
    await painted(page);
    await expect(email).not.toHaveAttribute("aria-invalid");
    await email.blur();
    await panel.getByText("Wpisz adres w postaci nazwa@domena.pl.").waitFor();
    await expect(email).toHaveAttribute("aria-invalid", "true");
  });
});
