import type { Identity, SignInOffer, SignInProof } from "../../domain/customer/sign-in.ts";
import { openFacebook, type FacebookSettings } from "./facebook.ts";
import { openGoogle, type GoogleSettings } from "./google.ts";
import { Unreachable } from "./unreachable.ts";

/** What became of checking a proof: who it is, a token that proves nothing, or a provider that does not answer. */
export type Checked =
  | { kind: "known"; identity: Identity }
  | { kind: "refused" }
  | { kind: "unreachable"; cause: unknown };

/** The sign-in providers. */
export interface SignIn {
  offer: SignInOffer;
  /** Returns who a proof is about (guarantees, point 13). Asks the provider where it must, for a few seconds at most. */
  check(proof: SignInProof): Promise<Checked>;
}

export interface SignInSettings {
  /** Null: not offered. */
  google: GoogleSettings | null;
  facebook: FacebookSettings | null;
  /** Milliseconds to wait for a provider. */
  patience?: number;
}

/** Opens the configured providers; a proof of one that is not configured is refused. */
export function openSignIn({ google, facebook, patience = 4000 }: SignInSettings): SignIn {
  const checks = {
    google: google === null ? null : openGoogle(google, patience),
    facebook: facebook === null ? null : openFacebook(facebook, patience),
  };
  return {
    offer: {
      google:
        google === null
          ? null
          : { clientId: google.clientId, script: google.hosts.script, standIn: google.hosts.standIn },
      facebook:
        facebook === null
          ? null
          : {
              appId: facebook.appId,
              version: facebook.version,
              script: facebook.hosts.script,
              standIn: facebook.hosts.standIn,
            },
    },
    async check(proof) {
      try {
        const identity = (await checks[proof.source]?.(proof)) ?? null;
        return identity === null ? { kind: "refused" } : { kind: "known", identity };
      } catch (cause) {
        if (cause instanceof Unreachable) return { kind: "unreachable", cause };
        throw cause;
      }
    },
  };
}
