/** What was done to the shop, by whom. */
import * as v from "valibot";
import { currencies } from "../../domain/money.ts";
import { logEntities } from "../../domain/staff/log-entities.ts";
import { undoStates } from "../../domain/staff/undo.ts";
import { problemCodes } from "./problem.ts";
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
  /** The number of the act that it took back. */
  undoOf: v.nullable(rowId),
  /** Whether who asks can take it back: now, not any more because it was, or not at all. */
  undo: v.picklist(undoStates),
  /** Why it cannot be taken back now, as `undo` would refuse it; null: it can be. */
  whyNot: v.nullable(v.picklist(problemCodes)),
  /** The route that `undo` calls for it; null: it is final. */
  undoneBy: v.nullable(v.string()),
});

/** Of the whole log and of a history: `next` of the page before, and how many at most. */
const paged = {
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  limit: pageLimit,
};
const recordId = v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/)));

export const logRoutes = {
  log: route({
    method: "GET",
    path: "/log",
    summary: "Lists what was done, the newest first: of one record, by one person, of one kind, where that is named.",
    permission: "log.read",
    query: v.object({
      entity: v.optional(v.picklist(logEntities)),
      id: recordId,
      /** Who did it: a person or a key by its number, the command line, BaseLinker, or the shop itself. */
      by: v.optional(v.pipe(v.string(), v.regex(/^(?:(?:person|key)-[1-9]\d{0,14}|commandLine|system|baselinker)$/))),
      /** What was done, as its route is called. */
      act: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,60}$/))),
      ...paged,
    }),
    answer: v.object({
      entries: v.array(entry),
      next: v.nullable(v.string()),
      /** Whoever may have done something, as `by` names them: who works here or did, and keys. */
      actors: v.array(v.object({ code: v.string(), name: v.string() })),
    }),
    refusals: [],
  }),
  recordHistory: route({
    method: "GET",
    path: "/log/:entity",
    summary:
      "Lists what was done to one record, or to all of its kind, the newest first, for whoever may read such records; what they may not see of them is left out.",
    permission: "signed-in",
    parameters: v.object({ entity: v.picklist(logEntities) }),
    query: v.object({ id: recordId, ...paged }),
    answer: v.object({ entries: v.array(entry), next: v.nullable(v.string()) }),
    refusals: ["FORBIDDEN"],
  }),
};
