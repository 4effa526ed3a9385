import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from "node:crypto";
import {
  der,
  ecdsaWithSha256,
  named,
  oid,
  printable,
  sequence,
  signatureBits,
  utf8,
} from "../../src/integrations/ksef/der.ts";

/** A certificate that signs itself, with its key. */
export interface SelfSigned {
  certificate: X509Certificate;
  /** PEM. */
  certificatePem: string;
  key: KeyObject;
  /** PEM, PKCS #8. */
  keyPem: string;
}

interface SelfSignedTerms {
  kind: "ec" | "rsa";
  /** What it says of its subject: the common name, and the NIP of a seller as KSeF reads it. */
  name: string;
  from?: Date;
  to?: Date;
}

/** Makes a certificate, X.509 v3, of a fresh key: EC P-256 or RSA of 2048 bits. For stand-ins and tests: nobody outside would believe it. */
export function makeSelfSigned({ kind, name, from, to }: SelfSignedTerms): SelfSigned {
  const { privateKey: key } =
    kind === "ec"
      ? generateKeyPairSync("ec", { namedCurve: "P-256" })
      : generateKeyPairSync("rsa", { modulusLength: 2048 });
  const begins = from ?? new Date(Date.now() - 60 * 86_400_000);
  const ends = to ?? new Date(Date.now() + 700 * 86_400_000);
  const subject = sequence(named("550406", printable("PL")), named("550403", utf8(name)));
  const publicKey = createPublicKey(key).export({ type: "spki", format: "der" });
  const certificate = issue({ subject, publicKey, issuer: subject, signedWith: key, begins, ends });
  return {
    certificate,
    certificatePem: certificate.toString(),
    key,
    keyPem: key.export({ type: "pkcs8", format: "pem" }) as string,
  };
}

interface Issued {
  /** DER: a name, and a public key. */
  subject: Buffer;
  publicKey: Buffer;
  issuer: Buffer;
  signedWith: KeyObject;
  begins: Date;
  ends: Date;
}

/** Returns a certificate that somebody signs for somebody. */
export function issue({ subject, publicKey, issuer, signedWith, begins, ends }: Issued): X509Certificate {
  const algorithm =
    signedWith.asymmetricKeyType === "ec" ? ecdsaWithSha256 : sequence(oid("2a864886f70d01010b"), Buffer.from([5, 0]));
  const serial = randomBytes(8);
  serial[0] = (serial[0]! & 0x7f) | 0x40;
  const body = sequence(
    der(0xa0, der(2, Buffer.from([2]))),
    der(2, serial),
    algorithm,
    issuer,
    sequence(moment(begins), moment(ends)),
    subject,
    publicKey,
  );
  return new X509Certificate(sequence(body, algorithm, signatureBits(sign("sha256", body, signedWith))));
}

/** Returns by what KSeF would call a key. */
export function keyIdOf(certificate: X509Certificate): string {
  return createHash("sha256")
    .update(certificate.publicKey.export({ type: "spki", format: "der" }))
    .digest("base64");
}

function moment(at: Date): Buffer {
  return der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, "").slice(0, 14)}Z`));
}
