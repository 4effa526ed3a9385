import { randomBytes } from "node:crypto";
import { saveInvitation } from "../../database/staff/invitations.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { addStaff, lockOwners, saveRole, staffWithEmail, takeWaysIn } from "../../database/staff/staff.ts";
import type { Queryable } from "../../database/queryable.ts";
import { isEmail } from "../../domain/field-rules.ts";
import type { LanCode } from "../../domain/language.ts";
import { emailForm } from "../../domain/one-form.ts";
import type { Role } from "../../domain/staff/permissions.ts";
import { staffLimits } from "../../domain/staff/ways-in.ts";
import { tokenDigest } from "../order/order-shopper.ts";

export interface InvitationInput {
  email: string;
  role: Role;
  /** Of somebody who works here: every way in and session they had ends. */
  resets: boolean;
  /** False: who has come in already is refused, unless their ways in end. */
  again: boolean;
  lanCode: LanCode;
}

export type Invited =
  | { kind: "invited"; token: string; endsAt: Date }
  | { kind: "refused"; code: "EMAIL_INVALID" | "ALREADY_STAFF" | "LAST_OWNER" };

/**
 * Invites somebody by a secret of one use that holds for 24 hours and is stored as its digest. One who was invited
 * or works here gets another, and the one before ends. Refuses what is no address, somebody who has come in already
 * unless that is meant, and to make the last owner something else.
 */
export async function inviteStaff(db: Queryable, input: InvitationInput, log: Log): Promise<Invited> {
  const email = emailForm(input.email);
  if (!isEmail(email)) return { kind: "refused", code: "EMAIL_INVALID" };
  const known = await staffWithEmail(db, email);
  if (known?.joined_at != null && !input.resets && !input.again) return { kind: "refused", code: "ALREADY_STAFF" };
  if (known?.role === "owner" && known.joined_at !== null && input.role !== "owner") {
    if ((await lockOwners(db)).length < 2) return { kind: "refused", code: "LAST_OWNER" };
  }
  const staffId =
    known?.staff_id ??
    (await addStaff(db, { email, role: input.role, userHandle: randomBytes(32), lanCode: input.lanCode }));
  if (known !== null && known.role !== input.role) await saveRole(db, staffId, input.role);
  if (known !== null && input.resets) await takeWaysIn(db, staffId);
  const token = randomBytes(32).toString("base64url");
  const endsAt = await saveInvitation(db, {
    staffId,
    tokenSha256: tokenDigest(token),
    hours: staffLimits.invitationHours,
  });
  await log({
    act: "inviteStaff",
    entity: "staff",
    entityId: staffId,
    part: "role",
    before: known === null ? null : { role: known.role },
    after: { email, role: input.role, resets: input.resets },
  });
  return { kind: "invited", token, endsAt };
}
