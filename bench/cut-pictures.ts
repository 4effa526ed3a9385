import type { Page, Response } from "@playwright/test";

/** Milliseconds the smaller files are waited for. */
const longest = 180_000;

/**
 * Looks at pages, again and again, until all pictures they show come as AVIF: the shop makes these, the first time,
 * when nothing else is asked of it. Refuses when one never comes, for what is measured then would be the cutting.
 */
export async function cutPictures(page: Page, look: () => Promise<unknown>): Promise<void> {
  const larger = new Set<string>();
  // A browser that keeps the larger file goes on showing it.
  const known = new Set<string>();
  const note = (response: Response) => void (response.url().includes("/images/") && !isAvif(response) && !known.has(response.url()) && larger.add(response.url()));
  const until = performance.now() + longest;
  page.on("response", note);
  do {
    larger.clear();
    await look();
    for (const url of larger) {
      await cut(page, url, until);
      known.add(url);
    }
  } while (larger.size > 0);
  page.off("response", note);
}

async function cut(page: Page, url: string, until: number): Promise<void> {
  while (!isAvif(await page.request.get(url, { headers: { accept: "image/avif" } }))) {
    if (performance.now() > until) throw new Error(`${url} does not come as AVIF`);
    await page.waitForTimeout(500);
  }
}

function isAvif(answer: { headers(): Record<string, string> }): boolean {
  return answer.headers()["content-type"] === "image/avif";
}
