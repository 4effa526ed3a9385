import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { test, type TestContext } from "node:test";
import type { Locator, Page } from "@playwright/test";
import { destinationsFor } from "../../src/backoffice/destinations.ts";
import { permissions } from "../../src/domain/staff/permissions.ts";
import { anybody } from "../builders/people.ts";
import { findsNothing, options } from "./axe.ts";
import { comeIn } from "./backoffice.ts";
import { makeRecords } from "./backoffice-records.ts";
import { everyScreen, type Over, type Walked } from "./backoffice-screens.ts";
import { desktop, expect, type Screen, visit } from "./browser.ts";
import { root } from "./start-shop.ts";

// Every screen and every window of the back office with real records in it, which are made for this walk and found by
// their numbers and names: as narrow as a phone, read out, and by the keyboard alone.

/** As wide as a table, and as narrow as a phone. A finger can do both. */
const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 780 };
const touched: Screen = { name: "touch", options: { viewport: wide, hasTouch: true } };

/** Seen elsewhere: the frame around all windows, and what asks over another one who it is, by the last test here and the ways in; a page of a draft by the journeys of previews, of the shop's front and of its looks, what a shop does without by the one from nothing to open; the windows of connections by theirs; one of several parcels that leaves by an order's whole life, a return that is begun by the exchanges. */
const seenElsewhere = [
  "controls/Modal.tsx",
  "ways-in/StepUpDialog.tsx",
  "preview/PreviewPane.tsx",
  "preview/FormPreview.tsx",
  "front/FrontPreview.tsx",
  "appearance/AppearanceScreen.tsx",
  "settings/WaiveDialog.tsx",
  "connections/ConnectionScreen.tsx",
  "connections/ConnectionKeyCard.tsx",
  "labels/LabelDialog.tsx",
  "order/SendDialog.tsx",
  "returns/OpenReturnDialog.tsx",
  "ksef/NumberDialog.tsx",
  "books/UnionRatesDialog.tsx",
  "books/PayoutCameDialog.tsx",
];

let made: Promise<Record<string, Walked>> | undefined;
const screensWith = (t: TestContext) => (made ??= makeRecords(t).then(everyScreen));

test("the walk comes to every screen there is", async (t) => {
  const frame = ["Frame", "FartherScreens"]
    .map((name) => readFileSync(join(root, `src/backoffice/frame/${name}.tsx`), "utf8"))
    .join("");
  const farther = readFileSync(join(root, "src/backoffice/farther-screens.tsx"), "utf8");
  // With a star: what is said to who may not come to the screens there.
  const routes = [...frame.matchAll(/<Route path="([^"*]+)"/g), ...farther.matchAll(/^ {4}path: "([^"]+)"/gm)];
  const walked = Object.keys(await screensWith(t));
  const all = [...routes.map(([, path]) => path!), ...destinationsFor(permissions).map(({ path }) => path)];
  assert.ok(all.length > 20);
  assert.deepEqual(
    all.filter((path) => !walked.includes(path)),
    [],
  );
});

test("the walk comes to every window there is", async (t) => {
  const screens = Object.values(await screensWith(t));
  const walked = screens.flatMap(({ windows = [] }) => windows.map(({ file }) => file));
  const all = globSync(join(root, "src/backoffice/**/*.tsx"))
    .filter((file) =>
      /<(Modal|Dialog|SecretDialog)$/m.test(readFileSync(file, "utf8").replaceAll(/<(\w+)\b/g, "<$1\n")),
    )
    .map((file) => relative(join(root, "src/backoffice"), file));
  assert.ok(all.length > 25);
  assert.deepEqual(
    all.filter((file) => !walked.includes(file) && !seenElsewhere.includes(file)),
    [],
  );
});

test("on every screen: the keyboard alone comes to every stop, which is seen, windows take the focus, give it back and trap nobody; nothing of it scrolls sideways at 1440 px and at 360, where axe finds nothing", async (t) => {
  const screens = await screensWith(t);
  await visit(t, { on: touched, options }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    const troubles: string[] = [];
    for (const [name, { windows = [], ...screen }] of Object.entries(screens)) {
      await comeTo(page, screen);
      troubles.push(...(await broad(page, name, wide)), ...(await walked(page, name)));
      for (const over of windows) troubles.push(...(await walkedOver(page, name, over)));
      await page.setViewportSize(narrow);
      troubles.push(...(await looked(page, name)));
      for (const { file, by, then } of windows) {
        await (await by(page)).click();
        await windowOf(page, then);
        troubles.push(...(await looked(page, `${name}: ${file}`)));
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
      await page.setViewportSize(wide);
    }
    assert.deepEqual(troubles, []);
  });
});

test("a window over a window: Escape closes the one on top, and the other keeps what was typed", async (t) => {
  await visit(t, { on: desktop }, async (visit) => {
    const { page } = visit;
    await comeIn(visit);
    await page.route("**/admin/api/v1/staff", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 403,
            contentType: "application/problem+json",
            body: JSON.stringify({ type: "urn:bruk:problem:STEP_UP", title: "Step up", status: 403, code: "STEP_UP" }),
          })
        : route.continue(),
    );
    await page.goto("/admin/staff");
    const { email } = anybody();
    await page.getByRole("button", { name: "Zaproś" }).press("Enter");
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Zaproś" })).toBeFocused();
  });
});

/** Comes to a screen with its records on it. */
async function comeTo(page: Page, { path, seen = "h1", ready }: Omit<Walked, "windows">): Promise<void> {
  await page.goto(`/admin${path}`);
  await page.locator(seen).first().waitFor();
  await ready?.(page);
  await page.waitForLoadState("networkidle").catch(() => undefined);
}

/** Waits for a window that was asked for, and for what is read first in it. */
async function windowOf(page: Page, then: Over["then"]): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading").first().waitFor();
  await then?.(page);
  await expect(dialog.getByText("Wczytuję…")).toHaveCount(0);
  return dialog;
}

/** Opens a window by a key, goes round it and leaves it; returns what was wrong. */
async function walkedOver(page: Page, screen: string, { file, by, then, back }: Over): Promise<string[]> {
  const where = `${screen}: ${file}`;
  const button = await by(page);
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = await windowOf(page, then);
  const inside = () => page.evaluate(() => document.activeElement?.closest("dialog") !== null);
  await expect.poll(inside, `${where} takes the focus`).toBe(true);
  const troubles = [...(await broad(page, where, wide)), ...(await walked(page, where))];
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(back === undefined ? button : page.locator(back), `${where} gives the focus back`).toBeFocused();
  return troubles;
}

/** Returns what sticks out of what is shown in a window of a size. */
async function broad(page: Page, where: string, size: typeof wide): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > size.width ? [`${where} is ${width} px wide`] : [];
}

/** Returns what is wrong with what is shown in the narrow window: what sticks out, and what axe finds. */
async function looked(page: Page, where: string): Promise<string[]> {
  // All of it is in the window: what lies under a bar at its edge would be partly hidden.
  await page.setViewportSize({ ...narrow, height: 8000 });
  const troubles = await broad(page, where, narrow);
  await findsNothing(page, where).catch((error: unknown) => troubles.push(`${where}: ${String(error).slice(0, 900)}`));
  await page.setViewportSize(narrow);
  return troubles;
}

/** Goes on by Tab until it has been round; returns what of it could not be seen, or kept somebody. */
async function walked(page: Page, where: string): Promise<string[]> {
  const troubles: string[] = [];
  let outside = 0;
  await page.evaluate(() =>
    document.querySelectorAll("[data-walked]").forEach((one) => one.removeAttribute("data-walked")),
  );
  for (let stop = 0; stop < 400; stop++) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return "out";
      // A date has several stops in one field.
      if (element.getAttribute("data-walked") === "last") return null;
      if (element.hasAttribute("data-walked")) return "round";
      document.querySelector("[data-walked=last]")?.setAttribute("data-walked", "");
      element.setAttribute("data-walked", "last");
      const shown = (one: Element) => {
        return [getComputedStyle(one), getComputedStyle(one, "::after")].some(
          ({ outlineStyle, outlineWidth, boxShadow }) =>
            (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none",
        );
      };
      const around = [element, element.closest("label")];
      if (around.some((one) => one !== null && shown(one))) return null;
      return `${element.tagName} ${element.className} ${(element.textContent ?? "").slice(0, 30)}`;
    });
    // Between the last stop and the first the browser has its own.
    if (at === "round" || (at === "out" && ++outside > 3)) break;
    if (at !== null && at !== "out") troubles.push(`${where}: no outline of ${at}`);
    if (stop === 399) troubles.push(`${where} has no end`);
  }
  const left = await page.evaluate(() => {
    const of = document.querySelector("dialog[open]") ?? document;
    const stops =
      "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)";
    return [...of.querySelectorAll<HTMLElement>(stops)]
      .filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          one.tabIndex >= 0 &&
          !one.hasAttribute("data-walked") &&
          // A link in a text that is written is a part of the text.
          !one.isContentEditable,
      )
      .filter((one) => one.getAttribute("type") !== "radio")
      .map((one) => `${one.tagName} ${one.className} ${(one.textContent ?? "").slice(0, 30)}`);
  });
  return [...troubles, ...left.map((one) => `${where}: Tab never comes to ${one}`)];
}
