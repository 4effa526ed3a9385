import {
  constants,
  createHash,
  type KeyLike,
  privateDecrypt,
  randomBytes,
  randomUUID,
  verify,
  X509Certificate,
} from "node:crypto";
import { SignedXml } from "xml-crypto";
import { Refusal, type Reply } from "./reply.ts";
import { keyIdOf, makeSelfSigned, type SelfSigned } from "./self-signed.ts";

const ecdsaSha256 = "http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256";

/** ECDSA as XML signatures have it, read anew here: the shop's own is what is tested. */
class Ecdsa {
  readonly getAlgorithmName = () => ecdsaSha256;
  readonly getSignature = () => "";
  readonly verifySignature = (material: string, key: KeyLike, value: string) =>
    verify(
      "sha256",
      Buffer.from(material),
      { key: key as string, dsaEncoding: "ieee-p1363" },
      Buffer.from(value, "base64"),
    );
}

interface LoggedIn {
  nip: string;
  byCertificate: boolean;
}

export interface LogIns {
  /** Returns the list of the Ministry's keys. */
  keys(): Reply;
  /** Takes other keys from now on. */
  renewKeys(): void;
  /** Returns what was wrapped for the Ministry. Throws a refusal where the key is not known, or it cannot be read. */
  unwrap(encrypted: string, publicKeyId: unknown): Buffer;
  challenge(): Reply;
  byXades(xml: string): Reply;
  byToken(body: Record<string, unknown>, knows: (token: string) => boolean): Reply;
  stateOf(reference: string, bearer: string, mayWrite: boolean): Reply;
  redeem(bearer: string): Reply;
  refresh(bearer: string): Reply;
  /** Returns the seller's NIP of who has an access token, and whether they came by a certificate. Throws 401 where nobody has. */
  who(bearer: string): LoggedIn;
}

/** Returns the part that lets sellers in, as KSeF 2.0 does: challenge, signature or token, state, tokens. */
export function openLogIns(now: () => Date): LogIns {
  let key: SelfSigned | null = null;
  const ministry = () => (key ??= makeSelfSigned({ kind: "rsa", name: "MF" }));
  const challenges = new Map<string, number>();
  const begun = new Map<string, LoggedIn & { reference: string; good: boolean; redeemed: boolean }>();
  const refreshTokens = new Map<string, LoggedIn>();
  const accessTokens = new Map<string, LoggedIn & { until: number }>();

  const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString();
  const fresh = () => randomBytes(24).toString("base64url");

  function begin({ nip, byCertificate }: LoggedIn, good: boolean): Reply {
    const [token, reference] = [fresh(), `20261129-AU-${randomUUID().slice(0, 13).toUpperCase()}`];
    begun.set(token, { reference, nip, byCertificate, good, redeemed: false });
    return {
      status: 202,
      json: { referenceNumber: reference, authenticationToken: { token, validUntil: inMinutes(10) } },
    };
  }

  function access({ nip, byCertificate }: LoggedIn) {
    const token = fresh();
    accessTokens.set(token, { nip, byCertificate, until: now().getTime() + 15 * 60_000 });
    return { token, validUntil: inMinutes(15) };
  }

  function takeChallenge(challenge: string): number | null {
    const at = challenges.get(challenge);
    challenges.delete(challenge);
    return at === undefined || now().getTime() - at > 600_000 ? null : at;
  }

  return {
    keys: () => ({
      status: 200,
      json: (["KsefTokenEncryption", "SymmetricKeyEncryption"] as const).map((usage) => ({
        certificate: ministry().certificate.raw.toString("base64"),
        certificateId: ministry().certificate.serialNumber,
        publicKeyId: keyIdOf(ministry().certificate),
        validFrom: ministry().certificate.validFromDate.toISOString(),
        validTo: ministry().certificate.validToDate.toISOString(),
        usage: [usage],
      })),
    }),
    renewKeys: () => void (key = null),
    unwrap(encrypted, publicKeyId) {
      if (publicKeyId !== keyIdOf(ministry().certificate))
        throw new Refusal(400, 21_470, "Wskazany klucz publiczny jest nieznany lub wycofany.");
      try {
        return privateDecrypt(
          { key: ministry().key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" },
          Buffer.from(encrypted, "base64"),
        );
      } catch {
        throw new Refusal(400, 21_405, "Nie można odszyfrować klucza.");
      }
    },
    challenge() {
      const challenge = `20261129-CR-${randomUUID().replaceAll("-", "").slice(0, 24).toUpperCase()}`;
      const at = now().getTime();
      challenges.set(challenge, at);
      return {
        status: 200,
        json: { challenge, timestamp: new Date(at).toISOString(), timestampMs: at, clientIp: "127.0.0.1" },
      };
    },
    byXades(xml) {
      const read = readSigned(xml);
      if (read === null) throw new Refusal(400, 9101, "Nieprawidłowy dokument: podpis XAdES jest niepoprawny.");
      return begin({ nip: read.nip, byCertificate: true }, takeChallenge(read.challenge) !== null);
    },
    byToken(body, knows) {
      const plain = this.unwrap(String(body["encryptedToken"]), body["publicKeyId"]).toString("utf8");
      const [token = "", at = ""] = plain.split(/\|(?=\d+$)/);
      const context = body["contextIdentifier"] as { type?: string; value?: string } | undefined;
      const asked = takeChallenge(String(body["challenge"]));
      const isKnown = context?.type === "Nip" && asked === Number(at) && knows(token);
      return begin({ nip: context?.value ?? "", byCertificate: false }, isKnown);
    },
    stateOf(reference, bearer, mayWrite) {
      const one = begun.get(bearer);
      if (one === undefined || one.reference !== reference) throw new Refusal(401, 0, "Unauthorized");
      const [code, description] = !one.good
        ? [450, "Uwierzytelnianie zakończone niepowodzeniem z powodu błędnego wyzwania lub tokenu"]
        : mayWrite
          ? [200, "Uwierzytelnianie zakończone sukcesem"]
          : [415, "Uwierzytelnianie zakończone niepowodzeniem: brak uprawnień"];
      return { status: 200, json: { startDate: now().toISOString(), status: { code, description } } };
    },
    redeem(bearer) {
      const one = begun.get(bearer);
      if (one === undefined || !one.good) throw new Refusal(401, 0, "Unauthorized");
      if (one.redeemed) throw new Refusal(400, 21_301, "Tokeny dla operacji uwierzytelnienia zostały już pobrane.");
      one.redeemed = true;
      const refresh = fresh();
      refreshTokens.set(refresh, one);
      return {
        status: 200,
        json: { accessToken: access(one), refreshToken: { token: refresh, validUntil: inMinutes(7 * 24 * 60) } },
      };
    },
    refresh(bearer) {
      const one = refreshTokens.get(bearer);
      if (one === undefined) throw new Refusal(401, 0, "Unauthorized");
      return { status: 200, json: { accessToken: access(one) } };
    },
    who(bearer) {
      const one = accessTokens.get(bearer);
      if (one === undefined || one.until < now().getTime()) throw new Refusal(401, 0, "Unauthorized");
      return one;
    },
  };
}

/** Reads a signed request: challenge and NIP out of what is really signed; null where the signature does not hold, or is not over the request and the properties that name its certificate. */
function readSigned(xml: string): { challenge: string; nip: string } | null {
  const signature = /<(\w+:)?Signature[ >].*<\/\1Signature>/s.exec(xml)?.[0];
  const inKeyInfo = /<(?:\w+:)?X509Certificate>([^<]+)</.exec(signature ?? "")?.[1];
  if (signature === undefined || inKeyInfo === undefined) return null;
  try {
    const certificate = new X509Certificate(Buffer.from(inKeyInfo, "base64"));
    const check = new SignedXml({ publicCert: certificate.toString(), getCertFromKeyInfo: () => null });
    check.SignatureAlgorithms[ecdsaSha256] = Ecdsa;
    check.loadSignature(signature);
    if (!check.checkSignature(xml)) return null;
    const [request, properties] = ["AuthTokenRequest", "SignedProperties"].map((name) =>
      check.getSignedReferences().find((signed) => new RegExp(`^<(?:\\w+:)?${name}[ >]`).test(signed)),
    );
    const digest = /<(?:\w+:)?CertDigest>.*?DigestValue[^>]*>([^<]+)</s.exec(properties ?? "")?.[1];
    if (digest !== createHash("sha256").update(certificate.raw).digest("base64")) return null;
    const said = (name: string) => new RegExp(`<(?:\\w+:)?${name}>([^<]*)<`).exec(request ?? "")?.[1] ?? "";
    if (!request?.includes('"http://ksef.mf.gov.pl/auth/token/2.0"')) return null;
    return { challenge: said("Challenge"), nip: said("Nip") };
  } catch {
    return null;
  }
}
