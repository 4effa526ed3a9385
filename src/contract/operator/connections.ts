/** Outside services the shop speaks with: what they are told, of secrets only that they are there, and whether they know the shop. */
import * as v from "valibot";
import { connectionKinds, connectionResults } from "../../domain/connection/connections.ts";
import { wireSecret } from "../wire-text.ts";
import { route } from "./route.ts";
import { moment, nothing, rowId } from "./values.ts";

const kind = v.picklist(connectionKinds);

const connection = v.object({
  kind,
  /** The shop speaks with it. */
  on: v.boolean(),
  /** Somebody has said something of it. */
  begun: v.boolean(),
  /** What was said that may be shown, by the names of its fields. */
  fields: v.record(v.string(), v.string()),
  /** The names of the secrets that are set. */
  secrets: v.array(v.string()),
  /** The names of the fields without which it cannot be on; `key`: the key by which the service calls the shop. */
  lacks: v.array(v.string()),
  /** Its secrets were sealed under another key than the server has now: they have to be entered again, or the key be put back. */
  locked: v.boolean(),
  /** A test of it can be asked for. */
  testable: v.boolean(),
  /** How the last test of it, as it is, came out; null: none. */
  tested: v.nullable(v.object({ at: moment, result: v.picklist(connectionResults), says: v.string() })),
  /** When the key was made by which the service calls the shop; null: there is none. */
  keyMadeAt: v.nullable(moment),
  /** When the service called the shop last. */
  calledAt: v.nullable(moment),
  /** Where the service calls the shop; null: it never does. */
  address: v.nullable(v.string()),
  /** The variables of the environment that stand before what is entered. */
  settings: v.array(v.string()),
  /** What `If-Match` names. */
  version: v.string(),
});
export type ConnectionSaid = v.InferOutput<typeof connection>;

const ofKind = { parameters: v.object({ kind }), permission: "settings.edit" } as const;

export const connectionRoutes = {
  connections: route({
    method: "GET",
    path: "/connections",
    summary: "Lists the services the shop can speak with, set up or not; of secrets it says which are set.",
    permission: "settings.edit",
    answer: v.object({
      connections: v.array(connection),
      /** The server has a key to seal secrets with; without one none is saved. */
      sealed: v.boolean(),
    }),
    refusals: [],
  }),
  saveConnection: route({
    method: "PUT",
    path: "/connections/:kind/fields",
    summary:
      "Says what a service is told, and switches it on or off; what is not named stays, an empty text takes it away. FIELD_WRONG names a field that cannot be that, CONNECTION_LACKS one without which it cannot be on.",
    ...ofKind,
    body: v.strictObject({
      on: v.exactOptional(v.boolean()),
      fields: v.exactOptional(v.record(v.pipe(v.string(), v.maxLength(40)), wireSecret(20_000)), {}),
    }),
    answer: connection,
    refusals: ["FIELD_WRONG", "CONNECTION_LACKS", "NO_SECRETS_KEY"],
    versioned: "connection",
    stepUp: true,
    undo: null,
  }),
  makeConnectionKey: route({
    method: "POST",
    path: "/connections/:kind/key",
    summary: "Makes the key by which a service calls the shop, shown once; the one before ends at once.",
    ...ofKind,
    answer: v.object({ key: v.string() }),
    refusals: ["NOT_FOUND"],
    stepUp: true,
    undo: null,
  }),
  testConnection: route({
    method: "POST",
    path: "/connections/:kind/test",
    summary:
      "Asks a service whether it knows the shop, and changes nothing there; Google Merchant has the key's cloud project registered where it is not yet.",
    ...ofKind,
    answer: connection,
    refusals: ["NOT_FOUND"],
  }),
  apaczkaServices: route({
    method: "GET",
    path: "/connections/apaczka/services",
    summary:
      "Lists the services of the account at Apaczka, as they were fetched last, and the shop's ways of delivery, for which one of them is chosen in the connection's field `services`.",
    permission: "settings.edit",
    answer: v.object({
      /** Null: they were never fetched. */
      fetchedAt: v.nullable(moment),
      services: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          domestic: v.boolean(),
          toDoor: v.boolean(),
          toPoint: v.boolean(),
        }),
      ),
      /** Those that are offered, zone by zone. */
      methods: v.array(
        v.object({
          id: rowId,
          zone: v.string(),
          name: v.string(),
          /** It goes to Poland; to another country. */
          home: v.boolean(),
          abroad: v.boolean(),
          /** Its buyers choose a locker or a point. */
          toPoint: v.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  disconnect: route({
    method: "DELETE",
    path: "/connections/:kind",
    summary: "Switches a connection off and forgets all that was said for it, secrets and key too.",
    ...ofKind,
    answer: nothing,
    refusals: [],
    stepUp: true,
    undo: null,
  }),
};
