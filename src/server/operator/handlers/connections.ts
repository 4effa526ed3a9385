import type { ConnectionSaid } from "../../../contract/operator/connections.ts";
import { etag } from "../../../contract/operator/route.ts";
import { baselinkerPath, inpostNewsPath, notifyHref, packetaNewsPath } from "../../../contract/paths.ts";
import { connectionOf, type ConnectionRow, sealedSecrets } from "../../../database/connection/connections.ts";
import { reachOfZones } from "../../../database/parcel/apaczka.ts";
import { allMethods, staffZones } from "../../../database/delivery/delivery-methods.ts";
import type { Queryable } from "../../../database/queryable.ts";
import {
  type ConnectionKind,
  connectionKinds,
  lacking,
  type OpenFields,
  openFields,
} from "../../../domain/connection/connections.ts";
import { languageOf, said } from "../../../domain/language.ts";
import { lockerCode } from "../../../domain/delivery/delivery-codes.ts";
import { disconnect, makeConnectionKey, saveConnection } from "../../../flows/connection/change-connection.ts";
import { testConnection } from "../../../flows/connection/test-connection.ts";
import { onlineCodes } from "../../../flows/payment/payment-providers.ts";
import { recordConnectedProviders } from "../../../flows/payment/record-connected-providers.ts";
import { knownServices } from "../../../flows/parcel/apaczka-services.ts";
import type { ServerParts } from "../../app.ts";
import { type Handlers, refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

type Names =
  | "connections"
  | "apaczkaServices"
  | "saveConnection"
  | "makeConnectionKey"
  | "testConnection"
  | "disconnect";

/** Outside services the shop speaks with. */
export const connectionHandlers: Handlers<Names> = {
  async connections({ db, parts }) {
    const connections = [];
    for (const kind of connectionKinds) connections.push(await connectionSaid(db, parts, kind));
    return { answer: { connections, sealed: parts.connections.box !== null } };
  },

  async saveConnection({ db, parts, parameters: { kind }, version, body, log }) {
    const saved = await saveConnection(db, { kind, version, ...body }, { box: parts.connections.box, log });
    switch (saved.kind) {
      case "saved": {
        await paymentsFollow(db, parts, kind);
        const answer = await connectionSaid(db, parts, kind);
        return { answer, etag: answer.version };
      }
      case "old":
        return versionOld(db, {
          entity: "connection",
          entityId: saved.connection.connection_id,
          part: "connection",
          version: saved.connection.version,
        });
      case "wrong":
        return refused("FIELD_WRONG", { at: `/fields/${saved.field}` });
      case "lacking":
        return refused("CONNECTION_LACKS", { at: `/fields/${saved.field}` });
      case "noSecretsKey":
        return refused("NO_SECRETS_KEY");
    }
  },

  async apaczkaServices({ db, person }) {
    const fields = openFields("apaczka", (await connectionOf(db, "apaczka"))?.fields ?? {}) as OpenFields<"apaczka">;
    const { services, fetchedAt } = await knownServices(db, fields);
    const { lanCode } = languageOf(person.lan_id);
    const reach = await reachOfZones(db);
    const zones = new Map((await staffZones(db)).map(({ zone_id, zone_name }) => [zone_id, zone_name]));
    return {
      answer: {
        fetchedAt: fetchedAt?.toISOString() ?? null,
        services: services.map(({ id, name, domestic, toDoor, toPoint }) => ({ id, name, domestic, toDoor, toPoint })),
        methods: (await allMethods(db))
          .filter(({ offered }) => offered)
          .map(({ method_id: id, zone_id, shipping_name, shipping_code }) => ({
            id,
            zone: zones.get(zone_id) ?? zone_id,
            name: said(shipping_name, lanCode),
            home: reach.get(zone_id)?.home ?? false,
            abroad: reach.get(zone_id)?.abroad ?? false,
            toPoint: shipping_code === lockerCode,
          })),
      },
    };
  },

  async makeConnectionKey({ db, parameters: { kind }, log }) {
    const key = await makeConnectionKey(db, kind, log);
    return key === null ? refused("NOT_FOUND") : { answer: { key } };
  },

  async testConnection({ db, parts, parameters: { kind } }) {
    const tested = await testConnection(db, parts.connections, kind);
    return tested === null ? refused("NOT_FOUND") : { answer: await connectionSaid(db, parts, kind) };
  },

  async disconnect({ db, parts, parameters: { kind }, log }) {
    await disconnect(db, kind, log);
    await paymentsFollow(db, parts, kind);
    return { answer: {} };
  },
};

/** A payment is offered from the moment the shop is connected to whoever takes it. */
async function paymentsFollow(db: Queryable, { paymentProviders }: ServerParts, kind: ConnectionKind): Promise<void> {
  if (onlineCodes.some((code) => code === kind)) await recordConnectedProviders(db, paymentProviders);
}

/** Where services call the shop. */
const addresses: Readonly<Partial<Record<ConnectionKind, string>>> = {
  paypal: notifyHref("paypal"),
  baselinker: baselinkerPath,
  inpost: inpostNewsPath,
  packeta: packetaNewsPath,
};

async function connectionSaid(
  db: Queryable,
  {
    connections: { box, tests },
    fromSettings,
    publicUrl,
  }: Pick<ServerParts, "connections" | "fromSettings" | "publicUrl">,
  kind: ConnectionKind,
): Promise<ConnectionSaid> {
  const row = await connectionOf(db, kind);
  const sealed = row === null ? [] : await sealedSecrets(db, row.connection_id);
  const said = row?.fields ?? {};
  const secrets = sealed.map(({ field }) => field);
  const path = addresses[kind];
  return {
    kind,
    on: row?.is_on ?? false,
    begun: row !== null && (Object.keys(said).length > 0 || secrets.length > 0 || row.key_sha256 !== null),
    fields: openFields(kind, said),
    secrets,
    lacks: lacking(kind, { said, secrets, hasKey: row !== null && row.key_sha256 !== null }),
    locked: sealed.some(({ field, sealed: one }) => (box?.open(one, { connection: kind, field }) ?? null) === null),
    testable: tests[kind] !== undefined,
    tested: testedOf(row),
    keyMadeAt: row?.key_made_at?.toISOString() ?? null,
    calledAt: row?.called_at?.toISOString() ?? null,
    address: path === undefined ? null : `${publicUrl}${path}`,
    settings: [...(fromSettings[kind] ?? [])],
    // Whoever has never been saved is made on its first version.
    version: etag("connection", row?.version ?? 1),
  };
}

function testedOf(row: ConnectionRow | null): ConnectionSaid["tested"] {
  if (row === null || row.tested_at === null) return null;
  return { at: row.tested_at.toISOString(), result: row.test_result!, says: row.test_says };
}
