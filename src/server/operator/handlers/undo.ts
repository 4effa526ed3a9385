import { historyOf, lockAct, wasUndone } from "../../../database/staff/operator-log.ts";
import { etag } from "../../../contract/operator/route.ts";
import { actorSaid } from "../actor-said.ts";
import { type Handlers, refused } from "../context.ts";
import { changedSince, undoingOf } from "../undo-call.ts";

/** Acts in the log, taken back as new acts. */
export const undoHandlers: Handlers<"undo"> = {
  async undo({ db, person, parameters: { id }, runUndo }) {
    const entry = await lockAct(db, id);
    if (entry === null) return refused("NOT_FOUND");
    const undoing = undoingOf(entry);
    if (undoing === null) return refused("FINAL");
    const { name, route } = undoing;
    // What belongs to one's own account is taken back by oneself.
    const may =
      route.permission === "signed-in" || route.own
        ? entry.staff_id === person.staff_id
        : person.permissions.some((permission) => permission === route.permission);
    if (!may) return refused("FORBIDDEN");
    if (route.stepUp && person.fresh_until === null) return refused("STEP_UP");
    if (await wasUndone(db, id)) return refused("UNDONE");
    const history = await historyOf(db, { entity: entry.entity, entityId: Number(entry.entity_id) });
    const since = route.versioned === undefined && !route.namesSeen ? changedSince(entry, history) : null;
    if (since !== null)
      return refused("VERSION_OLD", {
        changed: {
          version: etag(since.part ?? since.entity, since.entry_id),
          by: actorSaid(since),
          at: since.at.toISOString(),
          fields: Object.keys(since.after ?? {}),
        },
      });
    const undone = await runUndo(name, undoing, entry);
    if ("problem" in undone) return undone;
    return { answer: { id: undone.entryId, act: name, entity: entry.entity, entityId: entry.entity_id } };
  },
};
