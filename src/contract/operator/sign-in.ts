/** Ways in: an invitation, a passkey, a password with a code, and being asked again. */
import * as v from "valibot";
import { wireEmail, wireLine, wireSecret } from "../wire-text.ts";
import { route } from "./route.ts";
import { session } from "./session.ts";
import { language, linkToken, moment, role } from "./values.ts";
import { authentication, authenticationOptions, registration, registrationOptions } from "./webauthn.ts";

const password = wireSecret(128);
/** Six digits of an authenticator, or a recovery code. */
const code = v.pipe(wireSecret(40), v.minLength(6));
const sixDigits = v.pipe(v.string(), v.regex(/^\d{6}$/));
const personName = v.pipe(wireLine(80), v.minLength(1));
export const passkeyName = v.pipe(wireLine(60), v.minLength(1));

/** A secret for an authenticator: as text to type, and as `otpauth:` address for its camera. */
export const totpSecret = v.object({ secret: v.string(), address: v.string() });
/** Shown once. */
export const recoveryCodes = v.array(v.string());

export const signInRoutes = {
  invitation: route({
    method: "POST",
    path: "/invitation",
    summary: "What an invitation is for.",
    permission: "anyone",
    body: v.object({ token: linkToken }),
    answer: v.object({ email: v.string(), name: v.string(), role, language, endsAt: moment }),
    refusals: ["LINK_ENDED"],
  }),
  invitationPasskey: route({
    method: "POST",
    path: "/invitation/passkey",
    summary: "Begins a passkey for whom an invitation is for.",
    permission: "anyone",
    body: v.object({ token: linkToken }),
    answer: registrationOptions,
    refusals: ["LINK_ENDED"],
  }),
  acceptByPasskey: route({
    method: "POST",
    path: "/invitation/accept/passkey",
    summary: "Uses up an invitation with a new passkey, and signs in.",
    permission: "anyone",
    body: v.object({ token: linkToken, name: personName, language, passkeyName, passkey: registration }),
    answer: session,
    refusals: ["LINK_ENDED", "PASSKEY_REFUSED", "PASSKEY_KNOWN", "CHALLENGE_ENDED"],
    undo: null,
  }),
  invitationTotp: route({
    method: "POST",
    path: "/invitation/totp",
    summary: "Begins codes of an authenticator for whom an invitation is for.",
    permission: "anyone",
    body: v.object({ token: linkToken }),
    answer: totpSecret,
    refusals: ["LINK_ENDED"],
  }),
  acceptByPassword: route({
    method: "POST",
    path: "/invitation/accept/password",
    summary: "Uses up an invitation with a password and an authenticator's code, and signs in.",
    permission: "anyone",
    body: v.object({ token: linkToken, name: personName, language, password, code: sixDigits }),
    answer: v.object({ session, recoveryCodes }),
    refusals: ["LINK_ENDED", "PASSWORD_LENGTH", "PASSWORD_COMMON", "CODE_WRONG"],
    undo: null,
  }),
  passkeyChallenge: route({
    method: "POST",
    path: "/sign-in/passkey/challenge",
    summary: "Begins signing in, or proving again who it is, by any passkey of the browser.",
    permission: "anyone",
    answer: authenticationOptions,
    refusals: [],
  }),
  signInByPasskey: route({
    method: "POST",
    path: "/sign-in/passkey",
    summary: "Signs in by a passkey.",
    permission: "anyone",
    body: v.object({ passkey: authentication }),
    answer: session,
    refusals: ["SIGN_IN_FAILED"],
    undo: null,
  }),
  signInByPassword: route({
    method: "POST",
    path: "/sign-in/password",
    summary: "Signs in by password and an authenticator's code, or a recovery code.",
    permission: "anyone",
    body: v.object({ email: wireEmail, password, code }),
    answer: session,
    refusals: ["SIGN_IN_FAILED"],
    guarded: true,
    undo: null,
  }),
  stepUp: route({
    method: "POST",
    path: "/session/step-up",
    summary: "Proves again who it is, for five minutes.",
    permission: "signed-in",
    body: v.union([v.object({ passkey: authentication }), v.object({ password, code })]),
    answer: session,
    refusals: ["SIGN_IN_FAILED"],
    guarded: true,
    undo: null,
  }),
};
