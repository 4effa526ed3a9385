/** What was done to the shop, by whom. */
import * as v from "valibot";
import { route } from "./route.ts";
import { moment, pageLimit, rowId } from "./values.ts";

const entry = v.object({
  id: rowId,
  at: moment,
  actor: v.object({
    kind: v.picklist(["person", "key", "commandLine", "system"]),
    /** Of a person or a key. */
    name: v.nullable(v.string()),
  }),
  /** As its route is called. */
  act: v.string(),
  entity: v.picklist(["order", "staff", "key", "withdrawal", "return", "complaint"]),
  entityId: v.string(),
  part: v.nullable(v.string()),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
});

export const logRoutes = {
  log: route({
    method: "GET",
    path: "/log",
    summary: "Lists what was done, the newest first; of one record where one is named.",
    permission: "log.read",
    query: v.object({
      entity: v.optional(v.picklist(["order", "staff", "key", "withdrawal", "return", "complaint"])),
      id: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
      /** `next` of the page before. */
      after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
      limit: pageLimit,
    }),
    answer: v.object({ entries: v.array(entry), next: v.nullable(v.string()) }),
    refusals: [],
  }),
};
