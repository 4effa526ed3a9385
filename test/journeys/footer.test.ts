import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator } from "@playwright/test";
import { anybody } from "../builders/people.ts";
import { desktop, expect, phone, screens, visit } from "./browser.ts";
import { pageData } from "./goods.ts";
import { hrefsOf, open } from "./shopper.ts";

test("the footer lists information pages and top categories, the shop's contact, and whose shop it is", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const { layout } = await pageData<"home">("/");
    await open(page, "/");
    const foot = page.locator("footer.foot");
    const linksOf = (name: string) => hrefsOf(foot.getByRole("navigation", { name }).getByRole("link"));
    await expect(foot.getByRole("navigation", { name: "Informacje" }).getByRole("link").nth(8)).toBeAttached();
    const pages = await linksOf("Informacje");
    assert.deepEqual(
      pages.filter((href) => !/^\/page\/[a-z0-9-]+\.html$/.test(href)),
      ["/contact/nielegalna-tresc/", "/odstapienie/"],
      "the way out of a contract is at hand on every page",
    );
    assert.ok(pages.includes("/page/regulamin.html") && pages.length >= 8, pages.join(" "));
    const top = layout.categories.filter((category) => category.category_parent_id === "177" && category.url !== null);
    const categories = await linksOf("Kategorie");
    assert.deepEqual(
      top.filter(({ url }) => !categories.includes(`/${url}#b`)),
      [],
    );
    const year = await page.evaluate(() => new Date().getFullYear());
    for (const words of [layout.shop.street, layout.shop.phone, layout.shop.email, "Oprogramowanie sklepu: Bruk"])
      await expect(foot).toContainText(words, { useInnerText: true });
    await expect(foot).toContainText(new RegExp(`© (${year - 1}|${year}) ${layout.shop.name}`), { useInnerText: true });
  });
});

test("the newsletter takes whatever is typed and shows what the shop says", async (t) => {
  await visit(t, { on: phone }, async ({ page, context, forgive }) => {
    forgive(/newsletterSubscribe|ERR_FAILED/);
    await open(page, "/");
    const box = page.locator("form.newsletter");
    const answer = box.getByRole("status");
    await box.getByRole("textbox").fill("to nie adres");
    await box.getByRole("button").click();
    await answer.getByText("E-mail").waitFor();

    await box.getByRole("textbox").fill(anybody().email);
    await box.getByRole("button").click();
    await answer.getByText("Wysłaliśmy do Ciebie maila z prośba o powiterdzienie.").waitFor();

    await context.route("**/sys/json_emails*", (route) => route.abort());
    await box.getByRole("button").click();
    await answer.getByText("Błąd serwera, spróbuj ponownie.").waitFor();
  });
});

test("social profiles are plain links, and the timeline asks at its own place before anything of it is loaded", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, context }) => {
        const asked: string[] = [];
        await context.route("https://www.facebook.com/**", (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: "text/html", body: "<p>Wpisy</p>" });
        });
        const { layout } = await pageData<"home">("/");
        await open(page, "/");
        const foot = page.locator("footer.foot");
        for (const { name, url } of layout.social) {
          const link = foot.getByRole("link", { name: new RegExp(`Bruk na ${name}`, "i") });
          await expect(link).toHaveAttribute("href", url);
          await expect(link).toHaveAttribute("rel", /noopener/);
        }
        assert.equal(layout.social.length, 3);
        const region = foot.getByRole("region", { name: "Prosto z bruku" });
        await foot.locator(".timeline").scrollIntoViewIfNeeded();
        await expect(region).toHaveText(/facebook\.com/, { useInnerText: true });
        await expect.poll(() => sizeOf(region)).toEqual([270, 400]);
        assert.deepEqual(asked, []);
        await region.getByRole("button", { name: "Pokaż wpisy" }).click();
        await page.frameLocator("iframe.timeline").getByText("Wpisy").waitFor();
        await expect.poll(() => sizeOf(foot.locator("iframe.timeline"))).toEqual([270, 400]);
        assert.deepEqual(asked, [layout.thirdParties.timeline]);

        await open(page, "/");
        await foot.getByRole("region", { name: "Prosto z bruku" }).waitFor();
        await page.waitForLoadState("networkidle");
        await expect(page.locator(".consent"), "a shop that counts nobody asks nobody").toHaveCount(0);
        await foot.getByRole("button", { name: "Ustawienia prywatności" }).click();
        await page.getByRole("dialog").getByRole("checkbox", { name: "Treści społecznościowe" }).check();
        await page.getByRole("dialog").getByRole("button", { name: "Zapisz mój wybór" }).click();
        await foot.locator("iframe.timeline").waitFor();
      }),
    );
  }
});

function sizeOf(part: Locator): Promise<number[]> {
  return part.evaluate((element) => [element.getBoundingClientRect().width, element.getBoundingClientRect().height]);
}
