import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { Authentication, Registration } from "../../src/contract/operator/webauthn.ts";

/** A passkey's device as the standard has it (W3C Web Authentication): one key on the curve P-256, attestation `none`. */
export interface Authenticator {
  register(options: { challenge: string; user: { id: string } }): Registration;
  authenticate(options: { challenge: string }): Authentication;
  /** What it counts its signatures by; 0 for ever of one that is copied between devices. */
  counter: number;
}

/** What may be wrong of one: by which a server is tried. */
export interface AuthenticatorInput {
  origin: string;
  rpId: string;
  /** False: nobody was verified, by finger or PIN. */
  verifies?: boolean;
  /** Copied between devices: it counts nothing. */
  synced?: boolean;
  crossOrigin?: boolean;
}

/** Opens one for pages of an origin. */
export function openAuthenticator({
  origin,
  rpId,
  verifies = true,
  synced = false,
  crossOrigin = false,
}: AuthenticatorInput): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let owner = "";
  const common = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
  } as const;
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  const authenticatorData = (attested: Buffer | null) => {
    const flags = 0x01 | (verifies ? 0x04 : 0) | (synced ? 0x18 : 0) | (attested === null ? 0 : 0x40);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(self.counter);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.of(flags), counter, attested ?? Buffer.alloc(0)]);
  };
  const self: Authenticator = {
    counter: synced ? 0 : 1,
    register({ challenge, user }) {
      owner = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const { x, y } = publicKey.export({ format: "jwk" });
      const data = authenticatorData(
        Buffer.concat([
          Buffer.alloc(16),
          length,
          id,
          coseKey(Buffer.from(x!, "base64url"), Buffer.from(y!, "base64url")),
        ]),
      );
      return {
        ...common,
        response: {
          clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
          attestationObject: attestationObject(data).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    authenticate({ challenge }) {
      if (!synced) self.counter += 1;
      const data = authenticatorData(null);
      const client = clientData("webauthn.get", challenge);
      return {
        ...common,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
          userHandle: owner,
        },
      };
    },
  };
  return self;
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

/** The key as CBOR (RFC 9052): kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const bytes = (value: Buffer) => Buffer.concat([Buffer.of(0x58, value.length), value]);
  return Buffer.concat([
    Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    bytes(x),
    Buffer.of(0x22),
    bytes(y),
  ]);
}

/** `{fmt: "none", attStmt: {}, authData}` as CBOR. */
function attestationObject(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.of(0x60 | value.length), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.of(0xa3),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.of(0xa0),
    text("authData"),
    Buffer.of(0x58, data.length),
    data,
  ]);
}
