import { measureMisspelt, misspeltTarget } from "../test/search-queries/measure-misspelt.ts";
import { startDemoShop } from "./demo-shop.ts";
import type { Measure } from "./run.ts";

/** How many of a hundred misspelt words per language show the right product of the demo shop among the first five. */
export async function measureMisspeltWords(): Promise<Measure[]> {
  const shop = await startDemoShop();
  try {
    const measures = await measureMisspelt(async (href) => {
      const answer = await fetch(shop.address + href);
      if (!answer.ok) throw new Error(`${href} was answered with ${answer.status}`);
      const page = (await answer.json()) as { data: { products: { url: string }[] } };
      return page.data.products.slice(0, 5).map(({ url }) => url);
    });
    return measures.map(({ lanCode, all, found }) => ({
      what: `misspelt words that find the right product among the first five, ${lanCode}, of ${all}`,
      figure: `${found}`,
      goal: `≥ ${all * misspeltTarget}`,
    }));
  } finally {
    await shop.stop();
  }
}
