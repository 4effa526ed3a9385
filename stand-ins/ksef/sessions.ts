import { createDecipheriv, createHash, randomUUID } from "node:crypto";
import { crc8 } from "../../src/domain/invoice/ksef-number.ts";
import { warsawDay } from "../../src/domain/warsaw-time.ts";
import type { KsefFaults } from "./faults.ts";
import { Lost, Refusal, type Reply } from "./reply.ts";

interface Sent {
  reference: string;
  session: string;
  nip: string;
  file: Buffer;
  hash: string;
  offline: boolean;
  /** Of a technical correction: the hash of the refused file in whose place it stands. */
  corrects: string | null;
  state: { code: number; description: string; details?: string[]; extensions?: Record<string, string> };
  ksefNumber: string | null;
}

interface Session {
  nip: string;
  key: Buffer;
  vector: Buffer;
  open: boolean;
}

export interface Sessions {
  open(nip: string, key: Buffer, vector: Buffer): Reply;
  send(nip: string, session: string, body: Record<string, unknown>): Reply;
  close(nip: string, session: string): Reply;
  status(nip: string, session: string, reference: string): Reply;
  list(nip: string, session: string): Reply;
  confirmation(nip: string, session: string, reference: string): Reply;
  file(nip: string, ksefNumber: string): Reply;
  /** Every file it was ever given, in order. */
  readonly sent: readonly Sent[];
  /** Has a file in it that somebody else sent. */
  plant(nip: string, file: Buffer): string;
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64");

/** Returns the part that takes files: it decrypts them, compares every hash and size, and decides on each. */
export function openSessions(now: () => Date, faults: () => KsefFaults): Sessions {
  const sessions = new Map<string, Session>();
  const sent: Sent[] = [];
  let count = 0;

  /** True so many times as a fault has left. */
  const once = (
    fault: "loseBefore" | "loseAfter" | "limited" | "aborted" | "refused" | "undecided" | "unconfirmed",
  ) => {
    const all = faults();
    if (all[fault] <= 0) return false;
    all[fault] -= 1;
    return true;
  };

  function sessionOf(nip: string, reference: string): Session {
    const session = sessions.get(reference);
    if (session === undefined || session.nip !== nip) throw new Refusal(400, 21_173, "Brak sesji o wskazanym numerze.");
    return session;
  }

  function sentOf(nip: string, session: string, reference: string): Sent {
    const one = sent.find(
      (file) => file.nip === nip && file.session === session && [file.reference, file.ksefNumber].includes(reference),
    );
    if (one === undefined) throw new Refusal(400, 21_178, "Nie znaleziono faktury.");
    return one;
  }

  function numberOf(nip: string): string {
    count += 1;
    const head = `${nip}-${warsawDay(now()).replaceAll("-", "")}-${count.toString(16).toUpperCase().padStart(12, "0")}`;
    return `${head}-${crc8(head).toString(16).toUpperCase().padStart(2, "0")}`;
  }

  function decide(one: Sent): void {
    const text = one.file.toString("utf8");
    const trouble = troubleOf(one.file, text, one.nip, warsawDay(now()));
    const twin = sent.find(
      (other) =>
        other !== one && other.ksefNumber !== null && other.nip === one.nip && keyOf(other.file) === keyOf(one.file),
    );
    if (once("aborted")) one.state = { code: 550, description: "Operacja została anulowana przez system" };
    else if (once("refused"))
      one.state = { code: faults().refusedWith, description: "Błąd weryfikacji semantyki", details: ["Na życzenie"] };
    else if (trouble !== null) one.state = { ...trouble };
    else if (twin !== undefined)
      one.state = {
        code: 440,
        description: "Duplikat faktury",
        details: [`Faktura o numerze KSeF: ${twin.ksefNumber} została już przesłana`],
        extensions: { originalKsefNumber: twin.ksefNumber!, originalSessionReferenceNumber: twin.session },
      };
    else {
      one.state = { code: 200, description: "Sukces" };
      one.ksefNumber = numberOf(one.nip);
    }
  }

  function said(one: Sent, ordinalNumber: number) {
    const { reference, hash, offline, state, ksefNumber, file } = one;
    const today = warsawDay(now());
    return {
      ordinalNumber,
      invoiceNumber: textIn(file.toString("utf8"), "P_2"),
      ksefNumber,
      referenceNumber: reference,
      invoiceHash: hash,
      invoicingDate: now().toISOString(),
      invoicingMode: offline || textIn(file.toString("utf8"), "P_1") < today ? "Offline" : "Online",
      status: state,
    };
  }

  return {
    sent,
    open(nip, key, vector) {
      if (key.length !== 32 || vector.length !== 16) throw new Refusal(400, 21_405, "Nieprawidłowy klucz sesji.");
      const reference = `20261129-SO-${randomUUID().slice(0, 13).toUpperCase()}`;
      sessions.set(reference, { nip, key, vector, open: true });
      return {
        status: 201,
        json: { referenceNumber: reference, validUntil: new Date(now().getTime() + 12 * 3_600_000).toISOString() },
      };
    },
    send(nip, reference, body) {
      const session = sessionOf(nip, reference);
      if (!session.open) throw new Refusal(400, 21_180, "Sesja jest zamknięta.");
      if (once("limited")) throw new Refusal(429, 429, "Przekroczono limit żądań", { retryAfter: faults().retryAfter });
      if (once("loseBefore")) throw new Lost();
      const encrypted = Buffer.from(String(body["encryptedInvoiceContent"]), "base64");
      const file = decrypted(session, encrypted);
      if (body["invoiceSize"] !== file.length || body["encryptedInvoiceSize"] !== encrypted.length)
        throw new Refusal(400, 21_402, "Nieprawidłowy rozmiar pliku.");
      if (body["invoiceHash"] !== sha256(file) || body["encryptedInvoiceHash"] !== sha256(encrypted))
        throw new Refusal(400, 21_403, "Nieprawidłowy skrót pliku.");
      const corrects = typeof body["hashOfCorrectedInvoice"] === "string" ? body["hashOfCorrectedInvoice"] : null;
      const corrected = sent.find((other) => other.nip === nip && other.hash === corrects);
      if (corrects !== null && (corrected === undefined || body["offlineMode"] !== true))
        throw new Refusal(400, 21_166, "Korekta techniczna niedostępna.");
      if (corrects !== null && corrected!.ksefNumber !== null)
        throw new Refusal(400, 21_167, "Status faktury nie pozwala na korektę techniczną.");
      const one: Sent = {
        reference: `20261129-EE-${randomUUID().slice(0, 13).toUpperCase()}`,
        session: reference,
        nip,
        file,
        hash: sha256(file),
        offline: body["offlineMode"] === true,
        corrects,
        state: { code: 150, description: "Trwa przetwarzanie" },
        ksefNumber: null,
      };
      sent.push(one);
      decide(one);
      if (once("loseAfter")) throw new Lost();
      return { status: 202, json: { referenceNumber: one.reference } };
    },
    close(nip, reference) {
      sessionOf(nip, reference).open = false;
      return { status: 204 };
    },
    status(nip, session, reference) {
      const one = sentOf(nip, session, reference);
      const undecided = { ...one, state: { code: 150, description: "Trwa przetwarzanie" }, ksefNumber: null };
      return { status: 200, json: said(once("undecided") ? undecided : one, 1) };
    },
    list(nip, session) {
      sessionOf(nip, session);
      const invoices = sent.filter((one) => one.session === session).map((one, at) => said(one, at + 1));
      return { status: 200, json: { invoices } };
    },
    confirmation(nip, session, reference) {
      const one = sentOf(nip, session, reference);
      if (one.ksefNumber === null || once("unconfirmed")) throw new Refusal(400, 21_178, "Nie znaleziono UPO.");
      const xml = `<?xml version="1.0" encoding="UTF-8"?><Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3"><Dokument><NumerKSeFDokumentu>${one.ksefNumber}</NumerKSeFDokumentu><SkrotDokumentu>${one.hash}</SkrotDokumentu></Dokument></Potwierdzenie>`;
      return { status: 200, bytes: Buffer.from(xml), headers: { "content-type": "application/xml" } };
    },
    file(nip, ksefNumber) {
      const one = sent.find((other) => other.nip === nip && other.ksefNumber === ksefNumber);
      if (one === undefined) throw new Refusal(400, 21_164, "Faktura o podanym identyfikatorze nie istnieje.");
      return { status: 200, bytes: one.file, headers: { "content-type": "application/xml" } };
    },
    plant(nip, file) {
      const ksefNumber = numberOf(nip);
      const state = { code: 200, description: "Sukces" };
      sent.push({
        reference: "planted",
        session: "planted",
        nip,
        file,
        hash: sha256(file),
        offline: false,
        corrects: null,
        state,
        ksefNumber,
      });
      return ksefNumber;
    },
  };
}

function decrypted({ key, vector }: Session, encrypted: Buffer): Buffer {
  try {
    const decipher = createDecipheriv("aes-256-cbc", key, vector);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]);
  } catch {
    throw new Refusal(400, 21_405, "Nie można odszyfrować pliku.");
  }
}

/** By what two files are the same invoice to KSeF. */
function keyOf(file: Buffer): string {
  const text = file.toString("utf8");
  return `${textIn(text, "RodzajFaktury")}|${textIn(text, "P_2")}`;
}

function textIn(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)<`).exec(xml)?.[1] ?? "";
}

/** What is looked at in every file beside its schema; null: nothing is wrong. */
function troubleOf(file: Buffer, text: string, nip: string, today: string): Sent["state"] | null {
  const wrong = (code: number, details: string) => ({
    code,
    description: code === 430 ? "Błąd weryfikacji pliku faktury" : "Błąd weryfikacji semantyki dokumentu faktury",
    details: [details],
  });
  if (file.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return wrong(430, "BOM");
  if (!Buffer.from(text, "utf8").equals(file)) return wrong(430, "UTF-8");
  if (/<\?(?!xml version="1\.0"( encoding="UTF-8")?\?>)/.test(text)) return wrong(430, "Instrukcja przetwarzania");
  if (/[\u007f-\u0084\u0086-\u009f\ufdd0-\ufdef\p{Noncharacter_Code_Point}]/u.test(text)) return wrong(430, "Znak");
  if (file.length > 1_000_000) return wrong(430, "Rozmiar");
  if (!text.includes('xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/"')) return wrong(430, "Schemat");
  if (textIn(text, "NIP") !== nip) return wrong(410, "NIP sprzedawcy");
  if (/<Nazwa>Odrzucona/.test(text)) return wrong(450, "Nabywca o nazwie Odrzucona jest tu zawsze odrzucany");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(textIn(text, "P_1")) || textIn(text, "P_1") > today) return wrong(450, "P_1");
  return null;
}
