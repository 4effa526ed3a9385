import type { Handlers } from "../context.ts";
import { todaySaid } from "../today-said.ts";

/** What must be decided. */
export const todayHandlers: Handlers<"today"> = {
  today: async ({ db, person, now, parts: { means } }) => ({
    answer: await todaySaid(db, { permissions: person.permissions, now, means: await means(db) }),
  }),
};
