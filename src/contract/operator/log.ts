/** What was done to the shop, by whom. */
import * as v from "valibot";
import { currencies } from "../../domain/money.ts";
import { logEntities } from "../../domain/staff/log-entities.ts";
import { route } from "./route.ts";
import { moment, pageLimit, rowId } from "./values.ts";

const entry = v.object({
  id: rowId,
  at: moment,
  actor: v.object({
    kind: v.picklist(["person", "key", "commandLine", "system", "baselinker"]),
    /** Of a person or a key. */
    name: v.nullable(v.string()),
  }),
  /** As its route is called. */
  act: v.string(),
  entity: v.picklist(logEntities),
  entityId: v.string(),
  part: v.nullable(v.string()),
  /** Of the order it is about: what sums of `before` and `after` are in; null: it is about none. */
  currency: v.nullable(v.picklist(currencies)),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
});

export const logRoutes = {
  log: route({
    method: "GET",
    path: "/log",
    summary: "Lists what was done, the newest first: of one record, by one person, of one kind, where that is named.",
    permission: "log.read",
    query: v.object({
      entity: v.optional(v.picklist(logEntities)),
      id: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
      /** Who did it: a person or a key by its number, the command line, BaseLinker, or the shop itself. */
      by: v.optional(v.pipe(v.string(), v.regex(/^(?:(?:person|key)-[1-9]\d{0,14}|commandLine|system|baselinker)$/))),
      /** What was done, as its route is called. */
      act: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,60}$/))),
      /** `next` of the page before. */
      after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
      limit: pageLimit,
    }),
    answer: v.object({
      entries: v.array(entry),
      next: v.nullable(v.string()),
      /** Whoever may have done something, as `by` names them: who works here or did, and keys. */
      actors: v.array(v.object({ code: v.string(), name: v.string() })),
    }),
    refusals: [],
  }),
};
