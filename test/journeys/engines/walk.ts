import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { missingFor } from "../../run/engine-packages.ts";
import { openShop } from "../shop.ts";
import { buying } from "./buying.ts";
import { finding } from "./finding.ts";
import { addressed } from "./languages.ts";
import { pictures } from "./pictures.ts";
import { returning } from "./returning.ts";
import { wearing } from "./wearing.ts";
import type { Engine, Size, Tab } from "./tab.ts";
import { Visitor } from "./visitor.ts";

/** A shopper's way through the shop. */
export type Journey = (visitor: Visitor) => Promise<void>;

const everyJourney: Readonly<Record<string, Journey>> = {
  ...buying,
  ...finding,
  ...returning,
  ...pictures,
  ...addressed,
  ...wearing,
};
const sizes: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Walks journeys, every one unless some are named, in one engine: in a phone's window and in a desktop's, each window one tab for all. */
export function walk(engine: Engine, journeys = everyJourney): void {
  const missing = missingFor(engine.name);
  const skip = missing.length > 0 && `${engine.name} is not here: install Debian's ${missing.join(", ")}`;
  after(() => (skip === false ? engine.close() : undefined));
  let open: { tab: Tab; size: Size } | undefined;
  for (const size of sizes) {
    for (const [name, journey] of Object.entries(journeys)) {
      test(`${engine.name}, ${size.width} px: ${name}`, { skip }, async (t) => {
        const { address } = await openShop();
        if (open?.size !== size) {
          await open?.tab.close();
          open = { tab: await engine.open(size), size };
        }
        const visitor = new Visitor(open.tab, { address, size });
        try {
          await visitor.forget();
          visitor.complaints();
          await journey(visitor);
          const complaints = visitor.complaints();
          if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join("\n")}`);
        } catch (error) {
          t.diagnostic(
            `left at ${await visitor.ask(() => location.href).catch(() => "nowhere")}; ${await left(visitor)}`,
          );
          for (const complaint of visitor.complaints()) t.diagnostic(complaint);
          throw error;
        }
      });
    }
  }
}

async function left(visitor: Visitor): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), "bruk-journey-")), "left-here.png");
  return visitor.picture().then(
    (png) => (writeFileSync(path, png), `seen in ${path}`),
    () => "no picture could be taken",
  );
}
