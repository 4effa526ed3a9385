/** A phone comes in by a QR code on another screen: it shows one of three numbers there, and one mistake ends it. */
import * as v from "valibot";
import { route } from "./route.ts";
import { session } from "./session.ts";
import { linkToken, moment } from "./values.ts";

const number = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(999));

export const phoneRoutes = {
  phoneOffer: route({
    method: "POST",
    path: "/phone",
    summary: "Offers this person's phone a session of 90 seconds to take; `link` is what the QR code says.",
    permission: "signed-in",
    answer: v.object({ link: v.string(), endsAt: moment }),
    refusals: [],
    stepUp: true,
  }),
  phoneState: route({
    method: "GET",
    path: "/phone",
    summary: "How the offer stands: who took it, and the three numbers of which the phone shows one.",
    permission: "signed-in",
    answer: v.object({
      state: v.picklist(["none", "offered", "claimed", "confirmed", "refused"]),
      agent: v.optional(v.string()),
      numbers: v.optional(v.array(number)),
      endsAt: v.optional(moment),
    }),
    refusals: [],
  }),
  phoneConfirm: route({
    method: "POST",
    path: "/phone/confirm",
    summary: "Says which number the phone shows; a wrong one, or none, ends the offer.",
    permission: "signed-in",
    body: v.object({ number: v.nullable(number) }),
    answer: v.object({ confirmed: v.boolean() }),
    refusals: ["LINK_ENDED"],
    undo: null,
  }),
  phoneClaim: route({
    method: "POST",
    path: "/phone/claim",
    summary: "Takes an offer on the phone, once; `secret` is what it comes back with.",
    permission: "anyone",
    body: v.object({ token: linkToken }),
    answer: v.object({ number, secret: linkToken, endsAt: moment }),
    refusals: ["LINK_ENDED"],
  }),
  phoneSignIn: route({
    method: "POST",
    path: "/phone/sign-in",
    summary: "Signs the phone in once its number was confirmed; null: not yet.",
    permission: "anyone",
    body: v.object({ secret: linkToken }),
    answer: v.object({ session: v.nullable(session) }),
    refusals: ["LINK_ENDED"],
  }),
};
