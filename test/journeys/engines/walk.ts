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
import { byCode } from "./ways-in.ts";
import { deskWork, packing, working } from "./working.ts";
import type { Engine, Size, Tab } from "./tab.ts";
import { Visitor } from "./visitor.ts";

/** A shopper's way through the shop. */
export type Journey = (visitor: Visitor) => Promise<void>;

type Journeys = Readonly<Record<string, Journey>>;

const everyJourney: Journeys = {
  ...buying,
  ...finding,
  ...returning,
  ...pictures,
  ...addressed,
  ...wearing,
  ...working,
};

/** What is walked in a phone's window, and what in a desk's. */
export interface Walks {
  phone: Journeys;
  desk: Journeys;
}

/** Everything in a phone's window; at a desk buying, and what is done there alone. */
export const mostlyOnPhone: Walks = {
  phone: { ...everyJourney, ...packing },
  desk: { ...buying, ...deskWork, ...byCode },
};

/** The other way round. */
export const mostlyAtDesk: Walks = {
  phone: { ...buying, ...packing },
  desk: { ...everyJourney, ...deskWork, ...byCode },
};

const sizes: Readonly<Record<keyof Walks, Size>> = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
};

/** Walks journeys in one engine, each window one tab for all. */
export function walk(engine: Engine, walks: Walks): void {
  const missing = missingFor(engine.name);
  const skip = missing.length > 0 && `${engine.name} is not here: install Debian's ${missing.join(", ")}`;
  after(() => (skip === false ? engine.close() : undefined));
  let open: { tab: Tab; size: Size } | undefined;
  for (const window of ["phone", "desk"] as const) {
    const size = sizes[window];
    for (const [name, journey] of Object.entries(walks[window])) {
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
