import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "@playwright/test";
import { desktop, visit } from "./browser.ts";
import { foreignWords, heardIn, holds, isOrderly } from "./reading.ts";

const sound =
  "<header><a href=/>Shop</a></header><main><h1>Hoodies</h1><h2>Goods</h2><nav aria-label=Pages><a href=/2>2</a></nav></main><footer>End</footer>";

/** Asserts that a page of these elements is refused for a reason; null: it is in order. */
async function isRefused(page: Page, body: string, reason: RegExp | null): Promise<void> {
  await page.setContent(`<!doctype html><html lang="en"><title>Shop</title><body>${body}</body></html>`);
  const asked = () => isOrderly(page, { lanCode: "en", where: "here" });
  await (reason === null ? asked() : assert.rejects(asked, reason));
}

test("a page in order is let through; one with two mains, a second or skipped heading, a nameless control, two landmarks of one name or a foreign word is not", async (t) => {
  await visit(t, { on: desktop }, async ({ page }) => {
    await isRefused(page, sound, null);
    await isRefused(page, sound.replace("</main>", "<p lang=pl>Wyślij, jeśli chcesz</p></main>"), null);
    for (const [from, to, reason] of [
      ["</main>", "</main><main></main>", /main, once/],
      ["<h2>", "<h1>Second</h1><h2>", /one first heading/],
      ["<h2>Goods</h2>", "<h3>Goods</h3>", /skip no step/],
      ["</main>", "<button></button></main>", /has a name/],
      [
        "</main>",
        "<nav aria-label=Pages></nav><nav aria-label=Pages></nav></main>",
        /navigation has a name of its own/,
      ],
      ["</main>", "<button>wyślij</button></main>", /in the language/],
      ["</main>", "<p>Wyślij, jeśli chcesz</p></main>", /in the language/],
      ["End", "<span>wyślij</span>", /in the language/],
      ["</main>", "<input aria-label=Name value=jeśli></main>", /in the language/],
      ["</main>", "<input value=5></main>", /has a name/],
      ["</main>", "</main><p>Beside</p>", /in landmarks/],
      ["</main>", "<img src=/a.webp></main>", /described, or left out|has a name/],
      ["</main>", "<img src=/a.webp alt=a.webp></main>", /described, or left out/],
    ] as const)
      await isRefused(page, sound.replace(from, to), reason);
    await page.setContent("<ul><li><a href=/a>One: “1”</a></li></ul><button aria-pressed=true>Grid</button>");
    const heard = await heardIn(page.locator("body"));
    holds(
      heard,
      [
        ["list", null, [["link", /^One: .1.$/]]],
        ["button", "Grid"],
      ],
      "here",
    );
    assert.throws(() => holds(heard, [["button", "Grid"], ["list"]], "here"), /list {2}is not heard/);
    assert.throws(() => holds(heard, [["list", null, [["button", "Grid"]]]], "here"), /list {2}with button Grid/);
  });
});

test("words of another language and codes without a text are told, names keep their letters", () => {
  assert.deepEqual(foreignWords("Hoodie Kraków, powiększ, 5 zł, %LAYOUT_CART", "en"), ["powiększ", "%LAYOUT_CART"]);
  assert.deepEqual(foreignWords("zvětšit, powiększ", "cz"), ["powiększ"]);
  assert.deepEqual(foreignWords("zvětšit, powiększ", "pl"), ["zvětšit"]);
});
