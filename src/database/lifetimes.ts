import type { Queryable } from "./queryable.ts";

/** How long things of an account last. */
export interface Lifetimes {
  /** A session nobody uses. */
  sessionDays: number;
  /** A temporary password. */
  reminderMinutes: number;
}

/** Keeps the lifetimes the settings name, for whoever asks next. */
export async function saveLifetimes(db: Queryable, { sessionDays, reminderMinutes }: Lifetimes): Promise<void> {
  await db.query("UPDATE lifetimes SET session_idle = make_interval(days => $1), temporary_password = make_interval(mins => $2)", [sessionDays, reminderMinutes]);
}
