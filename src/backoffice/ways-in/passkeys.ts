import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import * as v from "valibot";
import { signInRoutes } from "../../contract/operator/sign-in.ts";
import {
  type Authentication,
  authentication,
  type Registration,
  registration,
  type registrationOptions,
} from "../../contract/operator/webauthn.ts";
import { call } from "../api.ts";

/** The browser's window was closed, or there is no passkey it could use: no error, somebody chose otherwise. */
export class NoPasskey extends Error {
  override name = "NoPasskey";
}

/** Returns whether this browser can make and use passkeys. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function";
}

/** Has the browser prove who it is by a passkey of its own; with `autofill` it offers them in the e-mail field, until it is called again. Throws `NoPasskey` when somebody closes its window. */
export async function provePasskey({ autofill = false } = {}): Promise<Authentication> {
  const optionsJSON = await call(signInRoutes.passkeyChallenge);
  return v.parse(
    authentication,
    await startAuthentication({ optionsJSON: defined(optionsJSON), useBrowserAutofill: autofill }).catch(declined),
  );
}

/** Has the browser make a passkey. Throws `NoPasskey` when somebody closes its window. */
export async function makePasskey(options: v.InferOutput<typeof registrationOptions>): Promise<Registration> {
  return v.parse(registration, await startRegistration({ optionsJSON: defined(options) }).catch(declined));
}

function declined(cause: unknown): never {
  throw new NoPasskey("no passkey", { cause });
}

/** The same, where what may be undefined is absent instead, all the way down. */
type Defined<T> = T extends object ? { [Name in keyof T]: Defined<Exclude<T[Name], undefined>> } : T;

/** What the library knows as absent the schemas know as perhaps undefined. */
function defined<Options extends object>(options: Options): Defined<Options> {
  return JSON.parse(JSON.stringify(options)) as Defined<Options>;
}

/** Returns a name a passkey may begin with: the system it is made on. */
export function passkeyNameHere(): string {
  const systems = ["iPhone", "iPad", "Android", "Windows", "Mac", "CrOS", "Linux"];
  const system = systems.find((name) => navigator.userAgent.includes(name)) ?? "";
  return system === "CrOS" ? "Chromebook" : system;
}
