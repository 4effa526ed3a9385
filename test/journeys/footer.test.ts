import assert from "node:assert/strict";
import { test } from "node:test";
import { anybody } from "../builders/people.ts";
import { desktop, phone, visit } from "./browser.ts";
import { pageData } from "./goods.ts";
import { open } from "./shopper.ts";

test("the footer lists information pages and top categories, the shop's contact, and whose shop it is", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    const { layout } = await pageData<"home">("/");
    await open(page, "/");
    const foot = page.locator("footer.foot");
    const linksOf = (name: string) => foot.getByRole("navigation", { name }).getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const pages = await linksOf("Informacje");
    assert.deepEqual(pages.filter((href) => !/^\/page\/[a-z0-9-]+\.html$/.test(href)), []);
    assert.ok(pages.includes("/page/regulamin.html") && pages.length >= 8, pages.join(" "));
    const top = layout.categories.filter((category) => category.category_parent_id === "177" && category.url !== null);
    const categories = await linksOf("Kategorie");
    assert.deepEqual(top.filter(({ url }) => !categories.includes(`/${url}#b`)), []);
    const text = await foot.innerText();
    for (const words of [layout.shop.street, layout.shop.phone, layout.shop.email, `© ${new Date().getFullYear()} ${layout.shop.name}`, "Oprogramowanie sklepu: Bruk"]) assert.ok(text.includes(words), words);
  });
});

test("the newsletter takes whatever is typed and shows what the shop says", async (t) => {
  await visit(t, { on: phone }, async ({ page, context, expect }) => {
    expect(/newsletterSubscribe|ERR_FAILED/);
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
