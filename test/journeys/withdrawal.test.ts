import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { anybody } from "../builders/people.ts";
import { findsNothing } from "./axe.ts";
import { desktop, expect, fewScreens, visit } from "./browser.ts";
import { emailTo } from "./records.ts";
import { buy } from "./backoffice.ts";
import { hoodies, plenty } from "./goods.ts";
import { command } from "./shop.ts";
import { chooseMethods, fillAddress, open, openCart, placeOrder } from "./shopper.ts";

const moment = /\d{1,2}\s\p{L}+ \d{4}, \d{2}:\d{2}:\d{2}/u;

test("a contract is withdrawn from by the footer's link in two steps, without an account, and confirmed at once", async (t) => {
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page }) => {
        const { email } = anybody();
        await open(page, "/contact");
        await page.getByRole("link", { name: "Odstąp od umowy tutaj" }).click();
        await page.getByRole("heading", { name: "Odstąpienie od umowy", level: 1 }).waitFor();
        await page.getByRole("button", { name: "Odstąp od umowy" }).click();
        await expect(page.locator("main [name=name]"), "what is missing is said, and the focus is there").toBeFocused();
        await findsNothing(page, "the withdrawal form with errors");
        await page.getByLabel("Imię i nazwisko").fill("Kasia Kowalska");
        await page.getByLabel("Numer zamówienia").fill("123");
        await page.getByLabel("E-mail do potwierdzenia").fill(email);
        await page.getByRole("button", { name: "Odstąp od umowy" }).click();
        await page.getByRole("heading", { name: "Sprawdź i potwierdź" }).waitFor();
        await findsNothing(page, "the withdrawal read over");
        await page.getByRole("button", { name: "Popraw" }).click();
        await expect(page.getByLabel("Numer zamówienia"), "what was written stays").toHaveValue("123");
        await page.getByRole("button", { name: "Odstąp od umowy" }).click();
        await page.getByRole("button", { name: "Potwierdź odstąpienie" }).click();
        await page.getByRole("heading", { name: "Odstąpienie przyjęte" }).waitFor();
        await expect(page.locator(".withdrawal")).toHaveText(moment);
        const [at] =
          moment.exec(((await page.locator(".withdrawal").textContent()) ?? "").replaceAll("\u00a0", " ")) ?? [];
        assert.ok(at);
        assert.ok(
          (await emailTo(email, /Odstąpienie od umowy przyjęte/)).includes(at),
          "the email has the same moment",
        );
      }),
    );
  }
});

test("of an order that number and address name the pieces are chosen, with a script and without one", async (t) => {
  for (const on of fewScreens)
    for (const javaScriptEnabled of [true, false])
      await t.test(`${on.name}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async (t) => {
        const { number, person } = await buy(await plenty(hoodies, 3));
        await visit(t, { on, options: { javaScriptEnabled } }, async ({ page, forgive }) => {
          // Without a script a refusal is a page, and the browser calls it an error.
          if (!javaScriptEnabled) forgive(/status of 400 .*\/odstapienie\//);
          await page.goto("/odstapienie/");
          await page.getByLabel("Imię i nazwisko").fill("Kasia Kowalska");
          await page.getByLabel("Numer zamówienia").fill(number);
          await page.getByLabel("E-mail do potwierdzenia").fill(person.email);
          await page.getByRole("button", { name: "Odstąp od umowy" }).click();
          const pieces = page.getByRole("group", { name: "Czego dotyczy" }).getByRole("spinbutton");
          await expect(pieces).toHaveValue("1");
          await pieces.fill("0");
          await page.getByRole("button", { name: "Potwierdź odstąpienie" }).click();
          await expect(page.getByText("choć jedną sztukę")).toBeVisible();
          if (javaScriptEnabled) await findsNothing(page, "the pieces to choose");
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
          await pieces.fill("1");
          await page.getByRole("button", { name: "Popraw" }).click();
          await expect(page.getByLabel("Numer zamówienia"), "what was written stays").toHaveValue(number);
          await page.getByRole("button", { name: "Odstąp od umowy" }).click();
          await page.getByRole("button", { name: "Potwierdź odstąpienie" }).click();
          await page.getByRole("heading", { name: "Odstąpienie przyjęte" }).waitFor();
        });
      });
});

test("a withdrawal without JavaScript goes the same two steps", async (t) => {
  await visit(t, { on: desktop, options: { javaScriptEnabled: false } }, async ({ page }) => {
    const { email } = anybody();
    await page.goto("/odstapienie/");
    await page.getByLabel("Imię i nazwisko").fill("Kasia Kowalska");
    await page.getByLabel("Numer zamówienia").fill("123");
    await page.getByLabel("E-mail do potwierdzenia").fill(email);
    await page.getByRole("button", { name: "Odstąp od umowy" }).click();
    await page.getByRole("button", { name: "Potwierdź odstąpienie" }).click();
    await page.getByRole("heading", { name: "Odstąpienie przyjęte" }).waitFor();
    await emailTo(email, /Odstąpienie od umowy przyjęte/);
  });
});

test("what was made to measure is said to be without a right of withdrawal before it is ordered, and in the order's email", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "bruk-"));
  t.after(() => rm(folder, { recursive: true }));
  const file = join(folder, "goods.csv");
  await writeFile(
    file,
    "kind,handle,name_pl,name_en,manufacturer,categories,price,quantity,withdrawal_exception\n" +
      "product,naszywka-na-miare,Naszywka Miara,Patch to measure,Kostka,Odziez,39.00,50,madeToMeasure\n",
  );
  await command("import", file);
  const said = "Robione na Twoje zamówienie: bez prawa odstąpienia od umowy";
  for (const on of fewScreens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, mobile }) => {
        const person = anybody();
        await open(page, "/naszywka-na-miare/");
        await expect(page.locator(".delivery")).toContainText(said);
        await expect(page.locator(".delivery")).not.toContainText("bez podania przyczyny");
        await page.getByRole("button", { name: "Do koszyka" }).first().click();
        if (mobile) await openCart(page);
        await page.getByRole("button", { name: "Dalej" }).click();
        await fillAddress(page, person);
        await chooseMethods(page, { paymentId: 1, shippingId: 1 });
        await expect(page.locator(".order-review")).toContainText(said);
        await findsNothing(page, "the order of what was made to measure");
        await placeOrder(page);
        const email = await emailTo(person.email, /zamówieni/i);
        assert.ok(email.includes(said), email);
        assert.ok(email.includes("nie obejmuje rzeczy, przy których jest to napisane"), email);
      }),
    );
  }
});
