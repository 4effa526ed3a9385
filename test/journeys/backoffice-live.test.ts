import { test } from "node:test";
import { buy, comeIn, cutEvents, together } from "./backoffice.ts";
import { desktop, expect, type Visit, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { command } from "./shop.ts";

// Two people in the back office: each sees what the other does as it happens, and neither loses what they do themselves.

test("a list says what has come to it and lets nothing move; a row that changes changes in its place", async (t) => {
  const goods = await plenty(hoodies, 1);
  const { number } = await buy(goods);
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto("/admin/orders?view=all");
    const rows = page.locator("[data-row]");
    await expect(rows.first()).toHaveText(number);
    const later = await buy(goods);
    await expect(page.locator(".list-news")).toHaveText(/1 nowe zamówienie/);
    await expect(rows.first()).toHaveText(number);
    await command("order", number, "--state", "packed");
    await expect(page.locator("tr", { hasText: number })).toContainText("Spakowane");
    await page.getByRole("button", { name: "Pokaż", exact: true }).click();
    await expect(rows.first()).toHaveText(later.number);
    await expect(page.locator(".list-news")).toBeEmpty();
  });
});

test("who else has an order open is seen while they have; what they do is on the screen at once", async (t) => {
  const { number } = await buy(await plenty(hoodies, 2));
  await together(t, async (ola, jan) => {
    for (const { page } of [ola, jan]) await page.goto(`/admin/orders/${number}`);
    await expect(ola.page.locator(".others-here")).toHaveText("Tu jest też Jan Lis");
    await expect(jan.page.locator(".others-here")).toHaveText("Tu jest też Ola Nowak");
    await jan.page.getByLabel("Nowy tag").fill("pilne");
    await jan.page.keyboard.press("Enter");
    await expect(ola.page.locator(".order-tags")).toHaveText("pilne");
    await jan.page.goto("/admin/account");
    await expect(ola.page.locator(".others-here")).toBeEmpty();
  });
});

test("who is not told, and decides on an order as it was: tags of both are kept, of two states one chooses", async (t) => {
  const { number } = await buy(await plenty(hoodies, 3));
  await together(t, async (ola, jan) => {
    await cutEvents(jan);
    for (const { page } of [ola, jan]) {
      await page.goto(`/admin/orders/${number}`);
      await page.getByRole("button", { name: "Spakowane", exact: true }).waitFor();
    }
    const tag = async ({ page }: Visit, word: string) => {
      await page.getByLabel("Nowy tag").fill(word);
      await page.keyboard.press("Enter");
    };
    await tag(ola, "pilne");
    await expect(ola.page.locator(".order-tags li")).toHaveText(["pilne"]);
    await tag(jan, "prezent");
    for (const { page } of [ola, jan]) await expect(page.locator(".order-tags li")).toHaveText(["pilne", "prezent"]);

    const move = async ({ page }: Visit, state: string) => {
      await page.keyboard.press("m");
      await page.getByRole("dialog").getByLabel(state, { exact: true }).check();
      await page.getByRole("dialog").getByRole("button", { name: state, exact: true }).click();
    };
    for (const { page } of [ola, jan]) await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await move(ola, "Spakowane");
    await expect(ola.page.locator(".order-states")).toHaveText(/Spakowane/);
    await move(jan, "Wysłane");
    await expect(jan.page.getByRole("alert")).toHaveText(/Ola Nowak.*Jest terazSpakowane.*Twój wybórWysłane/s);
    await jan.page.getByRole("button", { name: "Zapisz mój wybór", exact: true }).click();
    for (const { page } of [ola, jan]) await expect(page.locator(".order-states")).toHaveText(/Wysłane/);
  });
});

test("a step is taken back by a key, done again by another, and taken back in the history; a note that is not sent outlives a reload and a sign-out", async (t) => {
  const { number } = await buy(await plenty(hoodies, 4));
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.goto(`/admin/orders/${number}`);
    const note = page.getByLabel("Notatka dla zespołu…");
    await note.fill("Zadzwonić po 17");
    await page.reload();
    await expect(note).toHaveValue("Zadzwonić po 17");
    await page.getByRole("button", { name: /Ola Nowak/ }).click();
    await page.getByRole("button", { name: "Wyloguj", exact: true }).click();
    await page.getByRole("button", { name: "Zaloguj kluczem" }).click();
    await expect(note).toHaveValue("Zadzwonić po 17");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());

    const pack = async () => {
      await page.getByRole("button", { name: "Spakowane", exact: true }).click();
      await page.getByText("Przez 20 sekund możesz to cofnąć").waitFor();
      await page.getByRole("dialog").getByRole("button", { name: "Spakowane", exact: true }).click();
      await expect(page.locator(".order-states")).toHaveText(/Spakowane/);
    };
    // The state may be heard of before the act that brought it has ended; only then is there another to take back.
    const is = async (state: string, told: string) => {
      await expect(page.locator(".order-states")).toContainText(state);
      await expect(page.locator(".notice").last()).toContainText(`${told}: ${number}: Spakowane`);
    };
    await pack();
    await page.keyboard.press("Control+z");
    await is("Przyjęte", "Cofnięte");
    await page.keyboard.press("Control+Shift+Z");
    await is("Spakowane", "Zrobione ponownie");
    await page.keyboard.press("Control+z");
    await is("Przyjęte", "Cofnięte");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("pon");
    await expect(page.getByRole("option", { name: "Ponów" })).toContainText(`${number}: Spakowane`);
    await page.keyboard.press("Enter");
    await is("Spakowane", "Zrobione ponownie");
    await page.keyboard.press("Control+z");
    await is("Przyjęte", "Cofnięte");
    await page.keyboard.press("Control+y");
    await is("Spakowane", "Zrobione ponownie");
    await page.keyboard.press("Control+z");
    await is("Przyjęte", "Cofnięte");
    await pack();
    await page
      .locator(".timeline-day li", { hasText: "Stan: Spakowane" })
      .getByRole("button", { name: "Cofnij" })
      .click();
    await expect(page.locator(".order-states")).toHaveText(/Przyjęte/);
  });
});

test("who was away is shown all that changed by one asking, not by a burst of them", async (t) => {
  const { number } = await buy(await plenty(hoodies, 5));
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    visit.forgive(/events.*ERR_FAILED|ERR_FAILED.*events/);
    await page.route("**/admin/api/v1/events*", (route) => route.abort());
    await page.goto(`/admin/orders/${number}`);
    await page.getByRole("button", { name: "Spakowane", exact: true }).waitFor();
    for (const state of ["packed", "sent", "delivered"]) await command("order", number, "--state", state);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(`/orders/${number}`)) asked.push(request.method());
    });
    await page.unroute("**/admin/api/v1/events*");
    await expect(page.locator(".order-states")).toHaveText(/Dostarczone/);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => asked).toEqual(["GET"]);
  });
});
