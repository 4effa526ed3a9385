import { allConfig } from "../../database/config.ts";
import { inTransaction, type Pool } from "../../database/connect.ts";
import { invoicesOfOrder, ksefNumberOf } from "../../database/invoice/invoices.ts";
import { joinedTo, outagesSaid } from "../../database/invoice/ksef-environments.ts";
import {
  addSubmissions,
  type KsefSubmission,
  lockSubmission,
  recordHandedOver,
  recordProblem,
  saveFile,
  saveIssuerLink,
  submissionsOf,
} from "../../database/invoice/ksef-submissions.ts";
import type { EmailKind } from "../../database/mail/email-contents.ts";
import { unsentEmail } from "../../database/mail/outbox.ts";
import type { Queryable } from "../../database/queryable.ts";
import { isNeverSent } from "../../domain/invoice/ksef-duty.ts";
import { ksefLack } from "../../domain/invoice/ksef-lack.ts";
import { ksefFaults } from "../../domain/invoice/ksef-rules.ts";
import { KsefProblem } from "../../domain/invoice/ksef-problem.ts";
import { bareNumber } from "../../domain/invoice/vat-number.ts";
import type { signIssuerLink } from "../../integrations/ksef/sign-issuer-link.ts";
import type { writeInvoiceXml } from "../../integrations/ksef/write-invoice-xml.ts";
import { type Connections, openConnection, SecretLocked } from "../connection/open-connection.ts";

/** What a document's file is written with, and the code that names who issued it. */
export interface KsefWriting {
  connections: Pick<Connections, "box">;
  write: typeof writeInvoiceXml;
  sign: typeof signIssuerLink;
}

/** Returns whether consumers' invoices go to KSeF, too. */
export function sendsConsumers(config: Readonly<Record<string, string>>): boolean {
  return config["ksef_consumers"] === "yes";
}

/**
 * Writes the files of an order's documents that go to KSeF, once and for good, before a paper of them is drawn. `handsOver`:
 * the buyer gets that paper now; where a document has no number yet, it is signed by the certificate for that (offline24).
 */
export async function freezeOfOrder(
  pool: Pool,
  writing: KsefWriting,
  { orderId, handsOver, now }: { orderId: number; handsOver: boolean; now: Date },
): Promise<void> {
  const joined = await joinedTo(pool);
  if (joined === null || !joined.isOn) return;
  const { environment } = joined;
  await inTransaction(pool, async (db) => {
    await addSubmissions(db, environment, { consumers: sendsConsumers(await allConfig(db)), orderId, now });
    const numbers = (await invoicesOfOrder(db, orderId)).map(({ number }) => number);
    for (const number of numbers) {
      const submission = await lockSubmission(db, { environment, number });
      if (submission !== null && submission.state !== "accepted") await freezeFile(db, writing, submission, now);
    }
    if (handsOver) await handOver(db, writing, await submissionsOf(db, environment, numbers), now);
  });
}

/** The same for an email that brings papers; nothing where it brings none. */
export async function freezeForEmail(
  pool: Pool,
  writing: KsefWriting,
  { emailId, now }: { emailId: number; now: Date },
): Promise<void> {
  const email = await unsentEmail(pool, emailId);
  if (email === null || email.order_id === null || !withPapers.has(email.kind)) return;
  await freezeOfOrder(pool, writing, { orderId: email.order_id, handsOver: true, now });
}

const withPapers: ReadonlySet<EmailKind> = new Set<EmailKind>([
  "orderPaid",
  "orderSent",
  "parcelSent",
  "orderCancelled",
  "orderReturned",
  "orderSettled",
  "orderChanged",
]);

/** Writes a document's file where it has none and can have one: that of a correction once what it corrects has its number. One that lacks what KSeF wants, or breaks a rule of it, is held. The caller has locked its row. */
export async function freezeFile(
  db: Queryable,
  { write }: Pick<KsefWriting, "write">,
  submission: KsefSubmission,
  now: Date,
): Promise<void> {
  if (submission.file !== null || submission.state !== "waiting") return;
  await writeFile(db, { write }, submission, { insteadOf: null, now });
}

/** Writes a document's file; `insteadOf`: in the place of the refused one with this hash. Returns whether it is written. The caller has locked its row. */
export async function writeFile(
  db: Queryable,
  { write }: Pick<KsefWriting, "write">,
  submission: KsefSubmission,
  { insteadOf, now }: { insteadOf: Buffer | null; now: Date },
): Promise<boolean> {
  const corrected = await correctedNumber(db, submission);
  if (corrected === awaited) return false;
  const written = write(submission.content, { correctedKsefNumber: corrected, writtenAt: now });
  if (written.kind === "refused") {
    if (written.why !== "notInvoice" && written.why !== "abroad")
      await recordProblem(db, submission, { state: "held", problem: written.why, says: "" });
    return false;
  }
  const file = Buffer.from(written.xml, "utf8");
  const faults = ksefFaults(file);
  if (faults.length > 0)
    await recordProblem(db, submission, { state: "held", problem: "faulty", says: faults.join(", ") });
  else await saveFile(db, submission, { file, insteadOf });
  return faults.length === 0;
}

/** What a document corrects has no number yet, and is to have one. */
const awaited = Symbol("awaited");

/** Returns the number of what a document corrects; null: it corrects nothing, or something that is not in KSeF and will not be. */
async function correctedNumber(
  db: Queryable,
  { environment, content: { corrects } }: Pick<KsefSubmission, "environment" | "content">,
): Promise<string | typeof awaited | null> {
  if (corrects === null) return null;
  const noted = environment === "production" ? await ksefNumberOf(db, corrects.number) : null;
  if (noted !== null) return noted;
  const [original] = await submissionsOf(db, environment, [corrects.number]);
  if (original === undefined) return null;
  if (original.ksef_number !== null) return original.ksef_number;
  if (isNeverSent(corrects.issuedOn, await outagesSaid(db))) return null;
  return ksefLack(original.content) === null ? awaited : null;
}

/** Signs what is handed over before it has its number; without a certificate for that, or with one that cannot be read, it goes online as ever. */
async function handOver(
  db: Queryable,
  { connections, sign }: KsefWriting,
  submissions: readonly KsefSubmission[],
  now: Date,
): Promise<void> {
  const open = submissions.filter(({ file, state }) => file !== null && state !== "accepted");
  if (open.length === 0) return;
  const files = await offlineFiles(db, connections);
  for (const submission of open) {
    const link = submission.issuer_link ?? (files === null ? null : signed(sign, submission, files));
    if (link === null) continue;
    if (submission.issuer_link === null) await saveIssuerLink(db, submission, link);
    await recordHandedOver(db, submission, now);
  }
}

type OfflineFiles = Parameters<KsefWriting["sign"]>[1];

async function offlineFiles(db: Queryable, connections: Pick<Connections, "box">): Promise<OfflineFiles | null> {
  try {
    const opened = await openConnection(db, connections, "ksef");
    if (opened === null || opened.secrets.offlineCertificate === "" || opened.secrets.offlineKey === "") return null;
    const { offlineCertificate: certificate, offlineKey: privateKey, offlineKeyPassword: password } = opened.secrets;
    return { certificate, privateKey, password };
  } catch (error) {
    if (error instanceof SecretLocked) return null;
    throw error;
  }
}

function signed(
  sign: KsefWriting["sign"],
  { environment, content, file }: KsefSubmission,
  files: OfflineFiles,
): string | null {
  try {
    return sign({ environment, sellerNip: sellerNip(content.seller.nip), file: file! }, files);
  } catch (error) {
    if (error instanceof KsefProblem) return null;
    throw error;
  }
}

/** Returns a seller's NIP as KSeF knows it: ten digits. */
function sellerNip(nip: string): string {
  return bareNumber(nip).replace(/^PL/, "");
}
