import { historyOf, lockAct, wasUndone } from "../../../database/staff/operator-log.ts";
import { etag } from "../../../contract/operator/route.ts";
import { actorSaid } from "../actor-said.ts";
import { type Handlers, refused } from "../context.ts";
import { changedSince, mayTakeBack, undoingOf, versionAfter } from "../undo-call.ts";

/** Acts in the log, taken back as new acts. */
export const undoHandlers: Handlers<"undo"> = {
  async undo({ db, person, parameters: { id }, runUndo }) {
    const entry = await lockAct(db, id);
    if (entry === null) return refused("NOT_FOUND");
    const undoing = undoingOf(entry);
    if (undoing === null) return refused("FINAL");
    const { name, route } = undoing;
    if (!mayTakeBack(undoing, entry, person)) return refused("FORBIDDEN");
    if (route.stepUp && person.fresh_until === null) return refused("STEP_UP");
    if (await wasUndone(db, id)) return refused("UNDONE");
    const history = await historyOf(db, { entity: entry.entity, entityId: Number(entry.entity_id) });
    const since = route.namesSeen ? null : changedSince(entry, history);
    if (since !== null && route.versioned === undefined)
      return refused("VERSION_OLD", {
        changed: {
          version: etag(since.part ?? since.entity, since.entry_id),
          by: actorSaid(since),
          at: since.at.toISOString(),
          fields: Object.keys(since.after ?? {}),
        },
      });
    // What was done since and taken back again has left the part as it was, under a later version.
    const version = since === null ? versionAfter(entry, history) : entry.version;
    const undone = await runUndo(name, undoing, { ...entry, version });
    if ("problem" in undone) return undone;
    return { answer: { id: undone.entryId, act: name, entity: entry.entity, entityId: entry.entity_id } };
  },
};
