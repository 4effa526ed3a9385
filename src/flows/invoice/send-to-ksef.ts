// One long file: one document's way through KSeF, step by step.
import { createHash } from "node:crypto";
import { allConfig } from "../../database/config.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { ksefNumberOf, recordKsefNumber } from "../../database/invoice/invoices.ts";
import {
  ksefEnvironment,
  outagesSaid,
  saveCertificateEnds,
  saveSystemProblem,
} from "../../database/invoice/ksef-environments.ts";
import {
  addSubmissions,
  beginSending,
  countTry,
  filesGiven,
  type KsefSubmission,
  lockSubmission,
  recordAccepted,
  recordProblem,
  recordSent,
  postpone,
  saveConfirmation,
  submissionsDue,
  submissionsUnconfirmed,
  waitAgain,
} from "../../database/invoice/ksef-submissions.ts";
import { oneAtATime } from "../../database/one-at-a-time.ts";
import { isNeverSent, type KsefEnvironment } from "../../domain/invoice/ksef-duty.ts";
import { KsefProblem } from "../../domain/invoice/ksef-problem.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import type { makeCertificateRequest } from "../../integrations/ksef/certificate-request.ts";
import type { Ksef } from "../../integrations/ksef/ksef.ts";
import type { certificateEnd } from "../../integrations/ksef/ksef-key.ts";
import { type OpenedConnection, openConnection, SecretLocked } from "../connection/open-connection.ts";
import { followCertificates } from "./follow-ksef-certificates.ts";
import { freezeFile, type KsefWriting, sendsConsumers } from "./freeze-ksef-files.ts";

/** What documents are sent with. */
export interface KsefSending extends KsefWriting {
  /** Returns KSeF for a seller; the same for the same credentials, so that a log-in serves many turns. */
  open: (opened: OpenedConnection<"ksef">) => Ksef;
  endOf: typeof certificateEnd;
  request: typeof makeCertificateRequest;
}

/** What KSeF lets one send: some below its limits, as another program of the label may send, too. */
const most = { minute: 25, hour: 160 };
/** Times a document is tried that KSeF itself gives up, before somebody has to see to it. */
const mostTries = 12;

interface Turn {
  pool: Pool;
  ksef: Ksef;
  environment: KsefEnvironment;
  now: Date;
}

/**
 * Takes every document that goes to KSeF one step on: those that are new are written, those whose sending was not answered are
 * looked for in their session, those that wait are sent in a session of this turn, those that were sent are asked for,
 * confirmations are fetched, and certificates that somebody wants. Nothing is sent twice that may have arrived. What stands in the way of all is noted. `now`: of the turn.
 */
export async function sendToKsef(pool: Pool, sending: KsefSending, now: Date): Promise<void> {
  await oneAtATime(pool, "ksef", async () => {
    const opened = await openedFor(pool, sending, now);
    if (opened === null) return;
    const { environment } = opened.fields;
    const { certificate, offlineCertificate } = opened.secrets;
    await saveCertificateEnds(pool, environment, {
      certificate: opened.fields.authentication === "certificate" ? sending.endOf(certificate) : null,
      offline: offlineCertificate === "" ? null : sending.endOf(offlineCertificate),
    });
    await addSubmissions(pool, environment, { consumers: sendsConsumers(await allConfig(pool)), now });
    await writeWaiting(pool, sending, environment, now);
    const known = await ksefEnvironment(pool, environment);
    if (known?.not_before != null && known.not_before > now) return;
    const turn = { pool, ksef: sending.open(opened), environment, now };
    try {
      await lookForUnanswered(turn);
      await sendWaiting(turn);
      await askForSent(turn);
      await fetchConfirmations(turn);
      const { box } = sending.connections;
      if (opened.fields.authentication === "certificate" && box !== null)
        await followCertificates(pool, { ...turn, request: sending.request, box });
      await saveSystemProblem(pool, environment, { problem: null, now });
    } catch (error) {
      if (!(error instanceof KsefProblem)) throw error;
      await saveSystemProblem(pool, environment, {
        problem: error.kind,
        says: error.message,
        notBefore: error.kind === "limited" ? inSeconds(now, error.retryAfter) : null,
        now,
      });
    }
  });
}

async function openedFor(
  pool: Pool,
  { connections }: KsefSending,
  now: Date,
): Promise<OpenedConnection<"ksef"> | null> {
  try {
    return await openConnection(pool, connections, "ksef");
  } catch (error) {
    if (!(error instanceof SecretLocked)) throw error;
    const { rows } = await pool.query<{ environment: KsefEnvironment }>("SELECT environment FROM ksef_environments");
    for (const { environment } of rows)
      await saveSystemProblem(pool, environment, { problem: "locked", says: error.message, now });
    return null;
  }
}

async function writeWaiting(pool: Pool, writing: KsefWriting, environment: KsefEnvironment, now: Date): Promise<void> {
  const waiting = await submissionsDue(pool, environment, { state: "waiting", now, most: 500 });
  for (const place of waiting.filter(({ file }) => file === null))
    await inTransaction(pool, async (db) => {
      const submission = await lockSubmission(db, place);
      if (submission !== null) await freezeFile(db, writing, submission, now);
    });
}

/** Looks in its session for what was given and not answered: what is there was sent; what is not, is sent again. */
async function lookForUnanswered({ pool, ksef, environment, now }: Turn): Promise<void> {
  const unsure = await submissionsDue(pool, environment, { state: "sending", now, most: 100 });
  for (const session of new Set(unsure.map((one) => one.session!))) {
    const files = await filesThere(ksef, session);
    for (const submission of unsure.filter((one) => one.session === session)) {
      const reference = files.get(hashOf(submission.file!));
      if (reference === undefined) await waitAgain(pool, submission, { nextAt: now });
      else await recordSent(pool, submission, { reference, nextAt: now });
    }
  }
}

/** A session that KSeF does not know any more has nothing in it. */
async function filesThere(ksef: Ksef, session: string): Promise<Map<string, string>> {
  try {
    return await ksef.filesOf(session);
  } catch (error) {
    if (error instanceof KsefProblem && error.kind === "refused") return new Map();
    throw error;
  }
}

async function sendWaiting({ pool, ksef, environment, now }: Turn): Promise<void> {
  const given = await filesGiven(pool, environment, now);
  const room = Math.min(most.minute - given.minute, most.hour - given.hour);
  if (room <= 0) return;
  const due = await submissionsDue(pool, environment, { state: "waiting", now, most: room + 200 });
  const outages = await outagesSaid(pool);
  const today = warsawDay(now);
  const files = due
    .filter(({ file, content: { issuedOn } }) => file !== null && issuedOn <= today && !isNeverSent(issuedOn, outages))
    .slice(0, room);
  if (files.length === 0) return;
  const session = await ksef.openSession();
  try {
    for (const submission of files) {
      await beginSending(pool, submission, { session: session.reference, now });
      await give(pool, submission, session, now);
    }
  } finally {
    // What was sent is decided on and confirmed all the same: a session ends by itself.
    await session.close().catch(() => undefined);
  }
}

async function give(
  pool: Pool,
  submission: KsefSubmission,
  session: Awaited<ReturnType<Ksef["openSession"]>>,
  now: Date,
): Promise<void> {
  const { file, content, handed_over_at, instead_of_sha256: insteadOf } = submission;
  try {
    const reference = await session.send(file!, {
      offline: handed_over_at !== null || insteadOf !== null || warsawDay(now) > content.issuedOn,
      corrects: insteadOf?.toString("base64"),
    });
    await recordSent(pool, submission, { reference, nextAt: now });
  } catch (error) {
    if (!(error instanceof KsefProblem)) throw error;
    // Whether it arrived nobody knows: it is looked for before anything else.
    if (error.kind === "silent" || error.kind === "unavailable") await postpone(pool, submission, inSeconds(now, 60));
    else if (error.kind === "refused" && !isOfSession(error))
      return recordProblem(pool, submission, { state: "refused", problem: "notTaken", says: error.message });
    else await waitAgain(pool, submission, { nextAt: now });
    throw error;
  }
}

/** It is the session that is full, ended or unknown: the file is as good as before. */
function isOfSession({ codes }: KsefProblem): boolean {
  return codes.some((code) => [21_155, 21_173, 21_180].includes(code));
}

async function askForSent(turn: Turn): Promise<void> {
  const { pool, ksef, environment, now } = turn;
  for (const submission of await submissionsDue(pool, environment, { state: "sent", now, most: 25 })) {
    const { tries } = submission;
    try {
      const status = await ksef.statusOf(submission.session!, submission.reference!);
      if (status.code === 100 || status.code === 150) await postpone(pool, submission, inSeconds(now, 60));
      else if (status.code === 200 && status.ksefNumber !== null)
        await accept(turn, submission, {
          ksefNumber: status.ksefNumber,
          session: submission.session,
          reference: submission.reference,
        });
      else if (status.code === 440) await compare(turn, submission, status);
      else if (givenUp.has(status.code)) await giveAgain(turn, submission, `${status.code} ${status.says}`);
      else
        await recordProblem(pool, submission, {
          state: "refused",
          problem: "notTaken",
          says: `${status.code} ${status.says}`,
        });
    } catch (error) {
      if (!(error instanceof KsefProblem)) throw error;
      if (error.codes.includes(550)) await giveAgain(turn, submission, error.message);
      else {
        await postpone(pool, submission, inSeconds(now, 60 * 2 ** Math.min(tries, 5)));
        throw error;
      }
    }
  }
}

/** Of the session, its key or the system itself, not of the document: 405, 435, 500. */
const givenUp: ReadonlySet<number> = new Set([405, 435, 500]);

async function giveAgain({ pool, now }: Turn, submission: KsefSubmission, says: string): Promise<void> {
  if (submission.tries >= mostTries)
    return recordProblem(pool, submission, { state: "refused", problem: "gaveUp", says });
  await waitAgain(pool, submission, { nextAt: inSeconds(now, 60 * 2 ** Math.min(submission.tries, 6)), says });
}

/** A number that was used before: the very same file is the document itself, whose answer was lost; any other is for a person to see. */
async function compare(
  turn: Turn,
  submission: KsefSubmission,
  { original, says }: Awaited<ReturnType<Ksef["statusOf"]>>,
): Promise<void> {
  const there = original === null ? null : await turn.ksef.fileOf(original.ksefNumber);
  if (original !== null && there?.equals(submission.file!))
    return accept(turn, submission, { ...original, reference: `ksef/${original.ksefNumber}` });
  await recordProblem(turn.pool, submission, {
    state: "held",
    problem: "duplicate",
    says: [original?.ksefNumber, says].filter(Boolean).join(": "),
  });
}

/** Records the number; of the system with force of law it is the document's own from now on. */
async function accept(
  { pool, environment, now }: Turn,
  submission: KsefSubmission,
  given: { ksefNumber: string; session: string | null; reference: string | null },
): Promise<void> {
  await inTransaction(pool, async (db) => {
    const isItsOwn =
      environment !== "production" ||
      (await ksefNumberOf(db, submission.number)) === given.ksefNumber ||
      (await recordKsefNumber(db, submission.number, given.ksefNumber));
    if (isItsOwn) return recordAccepted(db, submission, { ...given, now });
    return recordProblem(db, submission, { state: "held", problem: "otherInvoice", says: given.ksefNumber });
  });
}

async function fetchConfirmations({ pool, ksef, environment, now }: Turn): Promise<void> {
  for (const submission of await submissionsUnconfirmed(pool, environment, { now, most: 25 })) {
    try {
      const confirmation = await ksef.confirmationOf(submission.session!, submission.reference!);
      await saveConfirmation(pool, submission, confirmation);
    } catch (error) {
      if (!(error instanceof KsefProblem)) throw error;
      await countTry(pool, submission, inSeconds(now, 60 * 2 ** Math.min(submission.tries, 8)));
      if (error.kind !== "refused") throw error;
    }
  }
}

function hashOf(file: Buffer): string {
  return createHash("sha256").update(file).digest("base64");
}

function inSeconds(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
