import { Client } from "pg";
import type { Server } from "./server.ts";
import { DATABASE, readServer, urlOf } from "./server.ts";

/** A program's share in a running server. */
export type Lease = {
  readonly server: Server;
  readonly url: string;
  /** Calls back once when the server is gone, unless this program has left before. */
  readonly whenLost: (lost: () => void) => void;
  /** Lets this process end although it holds a share. */
  readonly release: () => void;
  /** Gives up the share. True: nobody else holds one, and nobody gets one until `end`, so the server may be stopped. */
  readonly leave: () => Promise<boolean>;
  readonly end: () => Promise<void>;
};

/** What pg's client can do besides what its types say. */
type Holding = Client & { readonly ref: () => void; readonly unref: () => void };

/** Any number that no other advisory lock in the database `postgres` has. */
const LOCK = 177_001;

/**
 * Takes a share in the server: a shared advisory lock on a connection of its own, which the server
 * itself gives back when the program dies. Who leaves last can take the lock alone and stops the
 * server; who comes in at that moment waits for the lock, is cut off, and starts it anew. Makes the
 * shop's database when it is missing.
 */
export async function joinServer(server: Server): Promise<Lease> {
  const client = new Client({
    connectionString: urlOf(server, "postgres"),
    application_name: "bruk lease",
    connectionTimeoutMillis: 5000,
  }) as Holding;
  let lost = (): void => {};
  let leaving = false;
  client.on("error", () => {});
  client.once("end", () => {
    if (!leaving) lost();
  });
  try {
    await client.connect();
    await client.query(`SELECT pg_advisory_lock_shared(${LOCK})`);
    if (readServer(server.cluster)?.pid !== server.pid) throw new Error("another server has taken over meanwhile");
    await makeDatabase(client);
  } catch (error) {
    leaving = true;
    client.end().catch(() => {});
    throw error;
  }
  return {
    server,
    url: urlOf(server, DATABASE),
    whenLost: (callback) => {
      lost = callback;
    },
    release: () => client.unref(),
    leave: async () => {
      leaving = true;
      client.ref();
      try {
        await client.query(`SELECT pg_advisory_unlock_shared(${LOCK})`);
        const { rows } = await client.query<{ alone: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS alone`);
        return rows[0]?.alone ?? false;
      } catch {
        // The server is gone already: nothing to stop.
        return false;
      }
    },
    end: async () => {
      leaving = true;
      await client.end().catch(() => {});
    },
  };
}

async function makeDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
  if (rowCount) return;
  try {
    await client.query(`CREATE DATABASE ${DATABASE}`);
  } catch (error) {
    // duplicate_database, or its unique violation when two create it at once.
    if (!["42P04", "23505"].includes((error as { code?: string }).code ?? "")) throw error;
  }
}
