import { actsSince, latestActs, type LogFilter, possibleActors } from "../../../database/staff/operator-log.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { mayReadHistory } from "../../../domain/staff/history-permissions.ts";
import { type Caller, type Handlers, refused } from "../context.ts";
import { loggedSeen } from "../logged-seen.ts";
import { undoSaid, type UndoSaid } from "../undo-said.ts";

/** What was done to the shop, all of it and record by record. */
export const logHandlers: Handlers<"log" | "recordHistory"> = {
  async log({ db, person, query: { entity = null, id = null, by, act = null, after, limit } }) {
    const filter = { entity, entityId: id, act, ...actorIn(by) };
    const actors = await possibleActors(db);
    return {
      answer: {
        ...(await pageOf(db, person, filter, { after, limit })),
        actors: actors.map(({ kind, id: actorId, name }) => ({ code: `${kind}-${actorId}`, name })),
      },
    };
  },

  async recordHistory({ db, person, parameters: { entity }, query: { id = null, after, limit } }) {
    if (!mayReadHistory(entity, person.permissions)) return refused("FORBIDDEN");
    const filter = { entity, entityId: id, act: null, ...actorIn(undefined) };
    return { answer: await pageOf(db, person, filter, { after, limit }) };
  },
};

async function pageOf(
  db: Queryable,
  person: Caller,
  filter: LogFilter,
  { after = null, limit }: { after: number | null | undefined; limit: number },
) {
  // One more than shown tells whether there is a next page.
  const found = await latestActs(db, filter, { before: after, most: limit + 1 });
  const shown = found.slice(0, limit);
  const undos = await undosOf(db, person, shown);
  return {
    entries: shown.map((row) => {
      const { before, after: became } = loggedSeen(row, person.permissions);
      return {
        id: row.entry_id,
        at: row.at.toISOString(),
        actor: { kind: row.actor_kind, name: row.by },
        act: row.act,
        entity: row.entity,
        entityId: row.entity_id,
        part: row.part,
        currency: row.currency,
        before,
        after: became,
        undoOf: row.undo_of,
        ...undos.get(row.entry_id)!,
      };
    }),
    next: found.length > shown.length ? String(shown.at(-1)!.entry_id) : null,
  };
}

type Acted = Awaited<ReturnType<typeof latestActs>>[number];

/** Returns of each act whether somebody can take it back, by what was done since to the record it is about. */
async function undosOf(db: Queryable, person: Caller, shown: readonly Acted[]): Promise<Map<number, UndoSaid>> {
  // Shown the newest first, the last of a record is its oldest.
  const first = new Map(shown.map((row) => [recordOf(row), row]));
  const since = await actsSince(
    db,
    [...first.values()].map(({ entity, entity_id, entry_id }) => ({ entity, entityId: entity_id, entryId: entry_id })),
  );
  const said = new Map<number, UndoSaid>();
  for (const history of Map.groupBy(since, recordOf).values())
    for (const [entryId, undo] of await undoSaid(db, history, person)) said.set(entryId, undo);
  return said;
}

function recordOf({ entity, entity_id }: Pick<Acted, "entity" | "entity_id">): string {
  return `${entity} ${entity_id}`;
}

/** `person-12` is a person, `commandLine` the command line. */
function actorIn(by: string | undefined): Pick<LogFilter, "kind" | "actorId"> {
  const [kind, id] = (by ?? "").split("-");
  return {
    kind: (["person", "key", "commandLine", "system", "baselinker"] as const).find((one) => one === kind) ?? null,
    actorId: id === undefined ? null : Number(id),
  };
}
