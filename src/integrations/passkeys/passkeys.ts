import { randomBytes } from "node:crypto";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import * as v from "valibot";
import {
  type Authentication,
  authenticationOptions,
  type Registration,
  registrationOptions,
} from "../../contract/operator/webauthn.ts";

/** EdDSA, ES256 and RS256: what every machine can verify, said so that none offers more than another takes. */
const algorithms = [-8, -7, -257];

interface RegisteredPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  aaguid: string;
  synced: boolean;
}

/** A stored passkey, as far as its signature is checked by it. */
interface KnownPasskey {
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  user_handle: Buffer;
}

export interface Passkeys {
  /** Returns what a browser makes a new passkey from; `challenge` is what it signs. */
  registrationFor(person: {
    userHandle: Buffer;
    email: string;
    name: string;
    known: readonly { credential_id: Buffer; transports: string[] }[];
  }): Promise<{ options: v.InferOutput<typeof registrationOptions>; challenge: Buffer }>;
  /** Returns the passkey that was made; null: it is not what was asked for, or not for this shop. */
  registered(response: Registration, challenge: Buffer): Promise<RegisteredPasskey | null>;
  /** Returns what a browser signs in by. */
  authentication(): Promise<{ options: v.InferOutput<typeof authenticationOptions>; challenge: Buffer }>;
  /** Returns what a passkey that signed counts now; null: its signature, owner or count is not what it must be. */
  authenticated(
    response: Authentication,
    by: { passkey: KnownPasskey; challenge: Buffer },
  ): Promise<{ counter: number; synced: boolean } | null>;
}

/**
 * Opens passkeys for a shop at an address. They belong to its host without `www`, for ever: at another host none of
 * them works. Who uses one must be verified by it (a finger, a face, a PIN).
 */
export function openPasskeys(publicUrl: string): Passkeys {
  const { hostname, origin } = new URL(publicUrl);
  const rpID = hostname.replace(/^www\./, "");
  return {
    async registrationFor({ userHandle, email, name, known }) {
      const challenge = randomBytes(32);
      const options = await generateRegistrationOptions({
        rpName: "Bruk",
        rpID,
        userID: new Uint8Array(userHandle),
        userName: email,
        userDisplayName: name || email,
        challenge: new Uint8Array(challenge),
        attestationType: "none",
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: known.map(({ credential_id, transports }) => ({
          id: credential_id.toString("base64url"),
          transports,
        })),
      });
      return { options: v.parse(registrationOptions, options), challenge };
    },
    async registered(response, challenge) {
      if (isFramed(response)) return null;
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: response as Parameters<typeof verifyRegistrationResponse>[0]["response"],
          expectedChallenge: challenge.toString("base64url"),
          expectedOrigin: origin,
          expectedRPID: rpID,
          supportedAlgorithmIDs: algorithms,
        });
        if (!verified || registrationInfo.fmt !== "none") return null;
        const { credential, aaguid, credentialBackedUp } = registrationInfo;
        return {
          credentialId: Buffer.from(credential.id, "base64url"),
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: [...(response.response.transports ?? [])],
          aaguid,
          synced: credentialBackedUp,
        };
      } catch {
        return null;
      }
    },
    async authentication() {
      const challenge = randomBytes(32);
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: new Uint8Array(challenge),
        userVerification: "required",
        allowCredentials: [],
      });
      return { options: v.parse(authenticationOptions, options), challenge };
    },
    async authenticated(response, { passkey, challenge }) {
      const handle = response.response.userHandle;
      if (isFramed(response) || handle === undefined || !Buffer.from(handle, "base64url").equals(passkey.user_handle))
        return null;
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: response as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
          expectedChallenge: challenge.toString("base64url"),
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: {
            id: passkey.credential_id.toString("base64url"),
            publicKey: new Uint8Array(passkey.public_key),
            counter: passkey.counter,
          },
        });
        if (!verified) return null;
        return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
      } catch {
        return null;
      }
    },
  };
}

/** Returns the challenge a response was made for, as the browser says; null of what is no such response. */
export function challengeIn(response: Registration | Authentication): Buffer | null {
  const { challenge } = clientDataOf(response);
  return typeof challenge === "string" && challenge !== "" ? Buffer.from(challenge, "base64url") : null;
}

/** The library lets a frame of another site pass where the browser does not say of which: ours is in no frame. */
function isFramed(response: Registration | Authentication): boolean {
  return clientDataOf(response).crossOrigin === true;
}

function clientDataOf({ response }: Registration | Authentication): { challenge?: unknown; crossOrigin?: unknown } {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString());
    return typeof data === "object" && data !== null ? data : {};
  } catch {
    return {};
  }
}
