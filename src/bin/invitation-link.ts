import { invitationHref } from "../contract/operator/route.ts";
import { inTransaction, type Pool } from "../database/connect.ts";
import { logAct } from "../database/staff/operator-log.ts";
import type { Role } from "../domain/staff/permissions.ts";
import { inviteStaff } from "../flows/staff/invite-staff.ts";
import { Problem } from "./end.ts";
import type { Settings } from "./settings.ts";

/** Returns a link by which somebody comes into the back office once, and until when it holds. Refuses in a sentence what is no address, and to make the last owner something else. */
export async function invitationLink(
  pool: Pool,
  { publicUrl, adminUrl }: Pick<Settings, "publicUrl" | "adminUrl">,
  { email, role, resets }: { email: string; role: Role; resets: boolean },
): Promise<{ link: string; endsAt: Date }> {
  const invited = await inTransaction(pool, (db) =>
    inviteStaff(db, { email, role, resets, again: true, lanCode: "pl" }, (act) =>
      logAct(db, { kind: "commandLine" }, act),
    ),
  );
  if (invited.kind === "invited")
    return { link: (adminUrl ?? publicUrl) + invitationHref(invited.token), endsAt: invited.endsAt };
  throw new Problem(
    invited.code === "EMAIL_INVALID"
      ? `'${email}' is no e-mail address.`
      : `${email} is the last owner who has come in: somebody else has to be one first.`,
  );
}
