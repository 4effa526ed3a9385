import { test } from "node:test";
import type { CheckoutData } from "../../src/contract/checkout-data.ts";
import { formatMoney, parseDecimal } from "../../src/domain/money.ts";
import { desktop, expect, phone, screens, visit } from "./browser.ts";
import { hoodies, plenty } from "./goods.ts";
import { chooseSize, noticed, open, openCart, panelOf, putIntoCart, sumOf, words } from "./shopper.ts";

test("a line shows its picture at 50 × 50, name, size, unit price, − and +; its name closes the panel and leads to the product", async (t) => {
  for (const [nth, on] of screens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page } = visit;
        const goods = await plenty(hoodies, nth);
        const price = parseDecimal(goods.product.real_price);
        await putIntoCart(visit, goods);
        const panel = panelOf(page);
        await panel.getByRole("heading", { name: "Koszyk", exact: true }).waitFor();
        const line = panel.locator(".cart-line");
        await expect
          .poll(() => line.locator("img").evaluate((image) => [image.clientWidth, image.clientHeight]))
          .toEqual([50, 50]);
        await expect(line.locator(".cart-line-variant")).toHaveText(goods.size);
        await expect(line.locator(".price").first()).toHaveText(formatMoney(price, "pln"));
        await line.getByRole("button", { name: /^Więcej: / }).click();
        await page.locator(".cart-box-count").getByText("2", { exact: true }).waitFor({ state: "attached" });
        await expect(sumOf(page, "products")).toHaveText(formatMoney(2 * price, "pln"));
        await line.getByRole("button", { name: /^Mniej: / }).click();
        await page.locator(".cart-box-count").getByText("1", { exact: true }).waitFor({ state: "attached" });

        await line.getByRole("link", { name: goods.product.product_name }).click();
        await panel.waitFor({ state: "detached" });
        await page.waitForURL(`**/${goods.product.url}#s`);
      }),
    );
  }
});

test("the panel opens by itself on desktop only, and closes by 'back to shopping' and by the backdrop", async (t) => {
  for (const [nth, on] of screens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async ({ page, mobile }) => {
        const goods = await plenty(hoodies, nth);
        const panel = panelOf(page);
        await open(page, `/${goods.product.url}`);
        await chooseSize(page, goods.size);
        await noticed(page, "Produkt dodany do koszyka.", () =>
          page.getByRole("button", { name: words.add, exact: true }).first().click(),
        );
        if (mobile) {
          await page.waitForLoadState("networkidle");
          await expect(panel).toHaveCount(0);
          await openCart(page);
        }
        await panel.getByRole("button", { name: words.back }).first().click();
        await panel.waitFor({ state: "detached" });
        if (mobile) return;
        await openCart(page);
        await page.mouse.click(8, 450);
        await panel.waitFor({ state: "detached" });
      }),
    );
  }
});

test("payment and delivery are listed for the country; the summary hides what is nothing", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await putIntoCart(visit, await plenty("/torby/nerki/"));
    const panel = panelOf(page);
    await panel.getByRole("group", { name: "Sposób dostawy do: Polska" }).waitFor();
    await expect(panel.locator("input[name=paymentId]")).toHaveCount(4);
    await expect(panel.locator("input[name=shippingId]")).toHaveCount(4);
    for (const sum of ["products", "shipping", "total"])
      await expect(panel.locator(`output[data-total=${sum}]`), sum).toHaveCount(1);
    for (const sum of ["discount", "points"])
      await expect(panel.locator(`output[data-total=${sum}]`), sum).toHaveCount(0);
    await expect(panel.locator(".code-box")).toHaveCount(1);
  });
});

test("a country without a zone is told of, and the shipping reads '- - -'", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page, context } = visit;
    await context.route("**/page-data/checkout.json*", async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { countries: { country_id: string; countryZone_id: string | null }[] };
      for (const country of data.countries) if (country.country_id === "28") country.countryZone_id = null;
      await route.fulfill({ response, json: data });
    });
    await putIntoCart(visit, await plenty("/torby/nerki/"));
    const panel = panelOf(page);
    await panel.getByRole("button", { name: words.next, exact: true }).click();
    await panel.locator("select[name=shippingCountry]").selectOption("28");
    await panel
      .getByRole("alert")
      .getByText("Nie możemy pobrać kosztów wysyłki, koszty wysyłki zostaną naliczone po kontakcie ze sklepem.")
      .waitFor();
    await expect(sumOf(page, "shipping")).toHaveText("- - -");
    await expect(panel.locator("input[name=paymentId]")).toHaveCount(0);
    await panel.locator("select[name=shippingCountry]").selectOption("2");
    await panel.locator("input[name=paymentId]").first().waitFor();
    await expect(sumOf(page, "shipping")).toHaveText("12.99 zł");
  });
});

test("where no payment is taken at all the panel says so before anything is filled in, with the ways to reach the shop; of one country it says it there", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page, context } = visit;
        let paid: readonly string[] = [];
        await context.route("**/page-data/checkout.json*", async (route) => {
          const response = await route.fetch();
          const data = (await response.json()) as CheckoutData;
          const unpaidZones = data.zones.map(({ zoneId }) => zoneId).filter((zoneId) => !paid.includes(zoneId));
          const zones = data.zones.filter(({ zoneId }) => paid.includes(zoneId));
          await route.fulfill({ response, json: { ...data, zones, unpaidZones } });
        });
        await putIntoCart(visit, await plenty("/torby/nerki/"));
        const panel = panelOf(page);
        const alert = panel.getByRole("alert").filter({ hasText: "Nie przyjmujemy teraz żadnej płatności" });
        await alert.waitFor();
        await expect(alert.locator("a[href^='tel:']")).toHaveCount(1);
        await expect(alert.locator("a[href^='mailto:']")).toHaveCount(1);
        const next = panel.getByRole("button", { name: words.next, exact: true });
        await expect(next).toHaveAttribute("aria-disabled", "true");

        paid = ["1"];
        await open(page, page.url());
        await expect(sumOf(page, "shipping")).toHaveText("12.99 zł");
        await expect(alert).toHaveCount(0);
        await next.click();
        await panel.locator("select[name=shippingCountry]").selectOption("28");
        await panel
          .locator(".selection-trouble")
          .filter({ hasText: "Przy dostawie do tego kraju nie przyjmujemy teraz żadnej płatności. Wybierz inny kraj" })
          .waitFor();
        await panel.locator("select[name=shippingCountry]").selectOption("2");
        await panel.locator("input[name=paymentId]").first().waitFor();
      }),
    );
  }
});

test("while the methods are on their way the panel says that it is processing; another tab's currency is shown at once", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page, context } = visit;
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await context.route("**/page-data/checkout.json*", async (route) => {
      await held;
      await route.continue();
    });
    await putIntoCart(visit, await plenty("/torby/nerki/"));
    await panelOf(page).getByText("Przetwarzam dane ...").waitFor();
    letThrough();
    await panelOf(page).locator("input[name=paymentId]").first().waitFor();

    const other = await context.newPage();
    await open(other, "/");
    await other.locator(".utility").getByLabel("Waluta").selectOption("gbp");
    await panelOf(page).locator("output[data-total=total]").getByText("£").waitFor();
  });
});

test("a panel that cannot be shown says so and leaves the shop alone", async (t) => {
  await visit(t, { on: phone }, async ({ page, context, forgive }) => {
    forgive(/OrderPanel|dynamically imported|ERR_FAILED/);
    await context.route("**/assets/OrderPanel-*.js*", (route) => route.abort());
    await open(page, "/");
    await page.locator(".cart-box").click();
    await page.getByText("Wystąpił błąd podczas wczytywania koszyka, pracujemy nad poprawką.").waitFor();
    await expect(page.locator("h1").first()).toBeVisible();
  });
});

test("'added to cart' hides nothing of the panel that is pressed or read", async (t) => {
  for (const on of screens) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page } = visit;
        await putIntoCart(visit, await plenty(hoodies, 2));
        const covered = () =>
          page.locator(".notice").evaluateAll((notices) =>
            notices.flatMap((notice) => {
              const over = notice.getBoundingClientRect();
              return [
                ...document.querySelectorAll(".order-panel :is(button, a, input, select, h2, output, .cart-line)"),
              ]
                .filter((part) => {
                  const box = part.getBoundingClientRect();
                  return (
                    box.width > 0 &&
                    box.left < over.right &&
                    over.left < box.right &&
                    box.top < over.bottom &&
                    over.top < box.bottom
                  );
                })
                .map((part) => part.textContent);
            }),
          );
        const addMore = () =>
          noticed(page, "Produkt dodany do koszyka.", () =>
            panelOf(page)
              .getByRole("button", { name: /^Więcej: / })
              .click(),
          );
        await addMore();
        await expect.poll(covered).toEqual([]);
        await panelOf(page).getByRole("button", { name: words.next, exact: true }).click();
        await addMore();
        await expect.poll(covered).toEqual([]);
      }),
    );
  }
});
