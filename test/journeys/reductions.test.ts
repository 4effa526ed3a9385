import { test } from "node:test";
import { desktop, expect, phone, visit } from "./browser.ts";
import { plenty } from "./goods.ts";
import { stored, open, panelOf, putIntoCart, words } from "./shopper.ts";

const valid = {
  codeValid: true,
  codeCode: "PROBA",
  codeType: "1",
  codeValue: "5.00",
  codePercent: "0",
  codeMinTotal: "0",
  codeCategory: "0",
  codeManufacturer: "0",
  codeExpire: "2099-12-31 23:59:59",
};

test("a code is entered, checked, active until a day, and dropped; a shop out of reach is told", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page, context, forgive } = visit;
    forgive(/json_utils|ERR_FAILED/);
    await putIntoCart(visit, await plenty("/torby/nerki/"));
    const box = panelOf(page).locator(".code-box");
    await box.getByLabel("Wpisz kod rabatowy").fill("proba");
    await context.route("**/sys/json_utils?code", (route) => route.abort());
    await box.getByRole("button").click();
    await box.getByText("Problem z połączeniem z serwerem, spróbuj ponownie.").waitFor();

    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await context.unroute("**/sys/json_utils?code");
    await context.route("**/sys/json_utils?code", async (route) => {
      await held;
      await route.fulfill({ json: valid });
    });
    await box.getByRole("button").click();
    await box.getByText("Sprawdzam kod...").first().waitFor();
    letThrough();
    await box.getByText("Kod na 5.00\u00a0zł jest aktywny. Ważny do 31.12.2099.").waitFor();
    await expect(panelOf(page).locator("output[data-total=discount]")).toHaveCount(1);
    await box.getByRole("button", { name: "Anuluj" }).click();
    await box.getByLabel("Wpisz kod rabatowy").waitFor();
    await expect(panelOf(page).locator("output[data-total=discount]")).toHaveCount(0);
    await expect.poll(() => stored(page, "code")).toBeNull();
  });
});

test("points are offered to who has some, capped at the balance, count while they are active, and can be taken back", async (t) => {
  await visit(t, { on: phone }, async (visit) => {
    const { page } = visit;
    await putIntoCart(visit, await plenty("/torby/nerki/"));
    const panel = panelOf(page);
    await panel.getByRole("button", { name: words.next, exact: true }).click();
    await panel.locator(".code-box").waitFor();
    await expect(panel.locator(".points-box")).toHaveCount(0);

    await page.evaluate(() => localStorage.setItem("userPoints", "250"));
    await open(page, "/");
    const box = panel.locator(".points-box");
    await box.getByText("Masz 250 pkt o wartości 10.00\u00a0zł.").waitFor();
    await box.locator("input[name=userPointsUse]").fill("999");
    await expect(box.locator("input[name=userPointsUse]")).toHaveValue("250");
    await box.getByRole("button", { name: "Użyj punktów" }).click();
    await box.getByText("Używasz 250 pkt. Rabat: 10.00\u00a0zł.").waitFor();
    await panel.locator("output[data-total=points]").getByText("10.00\u00a0zł").waitFor();
    await expect.poll(() => stored(page, "userPointsActive")).toBe(true);
    await box.getByRole("button", { name: "Anuluj" }).click();
    await box.getByRole("button", { name: "Użyj punktów" }).waitFor();
    await expect(panel.locator("output[data-total=points]")).toHaveCount(0);

    await page.evaluate(() => localStorage.setItem("userPoints", "50"));
    await open(page, "/");
    await box.getByText(/^Masz 50 pkt\. Od 100 punktów zaczyna się rabat/).waitFor();
    await expect(box.locator("input[name=userPointsUse]")).toHaveCount(0);
  });
});
