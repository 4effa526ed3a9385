import type { complaintRoutes } from "../../../contract/operator/complaints.ts";
import {
  complaintPhoto,
  type ComplaintRow,
  listComplaints,
  lockComplaint,
} from "../../../database/complaint/complaints.ts";
import { orderNumbered } from "../../../database/order/orders.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { isEmail } from "../../../domain/field-rules.ts";
import {
  answerComplaint,
  type AnswerTakenBack,
  closeComplaint,
  matchComplaint,
  takeBackAnswer,
} from "../../../flows/complaint/answer-complaint.ts";
import { enterComplaint } from "../../../flows/complaint/enter-complaint.ts";
import { type ComplaintSettled, settleComplaint } from "../../../flows/complaint/settle-complaint.ts";
import { complaintRowSaid, complaintSaid } from "../complaint-said.ts";
import { type Asked, type Handlers, refused, type Refused } from "../context.ts";
import { versionOld } from "../version-old.ts";
import { whyNotSettled } from "./settlements.ts";

/** Complaints. */
export const complaintHandlers: Handlers<keyof typeof complaintRoutes> = {
  async complaints({ db, now, query: { view, order = null } }) {
    const rows = await listComplaints(db, { view, orderId: order });
    return { answer: { complaints: rows.map((row) => complaintRowSaid(row, now)) } };
  },

  complaint: async (asked) => said(asked, asked.parameters.id),

  async complaintPhoto({ db, parameters: { id, photo } }) {
    const jpeg = await complaintPhoto(db, { complaintId: id, photoId: photo });
    return jpeg === null ? refused("NOT_FOUND") : { answer: { jpeg: jpeg.toString("base64") } };
  },

  async enterComplaint({ body: { order, received, ...body }, log, ...asked }) {
    const { db, now } = asked;
    if (!isEmail(body.email)) return refused("EMAIL_INVALID", { at: "/email" });
    const stored = await orderNumbered(db, order);
    if (stored === null) return refused("NOT_FOUND", { at: "/order" });
    const noon = new Date(`${received}T12:00:00Z`);
    const row = await enterComplaint(db, {
      complaint: {
        ...body,
        order_text: String(order),
        lan_id: stored.order.lan_id,
        by_staff: true,
        received_at: noon < now ? noon : now,
      },
      photos: [],
      shopEmail: null,
    });
    await log({
      act: "enterComplaint",
      entity: "complaint",
      entityId: row.complaint_id,
      after: { order, demand: body.demand, received },
    });
    return said(asked, row.complaint_id);
  },

  async matchComplaint({ parameters: { id }, body: { order, position }, version, log, ...asked }) {
    const before = await onVersion(asked.db, id, version);
    if ("problem" in before) return before;
    const matched = await matchComplaint(asked.db, { before, orderId: order, position }, log);
    if (matched === "done") return said(asked, id);
    return matched === "settled" ? refused("FINAL") : refused("NOT_FOUND", { at: "/order" });
  },

  async answerComplaint({ parameters: { id }, body, version, log, ...asked }) {
    const { db, now } = asked;
    const before = await onVersion(db, id, version);
    if ("problem" in before) return before;
    const answered = await answerComplaint(db, { before, ...body, now }, log);
    if (answered.kind === "answered") return said(asked, id);
    return refused(answered.why === "silence" ? "COMPLAINT_ACCEPTED" : "COMPLAINT_ANSWERED");
  },

  async takeBackAnswer({ parameters: { id }, log, ...asked }) {
    const before = await lockComplaint(asked.db, id);
    if (before === null) return refused("NOT_FOUND");
    const back = await takeBackAnswer(asked.db, before, log);
    return back === "done" ? said(asked, id) : refused(whyNotTakenBack[back]);
  },

  async settleComplaint({ parameters: { id }, body, version, log, ...asked }) {
    const { db, now } = asked;
    const before = await onVersion(db, id, version);
    if ("problem" in before) return before;
    const settled = await settleComplaint(db, { before, ...body, now }, log);
    return settled.kind === "refused" ? refused(whyNot[settled.why]) : said(asked, id);
  },

  closeComplaint: async (asked) => close(asked, asked.now),
  reopenComplaint: async (asked) => close(asked, null),
};

const whyNotTakenBack = {
  undecided: "COMPLAINT_UNDECIDED",
  settled: "FINAL",
  left: "EMAIL_LEFT",
} as const satisfies Record<Exclude<AnswerTakenBack, "done">, string>;

const whyNot = {
  ...whyNotSettled,
  undecided: "COMPLAINT_UNDECIDED",
} as const satisfies Record<Extract<ComplaintSettled, { kind: "refused" }>["why"], string>;

async function close(asked: Pick<Asked, "db" | "now" | "log"> & { parameters: { id: number } }, now: Date | null) {
  const before = await lockComplaint(asked.db, asked.parameters.id);
  if (before === null) return refused("NOT_FOUND");
  const closed = await closeComplaint(asked.db, { before, now }, asked.log);
  if (closed === "undecided") return refused("COMPLAINT_UNDECIDED");
  if (closed === "settled") return refused("FINAL");
  const answered = await said(asked, before.complaint_id);
  return "problem" in answered || closed !== "closed" ? answered : { ...answered, unchanged: true };
}

/** Returns a complaint as it is now, and its version. */
async function said({ db, now }: Pick<Asked, "db" | "now">, complaintId: number) {
  const answer = await complaintSaid(db, complaintId, now);
  return answer === null ? refused("NOT_FOUND") : { answer, etag: answer.version };
}

/** Returns a complaint, locked, if it is the version that was decided on; else the refusal, with who has changed it. */
async function onVersion(db: Queryable, complaintId: number, version: number): Promise<ComplaintRow | Refused> {
  const locked = await lockComplaint(db, complaintId);
  if (locked === null) return refused("NOT_FOUND");
  if (locked.version === version) return locked;
  return versionOld(db, { entity: "complaint", entityId: complaintId, version: locked.version });
}
