import { createHash } from "node:crypto";
import { connectionOf } from "../../database/connection/connections.ts";
import { ksefNumberOf } from "../../database/invoice/invoices.ts";
import { addCertificateRequest } from "../../database/invoice/ksef-certificate-requests.ts";
import {
  addOutage,
  joinedTo,
  lockOutage,
  outagesSaid,
  removeOutage,
  saveOutageEnd,
} from "../../database/invoice/ksef-environments.ts";
import {
  addSubmission,
  type KsefSubmission,
  lockSubmission,
  waitAgain,
} from "../../database/invoice/ksef-submissions.ts";
import { enqueueJob } from "../../database/job-kinds.ts";
import type { Queryable } from "../../database/queryable.ts";
import type { Log } from "../../database/staff/operator-log.ts";
import { openFields } from "../../domain/connection/connections.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import { isForKsef, isNeverSent, type KsefCertificateKind, type KsefOutage } from "../../domain/invoice/ksef-duty.ts";
import { ksefForm, type KsefTrouble } from "../../domain/invoice/ksef-number.ts";
import { type KsefWriting, writeFile } from "./freeze-ksef-files.ts";
import { correctSeller } from "./make-correction.ts";
import { recordKsefIn } from "./record-ksef-number.ts";

/**
 * Has a document sent to KSeF: one that waits now, one that was never to go at all, one that was given up again as it is, one that
 * was not taken written anew, as what was handed over offline in the place of its file before. Returns why not, or null.
 */
export async function sendDocument(
  db: Queryable,
  { write, invoice, now }: Pick<KsefWriting, "write"> & { invoice: Invoice; now: Date },
  log: Log,
): Promise<"KSEF_OFF" | "KSEF_NOT_NOW" | null> {
  const joined = await joinedTo(db);
  if (joined === null || !joined.isOn) return "KSEF_OFF";
  const { environment } = joined;
  const { number, issuedOn, orderId } = invoice;
  if (!isForKsef(invoice) || isNeverSent(issuedOn, await outagesSaid(db))) return "KSEF_NOT_NOW";
  if (environment === "production" && (await ksefNumberOf(db, number)) !== null) return "KSEF_NOT_NOW";
  const submission = await lockSubmission(db, { environment, number });
  if (submission === null) await addSubmission(db, { environment, number }, now);
  else if (!mayGoAgain(submission)) return "KSEF_NOT_NOW";
  else if (submission.problem !== "notTaken" || (await writtenAnew(db, { write }, submission, now)))
    await waitAgain(db, submission, { nextAt: now, anew: true });
  await log({ act: "sendToKsef", entity: "order", entityId: orderId, part: "documents", after: { document: number } });
  await enqueueJob(db, "sendToKsef", {}, { key: "ksef" });
  return null;
}

/** Returns whether somebody can have a document sent: it waits, was refused, or is held by what is not in the document itself, which a correction has to name. */
export function mayGoAgain({ state, problem }: Pick<KsefSubmission, "state" | "problem">): boolean {
  return (
    state === "waiting" ||
    state === "refused" ||
    (state === "held" && problem !== "sellerNip" && problem !== "exemption")
  );
}

function writtenAnew(
  db: Queryable,
  writing: Pick<KsefWriting, "write">,
  submission: KsefSubmission,
  now: Date,
): Promise<boolean> {
  const { file, handed_over_at } = submission;
  const insteadOf = handed_over_at === null ? null : createHash("sha256").update(file!).digest();
  return writeFile(db, writing, submission, { insteadOf, now });
}

/** Makes the correction of an order's invoice that names what it lacks of its seller, which goes to KSeF in its place. Returns why not, or null. */
export async function correctOrdersSeller(
  db: Queryable,
  { orderId, now }: { orderId: number; now: Date },
  log: Log,
): Promise<"KSEF_NOT_NOW" | "KSEF_SELLER_LACKS" | null> {
  const corrected = await correctSeller(db, { orderId, now });
  if (corrected.kind === "unsaid") return "KSEF_SELLER_LACKS";
  if (corrected.kind !== "made") return "KSEF_NOT_NOW";
  const { number: document } = corrected.correction;
  await log({ act: "correctSeller", entity: "order", entityId: orderId, part: "documents", after: { document } });
  await enqueueJob(db, "sendToKsef", {}, { key: "ksef" });
  return null;
}

/** Records the number a document was given elsewhere. Returns why it cannot be it, or null. */
export async function recordNumber(
  db: Queryable,
  { invoice, typed, now }: { invoice: Invoice; typed: string; now: Date },
  log: Log,
): Promise<KsefTrouble | "sellerNip" | "notInvoice" | "otherInvoice" | "taken" | null> {
  const ksefNumber = ksefForm(typed);
  const noted = await recordKsefIn(db, invoice, { ksefNumber, why: null, now });
  if (noted.kind === "taken") return "taken";
  if (noted.kind === "refused") return noted.why;
  const after = { document: invoice.number, ksefNumber };
  await log({ act: "noteKsefNumber", entity: "order", entityId: invoice.orderId, part: "documents", after });
  return null;
}

/** Returns by what the shop logs in to KSeF; null: it was never set up. */
export async function authenticationOf(db: Queryable): Promise<"certificate" | "token" | null> {
  const connection = await connectionOf(db, "ksef");
  if (connection === null) return null;
  return openFields("ksef", connection.fields)["authentication"] === "token" ? "token" : "certificate";
}

/** Has KSeF asked for a certificate of the shop's own. Returns why not, or null. */
export async function wantCertificate(
  db: Queryable,
  { kind, now }: { kind: KsefCertificateKind; now: Date },
  log: Log,
): Promise<"KSEF_OFF" | "KSEF_NEEDS_CERTIFICATE" | "KSEF_CERTIFICATE_COMING" | null> {
  const [connection, joined] = [await connectionOf(db, "ksef"), await joinedTo(db)];
  if (connection === null || joined === null || !joined.isOn) return "KSEF_OFF";
  if ((await authenticationOf(db)) !== "certificate") return "KSEF_NEEDS_CERTIFICATE";
  const { environment } = joined;
  if (!(await addCertificateRequest(db, { environment, kind, now }))) return "KSEF_CERTIFICATE_COMING";
  const record = { entity: "connection", entityId: connection.connection_id, part: "certificate" } as const;
  await log({ act: "askKsefCertificate", ...record, after: { connection: "ksef", certificate: kind } });
  await enqueueJob(db, "sendToKsef", {}, { key: "ksef" });
  return null;
}

/** Records a time that was announced to be without KSeF. Returns false where it would end before it begins. */
export async function recordOutage(db: Queryable, outage: KsefOutage, log: Log): Promise<boolean> {
  if (outage.to !== null && outage.to < outage.from) return false;
  const entityId = await addOutage(db, outage);
  await log({ act: "addKsefOutage", entity: "ksefOutage", entityId, part: "outage", after: outageSaid(outage) });
  return true;
}

/** Says until which day such a time lasted; null: it lasts still, on the version somebody has seen. Returns what it is refused for, or null; `now`: somebody else has said it, and this is their version. */
export async function endOutage(
  db: Queryable,
  { outageId, to, version }: { outageId: number; to: string | null; version: number },
  log: Log,
): Promise<"NOT_FOUND" | "FIELD_WRONG" | { now: number } | null> {
  const outage = await lockOutage(db, outageId);
  if (outage === null) return "NOT_FOUND";
  if (outage.version !== version) return { now: outage.version };
  if (to !== null && to < outage.from) return "FIELD_WRONG";
  await saveOutageEnd(db, outageId, to);
  await log({
    act: "endKsefOutage",
    entity: "ksefOutage",
    entityId: outageId,
    part: "end",
    version: version + 1,
    before: { lastDay: outage.to },
    after: { lastDay: to },
  });
  return null;
}

/** Takes such a time away. Returns false where there is none of this number. */
export async function takeOutageAway(db: Queryable, outageId: number, log: Log): Promise<boolean> {
  const outage = await lockOutage(db, outageId);
  if (outage === null) return false;
  await removeOutage(db, outageId);
  const record = { entity: "ksefOutage", entityId: outageId, part: "outage" } as const;
  await log({ act: "removeKsefOutage", ...record, before: outageSaid(outage) });
  return true;
}

function outageSaid({ kind, from: firstDay, to: lastDay }: KsefOutage) {
  return { kind, firstDay, lastDay };
}
