/** The shop as it is given to screen readers, in every language: what somebody who sees nothing finds their way by on each template. */
import { test } from "node:test";
import { translator } from "../../src/domain/dictionary/dictionaries.ts";
import { type LanCode, languages } from "../../src/domain/language.ts";
import { desktop, expect, phone, type Screen, visit } from "./browser.ts";
import { heardIn, holds, type Outline } from "./reading.ts";
import { open, openCart, panelOf } from "./shopper.ts";
import { templatesIn } from "./templates.ts";

type Say = ReturnType<typeof translator>;

const anything = /\S/;

/** What stands on a tile: its name heads it and leads on, its two marks are named after it. */
const tile: Outline = ["listitem", null, [["article", null, [["heading", anything, [["link", anything]]]]]]];
const crumbs = (say: Say): Outline => [
  "navigation",
  say("LAYOUT_CRUMBS"),
  [["list", null, [["listitem"], ["listitem"]]]],
];

/** What is in main, by the names of `templatesIn`. */
function outlines(say: Say): Readonly<Record<string, readonly Outline[]>> {
  const listing: readonly Outline[] = [
    ["heading", anything],
    [
      "region",
      say("LISTING_PRODUCTS"),
      [
        ["heading", say("LISTING_PRODUCTS")],
        ["status", null],
        ["button", say("LISTING_FILTERS")],
        ["combobox", say("LISTING_SORT")],
        [
          "group",
          say("LISTING_VIEW"),
          [
            ["button", say("LISTING_VIEW_GRID")],
            ["button", say("LISTING_VIEW_LIST")],
          ],
        ],
        ["list", null, [tile, tile]],
      ],
    ],
  ];
  return {
    home: [
      ["region", null, [["heading", anything]]],
      ["heading", anything],
      ["list", null, [tile, tile]],
    ],
    category: [crumbs(say), ...listing],
    brand: [crumbs(say), ...listing],
    search: listing,
    sale: listing,
    product: [
      crumbs(say),
      ["list", null, [["listitem", null, [["link", say("PRODUCT_PICTURE", { count: 1 })]]]]],
      ["figure", null, [["button", anything]]],
      ["button", say("PRODUCT_SHARE")],
      ["heading", anything],
      ["button", say("PRODUCT_SIZETABLE")],
      [
        "group",
        anything,
        [
          ["radio", "M"],
          ["radio", "L"],
        ],
      ],
      ["button", say("PRODUCT_ADD")],
      [
        "table",
        null,
        [
          ["rowheader", anything],
          ["cell", anything],
        ],
      ],
      ["heading", say("PRODUCT_GOES_WITH")],
      ["list", null, [tile]],
      ["region", say("REVIEWS"), [["heading", say("REVIEWS")]]],
    ],
    look: [
      crumbs(say),
      ["img", anything],
      ["heading", anything],
      ["list", null, [["listitem", null, [["article"], ["group", anything, [["button", anything]]]]]]],
    ],
    information: [crumbs(say), ["heading", anything]],
    contact: [
      crumbs(say),
      ["heading", anything],
      [
        "region",
        say("CONTACT_FORM"),
        [
          ["textbox", say("CONTACT_NAME")],
          ["textbox", say("CONTACT_MESSAGE")],
          ["button", say("CONTACT_SEND")],
        ],
      ],
    ],
    compare: [crumbs(say), ["heading", say("COMPARE_TITLE")], ["link", anything]],
    "not-found": [["heading", anything], ["search"], ["link", anything]],
    "nothing-found": [
      ["heading", anything],
      ["link", anything],
    ],
  };
}

/** What stands above every page. */
function banner(say: Say, mobile: boolean): readonly Outline[] {
  const search: Outline = ["search", say("LAYOUT_SEARCH"), [["combobox", say("LAYOUT_SEARCH_WHAT")]]];
  const cart: Outline = ["button", new RegExp(`^${say("LAYOUT_CART")}`)];
  if (mobile)
    return [
      ["button", say("LAYOUT_MENU")],
      ["link", anything],
    ];
  return [
    ["combobox", say("LAYOUT_LANGUAGE")],
    ["combobox", say("LAYOUT_CURRENCY")],
    ["link", anything],
    search,
    cart,
    ["navigation", say("LAYOUT_MENU"), [["list", null, [["listitem", null, [["link", anything]]]]]]],
  ];
}

/** Polish at both widths, the others at one each: what a width changes is the same in all of them. */
const walks: readonly { on: Screen; lanCode: LanCode }[] = [
  { on: desktop, lanCode: "pl" },
  { on: phone, lanCode: "pl" },
  { on: desktop, lanCode: "en" },
  { on: phone, lanCode: "cz" },
];

test("each template is heard in its language: a way past the banner, what it is about, its controls and its goods, in that order", async (t) => {
  for (const { lanCode } of languages) {
    const say = translator(lanCode);
    await t.test(lanCode, (t) =>
      visit(t, { on: desktop }, async ({ page, forgive }) => {
        forgive(/404/);
        const paths = await templatesIn(lanCode);
        for (const [name, main] of Object.entries(outlines(say))) {
          await open(page, paths[name]!);
          await expect(page.locator("h1")).toHaveCount(1);
          const where = `${name} in ${lanCode}`;
          const heard = await heardIn(page.locator("body"));
          holds(
            heard,
            [
              ["link", say("LAYOUT_SKIP")],
              ["banner", null, banner(say, false)],
              ["main", null, main],
            ],
            where,
          );
        }
      }),
    );
  }
});

test("the gallery, the filters, the choice of a size and the order panel are heard as what they are", async (t) => {
  for (const { on, lanCode } of walks) {
    const say = translator(lanCode);
    await t.test(`${on.name}, ${lanCode}`, (t) =>
      visit(t, { on }, async ({ page, mobile }) => {
        const paths = await templatesIn(lanCode);
        const dialog = page.locator("dialog[open]");
        await open(page, paths["product"]!);
        const name = (await page.locator("h1").textContent())!;
        if (mobile) holds(await heardIn(page.locator("header")), banner(say, true), "the banner on a phone");

        await page.locator(".film-picture").first().click();
        await dialog.locator("img").waitFor();
        holds(
          await heardIn(dialog),
          [
            [
              "dialog",
              name,
              [
                ["heading", name],
                ["button", say("BTN_CLOSE")],
                ["img", anything],
                ["button", say("ZOOM_IN")],
                ["button", say("PRODUCT_PICTURE_PREVIOUS")],
                ["button", say("PRODUCT_PICTURE_NEXT")],
              ],
            ],
          ],
          "the enlarged picture",
        );
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });

        const sizes = page.locator(".sizes");
        await sizes.getByRole("radio", { name: "M", exact: true }).check();
        await expect(sizes.getByRole("radio", { name: "M", exact: true })).toBeChecked();
        holds(
          await heardIn(page.locator("main")),
          [["group", new RegExp(`: ?M$`), [["radio", "M"]]]],
          "the chosen size is in its group's name",
        );
        await page
          .getByRole("button", { name: say("PRODUCT_ADD"), exact: true })
          .first()
          .click();
        if (mobile) await openCart(page);
        await panelOf(page).waitFor();
        await expect(panelOf(page).getByRole("heading", { level: 2 }).first()).toBeVisible();
        holds(
          await heardIn(panelOf(page)),
          [
            [
              "dialog",
              say("ORDER_DIALOG"),
              [
                ["button", say("ORDER_LESS", { productName: name })],
                ["status", say("ORDER_QUANTITY", { count: 1 })],
                ["button", say("ORDER_MORE", { productName: name })],
                ["button", say("ORDER_NEXT")],
              ],
            ],
          ],
          "the cart",
        );
        await panelOf(page)
          .getByRole("button", { name: say("ORDER_NEXT"), exact: true })
          .click();
        await panelOf(page).locator("input[name=terms]").waitFor();
        holds(
          await heardIn(panelOf(page)),
          [
            [
              "dialog",
              say("ORDER_DIALOG"),
              [
                ["textbox", anything],
                ["radio", anything],
                ["checkbox", anything],
                ["button", say("BTN_MAKEORDER")],
              ],
            ],
          ],
          "the order's data",
        );
        await page.keyboard.press("Escape");
        await panelOf(page).waitFor({ state: "detached" });

        await open(page, paths["category"]!);
        await page.locator("#filter-toggle").click();
        await page.locator("#filters input[name=size]").first().waitFor({ state: "attached" });
        const filters: readonly Outline[] = [
          ["group", say("FILTERS_SIZE"), [["checkbox", anything]]],
          ["group", say("FILTERS_COLOUR"), [["checkbox", anything]]],
          [
            "group",
            say("FILTERS_PRICE"),
            [
              ["textbox", anything],
              ["textbox", anything],
            ],
          ],
        ];
        holds(
          await heardIn(page.locator("body")),
          [mobile ? ["dialog", say("LISTING_FILTERS"), filters] : ["complementary", say("LISTING_FILTERS"), filters]],
          "the filters",
        );
      }),
    );
  }
});
