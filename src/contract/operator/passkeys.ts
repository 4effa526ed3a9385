/** A person's own ways in, once signed in. */
import * as v from "valibot";
import { wireSecret } from "../wire-text.ts";
import { route } from "./route.ts";
import { passkeyName, recoveryCodes, totpSecret } from "./sign-in.ts";
import { moment, nothing, rowId, rowIdText } from "./values.ts";
import { registration, registrationOptions } from "./webauthn.ts";

const passkey = v.object({
  id: rowId,
  name: v.string(),
  addedAt: moment,
  usedAt: v.nullable(moment),
  /** It is copied to the person's other devices. */
  synced: v.boolean(),
});
const parameters = v.object({ id: rowIdText });
const passkeys = v.object({ passkeys: v.array(passkey) });

export const passkeyRoutes = {
  passkeys: route({
    method: "GET",
    path: "/passkeys",
    summary: "Lists this person's passkeys.",
    permission: "signed-in",
    answer: passkeys,
    refusals: [],
  }),
  passkeyRegistration: route({
    method: "POST",
    path: "/passkeys/registration",
    summary: "Begins another passkey of this person.",
    permission: "signed-in",
    answer: registrationOptions,
    refusals: [],
    stepUp: true,
  }),
  addPasskey: route({
    method: "POST",
    path: "/passkeys",
    summary: "Adds a passkey of this person.",
    permission: "signed-in",
    body: v.object({ name: passkeyName, passkey: registration }),
    answer: passkeys,
    refusals: ["PASSKEY_REFUSED", "PASSKEY_KNOWN", "CHALLENGE_ENDED"],
    stepUp: true,
    undo: "removePasskey",
    undone: ({ after }) => ({ parameters: { id: after?.["passkeyId"] } }),
  }),
  renamePasskey: route({
    method: "PATCH",
    path: "/passkeys/:id",
    summary: "Calls a passkey otherwise.",
    permission: "signed-in",
    parameters,
    body: v.object({ name: passkeyName }),
    answer: passkeys,
    refusals: ["NOT_FOUND"],
    undo: "renamePasskey",
    undone: ({ before }) => ({ parameters: { id: before?.["passkeyId"] }, body: { name: before?.["name"] } }),
  }),
  removePasskey: route({
    method: "DELETE",
    path: "/passkeys/:id",
    summary: "Takes a passkey away; the last way in stays.",
    permission: "signed-in",
    parameters,
    answer: passkeys,
    refusals: ["NOT_FOUND", "LAST_WAY_IN"],
    stepUp: true,
    undo: null,
  }),
  totp: route({
    method: "POST",
    path: "/password/totp",
    summary: "Begins codes of an authenticator; they hold once a password is set with one of them.",
    permission: "signed-in",
    answer: totpSecret,
    refusals: [],
    stepUp: true,
  }),
  setPassword: route({
    method: "PUT",
    path: "/password",
    summary: "Sets a password with the authenticator begun before; the recovery codes are shown once.",
    permission: "signed-in",
    body: v.object({ password: wireSecret(128), code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
    answer: v.object({ recoveryCodes }),
    refusals: ["PASSWORD_LENGTH", "PASSWORD_COMMON", "CODE_WRONG"],
    stepUp: true,
    undo: null,
  }),
  removePassword: route({
    method: "DELETE",
    path: "/password",
    summary: "Takes password, authenticator and recovery codes away; the last way in stays.",
    permission: "signed-in",
    answer: nothing,
    refusals: ["NOT_FOUND", "LAST_WAY_IN"],
    stepUp: true,
    undo: null,
  }),
};
