import { createHash, sign, verify, type KeyLike, type X509Certificate } from "node:crypto";
import { type SignatureAlgorithm, SignedXml } from "xml-crypto";
import { escapeXml } from "../../domain/escape.ts";
import type { KsefKey } from "./ksef-key.ts";

const authToken = "http://ksef.mf.gov.pl/auth/token/2.0";
const c14n = "http://www.w3.org/2001/10/xml-exc-c14n#";
const sha256 = "http://www.w3.org/2001/04/xmlenc#sha256";
const enveloped = "http://www.w3.org/2000/09/xmldsig#enveloped-signature";
const rsaSha256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";
const ecdsaSha256 = "http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256";

/** ECDSA as XML signatures have it: R and S behind each other, not as DER. The library has RSA alone. */
class EcdsaSha256 implements SignatureAlgorithm {
  readonly getAlgorithmName = () => ecdsaSha256;
  readonly getSignature = (signed: unknown, key: KeyLike) =>
    sign("sha256", Buffer.from(String(signed)), { key: key as string, dsaEncoding: "ieee-p1363" }).toString("base64");
  readonly verifySignature = (material: string, key: KeyLike, value: string) =>
    verify(
      "sha256",
      Buffer.from(material),
      { key: key as string, dsaEncoding: "ieee-p1363" },
      Buffer.from(value, "base64"),
    );
}

/**
 * Returns the `AuthTokenRequest` for a challenge with an enveloped XAdES-BES signature: over the request, and over the
 * properties that name the certificate. `at`: the moment of the challenge by KSeF's own clock.
 */
export function signAuthRequest(
  { challenge, at, nip }: { challenge: string; at: Date; nip: string },
  { certificate, key }: KsefKey,
): string {
  const request = `<AuthTokenRequest xmlns="${authToken}"><Challenge>${escapeXml(challenge)}</Challenge><ContextIdentifier><Nip>${escapeXml(nip)}</Nip></ContextIdentifier><SubjectIdentifierType>certificateSubject</SubjectIdentifierType></AuthTokenRequest>`;
  const signature = new SignedXml({
    privateKey: key.export({ type: "pkcs8", format: "pem" }) as string,
    publicCert: certificate.toString(),
    signatureAlgorithm: key.asymmetricKeyType === "ec" ? ecdsaSha256 : rsaSha256,
    canonicalizationAlgorithm: c14n,
    objects: [{ content: propertiesOf(certificate, at) }],
  });
  signature.SignatureAlgorithms[ecdsaSha256] = EcdsaSha256;
  signature.addReference({ xpath: "/*", transforms: [enveloped, c14n], digestAlgorithm: sha256, isEmptyUri: true });
  signature.addReference({
    xpath: "//*[@Id='SignedProperties']",
    uri: "#SignedProperties",
    transforms: [c14n],
    digestAlgorithm: sha256,
    type: "http://uri.etsi.org/01903#SignedProperties",
  });
  signature.computeSignature(request, { prefix: "ds", attrs: { Id: "Signature" } });
  return signature.getSignedXml();
}

function propertiesOf(certificate: X509Certificate, at: Date): string {
  const digest = createHash("sha256").update(certificate.raw).digest("base64");
  return (
    `<xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Target="#Signature"><xades:SignedProperties Id="SignedProperties"><xades:SignedSignatureProperties>` +
    `<xades:SigningTime>${at.toISOString()}</xades:SigningTime><xades:SigningCertificate><xades:Cert>` +
    `<xades:CertDigest><ds:DigestMethod Algorithm="${sha256}"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></xades:CertDigest>` +
    `<xades:IssuerSerial><ds:X509IssuerName>${escapeXml(issuerOf(certificate))}</ds:X509IssuerName><ds:X509SerialNumber>${BigInt(`0x${certificate.serialNumber}`)}</ds:X509SerialNumber></xades:IssuerSerial>` +
    `</xades:Cert></xades:SigningCertificate></xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties>`
  );
}

/** The issuer as RFC 4514 writes it: the last part first. */
function issuerOf({ issuer }: X509Certificate): string {
  return issuer.split("\n").toReversed().join(",");
}
