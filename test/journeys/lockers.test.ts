import assert from "node:assert/strict";
import { test } from "node:test";
import { expect, screens, visit } from "./browser.ts";
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
  for (const [nth, on] of screens.entries()) {
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
