import * as v from "valibot";
import type { Call } from "./call.ts";
import { type KsefKeyFiles, openKey } from "./ksef-key.ts";
import { KsefProblem } from "../../domain/invoice/ksef-problem.ts";
import type { PublicKeys } from "./public-keys.ts";
import { readAnswer } from "./read-answer.ts";
import { signAuthRequest } from "./sign-auth-request.ts";

/** Who logs in: the seller's NIP, and by what. */
export interface KsefLogIn {
  nip: string;
  by: ({ kind: "certificate" } & KsefKeyFiles) | { kind: "token"; token: string };
}

/** Gives the token that a call is made with. */
export interface KsefTokens {
  /** Does work with an access token; where KSeF says that it has run out, once more with a fresh one. */
  withToken<T>(work: (token: string) => Promise<T>): Promise<T>;
}

interface LogInParts {
  call: Call;
  keys: PublicKeys;
  logIn: KsefLogIn;
  now: () => Date;
  wait: (milliseconds: number) => Promise<unknown>;
}

const token = v.object({ token: v.string(), validUntil: v.pipe(v.string(), v.isoTimestamp()) });
const challengeAnswer = v.object({ challenge: v.string(), timestamp: v.string(), timestampMs: v.optional(v.number()) });
const begunAnswer = v.object({ referenceNumber: v.string(), authenticationToken: token });
const statusAnswer = v.object({
  status: v.object({ code: v.number(), description: v.string(), details: v.nullish(v.array(v.string()), []) }),
});
const tokensAnswer = v.object({ accessToken: token, refreshToken: token });
const refreshedAnswer = v.object({ accessToken: token });

type Token = v.InferOutput<typeof token>;

/** How often it is asked whether a log-in was let through: certificates of other issuers are looked up elsewhere first. */
const asks = 20;

/** Returns the tokens of a log-in: by certificate (XAdES) or by a token of KSeF, kept in memory, renewed before they run out. */
export function openTokens({ call, keys, logIn, now, wait }: LogInParts): KsefTokens {
  let access: Token | null = null;
  let refresh: Token | null = null;
  // Half a minute before its end a token is no good for a call that takes its time.
  const holds = (one: Token | null): one is Token =>
    one !== null && Date.parse(one.validUntil) - now().getTime() > 30_000;

  async function fresh(): Promise<string> {
    if (holds(access)) return access.token;
    if (holds(refresh)) {
      try {
        const { bytes } = await call({ method: "POST", path: "/auth/token/refresh", token: refresh.token });
        access = readAnswer(refreshedAnswer, bytes).accessToken;
        return access.token;
      } catch (error) {
        if (!isRefused(error)) throw error;
        refresh = null;
      }
    }
    const begun = await begin();
    await letThrough(begun.referenceNumber, begun.authenticationToken.token);
    const redeemed = await call({
      method: "POST",
      path: "/auth/token/redeem",
      token: begun.authenticationToken.token,
    });
    ({ accessToken: access, refreshToken: refresh } = readAnswer(tokensAnswer, redeemed.bytes));
    return access.token;
  }

  async function begin() {
    const asked = await call({ method: "POST", path: "/auth/challenge" });
    const { challenge, timestamp, timestampMs = Date.parse(timestamp) } = readAnswer(challengeAnswer, asked.bytes);
    const { by, nip } = logIn;
    if (by.kind === "certificate") {
      const xml = signAuthRequest({ challenge, at: new Date(timestampMs), nip }, openKey(by));
      return readAnswer(begunAnswer, (await call({ method: "POST", path: "/auth/xades-signature", xml })).bytes);
    }
    return keys.withKnown(async () => {
      const { encrypted, publicKeyId } = await keys.wrap(
        Buffer.from(`${by.token}|${timestampMs}`),
        "KsefTokenEncryption",
      );
      const json = {
        challenge,
        contextIdentifier: { type: "Nip", value: nip },
        encryptedToken: encrypted,
        publicKeyId,
      };
      return readAnswer(begunAnswer, (await call({ method: "POST", path: "/auth/ksef-token", json })).bytes);
    });
  }

  async function letThrough(reference: string, authentication: string): Promise<void> {
    for (let ask = 0; ask < asks; ask += 1) {
      const { bytes } = await call({ method: "GET", path: `/auth/${reference}`, token: authentication });
      const { code, description, details } = readAnswer(statusAnswer, bytes).status;
      if (code === 200) return;
      if (code !== 100) {
        const says = [`${code} ${description}`, ...(details ?? [])].join(": ");
        if (code === 550 || code === 500) throw new KsefProblem("unavailable", says, { codes: [code] });
        throw new KsefProblem(code === 415 ? "permission" : "credentials", says, { codes: [code] });
      }
      await wait(Math.min(5000, 500 * 1.4 ** ask));
    }
    throw new KsefProblem("unavailable", "KSeF has not yet decided on the log-in");
  }

  return {
    async withToken(work) {
      const token = await fresh();
      try {
        return await work(token);
      } catch (error) {
        if (!(error instanceof KsefProblem) || error.kind !== "credentials") throw error;
        access = null;
        return work(await fresh());
      }
    },
  };
}

function isRefused(error: unknown): boolean {
  return error instanceof KsefProblem && ["credentials", "permission", "refused"].includes(error.kind);
}
