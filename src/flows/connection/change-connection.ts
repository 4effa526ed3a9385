import { randomBytes } from "node:crypto";
import {
  type ConnectionRow,
  emptyConnection,
  lockConnection,
  saveConnectionRow,
  saveKeyDigest,
  saveSecretRow,
  sealedSecrets,
} from "../../database/connection/connections.ts";
import { beginMerchant, forgetMerchant } from "../../database/connection/merchant.ts";
import { invalidateCacheTags } from "../../database/cache-tags.ts";
import { enqueueJob } from "../../database/job-kinds.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import {
  connectionForm,
  type ConnectionKind,
  fieldsOf,
  isSecret,
  lacking,
  makesKey,
} from "../../domain/connection/connections.ts";
import { purchaseServices } from "../../domain/order/purchase-report.ts";
import { tokenDigest } from "../order/order-shopper.ts";
import type { Connections } from "./open-connection.ts";

interface ConnectionInput {
  kind: ConnectionKind;
  version: number;
  on?: boolean;
  /** What is said anew, by the names of fields, secrets among them; '' takes it away. What is not named stays. */
  fields: Readonly<Record<string, string>>;
}

type Saved =
  | { kind: "saved" }
  | { kind: "old"; connection: ConnectionRow }
  /** There is no such field, or it cannot be that. */
  | { kind: "wrong"; field: string }
  /** It cannot be on without this. */
  | { kind: "lacking"; field: string }
  | { kind: "noSecretsKey" };

/** Saves what a service is told, on the version it was decided on. The log says which fields, never what stands in them. */
export async function saveConnection(
  db: Queryable,
  { kind, version, on, fields }: ConnectionInput,
  { box, log }: Pick<Connections, "box"> & { log: Log },
): Promise<Saved> {
  const connection = await lockConnection(db, kind);
  if (connection.version !== version) return { kind: "old", connection };
  const said: Record<string, string> = { ...connection.fields };
  const given = new Map<string, string>();
  for (const [name, value] of Object.entries(fields)) {
    const field = Object.hasOwn(fieldsOf(kind), name) ? fieldsOf(kind)[name] : undefined;
    const form = field === undefined ? null : connectionForm(field, value);
    if (field === undefined || form === null) return { kind: "wrong", field: name };
    if (isSecret(field)) given.set(name, form);
    else said[name] = form;
  }
  const wanted = on ?? connection.is_on;
  const secrets = new Set((await sealedSecrets(db, connection.connection_id)).map(({ field }) => field));
  for (const [name, value] of given) {
    if (value === "") secrets.delete(name);
    else secrets.add(name);
  }
  const [first] = lacking(kind, { said, secrets: [...secrets], hasKey: connection.key_sha256 !== null });
  if (wanted && first !== undefined) return { kind: "lacking", field: first };
  for (const [field, value] of given) {
    if (box === null && value !== "") return { kind: "noSecretsKey" };
    const sealed = value === "" ? null : box!.seal(value, { connection: kind, field });
    await saveSecretRow(db, connection.connection_id, { field, sealed });
  }
  await saveConnectionRow(db, connection.connection_id, { isOn: wanted, fields: said });
  await invalidatePages(db, connection, wanted);
  if (kind === "merchant" && wanted) await beginMerchant(db);
  // Whoever connects a broker chooses among its services next.
  if (kind === "apaczka" && wanted) await enqueueJob(db, "fetchServices", {}, { key: "fetch-services" });
  await log({
    act: "saveConnection",
    ...recordOf(connection),
    version: version + 1,
    before: { connection: kind, on: connection.is_on },
    after: { connection: kind, on: wanted, told: Object.keys(fields) },
  });
  return { kind: "saved" };
}

/** Switches a connection off and forgets all that was said for it, secrets and key too. */
export async function disconnect(db: Queryable, kind: ConnectionKind, log: Log): Promise<void> {
  const connection = await lockConnection(db, kind);
  await emptyConnection(db, connection.connection_id);
  await invalidatePages(db, connection, false);
  if (kind === "merchant") await forgetMerchant(db);
  const { is_on: on } = connection;
  await log({
    act: "disconnect",
    ...recordOf(connection),
    version: connection.version + 1,
    before: { connection: kind, on },
    after: { connection: kind, on: false },
  });
}

/** Returns a key by which the service calls the shop, in place of the one before, which ends at once; null: this kind has none. The database knows its digest alone. */
export async function makeConnectionKey(db: Queryable, kind: ConnectionKind, log: Log): Promise<string | null> {
  if (!makesKey(kind)) return null;
  const connection = await lockConnection(db, kind);
  const key = `bruk_${randomBytes(32).toString("base64url")}`;
  await saveKeyDigest(db, connection.connection_id, tokenDigest(key));
  await log({
    act: "makeConnectionKey",
    ...recordOf(connection),
    version: connection.version + 1,
    after: { connection: kind },
  });
  return key;
}

/** Pages ask for consent to whom the shop tells of purchases, and to who asks for opinions. */
async function invalidatePages(db: Queryable, { kind, is_on }: ConnectionRow, isOn: boolean): Promise<void> {
  if (isOn !== is_on && [...purchaseServices, "ceneo"].some((service) => service === kind))
    await invalidateCacheTags(db, ["config"]);
}

function recordOf({ connection_id }: ConnectionRow) {
  return { entity: "connection", entityId: connection_id, part: "connection" } as const;
}
