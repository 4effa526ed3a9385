import type { Page } from "@playwright/test";

/** Milliseconds the smaller files are waited for. */
const longest = 180_000;

/** Looks at pages, again and again, until all pictures they show come as AVIF: the shop makes these, the first time, when nothing else is asked of it. */
export async function cutPictures(page: Page, look: () => Promise<unknown>): Promise<void> {
  const larger = new Set<string>();
  page.on("response", (response) => {
    if (response.url().includes("/images/") && !isAvif(response)) larger.add(response.url());
  });
  const until = performance.now() + longest;
  do {
    larger.clear();
    await look();
    for (const url of larger) {
      while (!isAvif(await page.request.get(url, { headers: { accept: "image/avif" } })) && performance.now() < until) await page.waitForTimeout(500);
    }
  } while (larger.size > 0 && performance.now() < until);
}

function isAvif(answer: { headers(): Record<string, string> }): boolean {
  return answer.headers()["content-type"] === "image/avif";
}
