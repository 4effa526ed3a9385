import { invitedBy, useInvitation } from "../../../database/staff/invitations.ts";
import { recordJoining, staffLanguage } from "../../../database/staff/staff.ts";
import { refreshStaffSession } from "../../../database/staff/staff-sessions.ts";
import { staffLimits } from "../../../domain/staff/ways-in.ts";
import { tokenDigest } from "../../../flows/order/order-shopper.ts";
import { openSession } from "../../../flows/staff/open-session.ts";
import { addPasskey, beginAuthentication, beginPasskey, ownerOfPasskey } from "../../../flows/staff/own-passkeys.ts";
import { beginAuthenticator, ownerOfPassword, setPassword } from "../../../flows/staff/own-password.ts";
import { challengeIn } from "../../../integrations/passkeys/passkeys.ts";
import { type Asked, type Handlers, refused } from "../context.ts";
import { sessionOf, sessionSaid } from "./session.ts";

type Names =
  | "invitation"
  | "invitationPasskey"
  | "acceptByPasskey"
  | "invitationTotp"
  | "acceptByPassword"
  | "passkeyChallenge"
  | "signInByPasskey"
  | "signInByPassword"
  | "stepUp";

/** Ways in. */
export const signInHandlers: Handlers<Names> = {
  async invitation({ db, body }) {
    const invited = await invitedBy(db, tokenDigest(body.token));
    if (invited === null) return refused("LINK_ENDED");
    const { email, name, role, invitation_ends_at } = invited;
    return {
      answer: { email, name, role, language: staffLanguage(invited), endsAt: invitation_ends_at.toISOString() },
    };
  },

  async invitationPasskey({ db, body, passkeys }) {
    const invited = await invitedBy(db, tokenDigest(body.token));
    if (invited === null) return refused("LINK_ENDED");
    return { answer: await beginPasskey(db, invited, passkeys) };
  },

  async acceptByPasskey({ body, ...asked }) {
    const { db, passkeys } = asked;
    const joined = await join(asked, body);
    if (joined === null) return refused("LINK_ENDED");
    const made = { response: body.passkey, challenge: challengeIn(body.passkey) };
    const why = await addPasskey(db, { staffId: joined.staffId, name: body.passkeyName, made, passkeys }, joined.log);
    if (why !== null) return refused(why);
    await joined.log({ act: "acceptByPasskey", entity: "staff", entityId: joined.staffId });
    return { answer: await sessionSaid(db, joined) };
  },

  async invitationTotp({ db, body }) {
    const invited = await invitedBy(db, tokenDigest(body.token));
    if (invited === null) return refused("LINK_ENDED");
    return { answer: await beginAuthenticator(db, invited) };
  },

  async acceptByPassword({ body, ...asked }) {
    const { db, now } = asked;
    const joined = await join(asked, body);
    if (joined === null) return refused("LINK_ENDED");
    const { password, code } = body;
    const set = await setPassword(db, { staffId: joined.staffId, password, code, now }, joined.log);
    if ("refused" in set) return refused(set.refused);
    await joined.log({ act: "acceptByPassword", entity: "staff", entityId: joined.staffId });
    return { answer: { session: await sessionSaid(db, joined), recoveryCodes: set.recoveryCodes } };
  },

  passkeyChallenge: async ({ db, passkeys }) => ({ answer: await beginAuthentication(db, passkeys) }),

  async signInByPasskey({ body, ...asked }) {
    const { db, passkeys } = asked;
    const made = { response: body.passkey, challenge: challengeIn(body.passkey) };
    const staffId = await ownerOfPasskey(db, made, passkeys);
    const opened = staffId === null ? null : await comeIn(asked, staffId);
    if (opened === null) return refused("SIGN_IN_FAILED");
    await opened.log({ act: "signInByPasskey", entity: "staff", entityId: opened.staffId, part: "sessions" });
    return { answer: await sessionSaid(db, opened) };
  },

  async signInByPassword({ body, ...asked }) {
    const { db, now } = asked;
    const owner = await ownerOfPassword(db, { ...body, now });
    const opened = owner === null ? null : await comeIn(asked, owner.staffId);
    if (owner === null || opened === null) return refused("SIGN_IN_FAILED");
    const after = { by: owner.by };
    await opened.log({ act: "signInByPassword", entity: "staff", entityId: opened.staffId, part: "sessions", after });
    return { answer: await sessionSaid(db, opened) };
  },

  async stepUp({ db, person, body, passkeys, now, log }) {
    const staffId =
      "passkey" in body
        ? await ownerOfPasskey(db, { response: body.passkey, challenge: challengeIn(body.passkey) }, passkeys)
        : ((await ownerOfPassword(db, { email: person.email, ...body, now }))?.staffId ?? null);
    // Somebody else's own passkey proves that it is not this person.
    if (staffId !== person.staff_id) return refused("SIGN_IN_FAILED");
    await refreshStaffSession(db, person.session_id, staffLimits.freshMinutes);
    await log({ act: "stepUp", entity: "staff", entityId: staffId, part: "sessions" });
    return { answer: await sessionSaid(db, sessionOf(person)) };
  },
};

/** Uses up an invitation: whoever it was for has come in, and is signed in once they have a way in. */
async function join(
  asked: Pick<Asked, "db" | "from" | "logAs" | "setSession">,
  { token, name, language }: { token: string; name: string; language: "pl" | "en" | "cz" },
) {
  const invited = await invitedBy(asked.db, tokenDigest(token));
  if (invited === null) return null;
  await recordJoining(asked.db, { staffId: invited.staff_id, name, lanCode: language });
  await useInvitation(asked.db, invited.staff_id);
  return comeIn(asked, invited.staff_id);
}

async function comeIn(
  { db, from, logAs, setSession }: Pick<Asked, "db" | "from" | "logAs" | "setSession">,
  staffId: number,
) {
  const opened = await openSession(db, { staffId, onPhone: false, from });
  if (opened === null) return null;
  setSession({ token: opened.token, onPhone: false });
  const { sessionId } = opened;
  return { staffId, sessionId, onPhone: false, log: logAs({ staffId, sessionId }) };
}
