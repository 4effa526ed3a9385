import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

/** axe writes into the page, which the shop's policy forbids; only the journeys that ask it step around it. */
export const options = { bypassCSP: true };
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Asserts that axe has nothing to say at WCAG 2.2 AA about what is shown; what is still on its way may come. */
export async function findsNothing(page: Page, where: string): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const found = () =>
    page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: { run(root: Document, options: unknown): Promise<AxeResults> } };
      const { violations } = await axe.run(document, {
        runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .slice(0, 3)
          .map(
            ({ target, failureSummary }) => `${id}: ${target.join(" ")} – ${failureSummary?.split("\n")[1]?.trim()}`,
          ),
      );
    });
  await expect.poll(found, where).toEqual([]);
}

/** Asserts the same, and that nothing stands beside the screen. */
export async function isSound(page: Page, where: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  // All of it is in the window: what lies under a notice at its edge would be partly hidden.
  await page.setViewportSize({ width, height: 8000 });
  await findsNothing(page, where);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
  await page.setViewportSize({ width, height });
}
