import type { returnRoutes } from "../../../contract/operator/returns.ts";
import type { ProblemCode } from "../../../contract/operator/problem.ts";
import { rolledBack } from "../../../database/connect.ts";
import { pointsOfOrder } from "../../../database/customer/order-points.ts";
import { lockReturn, piecesOfReturn, type ReturnRow } from "../../../database/return/returns.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { languageOf } from "../../../domain/language.ts";
import { changeReturn, moveReturn, type ReturnChanged } from "../../../flows/return/change-return.ts";
import { matchWithdrawal } from "../../../flows/return/match-withdrawal.ts";
import { type OpenedReturn, openReturn } from "../../../flows/return/open-return.ts";
import { type ReturnSettled, settleReturn } from "../../../flows/return/settle-return.ts";
import { notifyArrival } from "../../../flows/return/notify-arrival.ts";
import { type Asked, type Caller, type Handlers, refused, type Refused } from "../context.ts";
import { versionOld } from "../version-old.ts";
import { returnSaid, returnsSaid } from "../return-said.ts";
import { previewOf, whyNotSettled } from "./settlements.ts";

/** Goods that come back. */
export const returnHandlers: Handlers<keyof typeof returnRoutes> = {
  returns: async ({ db, query: { view, q } }) => ({ answer: await returnsSaid(db, { view, search: q.trim() }) }),

  oneReturn: async (asked) => said(asked, asked.parameters.id),

  async openReturn({ parameters: { number }, body: { kind, pieces, parcel }, log, ...asked }) {
    const { db, now } = asked;
    const opened = await openReturn(db, {
      orderId: number,
      kind,
      withdrawalId: null,
      expected: pieces ?? "everything",
      parcel,
      announcedAt: now,
    });
    if (opened.kind === "refused") return refused(whyNotOpened[opened.why]);
    await log({
      act: "openReturn",
      entity: "return",
      entityId: opened.returnId,
      part: "return",
      version: 1,
      after: { order: number, kind, pieces: opened.kind === "opened" ? opened.pieces : null },
    });
    return said(asked, opened.returnId);
  },

  async changeReturn({ parameters: { id }, body: { pieces, parcel }, version, log, ...asked }) {
    const { db, person, now } = asked;
    const before = await onVersion(db, id, version);
    if ("problem" in before) return before;
    const known = await piecesOfReturn(db, id);
    const priceOf = (position: number) => {
      const { kept, why } = known.find((line) => line.position === position) ?? { kept: 0, why: "" };
      return { kept, why };
    };
    const lines = pieces.map(({ kept, why, ...line }) => {
      const stored = priceOf(line.position);
      return { ...line, kept: kept ?? stored.kept, why: why ?? stored.why };
    });
    const priced = lines.some(({ position, kept, why }) => {
      const stored = priceOf(position);
      return kept !== stored.kept || why !== stored.why;
    });
    if (priced && !person.permissions.includes("orders.edit")) return refused("FORBIDDEN");
    const changed = await changeReturn(db, { before, lines, parcel, now }, log);
    if (changed.kind === "refused") return refused(whyNotChanged[changed.why]);
    return said(asked, id);
  },

  async moveReturn({ parameters: { id }, body: { to }, version, log, ...asked }) {
    const { db, now } = asked;
    const before = await onVersion(db, id, version);
    if ("problem" in before) return before;
    const moved = await moveReturn(db, { before, to, now }, log);
    if (moved.kind === "changed") return said(asked, id);
    return refused(whyNotChanged[moved.why]);
  },

  async tellArrival({ parameters: { id }, log, ...asked }) {
    const returned = await lockReturn(asked.db, id);
    if (returned === null) return refused("NOT_FOUND");
    return (await notifyArrival(asked.db, returned, log)) ? said(asked, id) : refused("RETURN_EMPTY");
  },

  async previewReturn({ db, parts, parameters: { id }, body, now }) {
    const before = await lockReturn(db, id);
    if (before === null) return refused("NOT_FOUND");
    const { order_id: orderId } = before;
    const { takenBack } = await pointsOfOrder(db, orderId);
    return rolledBack(db, async () => {
      const settled = await settleReturn(db, { before, ...body, now }, async () => undefined);
      if (settled.kind === "refused") return refused(whyNot[settled.why]);
      return { answer: await previewOf(db, parts, { orderId, settled, takenBack }) };
    });
  },

  async settleReturn({ parameters: { id }, body, version, log, ...asked }) {
    const { db, now } = asked;
    const before = await onVersion(db, id, version);
    if ("problem" in before) return before;
    const settled = await settleReturn(db, { before, ...body, now }, log);
    return settled.kind === "refused" ? refused(whyNot[settled.why]) : said(asked, id);
  },

  async matchWithdrawal({ parameters: { id }, body: { order }, log, ...asked }) {
    const matched = await matchWithdrawal(asked.db, { withdrawalId: id, orderId: order }, log);
    if (matched.kind === "refused")
      return refused(matched.why === "matched" ? "STATEMENT_MATCHED" : whyNotOpened[matched.why]);
    const answered = await said(asked, matched.returnId);
    return "problem" in answered || matched.kind !== "begun" ? answered : { ...answered, unchanged: true };
  },
};

const whyNotOpened = {
  unknown: "NOT_FOUND",
  unsold: "STATE_NOT_REACHABLE",
  tooMuch: "PIECES_WRONG",
  excepted: "PIECES_EXCEPTED",
} as const satisfies Record<Extract<OpenedReturn, { kind: "refused" }>["why"], ProblemCode>;

const whyNotChanged = {
  ended: "RETURN_ENDED",
  pieces: "PIECES_WRONG",
  excepted: "PIECES_EXCEPTED",
  exchanged: "EXCHANGE_OPEN",
} as const satisfies Record<Extract<ReturnChanged, { kind: "refused" }>["why"], ProblemCode>;

const whyNot = {
  ...whyNotSettled,
  returnEnded: "RETURN_ENDED",
  empty: "RETURN_EMPTY",
  exchangeUnderWay: "EXCHANGE_UNDER_WAY",
} as const satisfies Record<Extract<ReturnSettled, { kind: "refused" }>["why"], ProblemCode>;

/** Returns a return as it is now, and its version. */
export async function said({ db, person }: Pick<Asked, "db"> & { person: Caller }, returnId: number) {
  const answer = await returnSaid(db, returnId, languageOf(person.lan_id));
  return answer === null ? refused("NOT_FOUND") : { answer, etag: answer.version };
}

/** Returns a return, locked, if it is the version that was decided on; else the refusal, with who has changed it. */
export async function onVersion(db: Queryable, returnId: number, version: number): Promise<ReturnRow | Refused> {
  const locked = await lockReturn(db, returnId);
  if (locked === null) return refused("NOT_FOUND");
  if (locked.version === version) return locked;
  return versionOld(db, { entity: "return", entityId: returnId, version: locked.version });
}
