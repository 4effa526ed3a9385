import { openLighthouse } from "./beside/measure-lighthouse.ts";
import { startDemoShop } from "./demo-shop.ts";
import { templatesIn } from "./measure-templates.ts";
import type { Measure } from "./run.ts";

/** Starts a demo shop and asks Lighthouse for phones about a page of each template in Polish; `folder` is where it is installed. */
export async function measureLighthouse(folder: string, tell: (what: string) => void): Promise<Measure[]> {
  tell("Installing Lighthouse");
  const ask = await openLighthouse(folder);
  const shop = await startDemoShop();
  try {
    const measures: Measure[] = [];
    for (const { name, path, window } of await templatesIn(shop.address, "pl")) {
      if (window) continue;
      tell(`Asking Lighthouse about ${path}`);
      const { performance, largest, blocked, shift } = await ask(shop.address + path);
      measures.push({
        what: `Lighthouse for phones, ${name}: performance; largest paint, blocked, layout shift`,
        figure: `${performance}; ${largest.toFixed(1)} s, ${Math.round(blocked)} ms, ${shift.toFixed(3)}`,
        goal: "100; 1.5 s, –, 0",
      });
    }
    return measures;
  } finally {
    await shop.stop();
  }
}
