import type { OpeningSaid } from "../../../contract/operator/opening.ts";
import { previewHref } from "../../../contract/paths.ts";
import { allWaivers, openingOf, stepFacts, removeWaiver } from "../../../database/opening.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { isStepDone, type OpeningDuty, type OpeningStep, openingSteps } from "../../../domain/opening.ts";
import { lookAtOpening, type ShopMeans } from "../../../flows/look-at-opening.ts";
import { closeWithin, openWithin, waive } from "../../../flows/open-to-shoppers.ts";
import { type Handlers, refused } from "../context.ts";

type Names = "opening" | "openShop" | "closeShop" | "waiveDuty" | "endWaiver";

/** What the shop needs before it sells; opening and closing it. */
export const openingHandlers: Handlers<Names> = {
  opening: async ({ db, parts }) => ({ answer: await openingSaid(db, await parts.means(db)) }),

  async openShop({ db, parts, now, log }) {
    const { kind } = await openWithin(db, { means: await parts.means(db), waivers: [], now }, log);
    return { answer: await openingSaid(db, await parts.means(db)), unchanged: kind !== "opened" };
  },

  async closeShop({ db, parts, log }) {
    const closed = await closeWithin(db, log);
    return { answer: await openingSaid(db, await parts.means(db)), unchanged: !closed };
  },

  async waiveDuty({ db, parts, now, log, body: { duty, why } }) {
    if ((await allWaivers(db)).some((waiver) => waiver.duty === duty)) return refused("NOTHING_CHANGED");
    await waive(db, { duty, why, at: now }, log);
    return { answer: await openingSaid(db, await parts.means(db)) };
  },

  async endWaiver({ db, parts, log, parameters: { duty } }) {
    const before = await removeWaiver(db, duty);
    if (before === null) return refused("NOT_FOUND");
    await log({ act: "endWaiver", entity: "shop", entityId: 1, part: "waivers", before: { duty, why: before.why } });
    return { answer: await openingSaid(db, await parts.means(db)) };
  },
};

async function openingSaid(db: Queryable, means: ShopMeans): Promise<OpeningSaid> {
  const { openedAt, previewKey } = await openingOf(db);
  const items = await lookAtOpening(db, means);
  const facts = await stepFacts(db);
  return {
    openedAt: openedAt?.toISOString() ?? null,
    preview: previewHref(previewKey),
    onSale: facts.onSale,
    steps: (Object.keys(openingSteps) as OpeningStep[]).map((step) => {
      const duties: readonly OpeningDuty[] = openingSteps[step];
      return {
        step,
        done: isStepDone(step, items, facts),
        duties: items
          .filter(({ duty }) => duties.includes(duty))
          .map(({ duty, state, why = null, at }) => ({ duty, state, why, at: at?.toISOString() ?? null })),
      };
    }),
  };
}
