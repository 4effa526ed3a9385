import type pg from "pg";

/** A pool or one connection inside a transaction: whatever a query can be sent to. */
export type Queryable = Pick<pg.Pool | pg.PoolClient, "query">;
