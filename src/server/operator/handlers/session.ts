import type { Session } from "../../../contract/operator/session.ts";
import { permissionsOf, permissionsOnPhone } from "../../../domain/staff/permissions.ts";
import { passkeysOf } from "../../../database/staff/passkeys.ts";
import { lockStaff, saveStaffLanguage, staffLanguage } from "../../../database/staff/staff.ts";
import { recoveryCodesLeft } from "../../../database/staff/staff-passwords.ts";
import {
  endStaffSession,
  endStaffSessions,
  freshUntil,
  sessionsOfStaff,
} from "../../../database/staff/staff-sessions.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { type Handlers, refused } from "../context.ts";

/** Returns a session as its person sees it. */
export async function sessionSaid(
  db: Queryable,
  { staffId, sessionId, onPhone }: { staffId: number; sessionId: number; onPhone: boolean },
): Promise<Session> {
  const person = (await lockStaff(db, staffId))!;
  return {
    person: {
      id: person.staff_id,
      name: person.name,
      email: person.email,
      role: person.role,
      language: staffLanguage(person),
    },
    permissions: [...(onPhone ? permissionsOnPhone : permissionsOf)(person.role)],
    onPhone,
    freshUntil: (await freshUntil(db, sessionId))?.toISOString() ?? null,
    waysIn: {
      passkeys: (await passkeysOf(db, staffId)).length,
      password: person.password_hash !== null,
      recoveryCodesLeft: await recoveryCodesLeft(db, staffId),
    },
  };
}

/** Returns what `sessionSaid` needs of who asks. */
export function sessionOf({
  staff_id,
  session_id,
  on_phone,
}: {
  staff_id: number;
  session_id: number;
  on_phone: boolean;
}) {
  return { staffId: staff_id, sessionId: session_id, onPhone: on_phone };
}

type Names = "session" | "signOut" | "changeLanguage" | "sessions" | "endSession" | "endAllSessions";

/** Who is signed in, and where. */
export const sessionHandlers: Handlers<Names> = {
  session: async ({ db, person }) => ({ answer: await sessionSaid(db, sessionOf(person)) }),

  async signOut({ db, person, setSession }) {
    await endStaffSession(db, { staffId: person.staff_id, sessionId: person.session_id });
    setSession(null);
    return { answer: {} };
  },

  async changeLanguage({ db, person, body, log }) {
    const before = staffLanguage((await lockStaff(db, person.staff_id))!);
    await saveStaffLanguage(db, person.staff_id, body.language);
    await log({
      act: "changeLanguage",
      entity: "staff",
      entityId: person.staff_id,
      part: "language",
      before: { language: before },
      after: { language: body.language },
    });
    return { answer: await sessionSaid(db, sessionOf(person)) };
  },

  async sessions({ db, person }) {
    const found = await sessionsOfStaff(db, person.staff_id);
    return {
      answer: {
        sessions: found.map((row) => ({
          id: row.session_id,
          current: row.session_id === person.session_id,
          onPhone: row.on_phone,
          agent: row.agent,
          network: row.network,
          begunAt: row.begun_at.toISOString(),
          usedAt: row.used_at.toISOString(),
          endsAt: row.ends_at.toISOString(),
        })),
      },
    };
  },

  async endSession({ db, person, parameters, log, setSession }) {
    const ended = { staffId: person.staff_id, sessionId: parameters.id };
    if (!(await endStaffSession(db, ended))) return refused("NOT_FOUND");
    await log({
      act: "endSession",
      entity: "staff",
      entityId: person.staff_id,
      part: "sessions",
      before: { sessionId: parameters.id },
    });
    if (parameters.id === person.session_id) setSession(null);
    return { answer: {} };
  },

  async endAllSessions({ db, person, log, setSession }) {
    const ended = await endStaffSessions(db, person.staff_id);
    await log({
      act: "endAllSessions",
      entity: "staff",
      entityId: person.staff_id,
      part: "sessions",
      before: { sessions: ended },
    });
    setSession(null);
    return { answer: {} };
  },
};
