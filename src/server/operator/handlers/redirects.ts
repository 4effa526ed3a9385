import { countRedirects } from "../../../database/catalogue/paths.ts";
import { givenRedirects } from "../../../database/content/redirects.ts";
import { giveRedirects, takeRedirects } from "../../../flows/content/redirects.ts";
import { type Handlers, refused } from "../context.ts";

/** Where addresses lead that are no page of the shop's. */
export const redirectHandlers: Handlers<"redirects" | "addRedirects" | "removeRedirects"> = {
  async redirects({ db, query: { q, after, limit } }) {
    const { redirects, total } = await givenRedirects(db, { q, after: after ?? null, limit: limit + 1 });
    const shown = redirects.slice(0, limit);
    return {
      answer: {
        redirects: shown.map(({ id, from, to, hits, lastHitOn, givenAt }) => ({
          id,
          from,
          to,
          hits,
          lastHitOn,
          givenAt: givenAt.toISOString(),
        })),
        next: redirects.length > limit ? shown.at(-1)!.id : null,
        total,
        byThemselves: await countRedirects(db),
      },
    };
  },

  async addRedirects({ db, parts: { publicUrl }, body: { redirects }, log }) {
    const outcomes = await giveRedirects(db, redirects, { host: new URL(publicUrl).host, log });
    return { answer: { outcomes }, unchanged: outcomes.every(({ id }) => id === null) };
  },

  async removeRedirects({ db, body: { ids }, log }) {
    const removed = await takeRedirects(db, ids, log);
    return removed === 0 ? refused("NOT_FOUND") : { answer: { removed } };
  },
};
