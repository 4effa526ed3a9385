import type { KsefEnvironment } from "./ksef-duty.ts";

/** Where the Ministry answers who reads a code. */
const hosts: Record<KsefEnvironment, string> = {
  test: "qr-test.ksef.mf.gov.pl",
  demo: "qr-demo.ksef.mf.gov.pl",
  production: "qr.ksef.mf.gov.pl",
};

/** What the codes of a document say of it. */
export interface KsefCoded {
  environment: KsefEnvironment;
  /** Ten digits. */
  sellerNip: string;
  /** `2026-11-21`. */
  issuedOn: string;
  /** SHA-256 of the file that is sent, base 64 for addresses without filling. */
  hash: string;
}

/** What a paper shows of KSeF. */
export interface KsefCodes {
  environment: KsefEnvironment;
  /** Code I; null: the number was noted by hand, and the shop has not got its file. */
  documentLink: string | null;
  /** Null: it has none yet. */
  ksefNumber: string | null;
  /** Code II, of what was handed over before it had its number; null where it has one. */
  issuerLink: string | null;
}

/** Returns code I: the address by which whoever has a paper finds the document in KSeF. */
export function documentLink({ environment, sellerNip, issuedOn, hash }: KsefCoded): string {
  const day = issuedOn.split("-").toReversed().join("-");
  return `https://${hosts[environment]}/invoice/${sellerNip}/${day}/${hash}`;
}

/** Returns what is signed for code II, by which a paper that was handed over before it was sent shows who issued it; the code is `https://`, this, a stroke and the signature. `serial`: the certificate's, in hexadecimal. */
export function issuerText({ environment, sellerNip, hash }: Omit<KsefCoded, "issuedOn">, serial: string): string {
  return `${hosts[environment]}/certificate/Nip/${sellerNip}/${sellerNip}/${serial}/${hash}`;
}
