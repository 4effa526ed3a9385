/** Who is signed in, and where: sessions of staff. */
import * as v from "valibot";
import { permissions } from "../../domain/staff/permissions.ts";
import { route } from "./route.ts";
import { language, moment, nothing, role, rowId, rowIdText } from "./values.ts";

/** Who is signed in and what they may do. */
export const session = v.object({
  person: v.object({ id: rowId, name: v.string(), email: v.string(), role, language }),
  permissions: v.array(v.picklist(permissions)),
  /** Opened on a phone by QR code: it may do no more than packing. */
  onPhone: v.boolean(),
  /** Until when nobody is asked again who they are; null: it has to be proven first. */
  freshUntil: v.nullable(moment),
  waysIn: v.object({
    passkeys: v.pipe(v.number(), v.integer()),
    password: v.boolean(),
    recoveryCodesLeft: v.pipe(v.number(), v.integer()),
  }),
});
export type Session = v.InferOutput<typeof session>;

const openSession = v.object({
  id: rowId,
  current: v.boolean(),
  onPhone: v.boolean(),
  /** The browser, as it calls itself. */
  agent: v.string(),
  /** The network it was last used from. */
  network: v.string(),
  begunAt: moment,
  usedAt: moment,
  endsAt: moment,
});

export const sessionRoutes = {
  session: route({
    method: "GET",
    path: "/session",
    summary: "Who is signed in, and what they may do.",
    permission: "signed-in",
    answer: session,
    refusals: [],
  }),
  signOut: route({
    method: "POST",
    path: "/session/end",
    summary: "Ends this session.",
    permission: "signed-in",
    answer: nothing,
    refusals: [],
  }),
  changeLanguage: route({
    method: "PUT",
    path: "/session/language",
    summary: "Changes the language the back office speaks to this person.",
    permission: "signed-in",
    body: v.object({ language }),
    answer: session,
    refusals: [],
    undo: "changeLanguage",
  }),
  sessions: route({
    method: "GET",
    path: "/sessions",
    summary: "Lists where this person is signed in.",
    permission: "signed-in",
    answer: v.object({ sessions: v.array(openSession) }),
    refusals: [],
  }),
  endSession: route({
    method: "DELETE",
    path: "/sessions/:id",
    summary: "Ends one of this person's sessions.",
    permission: "signed-in",
    parameters: v.object({ id: rowIdText }),
    answer: nothing,
    refusals: ["NOT_FOUND"],
    undo: null,
  }),
  endAllSessions: route({
    method: "POST",
    path: "/sessions/end",
    summary: "Ends all of this person's sessions, this one too.",
    permission: "signed-in",
    answer: nothing,
    refusals: [],
    undo: null,
  }),
};
