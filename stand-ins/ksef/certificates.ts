import { createPublicKey, verify } from "node:crypto";
import { named, printable, sequence, utf8 } from "../../src/integrations/ksef/der.ts";
import { Refusal, type Reply } from "./reply.ts";
import { issue, makeSelfSigned, type SelfSigned } from "./self-signed.ts";

export interface Certificates {
  /** Returns what a request must say of whom it is for. */
  data(nip: string): Reply;
  /** Takes a request: its signature is looked at, and whom it is for. */
  enrol(nip: string, body: Record<string, unknown>): Reply;
  state(reference: string): Reply;
  retrieve(body: Record<string, unknown>): Reply;
}

interface Made {
  serial: string;
  der: Buffer;
  kind: string;
  name: string;
  /** So many times it is answered that it is not made yet. */
  waits: number;
}

/** Returns the part that makes certificates for who has logged in by one. */
export function openCertificates(now: () => Date): Certificates {
  let office: SelfSigned | null = null;
  const made = new Map<string, Made>();
  const subjectOf = (nip: string) => ({
    commonName: "Bruk – Żółw sp. z o.o.",
    countryName: "PL",
    organizationName: "Bruk sp. z o.o.",
    organizationIdentifier: `VATPL-${nip}`,
  });
  const nameOf = (nip: string) => {
    const subject = subjectOf(nip);
    return sequence(
      named("550403", utf8(subject.commonName)),
      named("550406", printable(subject.countryName)),
      named("55040a", utf8(subject.organizationName)),
      named("550461", utf8(subject.organizationIdentifier)),
    );
  };
  return {
    data: (nip) => ({ status: 200, json: { ...subjectOf(nip), givenName: null, surname: null } }),
    enrol(nip, body) {
      const name = String(body["certificateName"]);
      const kind = String(body["certificateType"]);
      if (!/^[\p{L}\d_ -]{5,100}$/u.test(name) || !["Authentication", "Offline"].includes(kind))
        throw new Refusal(400, 21_405, "Nieprawidłowa nazwa lub typ certyfikatu.");
      const publicKey = keyIn(Buffer.from(String(body["csr"]), "base64"), nameOf(nip));
      if (publicKey === null) throw new Refusal(400, 25_010, "Nieprawidłowy CSR.");
      office ??= makeSelfSigned({ kind: "ec", name: "KSeF na niby" });
      const certificate = issue({
        subject: nameOf(nip),
        publicKey,
        issuer: sequence(named("550403", utf8("KSeF na niby"))),
        signedWith: office.key,
        begins: now(),
        ends: new Date(now().getTime() + 730 * 86_400_000),
      });
      const reference = `20261129-CE-${String(made.size + 1).padStart(10, "0")}`;
      made.set(reference, { serial: certificate.serialNumber, der: certificate.raw, kind, name, waits: 1 });
      return { status: 202, json: { referenceNumber: reference, timestamp: now().toISOString() } };
    },
    state(reference) {
      const one = made.get(reference);
      if (one === undefined) throw new Refusal(400, 21_405, "Nie znaleziono wniosku.");
      const waits = one.waits > 0;
      one.waits -= 1;
      const status = waits
        ? { code: 100, description: "Wniosek przyjęty do realizacji" }
        : { code: 200, description: "Wniosek obsłużony" };
      return {
        status: 200,
        json: { requestDate: now().toISOString(), status, certificateSerialNumber: waits ? null : one.serial },
      };
    },
    retrieve(body) {
      const serials = body["certificateSerialNumbers"] as string[];
      const certificates = [...made.values()]
        .filter(({ serial }) => serials.includes(serial))
        .map(({ serial, der, kind, name }) => ({
          certificate: der.toString("base64"),
          certificateName: name,
          certificateSerialNumber: serial,
          certificateType: kind,
        }));
      return { status: 200, json: { certificates } };
    },
  };
}

/** Returns the public key a request is for; null: it is not signed by its own key, or is for somebody else. */
function keyIn(request: Buffer, subject: Buffer): Buffer | null {
  try {
    const [asked, , signature] = partsOf(request);
    const [version, name, publicKey] = partsOf(asked!);
    const key = createPublicKey({ key: publicKey!, format: "der", type: "spki" });
    const isSigned = verify("sha256", asked!, key, contentOf(signature!).subarray(1));
    return isSigned && contentOf(version!).equals(Buffer.from([0])) && name!.equals(subject) ? publicKey! : null;
  } catch {
    return null;
  }
}

/** Returns the parts of a sequence, each whole. */
function partsOf(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let rest = contentOf(bytes);
  while (rest.length > 0) {
    const whole = wholeOf(rest);
    parts.push(rest.subarray(0, whole));
    rest = rest.subarray(whole);
  }
  return parts;
}

function contentOf(bytes: Buffer): Buffer {
  return bytes.subarray(headOf(bytes), wholeOf(bytes));
}

function headOf(bytes: Buffer): number {
  return bytes[1]! < 0x80 ? 2 : 2 + (bytes[1]! & 0x7f);
}

function wholeOf(bytes: Buffer): number {
  const head = headOf(bytes);
  return head + (head === 2 ? bytes[1]! : bytes.readUIntBE(2, head - 2));
}
