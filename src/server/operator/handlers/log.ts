import { latestActs, type LogFilter, possibleActors } from "../../../database/staff/operator-log.ts";
import type { Handlers } from "../context.ts";

/** What was done to the shop. */
export const logHandlers: Handlers<"log"> = {
  async log({ db, query: { entity = null, id = null, by, act = null, after = null, limit } }) {
    const filter = { entity, entityId: id, act, ...actorIn(by) };
    // One more than shown tells whether there is a next page.
    const found = await latestActs(db, filter, { before: after, most: limit + 1 });
    const shown = found.slice(0, limit);
    const actors = await possibleActors(db);
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
          currency: row.currency,
          before: row.before,
          after: row.after,
        })),
        next: found.length > shown.length ? String(shown.at(-1)!.entry_id) : null,
        actors: actors.map(({ kind, id: actorId, name }) => ({ code: `${kind}-${actorId}`, name })),
      },
    };
  },
};

/** `person-12` is a person, `commandLine` the command line. */
function actorIn(by: string | undefined): Pick<LogFilter, "kind" | "actorId"> {
  const [kind, id] = (by ?? "").split("-");
  return {
    kind: (["person", "key", "commandLine", "system", "baselinker"] as const).find((one) => one === kind) ?? null,
    actorId: id === undefined ? null : Number(id),
  };
}
