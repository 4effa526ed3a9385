import { generateKeyPairSync, sign } from "node:crypto";
import { der, ecdsaWithSha256, named, printable, sequence, signatureBits, utf8 } from "./der.ts";

/** Whose certificate is asked for: exactly what KSeF has read out of the one that logs in. */
export interface KsefSubject {
  commonName: string | null;
  surname: string | null;
  serialNumber: string | null;
  countryName: string | null;
  organizationName: string | null;
  givenNames: readonly string[];
  uniqueIdentifier: string | null;
  organizationIdentifier: string | null;
}

/** What KSeF is asked with, and the key that is nobody's but the shop's. */
export interface CertificateRequest {
  /** PKCS #10, DER. */
  request: Buffer;
  /** PEM, PKCS #8. */
  privateKey: string;
}

/** Returns a request for a certificate of a fresh key, EC P-256. Changing anything of the subject would have it refused. */
export function makeCertificateRequest(subject: KsefSubject): CertificateRequest {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const asked = sequence(
    der(2, Buffer.from([0])),
    nameOf(subject),
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa0, Buffer.alloc(0)),
  );
  return {
    request: sequence(asked, ecdsaWithSha256, signatureBits(sign("sha256", asked, privateKey))),
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
  };
}

function nameOf(subject: KsefSubject): Buffer {
  const { commonName, surname, serialNumber, countryName, organizationName, givenNames } = subject;
  return sequence(
    ...[
      attribute("550403", commonName),
      attribute("550404", surname),
      attribute("550405", serialNumber, printable),
      attribute("550406", countryName, printable),
      attribute("55040a", organizationName),
      ...givenNames.map((name) => attribute("55042a", name)),
      attribute("55042d", subject.uniqueIdentifier),
      attribute("550461", subject.organizationIdentifier),
    ].flatMap((one) => one ?? []),
  );
}

function attribute(type: string, value: string | null, as = utf8): Buffer | null {
  return value === null || value === "" ? null : named(type, as(value));
}
