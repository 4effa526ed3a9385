import { etag, invitationHref } from "../../../contract/operator/route.ts";
import { allStaff, lockOwners, lockStaff, staffLanguage } from "../../../database/staff/staff.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { changeRole, isLastOwner, removeStaff } from "../../../flows/staff/change-staff.ts";
import { inviteStaff } from "../../../flows/staff/invite-staff.ts";
import { type Handlers, refused, type Refused } from "../context.ts";
import { staffAddress } from "../staff-address.ts";
import { versionOld } from "../version-old.ts";

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

  async changeRole({ db, parameters, body, version, log }) {
    const old = await otherRole(db, { staffId: parameters.id, version });
    if (old !== null) return old;
    const why = await changeRole(db, { staffId: parameters.id, role: body.role }, log);
    return why === null ? { answer: await staffSaid(db) } : refused(why);
  },

  async removeStaff({ db, parameters, log }) {
    const why = await removeStaff(db, parameters.id, log);
    return why === null ? { answer: {} } : refused(why);
  },
};

/** Returns the refusal of what was decided on another version of somebody's role than there is, with who has changed it; null: it is this one. */
async function otherRole(
  db: Queryable,
  { staffId, version }: { staffId: number; version: number },
): Promise<Refused | null> {
  // In the order in which whoever changes a role locks.
  await lockOwners(db);
  const person = await lockStaff(db, staffId);
  if (person === null) return refused("NOT_FOUND");
  if (person.role_version === version) return null;
  return versionOld(db, { entity: "staff", entityId: staffId, part: "role", version: person.role_version });
}

async function staffSaid(db: Queryable) {
  const found = await allStaff(db);
  const owners = found.flatMap(({ staff_id, role, joined_at }) =>
    role === "owner" && joined_at !== null ? [staff_id] : [],
  );
  return {
    staff: found.map((row) => ({
      id: row.staff_id,
      email: row.email,
      name: row.name,
      role: row.role,
      roleVersion: etag("role", row.role_version),
      joinedAt: row.joined_at?.toISOString() ?? null,
      invitedUntil: row.invited_until?.toISOString() ?? null,
      lastSeenAt: row.last_seen_at?.toISOString() ?? null,
      passkeys: row.passkeys,
      password: row.password,
      lastOwner: isLastOwner(owners, row.staff_id),
    })),
  };
}
