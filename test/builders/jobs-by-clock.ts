import type { Pool } from "../../src/database/connect.ts";

type Tasks = Readonly<Record<string, (payload: never) => Promise<void>>>;

/**
 * Returns what has hours pass on a clock of the test's own: each job of these kinds is done at its moment on it, those that
 * follow from it too, and what the database remembers of waiting becomes so much older.
 */
export function jobsByClock(pool: Pool, tasks: Tasks): (hours: number) => Promise<void> {
  const moments = new Map<string, number>();
  let clock = 0;

  async function next(): Promise<{ id: string; at: number; kind: string; payload: unknown } | null> {
    const { rows } = await pool.query<{ id: string; kind: string; payload: unknown; planned: string; seconds: number }>(
      `SELECT j.id::text, t.identifier AS kind, j.payload, j.run_at::text AS planned, greatest(0, extract(epoch FROM j.run_at - now()))::float AS seconds
       FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = ANY ($1)`,
      [Object.keys(tasks)],
    );
    const jobs = rows.map(({ id, kind, payload, planned, seconds }) => {
      const known = `${id} ${planned}`;
      const at = moments.get(known) ?? clock + seconds * 1000;
      moments.set(known, at);
      return { id, at, kind, payload };
    });
    return jobs.toSorted((a, b) => a.at - b.at || Number(a.id) - Number(b.id))[0] ?? null;
  }

  async function turnTo(moment: number): Promise<void> {
    const seconds = (moment - clock) / 1000;
    if (seconds <= 0) return;
    clock = moment;
    await pool.query(`
      UPDATE labels SET asked_at = asked_at - make_interval(secs => ${seconds}), called_at = called_at - make_interval(secs => ${seconds});
      UPDATE silent_services SET since = since - make_interval(secs => ${seconds}), asked_at = asked_at - make_interval(secs => ${seconds});
      UPDATE fiscal_receipts SET asked_at = asked_at - make_interval(secs => ${seconds}) WHERE state = 'asked'`);
  }

  return async function pass(hours) {
    const end = clock + hours * 3_600_000;
    for (let job = await next(); job !== null && job.at <= end; job = await next()) {
      await turnTo(job.at);
      await pool.query("DELETE FROM graphile_worker._private_jobs WHERE id = $1", [job.id]);
      await tasks[job.kind]!(job.payload as never);
    }
    await turnTo(end);
  };
}
