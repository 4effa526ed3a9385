import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { KsefProblem } from "../../domain/invoice/ksef-problem.ts";

/** A certificate of KSeF with its key. */
export interface KsefKey {
  certificate: X509Certificate;
  key: KeyObject;
}

/** PEM, as the label brought it; `password`: '' where the key has none. */
export interface KsefKeyFiles {
  certificate: string;
  privateKey: string;
  password: string;
}

/** Returns a certificate with its key. Throws a `KsefProblem` where they cannot be read, the password is wrong, they do not belong together, or the key is of another kind than KSeF takes (RSA of 2048 bits and more, EC P-256). */
export function openKey({ certificate, privateKey, password }: KsefKeyFiles): KsefKey {
  const opened = readKey({ certificate, privateKey, password });
  if (!opened.certificate.checkPrivateKey(opened.key))
    throw new KsefProblem("credentials", "the key is not that of the certificate");
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = opened.key;
  const taken =
    (type === "rsa" && (details?.modulusLength ?? 0) >= 2048) ||
    (type === "ec" && details?.namedCurve === "prime256v1");
  if (!taken) throw new KsefProblem("credentials", "the key is neither RSA of 2048 bits nor EC P-256");
  return opened;
}

/** Returns until when a certificate in PEM holds; null: it cannot be read. */
export function certificateEnd(pem: string): Date | null {
  try {
    return new X509Certificate(pem).validToDate;
  } catch {
    return null;
  }
}

function readKey({ certificate, privateKey, password }: KsefKeyFiles): KsefKey {
  try {
    return {
      certificate: new X509Certificate(certificate),
      key: createPrivateKey({ key: privateKey, ...(password === "" ? {} : { passphrase: password }) }),
    };
  } catch {
    throw new KsefProblem(
      "credentials",
      "the certificate or its key cannot be read, or the password of the key is another",
    );
  }
}
