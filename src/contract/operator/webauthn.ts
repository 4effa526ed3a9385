/** What browsers and the server say to each other of passkeys (W3C Web Authentication, JSON forms). */
import * as v from "valibot";

const base64url = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^[\w-]+$/));
const id = base64url(1400);
const transports = v.optional(v.array(v.pipe(v.string(), v.maxLength(20))));
const descriptor = v.object({ id, type: v.literal("public-key"), transports });
const results = v.record(v.string(), v.unknown());

/** What `startRegistration` is given. */
export const registrationOptions = v.object({
  rp: v.object({ id: v.optional(v.string()), name: v.string() }),
  user: v.object({ id: base64url(100), name: v.string(), displayName: v.string() }),
  challenge: base64url(100),
  pubKeyCredParams: v.array(v.object({ type: v.literal("public-key"), alg: v.number() })),
  timeout: v.optional(v.number()),
  attestation: v.optional(v.picklist(["direct", "enterprise", "indirect", "none"])),
  excludeCredentials: v.optional(v.array(descriptor)),
  authenticatorSelection: v.optional(
    v.object({
      residentKey: v.optional(v.picklist(["discouraged", "preferred", "required"])),
      requireResidentKey: v.optional(v.boolean()),
      userVerification: v.optional(v.picklist(["discouraged", "preferred", "required"])),
    }),
  ),
  extensions: v.optional(results),
});

/** What `startAuthentication` is given. */
export const authenticationOptions = v.object({
  challenge: base64url(100),
  rpId: v.optional(v.string()),
  timeout: v.optional(v.number()),
  allowCredentials: v.optional(v.array(descriptor)),
  userVerification: v.optional(v.picklist(["discouraged", "preferred", "required"])),
  extensions: v.optional(results),
});

const credential = {
  id,
  rawId: id,
  type: v.literal("public-key"),
  authenticatorAttachment: v.optional(v.picklist(["cross-platform", "platform"])),
  clientExtensionResults: results,
};

/** What `startRegistration` returned. */
export const registration = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports,
    authenticatorData: v.optional(base64url(20_000)),
    publicKeyAlgorithm: v.optional(v.number()),
    publicKey: v.optional(base64url(4000)),
  }),
});
export type Registration = v.InferOutput<typeof registration>;

/** What `startAuthentication` returned. */
export const authentication = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: v.optional(base64url(200)),
  }),
});
export type Authentication = v.InferOutput<typeof authentication>;
