import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { href } from "../../src/contract/paths.ts";
import type { Product } from "../../src/domain/catalogue/product.ts";
import { anybody } from "../builders/people.ts";
import { pl } from "../../src/domain/dictionary/pl.ts";
import { findsNothing, options } from "./axe.ts";
import { expect, fewScreens, screens, visit, type Visit } from "./browser.ts";
import { hoodies, pageData, plenty, productsOf, setStock } from "./goods.ts";
import { eventually, emailTo } from "./records.ts";
import { command } from "./shop.ts";
import {
  chooseMethods,
  fillAddress,
  stored,
  noticed,
  open,
  panelOf,
  placeOrder,
  putIntoCart,
  words,
} from "./shopper.ts";

const tees = "/Odziez/koszulki/";

test(
  "a wished product is moved to the cart in a size, another taken off the list",
  onBothScreens(async ({ page, mobile }, nth) => {
    const [first, second] = await plentyOf(tees, nth * 2);
    for (const product of [first, second]) {
      await open(page, href(product.url));
      await noticed(page, "Dodaliśmy produkt do Twoich ulubionych.", () =>
        page.locator(".buy-action .toggles button").first().click(),
      );
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator(".head-wishlist").click();
    const window = page.locator("dialog.wishlist");
    await window.locator(".wishlist-row").nth(1).waitFor();
    await findsNothing(page, "the wishlist");
    await window.getByRole("button", { name: `Usuń z ulubionych: ${second.product_name}` }).click();
    await expect(window.locator(".wishlist-row")).toHaveCount(1);
    await window.getByRole("button", { name: `Do koszyka: ${first.product_name}` }).click();
    await window.getByText("Wybierz rozmiar").last().waitFor();
    const size = first.attrs[0]!.vals.find((val) => val.quantity > 0)!;
    await expect(window.locator("input[type=radio]:focus"), "the focus is on the sizes").toBeAttached();
    await window.getByRole("radio", { name: size.attrValue_name, exact: true }).check();
    await window.getByRole("button", { name: `Do koszyka: ${first.product_name}` }).click();
    await window.waitFor({ state: "detached" });
    if (mobile) await page.locator(".cart-box").click();
    await panelOf(page).getByText(first.product_name).first().waitFor();
    await expect.poll(() => stored(page, "wishlist")).toEqual([]);
  }),
);

test(
  "who waits for a sold-out size confirms by an email and hears once when it is back",
  onBothScreens(async ({ page }, nth) => {
    const [product] = await plentyOf(tees, 4 + nth);
    const size = product.attrs[0]!.vals[0]!;
    await setStock(product, size.attr_2_product_id, 0);
    const { email } = anybody();
    await open(page, href(product.url));
    await page.getByRole("button", { name: "Powiadom, gdy wróci" }).click();
    const window = page.getByRole("dialog");
    await window.getByRole("textbox", { name: "E-mail" }).fill(email);
    await window.getByRole("radio", { name: size.attrValue_name, exact: true }).check();
    await findsNothing(page, "the form for what is sold out");
    await window.getByRole("button", { name: "Dajcie znać" }).click();
    await window.getByText("Sprawdź pocztę").waitFor();
    await page.goto(wayIn(await emailTo(email, /Potwierdź/), /\/powiadomienie\/confirm\/[\w-]+/));
    await page.getByRole("heading", { name: "Jeszcze jedno kliknięcie" }).waitFor();
    await findsNothing(page, "the alert to be confirmed");
    await page.getByRole("button", { name: "Tak, dajcie znać" }).click();
    await page.getByRole("heading", { name: "Zapisane" }).waitFor();
    await findsNothing(page, "the confirmed alert");
    await command("stock", `${product.product_id}:${size.attr_2_product_id}`, "7");
    const mail = await emailTo(email, /Wróciło/);
    assert.ok(mail.includes(`${product.product_name} ${size.attrValue_name}`));
    await page.reload();
    await page.getByRole("heading", { name: "Już wróciło" }).waitFor();
  }),
);

test(
  "a buyer reviews by the link in their email, and once approved everyone reads it",
  onBothScreens(async (visit, nth) => {
    const { page } = visit;
    const goods = await plenty(hoodies, 5 + nth);
    const { link, email } = await buyAndReceive(visit, goods);
    await open(page, link);
    const said = `Nosi się świetnie, ${email}`;
    await page.getByRole("button", { name: "Wyślij opinię" }).click();
    await page.getByText(pl.REVIEWING_CONTENT_MISSING).waitFor();
    await expect(page.getByText("Dziękujemy!"), "nothing is sent without stars and words").toHaveCount(0);
    await page.locator(".star-choice label").nth(4).click();
    await page.getByRole("textbox", { name: "Opinia" }).fill(said);
    await findsNothing(page, "the review's form");
    await page.getByRole("button", { name: "Wyślij opinię" }).click();
    await page.getByText("Dziękujemy!").waitFor();
    const waiting = await command<{ review_id: number; content: string }[]>("reviews", "--waiting");
    const review = waiting.find(({ content }) => content === said);
    assert.ok(review, "held for approval");
    const before = (await pageData<"product">(href(goods.product.url))).data.product.rating?.count ?? 0;
    await command("reviews", "approve", String(review.review_id));
    await eventually(
      "the page with the review",
      async () => (await pageData<"product">(href(goods.product.url))).data.product.rating?.count === before + 1,
    );
    await open(page, href(goods.product.url));
    const mine = page.locator(".review").filter({ hasText: said });
    await expect(mine).toHaveText(/Kasia[\s\S]*Zakup potwierdzony/, { useInnerText: true });
    await expect(page.getByText("Skąd te opinie?")).toBeVisible();
  }),
);

test(
  "a message to the shop is sent from the contact page",
  onBothScreens(async ({ page }) => {
    const { product } = await plenty(hoodies);
    const { email } = anybody();
    await open(page, href(product.url));
    await page.getByRole("link", { name: "Zapytaj o ten produkt" }).click();
    await page.getByRole("heading", { name: "Napisz do nas" }).waitFor();
    await page.waitForFunction(
      (subject) => document.querySelector<HTMLInputElement>("input[name=subject]")?.value === subject,
      `Pytanie o produkt: ${product.product_name}`,
    );
    await page.locator("input[name=name]").fill("Kasia");
    await page.locator("input[name=email]").fill(email);
    await page.locator("textarea[name=message]").fill("Czy wróci rozmiar L?");
    const typed = () =>
      page
        .locator(".contact-form")
        .evaluate((form: HTMLFormElement) =>
          ["name", "email", "message"].map((name) => (form.elements.namedItem(name) as HTMLInputElement).value),
        );
    await page.reload();
    await expect.poll(typed, "a reload loses nothing").toEqual(["Kasia", email, "Czy wróci rozmiar L?"]);
    await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
    await page.locator("form").getByText("Wiadomość została wysłana.").waitFor();
    await findsNothing(page, "the sent message");
    await page.reload();
    await page.locator("html[data-ready]").waitFor();
    assert.deepEqual(await typed(), ["", "", ""], "what was sent is kept no longer");
    assert.ok((await emailTo("sklep@bruk.example", new RegExp(email))).includes("Czy wróci rozmiar L?"));
  }),
);

test("a message and a review are sent without JavaScript", async (t) => {
  const on = screens[0]!;
  let link = "";
  await visit(t, { on }, async (buyer) => void ({ link } = await buyAndReceive(buyer, await plenty(hoodies, 8))));
  await visit(t, { on, options: { javaScriptEnabled: false } }, async ({ page }) => {
    await page.goto(link);
    await page.locator(".star-choice label").nth(1).click();
    await page.getByRole("textbox", { name: "Opinia" }).fill("Po praniu skurczyła się o rozmiar.");
    await page.getByRole("button", { name: "Wyślij opinię" }).click();
    await page.getByText("Czeka na przeczytanie").waitFor();
    await page.getByRole("button", { name: "Nie pytajcie mnie więcej" }).click();
    await page.getByText("Nie będziemy już prosić o opinie.").waitFor();

    await page.goto("/contact");
    await page.locator("input[name=name]").fill("Kasia");
    await page.locator("input[name=email]").fill("kasia@przyklad.pl");
    await page.locator("textarea[name=message]").fill("Bez skryptów też działa?");
    await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
    await page.waitForURL(/#wyslano$/);
    await expect(page.getByText("Wiadomość została wysłana.").first()).toBeVisible();
    await emailTo("sklep@bruk.example", /Bez skryptów też działa/);
  });
});

test("the wishlist, the form for what is sold out and the reviews speak English and Czech", async (t) => {
  const on = screens[1]!;
  const [wished] = await plentyOf(tees, 7);
  const out = (await productsOf("/Odziez/bluzy/", "?per=96")).find(({ product_quantity }) => product_quantity === 0)!;
  for (const [lanId, lanCode, list, tell, title, reviews] of [
    [2, "en", "Wishlist", "Tell me when it is back", "We will tell you when it is back", "Reviews"],
    [6, "cz", "Oblíbené", "Dát vědět, až se vrátí", "Dáme vědět, až se vrátí", "Hodnocení"],
  ] as const) {
    await t.test(lanCode, (t) =>
      visit(t, { on }, async ({ page, context }) => {
        await context.addInitScript(
          ([id, code, product]) => {
            localStorage.setItem("lanId", String(id));
            localStorage.setItem("lanCode", JSON.stringify(code));
            localStorage.setItem("wishlist", JSON.stringify([product]));
          },
          [lanId, lanCode, wished] as const,
        );
        await open(page, href(out.url));
        await page.locator("#opinie").scrollIntoViewIfNeeded();
        await page.getByRole("heading", { name: reviews, exact: true }).waitFor();
        await page.getByRole("button", { name: tell }).click();
        await page.getByRole("heading", { name: title }).waitFor();
        await expect(page.getByRole("dialog")).not.toHaveText(/%[A-Z]/, { useInnerText: true });
        await page.keyboard.press("Escape");
        await page.locator(".head-wishlist").click();
        await page.getByRole("heading", { name: list }).waitFor();
        await expect(page.locator(".wishlist-row h3"), "the product's name in the shopper's language").not.toHaveText(
          wished.product_name,
        );
        await expect(page.locator("main")).not.toHaveText(/%[A-Z]/, { useInnerText: true });
      }),
    );
  }
});

/** Walks a journey on a phone and on a desk. */
function onBothScreens(journey: (visit: Visit, nth: number) => Promise<void>): (t: TestContext) => Promise<void> {
  return async (t) => {
    for (const [nth, on] of fewScreens.entries())
      await t.test(on.name, (t) => visit(t, { on, options }, (walked) => journey(walked, nth)));
  };
}

/** Returns two products of different names of which there is plenty in every size, from the `from`th on. */
async function plentyOf(path: string, from: number): Promise<[Product, Product]> {
  const byName = new Map((await productsOf(path)).map((product) => [product.product_name, product]));
  const found = [...byName.values()].filter(
    ({ attrs }) => (attrs[0]?.vals.length ?? 0) > 1 && attrs[0]!.vals.every((val) => val.quantity >= 5),
  );
  const [first, second] = found.slice(from);
  assert.ok(first && second, `${path} has too few products with every size in stock`);
  return [first, second];
}

/** Buys on delivery and has the order arrive; returns the link of the email that asks for a review. */
async function buyAndReceive(
  visit: Visit,
  goods: Awaited<ReturnType<typeof plenty>>,
): Promise<{ link: string; email: string }> {
  const { page } = visit;
  const person = anybody();
  await putIntoCart(visit, goods);
  await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
  await fillAddress(page, person);
  await chooseMethods(page, { paymentId: 2, shippingId: 1 });
  await command("reviews", "ask", await placeOrder(page));
  await page.keyboard.press("Escape");
  await panelOf(page).waitFor({ state: "detached" });
  return { link: wayIn(await emailTo(person.email, /I jak się nosi/), /\/opinia\/[\w-]{43}/), email: person.email };
}

/** The path of a link in an email. */
function wayIn(mail: string, way: RegExp): string {
  const found = way.exec(mail)?.[0];
  assert.ok(found, mail);
  return found;
}
