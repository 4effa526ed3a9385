import { permissionToHear } from "../../../contract/operator/events.ts";
import { recordGone, recordHere, othersHere } from "../../../database/staff/presence.ts";
import { type Handlers, refused } from "../context.ts";

/** What changes while somebody looks, and who else looks. */
export const eventHandlers: Handlers<"events" | "sayHere" | "sayGone"> = {
  async events({ person, request, live, query: { after = null } }) {
    const last = request.headers["last-event-id"];
    const known = typeof last === "string" && /^\d{1,15}$/.test(last) ? Number(last) : after;
    const stream = await live.open(person, known);
    return stream === null ? refused("TOO_MANY_REQUESTS") : { stream };
  },

  async sayHere({ db, person, parameters: { entity, id }, body: { tab } }) {
    if (!person.permissions.includes(permissionToHear(entity))) return refused("FORBIDDEN");
    const here = { staffId: person.staff_id, tab, entity, entityId: id };
    await recordHere(db, here);
    const others = await othersHere(db, here);
    return { answer: { people: others.map(({ staff_id, name }) => ({ id: staff_id, name })) } };
  },

  async sayGone({ db, person, parameters: { tab } }) {
    await recordGone(db, person.staff_id, tab);
    return { answer: {} };
  },
};
