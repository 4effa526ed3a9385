/** Who works here. */
import * as v from "valibot";
import { wireEmail } from "../wire-text.ts";
import { route } from "./route.ts";
import { moment, nothing, role, rowId, rowIdText } from "./values.ts";

const member = v.object({
  id: rowId,
  email: v.string(),
  name: v.string(),
  role,
  /** What `If-Match` names who gives them another role. */
  roleVersion: v.string(),
  /** Null: invited, and not come in yet. */
  joinedAt: v.nullable(moment),
  /** Until when the invitation holds; null: there is none. */
  invitedUntil: v.nullable(moment),
  lastSeenAt: v.nullable(moment),
  passkeys: v.pipe(v.number(), v.integer()),
  password: v.boolean(),
  /** The only owner who has come in: their role stays, and so do they. */
  lastOwner: v.boolean(),
});
const parameters = v.object({ id: rowIdText });
const members = v.object({ staff: v.array(member) });

export const staffRoutes = {
  staff: route({
    method: "GET",
    path: "/staff",
    summary: "Lists who works here.",
    permission: "staff.manage",
    answer: members,
    refusals: [],
  }),
  inviteStaff: route({
    method: "POST",
    path: "/staff",
    summary:
      "Invites somebody by a link of one use that holds for 24 hours, shown once; for who lost all ways in, too.",
    permission: "staff.manage",
    body: v.object({
      email: wireEmail,
      role,
      /** Of somebody who works here already: the ways in and the sessions they had end. */
      resets: v.optional(v.boolean(), false),
    }),
    answer: v.object({ link: v.string(), endsAt: moment }),
    refusals: ["EMAIL_INVALID", "ALREADY_STAFF"],
    stepUp: true,
    undo: "removeStaff",
    // Who worked here before keeps doing so: their new link is not the same as their coming.
    undone: ({ entityId, before }) => (before === null ? { parameters: { id: entityId } } : null),
  }),
  changeRole: route({
    method: "PUT",
    path: "/staff/:id/role",
    summary: "Gives somebody another role and ends their sessions; the last owner stays one.",
    permission: "staff.manage",
    parameters,
    body: v.object({ role }),
    answer: members,
    refusals: ["NOT_FOUND", "LAST_OWNER"],
    versioned: "role",
    stepUp: true,
    undo: "changeRole",
  }),
  removeStaff: route({
    method: "DELETE",
    path: "/staff/:id",
    summary: "Takes somebody's ways in and sessions away; the last owner stays.",
    permission: "staff.manage",
    parameters,
    answer: nothing,
    refusals: ["NOT_FOUND", "LAST_OWNER"],
    stepUp: true,
    undo: null,
  }),
};
