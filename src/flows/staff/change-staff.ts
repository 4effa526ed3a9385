import type { Log } from "../../database/staff/operator-log.ts";
import { lockOwners, lockStaff, recordRemoval, saveRole } from "../../database/staff/staff.ts";
import { endStaffSessions } from "../../database/staff/staff-sessions.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Role } from "../../domain/staff/permissions.ts";

/** Gives somebody another role and ends their sessions, in which they could do what they no longer may. The last owner who has come in stays one. */
export async function changeRole(
  db: Queryable,
  { staffId, role }: { staffId: number; role: Role },
  log: Log,
): Promise<"NOT_FOUND" | "LAST_OWNER" | null> {
  const owners = await lockOwners(db);
  const person = await lockStaff(db, staffId);
  if (person === null) return "NOT_FOUND";
  if (role !== "owner" && isLastOwner(owners, staffId)) return "LAST_OWNER";
  if (person.role !== role) {
    await saveRole(db, staffId, role);
    await endStaffSessions(db, staffId);
  }
  await log({
    act: "changeRole",
    entity: "staff",
    entityId: staffId,
    part: "role",
    version: person.role_version + (person.role === role ? 0 : 1),
    before: { role: person.role },
    after: { role },
  });
  return null;
}

/** Takes everything from somebody by which they came in. The last owner who has come in stays. */
export async function removeStaff(
  db: Queryable,
  staffId: number,
  log: Log,
): Promise<"NOT_FOUND" | "LAST_OWNER" | null> {
  const owners = await lockOwners(db);
  const person = await lockStaff(db, staffId);
  if (person === null) return "NOT_FOUND";
  if (isLastOwner(owners, staffId)) return "LAST_OWNER";
  await recordRemoval(db, staffId);
  await log({
    act: "removeStaff",
    entity: "staff",
    entityId: staffId,
    before: { email: person.email, role: person.role },
  });
  return null;
}

/** Returns whether of the owners who have come in (`owners`, by their numbers) this is the only one: they can neither leave nor take another role. */
export function isLastOwner(owners: readonly number[], staffId: number): boolean {
  return owners.length === 1 && owners[0] === staffId;
}
