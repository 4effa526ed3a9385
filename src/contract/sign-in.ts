/** The calls of social sign-in (specification, point 7). */
import * as v from "valibot";
import { signInProviders } from "../domain/customer/sign-in.ts";
import { wireText } from "./wire-text.ts";

/** Characters: Google's tokens have about 1,200, Facebook's 300. */
export const longestToken = 5000;

const some = (longest: number) => v.pipe(wireText(longest), v.minLength(1));

/** The parsed body of `POST /sys/json_api?loginSocial`. */
export const loginSocialBody = v.object({
  userId: some(200),
  userToken: some(longestToken),
  source: v.picklist(signInProviders),
  lanId: v.optional(v.union([v.number(), v.string()]), 1),
});

/** Of `?joinSocial`, ours: with the token of an open session, whose account this identity is joined to. */
export const joinSocialBody = v.object({ ...loginSocialBody.entries, token: wireText(200) });
