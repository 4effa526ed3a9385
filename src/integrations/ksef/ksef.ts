import { setTimeout } from "node:timers/promises";
import * as v from "valibot";
import { openCall } from "./call.ts";
import type { KsefSubject } from "./certificate-request.ts";
import type { KsefCertificateKind } from "../../domain/invoice/ksef-duty.ts";
import { type KsefLogIn, openTokens } from "./log-in.ts";
import { KsefProblem } from "../../domain/invoice/ksef-problem.ts";
import { freshSessionKey, hashOf, openPublicKeys } from "./public-keys.ts";
import { readAnswer } from "./read-answer.ts";

/** What became of a file that was sent, in KSeF's own words. */
interface KsefStatus {
  /** 100 and 150: not yet decided; 200: taken; 440: the number was used before; others: not taken. */
  code: number;
  says: string;
  /** Of what was taken. */
  ksefNumber: string | null;
  /** Of a duplicate (440): which number has it already, and the session that one came by. */
  original: { ksefNumber: string; session: string | null } | null;
}

/** An opened interactive session. */
interface KsefSession {
  reference: string;
  /**
   * Sends a file of FA(3) and returns its reference. `offline`: it was handed over before it was sent. `corrects`: the hash
   * of the file that was refused on technical grounds and that this one stands for.
   */
  send(file: Buffer, options: { offline: boolean; corrects?: string | undefined }): Promise<string>;
  /** Ends it, so that what was sent is confirmed. */
  close(): Promise<void>;
}

/** KSeF 2.0 for one seller. Every method throws a `KsefProblem` where it does not come to what it should. */
export interface Ksef {
  /** Logs in, and changes nothing. */
  logIn(): Promise<void>;
  openSession(): Promise<KsefSession>;
  statusOf(session: string, reference: string): Promise<KsefStatus>;
  /** Returns what a session has had, by the hash of each file (base 64). */
  filesOf(session: string): Promise<Map<string, string>>;
  /** Returns the confirmation (UPO) of what was taken, as the Ministry signed it; `reference`: or `ksef/` and the number. */
  confirmationOf(session: string, reference: string): Promise<Buffer>;
  /** Returns the file that has a number. */
  fileOf(ksefNumber: string): Promise<Buffer>;
  /** Returns whose certificates can be asked for: who logged in by one. */
  subject(): Promise<KsefSubject>;
  /** Asks for a certificate, by which one logs in or signs what is handed over first; returns the reference under which it is made. */
  askForCertificate(asked: { name: string; kind: KsefCertificateKind; request: Buffer }): Promise<string>;
  /** Returns a certificate that was asked for, in PEM; null: it is not made yet. */
  certificateOf(reference: string): Promise<string | null>;
}

export interface KsefSettings {
  /** `https://api.ksef.mf.gov.pl/v2`, without a stroke at its end. */
  apiUrl: string;
  logIn: KsefLogIn;
  /** Milliseconds that each answer may take. */
  patience?: number;
  now?: () => Date;
  wait?: (milliseconds: number) => Promise<unknown>;
  /** Told what KSeF itself warns of. */
  warn?: (says: string) => void;
}

const referenceAnswer = v.object({ referenceNumber: v.string() });
const status = v.object({
  invoiceHash: v.optional(v.string()),
  referenceNumber: v.string(),
  ksefNumber: v.nullish(v.string()),
  status: v.object({
    code: v.number(),
    description: v.string(),
    details: v.nullish(v.array(v.string())),
    extensions: v.nullish(v.record(v.string(), v.nullish(v.string()))),
  }),
});
const filesAnswer = v.object({ invoices: v.array(status), continuationToken: v.nullish(v.string()) });

const text = v.nullish(v.string(), null);
const subjectAnswer = v.object({
  commonName: text,
  surname: text,
  serialNumber: text,
  countryName: text,
  organizationName: text,
  givenName: v.nullish(v.union([v.string(), v.array(v.string())]), null),
  uniqueIdentifier: text,
  organizationIdentifier: text,
});
const enrolmentAnswer = v.object({
  status: v.object({ code: v.number(), description: v.string(), details: v.nullish(v.array(v.string())) }),
  certificateSerialNumber: text,
});
const certificatesAnswer = v.object({ certificates: v.array(v.object({ certificate: v.string() })) });

const form = { systemCode: "FA (3)", schemaVersion: "1-0E", value: "FA" };

/** Opens KSeF for a seller. Tokens and the Ministry's keys are kept in memory alone. */
export function openKsef({
  apiUrl,
  logIn,
  patience = 30_000,
  now = () => new Date(),
  wait = setTimeout,
  warn = () => {},
}: KsefSettings): Ksef {
  const call = openCall({ apiUrl, patience, warn });
  const keys = openPublicKeys(call, now);
  const { withToken } = openTokens({ call, keys, logIn, now, wait });
  const post = (path: string, json?: unknown) => withToken((token) => call({ method: "POST", path, token, json }));
  const get = (path: string, continuation?: string) =>
    withToken((token) => call({ method: "GET", path, token, continuation }));
  const filesPage = async (session: string, continuation?: string) =>
    readAnswer(filesAnswer, (await get(`/sessions/${session}/invoices?pageSize=1000`, continuation)).bytes);

  return {
    logIn: () => withToken(async () => undefined),

    async openSession() {
      const key = freshSessionKey();
      const reference = await keys.withKnown(async () => {
        const { encrypted, publicKeyId } = await keys.wrap(key.secret, "SymmetricKeyEncryption");
        const encryption = {
          encryptedSymmetricKey: encrypted,
          initializationVector: key.vector.toString("base64"),
          publicKeyId,
        };
        const { bytes } = await post("/sessions/online", { formCode: form, encryption });
        return readAnswer(referenceAnswer, bytes).referenceNumber;
      });
      return {
        reference,
        async send(file, { offline, corrects }) {
          const encrypted = key.encrypt(file);
          const { bytes } = await post(`/sessions/online/${reference}/invoices`, {
            invoiceHash: hashOf(file),
            invoiceSize: file.length,
            encryptedInvoiceHash: hashOf(encrypted),
            encryptedInvoiceSize: encrypted.length,
            encryptedInvoiceContent: encrypted.toString("base64"),
            offlineMode: offline,
            hashOfCorrectedInvoice: corrects,
          });
          return readAnswer(referenceAnswer, bytes).referenceNumber;
        },
        close: async () => void (await post(`/sessions/online/${reference}/close`)),
      };
    },

    async statusOf(session, reference) {
      return statusSaid(readAnswer(status, (await get(`/sessions/${session}/invoices/${reference}`)).bytes));
    },

    async filesOf(session) {
      const files = new Map<string, string>();
      let next: string | undefined;
      do {
        const { invoices, continuationToken } = await filesPage(session, next);
        for (const { invoiceHash, referenceNumber } of invoices)
          if (invoiceHash !== undefined) files.set(invoiceHash, referenceNumber);
        next = continuationToken ?? undefined;
      } while (next !== undefined);
      return files;
    },

    confirmationOf: async (session, reference) => (await get(`/sessions/${session}/invoices/${reference}/upo`)).bytes,

    fileOf: async (ksefNumber) => (await get(`/invoices/ksef/${ksefNumber}`)).bytes,

    async subject() {
      const { givenName, ...subject } = readAnswer(subjectAnswer, (await get("/certificates/enrollments/data")).bytes);
      return { ...subject, givenNames: givenName === null ? [] : [givenName].flat() };
    },

    async askForCertificate({ name: certificateName, kind, request }) {
      const certificateType = kind === "offline" ? "Offline" : "Authentication";
      const { bytes } = await post("/certificates/enrollments", {
        certificateName,
        certificateType,
        csr: request.toString("base64"),
      });
      return readAnswer(referenceAnswer, bytes).referenceNumber;
    },

    async certificateOf(reference) {
      const { bytes } = await get(`/certificates/enrollments/${reference}`);
      const { status, certificateSerialNumber: serial } = readAnswer(enrolmentAnswer, bytes);
      const { code, description, details } = status;
      if (code === 100) return null;
      const says = [`${code} ${description}`, ...(details ?? [])].join(": ");
      if (code === 500 || code === 550) throw new KsefProblem("unavailable", says, { codes: [code] });
      if (code !== 200 || serial === null) throw new KsefProblem("refused", says, { codes: [code] });
      const retrieved = await post("/certificates/retrieve", { certificateSerialNumbers: [serial] });
      const [first] = readAnswer(certificatesAnswer, retrieved.bytes).certificates;
      if (first === undefined) throw new KsefProblem("silent", `KSeF has no certificate ${serial}`);
      return pemOf(first.certificate);
    },
  };
}

function pemOf(base64: string): string {
  return `-----BEGIN CERTIFICATE-----\n${base64.replace(/\s/g, "").replace(/.{1,64}/g, "$&\n")}-----END CERTIFICATE-----\n`;
}

function statusSaid({
  ksefNumber,
  status: { code, description, details, extensions },
}: v.InferOutput<typeof status>): KsefStatus {
  // The system itself gave it up: it is as if it had not been sent.
  if (code === 550) throw new KsefProblem("unavailable", `550 ${description}`, { codes: [550] });
  const original = extensions?.["originalKsefNumber"] ?? null;
  return {
    code,
    says: [description, ...(details ?? [])].join(": ").slice(0, 2000),
    ksefNumber: ksefNumber ?? null,
    original:
      original === null
        ? null
        : { ksefNumber: original, session: extensions?.["originalSessionReferenceNumber"] ?? null },
  };
}
