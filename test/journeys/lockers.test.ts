import assert from "node:assert/strict";
import { test } from "node:test";
import type { CheckoutData } from "../../src/contract/checkout-data.ts";
import { expect, fewScreens, visit } from "./browser.ts";
import { plenty } from "./goods.ts";
import { stored, panelOf, putIntoCart, words } from "./shopper.ts";

const items = ["KRA01M", "KRA02M", "KRA03M", "KRA04M", "KRA05M"].map((name, at) => ({
  name,
  address: { line1: `ul. Długa ${at + 1}` },
  address_details: { city: "Kraków" },
  location_description: "przy sklepie",
  distance: 100 * (at + 1),
}));

test("the lockers: only with their method, first a postcode, then the search, then a list, 'other' reveals more", async (t) => {
  for (const [nth, on] of fewScreens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page, context, forgive } = visit;
        forgive(/v1\/points|ERR_FAILED/);
        const panel = panelOf(page);
        const asked: string[] = [];
        const answers: ("held" | "error" | "abort" | "none" | "elsewhere" | "points")[] = [
          "held",
          "error",
          "abort",
          "none",
          "elsewhere",
          "points",
        ];
        let letThrough: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (letThrough = resolve));
        await context.route("**/v1/points*", async (route) => {
          const query = new URL(route.request().url()).searchParams;
          asked.push(query.get("q") ?? query.get("relative_post_code") ?? "");
          const answer = answers.shift() ?? "points";
          if (answer === "abort") return route.abort();
          if (answer === "held") await held;
          if (answer === "error") return route.fulfill({ json: { error: "Tego kodu nie ma." } });
          if (answer === "none") return route.fulfill({ json: { items: [] } });
          return route.fulfill({ json: answer === "elsewhere" ? { items, elsewhere: "Kraków" } : { items } });
        });

        await putIntoCart(visit, await plenty("/torby/nerki/", nth));
        await panel.getByRole("button", { name: words.next, exact: true }).click();
        await panel.locator("input[name=shippingId]").first().waitFor({ state: "attached" });
        await expect(panel.locator(".lockers")).toHaveCount(0);
        await panel.locator("input[name=shippingId][value='8']").check();
        await panel.getByText(/^Aby wybrać automat paczkowy, uzupełnij kod pocztowy\./).waitFor();

        await panel.locator("input[name=shippingPostCode]").fill("31-403");
        await panel.getByText("Pobieram aktualną listę automatów paczkowych...").waitFor();
        letThrough();
        await panel.locator(".locker").first().waitFor();
        await expect(panel.locator(".locker")).toHaveCount(3);
        await panel.getByRole("button", { name: "Inny automat" }).click();
        await expect(panel.locator(".locker")).toHaveCount(5);
        await panel.locator(".locker", { hasText: "KRA04M" }).click();
        await expect(panel.locator("input[name=shippingPoint][value=KRA04M]")).toBeChecked();
        await expect.poll(() => stored(page, "shippingPoint")).toBe("KRA04M");

        await panel.locator("input[name=shippingPostCode]").fill("31-404");
        await panel.getByText("Tego kodu nie ma.").waitFor();
        await expect.poll(() => stored(page, "shippingPoint"), "another postcode forgets the point").toBeNull();
        await panel.locator("input[name=shippingPostCode]").fill("31-405");
        await panel.getByText("Nie znaleziono kodu.").waitFor();

        const search = panel.getByLabel("Albo wpisz miasto i ulicę lub kod pocztowy");
        await search.fill("Długa");
        await search.press("Enter");
        await panel.getByRole("button", { name: "Dopisz miasto" }).click();
        await expect(search, "a street alone wants its town").toBeFocused();
        await expect(search).toHaveValue("Długa, ");
        await search.fill("Długa, Kraków");
        await search.press("Enter");
        await panel
          .getByText("Pod adresem „Długa, Kraków” nie ma automatu. Pokazujemy inne w mieście Kraków.")
          .waitFor();
        await search.fill("00-001");
        await search.press("Enter");
        await panel.getByText("Najbliżej kodu 00-001").waitFor();
        assert.deepEqual(asked, ["31-403", "31-404", "31-405", "Długa", "Długa, Kraków", "00-001"]);

        await panel.locator("input[name=shippingId][value='1']").check();
        await panel.locator(".lockers").waitFor({ state: "detached" });
      }),
    );
  }
});

test("in Czechia points of Packeta's are chosen in the same way, by what people call them", async (t) => {
  for (const [nth, on] of fewScreens.entries()) {
    await t.test(on.name, (t) =>
      visit(t, { on }, async (visit) => {
        const { page, context } = visit;
        const panel = panelOf(page);
        // A shop that is connected to Packeta and offers its points to the zone of Czechia.
        await context.route("**/page-data/checkout.json*", async (route) => {
          const response = await route.fetch();
          const data = (await response.json()) as CheckoutData;
          const point = { shippingName: "Punkt Packeta", shippingCode: "pm", shippingId: 99, shippingFree: "" };
          for (const payment of data.zones.find(({ zoneId }) => zoneId === "3")!.payment)
            payment.shipping.push({ ...point, prices: [{ maxWeight: 10_000, price: "19.00" }] });
          const countries = data.countries.map((country) =>
            country.country_code === "CZ" ? { ...country, points: true } : country,
          );
          await route.fulfill({ response, json: { ...data, countries } });
        });
        const asked: string[] = [];
        await context.route("**/v1/points*", (route) => {
          const query = new URL(route.request().url()).searchParams;
          asked.push([query.get("country"), query.get("q") ?? query.get("relative_post_code")].join(" "));
          const boxes = [1, 2, 3, 4].map((at) => ({
            name: String(20_000 + at),
            title: `Z-BOX Praha, Ječná ${at}`,
            address: { line1: "", line2: "120 00 Praha" },
            address_details: { city: "Praha" },
            location_description: null,
            distance: null,
          }));
          return route.fulfill({ json: { items: query.get("q") === "Nikde" ? [] : boxes } });
        });

        await putIntoCart(visit, await plenty("/torby/nerki/", nth));
        await panel.getByRole("button", { name: words.next, exact: true }).click();
        await panel.locator("select[name=shippingCountry]").selectOption({ label: "Niemcy" });
        await panel.locator("input[name=shippingId][value='6']").waitFor({ state: "attached" });
        await expect(panel.locator("input[name=shippingId][value='99']"), "no points there").toHaveCount(0);
        await panel.locator("select[name=shippingCountry]").selectOption({ label: "Czechy" });
        await panel.locator("input[name=shippingId][value='99']").check();
        await expect(panel.getByText("InPost Paczkomat"), "no locker of InPost's").toHaveCount(0);
        await panel.getByText(/^Aby wybrać punkt odbioru albo Z-BOX, uzupełnij kod pocztowy\./).waitFor();
        await panel.locator("input[name=shippingPostCode]").fill("120 00");
        await panel.getByText("Najbliżej kodu 120 00").waitFor();
        await panel.getByRole("button", { name: "Inny punkt" }).click();
        await panel.locator(".locker", { hasText: "Z-BOX Praha, Ječná 4120 00 Praha" }).click();
        await expect.poll(() => stored(page, "shippingPoint")).toBe("20004");
        await expect(panel.getByText("Punkt Packeta Z-BOX Praha, Ječná 4")).toBeVisible();
        const phone = panel.locator("input[name=phone]");
        await phone.fill("+420777123456");
        await phone.blur();
        await expect(phone, "no Polish number is wanted there").not.toHaveAttribute("aria-invalid", "true");
        const search = panel.getByLabel("Albo wpisz miasto i ulicę lub kod pocztowy");
        await search.fill("Nikde");
        await search.press("Enter");
        await panel.getByText("Nie znaleźliśmy punktu dla „Nikde”.").waitFor();
        assert.deepEqual(asked, ["CZ 120 00", "CZ Nikde"]);
      }),
    );
  }
});
