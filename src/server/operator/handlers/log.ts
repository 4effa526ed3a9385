import { latestActs } from "../../../database/staff/operator-log.ts";
import type { Handlers } from "../context.ts";

/** What was done to the shop. */
export const logHandlers: Handlers<"log"> = {
  async log({ db, query: { entity = null, id = null, after = null, limit } }) {
    // One more than shown tells whether there is a next page.
    const found = await latestActs(db, { entity, entityId: id, before: after, most: limit + 1 });
    const shown = found.slice(0, limit);
    return {
      answer: {
        entries: shown.map((row) => ({
          id: row.entry_id,
          at: row.at.toISOString(),
          actor: { kind: row.actor_kind, name: row.by },
          act: row.act,
          entity: row.entity,
          entityId: row.entity_id,
          part: row.part,
          before: row.before,
          after: row.after,
        })),
        next: found.length > shown.length ? String(shown.at(-1)!.entry_id) : null,
      },
    };
  },
};
