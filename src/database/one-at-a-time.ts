import type { Pool } from "./connect.ts";

/** Does work that two programs may come to at the same moment: the second waits until the first is done, however long, and a killed one lets go. */
export async function oneAtATime<T>(pool: Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0");
    await client.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [name]);
    const result = await work();
    await client.query("SELECT pg_advisory_unlock(hashtextextended($1, 0))", [name]);
    await client.query("RESET statement_timeout; RESET lock_timeout");
    broken = false;
    return result;
  } finally {
    client.release(broken);
  }
}
