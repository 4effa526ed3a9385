import { passkeysOf } from "../../../database/staff/passkeys.ts";
import { lockStaff } from "../../../database/staff/staff.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "../../../flows/staff/own-passkeys.ts";
import { beginAuthenticator, removePassword, setPassword } from "../../../flows/staff/own-password.ts";
import { challengeIn } from "../../../integrations/passkeys/passkeys.ts";
import { type Handlers, refused } from "../context.ts";

type Names =
  | "passkeys"
  | "passkeyRegistration"
  | "addPasskey"
  | "renamePasskey"
  | "removePasskey"
  | "totp"
  | "setPassword"
  | "removePassword";

/** A person's own ways in. */
export const passkeyHandlers: Handlers<Names> = {
  passkeys: async ({ db, person }) => ({ answer: await passkeysSaid(db, person.staff_id) }),

  passkeyRegistration: async ({ db, person, passkeys }) => ({
    answer: await beginPasskey(db, (await lockStaff(db, person.staff_id))!, passkeys),
  }),

  async addPasskey({ db, person, body, passkeys, log }) {
    const made = { response: body.passkey, challenge: challengeIn(body.passkey) };
    const why = await addPasskey(db, { staffId: person.staff_id, name: body.name, made, passkeys }, log);
    return why === null ? { answer: await passkeysSaid(db, person.staff_id) } : refused(why);
  },

  async renamePasskey({ db, person, parameters, body, log }) {
    const renaming = { staffId: person.staff_id, passkeyId: parameters.id, name: body.name };
    if (!(await renamePasskey(db, renaming, log))) return refused("NOT_FOUND");
    return { answer: await passkeysSaid(db, person.staff_id) };
  },

  async removePasskey({ db, person, parameters, log }) {
    const why = await removePasskey(db, { staffId: person.staff_id, passkeyId: parameters.id }, log);
    return why === null ? { answer: await passkeysSaid(db, person.staff_id) } : refused(why);
  },

  totp: async ({ db, person }) => ({ answer: await beginAuthenticator(db, person) }),

  async setPassword({ db, person, body, now, log }) {
    const set = await setPassword(db, { staffId: person.staff_id, ...body, now }, log);
    return "refused" in set ? refused(set.refused) : { answer: set };
  },

  async removePassword({ db, person, log }) {
    const why = await removePassword(db, person.staff_id, log);
    return why === null ? { answer: {} } : refused(why);
  },
};

async function passkeysSaid(db: Queryable, staffId: number) {
  const found = await passkeysOf(db, staffId);
  return {
    passkeys: found.map(({ passkey_id, name, added_at, used_at, synced }) => ({
      id: passkey_id,
      name,
      addedAt: added_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
      synced,
    })),
  };
}
