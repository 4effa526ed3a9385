import { randomBytes } from "node:crypto";
import { openPool, type Pool, urlOf } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { prepareJobs } from "./jobs.ts";

/** Gives `work` a database of its own beside the shop's, made ready and empty, and takes it away afterwards. The server must let who asks make databases. */
export async function withScratchDatabase<T>(shop: Pool, work: (pool: Pool) => Promise<T>): Promise<T> {
  const name = `bruk_scratch_${randomBytes(6).toString("hex")}`;
  await shop.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(urlOf(shop));
  url.pathname = `/${name}`;
  const pool = openPool({ url: url.href, statementTimeout: 0 });
  try {
    await migrate(pool);
    await prepareJobs(pool);
    return await work(pool);
  } finally {
    await pool.end();
    await shop.query(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}
