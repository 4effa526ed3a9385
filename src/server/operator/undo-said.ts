import * as v from "valibot";
import type { ProblemCode } from "../../contract/operator/problem.ts";
import type { RouteName } from "../../contract/operator/routes.ts";
import { lastStep, parcelsNotTold } from "../../database/order/steps.ts";
import { emailsToTakeBack } from "../../database/mail/order-emails.ts";
import { parcelsOf } from "../../database/parcel/parcels.ts";
import { type LogEntry, undoneOf } from "../../database/staff/operator-log.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { undoStates } from "../../domain/staff/undo.ts";
import { whyFinal } from "../../flows/order/step-back.ts";
import type { Caller } from "./context.ts";
import { loggedSeen } from "./logged-seen.ts";
import { changedSince, mayTakeBack, type Undoing, undoingOf } from "./undo-call.ts";

/** Whether somebody can take an act back: now, not any more because it was, or not at all; why not, and by which route. */
export interface UndoSaid {
  undo: (typeof undoStates)[number];
  whyNot: ProblemCode | null;
  undoneBy: RouteName | null;
}

/** Why an order's step is final, as a refusal says it. */
export const finalCodes = {
  final: "FINAL",
  parcelSent: "PARCEL_SENT",
  emailSent: "EMAIL_SENT",
  documentMade: "DOCUMENT_MADE",
  pointsEarned: "POINTS_EARNED",
} as const satisfies Record<string, ProblemCode>;

/**
 * Returns for each act on one record, by its number, whether somebody can take it back; of `history` all acts on it are
 * there from the first of them on. What only trying it would tell, as that its email has left since, is refused then.
 */
export async function undoSaid(
  db: Queryable,
  history: readonly LogEntry[],
  person: Pick<Caller, "staff_id" | "permissions">,
): Promise<Map<number, UndoSaid>> {
  const done = await undoneOf(
    db,
    history.map(({ entry_id }) => entry_id),
  );
  const follows = history[0]?.entity === "order" ? await orderFollows(db, Number(history[0].entity_id)) : null;
  const said = (entry: LogEntry): UndoSaid => {
    const undoing = undoingOf(entry);
    if (undoing === null) return { undo: "none", whyNot: "FINAL", undoneBy: null };
    const undoneBy = undoing.name;
    if (done.has(entry.entry_id)) return { undo: "done", whyNot: "UNDONE", undoneBy };
    // What is hidden of an act is not taken back either: nobody decides on what they do not see.
    const may = mayTakeBack(undoing, entry, person) && loggedSeen(entry, person.permissions).whole;
    const whyNot = may ? (follows?.(undoing, entry) ?? overtaken(undoing, entry, history)) : "FORBIDDEN";
    return { undo: whyNot === null ? "possible" : "none", whyNot, undoneBy };
  };
  return new Map(history.map((entry) => [entry.entry_id, said(entry)]));
}

/** Returns that an act was overtaken by what somebody did since; null: it was not. */
function overtaken({ route }: Undoing, entry: LogEntry, history: readonly LogEntry[]): "VERSION_OLD" | null {
  const isOld = route.namesSeen ? cellsChanged(entry, history) : changedSince(entry, history) !== null;
  return isOld ? "VERSION_OLD" : null;
}

const valueCell = v.object({ variantId: v.number(), field: v.string(), value: v.unknown() });
const loggedCells = v.object({ cells: v.array(valueCell) });

/** Whether a cell of a sheet that an act has changed holds something else by now; of stock a movement is taken back, whatever came after. */
function cellsChanged(entry: LogEntry, history: readonly LogEntry[]): boolean {
  const cellsOf = ({ after }: LogEntry) => (v.is(loggedCells, after) ? after.cells : []);
  const later = history.filter((other) => other.entry_id > entry.entry_id).flatMap(cellsOf);
  return cellsOf(entry).some(({ variantId, field, value }) => {
    const now = later.findLast((cell) => cell.variantId === variantId && cell.field === field);
    return field !== "stock" && now !== undefined && now.value !== value;
  });
}

/** Returns what has followed from acts on an order, that their numbers do not tell: why one cannot be taken back; null: nothing hinders it, undefined: that is not of such an act. */
async function orderFollows(db: Queryable, orderId: number) {
  const step = await lastStep(db, orderId);
  const parcels = await parcelsOf(db, orderId);
  const untold = new Set(await parcelsNotTold(db, orderId));
  const waiting = await emailsToTakeBack(db, orderId);
  return ({ name, parameters }: Undoing, entry: LogEntry): ProblemCode | null | undefined => {
    const parcelId = Number(parameters?.["parcel"]);
    if (name === "stepBack") {
      if (step?.entry_id !== entry.entry_id) return "VERSION_OLD";
      const why = whyFinal(step);
      return why === null ? null : finalCodes[why];
    }
    if (name === "unpackParcel") {
      const parcel = parcels.find(({ parcel_id }) => parcel_id === parcelId);
      return parcel === undefined ? "VERSION_OLD" : parcel.sent_at === null ? null : "PARCEL_SENT";
    }
    if (name === "takeBackEmail") return waiting.includes(Number(parameters?.["email"])) ? null : "EMAIL_LEFT";
    return name === "unsendParcel" && !untold.has(parcelId) ? "EMAIL_SENT" : undefined;
  };
}
