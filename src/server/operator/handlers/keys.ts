import { heldKeys } from "../../../database/staff/operator-keys.ts";
import { keyPermissions } from "../../../domain/staff/permissions.ts";
import { endKey, makeKey } from "../../../flows/staff/operator-keys.ts";
import { type Handlers, refused } from "../context.ts";

/** Keys of other programs. */
export const keyHandlers: Handlers<"keys" | "createKey" | "endKey"> = {
  async keys({ db }) {
    const found = await heldKeys(db);
    return {
      answer: {
        keys: found.map((row) => ({
          id: row.key_id,
          name: row.name,
          ending: row.ending,
          permissions: keyPermissions.filter((permission) => row.permissions.includes(permission)),
          madeBy: row.made_by,
          madeAt: row.made_at.toISOString(),
          endsAt: row.ends_at.toISOString(),
          usedAt: row.used_at?.toISOString() ?? null,
        })),
      },
    };
  },

  async createKey({ db, person, body, log }) {
    const { keyId, key, endsAt } = await makeKey(db, { ...body, madeBy: person.staff_id }, log);
    return { answer: { id: keyId, key, endsAt: endsAt.toISOString() } };
  },

  async endKey({ db, parameters, log }) {
    return (await endKey(db, parameters.id, log)) ? { answer: {} } : refused("NOT_FOUND");
  },
};
