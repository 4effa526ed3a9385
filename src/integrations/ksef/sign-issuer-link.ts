import { constants, createHash, sign } from "node:crypto";
import type { KsefEnvironment } from "../../domain/invoice/ksef-duty.ts";
import { issuerText } from "../../domain/invoice/ksef-links.ts";
import { type KsefKeyFiles, openKey } from "./ksef-key.ts";

/**
 * Returns code II of a document: signed by the seller's certificate of the kind `Offline`, RSASSA-PSS with a salt of 32
 * bytes or ECDSA with R and S behind each other. Throws a `KsefProblem` where the certificate or its key cannot be read.
 */
export function signIssuerLink(
  { environment, sellerNip, file }: { environment: KsefEnvironment; sellerNip: string; file: Buffer },
  files: KsefKeyFiles,
): string {
  const { certificate, key } = openKey(files);
  const hash = createHash("sha256").update(file).digest("base64url");
  const text = issuerText({ environment, sellerNip, hash }, certificate.serialNumber);
  const signature = sign("sha256", Buffer.from(text), {
    key,
    ...(key.asymmetricKeyType === "ec"
      ? { dsaEncoding: "ieee-p1363" }
      : { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }),
  });
  return `https://${text}/${signature.toString("base64url")}`;
}
