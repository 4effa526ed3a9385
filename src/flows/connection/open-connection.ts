import { connectionOf, type ConnectionRow, sealedSecrets } from "../../database/connection/connections.ts";
import type { Queryable } from "../../database/queryable.ts";
import {
  type ConnectionKind,
  type ConnectionResult,
  fieldsOf,
  isSecret,
  lacking,
  type OpenFields,
  openFields,
  type SecretFields,
} from "../../domain/connection/connections.ts";
import type { SecretBox } from "../../integrations/secret-box.ts";

/** A secret cannot be opened: it was sealed under another key, or the environment has none. */
export class SecretLocked extends Error {
  override name = "SecretLocked";
}

/** A service the shop may speak with: what it is told, secrets in clear. It is for the call at hand: nobody keeps or logs it. */
export interface OpenedConnection<Kind extends ConnectionKind> {
  fields: OpenFields<Kind>;
  secrets: SecretFields<Kind>;
}

/** How a test came out, and what the service itself said of it ('' where it works). */
interface Tested {
  result: Exclude<ConnectionResult, "locked">;
  says: string;
}

/** Asks a service whether it knows the shop, and changes nothing there but a registration without which it would answer nothing. What it throws counts as no answer. */
export type ConnectionTest<Kind extends ConnectionKind> = (opened: OpenedConnection<Kind>) => Promise<Tested>;

/** What connections are opened with. */
export interface Connections {
  /** Null: the environment has no key for secrets, so that none is saved. */
  box: SecretBox | null;
  /** The kinds that can be tested. */
  tests: { readonly [Kind in ConnectionKind]?: ConnectionTest<Kind> };
}

/**
 * Returns what a service is to be told; null where the connection was never set up, is switched off, or lacks what it must
 * have. Throws a `SecretLocked` where its secrets cannot be opened: sealed under another key, or the environment has none.
 */
export async function openConnection<Kind extends ConnectionKind>(
  db: Queryable,
  { box }: Pick<Connections, "box">,
  kind: Kind,
): Promise<OpenedConnection<Kind> | null> {
  const row = await connectionOf(db, kind);
  return row === null || !row.is_on ? null : openRow(db, box, row as ConnectionRow & { kind: Kind });
}

/** The same of a connection that was read already, on or off. */
export async function openRow<Kind extends ConnectionKind>(
  db: Queryable,
  box: SecretBox | null,
  { connection_id, kind, fields, key_sha256 }: ConnectionRow & { kind: Kind },
): Promise<OpenedConnection<Kind> | null> {
  const sealed = new Map((await sealedSecrets(db, connection_id)).map(({ field, sealed }) => [field, sealed]));
  if (lacking(kind, { said: fields, secrets: [...sealed.keys()], hasKey: key_sha256 !== null }).length > 0) return null;
  const secrets = Object.entries(fieldsOf(kind))
    .filter(([, field]) => isSecret(field))
    .map(([name]) => [name, opened(box, { connection: kind, field: name }, sealed.get(name))]);
  return {
    fields: openFields(kind, fields) as OpenFields<Kind>,
    secrets: Object.fromEntries(secrets) as SecretFields<Kind>,
  };
}

function opened(
  box: SecretBox | null,
  place: { connection: string; field: string },
  sealed: Buffer | undefined,
): string {
  if (sealed === undefined) return "";
  const secret = box?.open(sealed, place) ?? null;
  if (secret === null) throw new SecretLocked(`${place.connection}.${place.field} cannot be opened with SECRETS_KEY`);
  return secret;
}
