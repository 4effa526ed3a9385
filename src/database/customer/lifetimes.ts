import type { Queryable } from "../queryable.ts";

/** How long things of an account last. */
export interface Lifetimes {
  /** A session nobody uses. */
  sessionDays: number;
  /** A session however often it is used. */
  sessionMostDays: number;
  /** A temporary password. */
  reminderMinutes: number;
}

/** Keeps the lifetimes the settings name, for whoever asks next. */
export async function saveLifetimes(
  db: Queryable,
  { sessionDays, sessionMostDays, reminderMinutes }: Lifetimes,
): Promise<void> {
  await db.query(
    "UPDATE lifetimes SET session_idle = make_interval(days => $1), temporary_password = make_interval(mins => $2), session_whole = make_interval(days => $3)",
    [sessionDays, reminderMinutes, sessionMostDays],
  );
}
