import { openingOf } from "../database/opening.ts";
import { hasStaffWhoCameIn } from "../database/staff/staff.ts";
import { lookAtOpening } from "../flows/look-at-opening.ts";
import type { RunningShop } from "./open-serving.ts";
import { invitationLink } from "./invitation-link.ts";
import { previewLink } from "./preview-link.ts";
import { shopMeans } from "./shop-means.ts";
import { isForThisMachine, isThisMachine } from "./this-machine.ts";

/**
 * Returns what who starts the shop reads under its address: of a closed one, how to see and to open it. Logs what an open
 * one lacks, and, as an error, that a shop others can reach is the demo.
 */
export async function sayHowItStands({
  pool,
  settings,
  log,
}: Pick<RunningShop, "pool" | "settings" | "log">): Promise<string> {
  const { openedAt, demoSince } = await openingOf(pool);
  if (demoSince !== null && !isThisMachine(settings.publicUrl)) {
    log.error(
      "This shop has an address of its own and the demo in it: invented goods and seller, discount codes and customers whose passwords everybody knows. Begin the real one with an empty DATA_DIR or database",
    );
  }
  const office = await firstWayIn({ pool, settings });
  if (openedAt === null) {
    return `${office}\n  It is closed: shoppers read that it opens soon. You see it at\n  ${await previewLink(pool, settings)}\n  and 'npm run shop -- open' says what it needs.\n`;
  }
  const missing = (await lookAtOpening(pool, await shopMeans(pool, settings))).filter(
    ({ state }) => state === "missing",
  );
  if (missing.length > 0)
    log.warn(
      { missing: missing.map(({ duty }) => duty) },
      "the shop is open without what the law wants of it: 'npm run shop -- duties'",
    );
  return office;
}

/** Of a shop on this machine where nobody works yet: the link by which the demo's owner comes into the back office. On a server of its own the command line prints one to who has it. */
async function firstWayIn({ pool, settings }: Pick<RunningShop, "pool" | "settings">): Promise<string> {
  if (!isForThisMachine(settings) || (await hasStaffWhoCameIn(pool))) return "";
  const { link } = await invitationLink(pool, settings, { email: demoOwner, role: "owner", resets: false });
  return `\n  Its back office, for who runs it (once, within 24 hours):\n  ${link}\n`;
}

const demoOwner = "wlasciciel@bruk.example";
