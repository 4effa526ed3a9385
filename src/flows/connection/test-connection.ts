import { connectionOf, saveTest } from "../../database/connection/connections.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { ConnectionKind, ConnectionResult } from "../../domain/connection/connections.ts";
import {
  type Connections,
  type ConnectionTest,
  type OpenedConnection,
  openRow,
  SecretLocked,
} from "./open-connection.ts";

/** Asks the service of a connection, on or off, whether it knows the shop, and notes how that came out. Null: there is nothing to ask, or nothing to ask with. */
export async function testConnection(
  db: Queryable,
  { box, tests }: Connections,
  kind: ConnectionKind,
): Promise<{ result: ConnectionResult; says: string } | null> {
  const row = await connectionOf(db, kind);
  const test = tests[kind] as ConnectionTest<ConnectionKind> | undefined;
  if (row === null || test === undefined) return null;
  try {
    const opened = await openRow(db, box, row);
    if (opened === null) return null;
    const outcome = await asked(test, opened);
    await saveTest(db, row, outcome);
    return outcome;
  } catch (error) {
    if (!(error instanceof SecretLocked)) throw error;
    const outcome = { result: "locked", says: "" } as const;
    await saveTest(db, row, outcome);
    return outcome;
  }
}

async function asked(
  test: ConnectionTest<ConnectionKind>,
  opened: OpenedConnection<ConnectionKind>,
): Promise<{ result: ConnectionResult; says: string }> {
  const outcome = await test(opened).catch((error: unknown) => ({
    result: "silent" as const,
    says: error instanceof Error ? error.message : "",
  }));
  // A service may say back what it was told.
  const says = Object.values<string>(opened.secrets)
    .filter((secret) => secret !== "")
    .reduce((text, secret) => text.replaceAll(secret, "***"), outcome.says);
  return {
    result: outcome.result,
    says: says
      .replace(/\p{Cc}+/gu, " ")
      .slice(0, 200)
      .toWellFormed(),
  };
}
