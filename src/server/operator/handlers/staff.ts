import { invitationHref } from "../../../contract/operator/route.ts";
import { allStaff, lockStaff, staffLanguage } from "../../../database/staff/staff.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { changeRole, removeStaff } from "../../../flows/staff/change-staff.ts";
import { inviteStaff } from "../../../flows/staff/invite-staff.ts";
import { type Handlers, refused } from "../context.ts";
import { staffAddress } from "../staff-address.ts";

/** Who works here. */
export const staffHandlers: Handlers<"staff" | "inviteStaff" | "changeRole" | "removeStaff"> = {
  staff: async ({ db }) => ({ answer: await staffSaid(db) }),

  async inviteStaff({ db, person, body, parts, log }) {
    const lanCode = staffLanguage((await lockStaff(db, person.staff_id))!);
    const invited = await inviteStaff(db, { ...body, again: false, lanCode }, log);
    if (invited.kind === "refused") return refused(invited.code);
    return {
      answer: { link: staffAddress(parts) + invitationHref(invited.token), endsAt: invited.endsAt.toISOString() },
    };
  },

  async changeRole({ db, parameters, body, log }) {
    const why = await changeRole(db, { staffId: parameters.id, role: body.role }, log);
    return why === null ? { answer: await staffSaid(db) } : refused(why);
  },

  async removeStaff({ db, parameters, log }) {
    const why = await removeStaff(db, parameters.id, log);
    return why === null ? { answer: {} } : refused(why);
  },
};

async function staffSaid(db: Queryable) {
  const found = await allStaff(db);
  return {
    staff: found.map((row) => ({
      id: row.staff_id,
      email: row.email,
      name: row.name,
      role: row.role,
      joinedAt: row.joined_at?.toISOString() ?? null,
      invitedUntil: row.invited_until?.toISOString() ?? null,
      lastSeenAt: row.last_seen_at?.toISOString() ?? null,
      passkeys: row.passkeys,
      password: row.password,
    })),
  };
}
