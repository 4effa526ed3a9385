/** Keys by which other programs call this API, each with permissions of its own: `Authorization: Bearer bruk_live_…`. */
import * as v from "valibot";
import { keyPermissions } from "../../domain/staff/permissions.ts";
import { wireLine } from "../wire-text.ts";
import { route } from "./route.ts";
import { moment, nothing, rowId, rowIdText } from "./values.ts";

const key = v.object({
  id: rowId,
  name: v.string(),
  /** The last four characters, to tell keys apart by. */
  ending: v.string(),
  permissions: v.array(v.picklist(keyPermissions)),
  madeBy: v.string(),
  madeAt: moment,
  endsAt: moment,
  usedAt: v.nullable(moment),
});

export const keyRoutes = {
  keys: route({
    method: "GET",
    path: "/keys",
    summary: "Lists the keys of other programs that hold.",
    permission: "keys.manage",
    answer: v.object({ keys: v.array(key) }),
    refusals: [],
  }),
  createKey: route({
    method: "POST",
    path: "/keys",
    summary: "Makes a key for another program, shown once; no key manages staff or keys, nor proves who it is.",
    permission: "keys.manage",
    body: v.object({
      name: v.pipe(wireLine(60), v.minLength(1)),
      permissions: v.pipe(v.array(v.picklist(keyPermissions)), v.minLength(1)),
      days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)), 90),
    }),
    answer: v.object({ id: rowId, key: v.string(), endsAt: moment }),
    refusals: [],
    stepUp: true,
    undo: "endKey",
  }),
  endKey: route({
    method: "DELETE",
    path: "/keys/:id",
    summary: "Ends a key at once.",
    permission: "keys.manage",
    parameters: v.object({ id: rowIdText }),
    answer: nothing,
    refusals: ["NOT_FOUND"],
    stepUp: true,
    undo: null,
  }),
};
