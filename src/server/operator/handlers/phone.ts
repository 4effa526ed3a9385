import { phoneHref } from "../../../contract/operator/route.ts";
import { offerOf } from "../../../database/staff/phone-offers.ts";
import { openSession } from "../../../flows/staff/open-session.ts";
import { claimPhone, confirmPhone, offerPhone, phoneComesIn } from "../../../flows/staff/phone.ts";
import { type Handlers, refused } from "../context.ts";
import { staffAddress } from "../staff-address.ts";
import { sessionSaid } from "./session.ts";

type Names = "phoneOffer" | "phoneState" | "phoneConfirm" | "phoneClaim" | "phoneSignIn";

/** A phone's way in. */
export const phoneHandlers: Handlers<Names> = {
  async phoneOffer({ db, person, parts }) {
    const { token, endsAt } = await offerPhone(db, person.staff_id);
    return { answer: { link: staffAddress(parts) + phoneHref(token), endsAt: endsAt.toISOString() } };
  },

  async phoneState({ db, person }) {
    const offer = await offerOf(db, person.staff_id);
    if (offer === null) return { answer: { state: "none" } };
    const { state, agent, numbers, ends_at } = offer;
    const claimed = state === "claimed" ? { agent: agent ?? "", numbers } : {};
    return { answer: { state, endsAt: ends_at.toISOString(), ...claimed } };
  },

  async phoneConfirm({ db, person, body, log }) {
    const confirmed = await confirmPhone(db, person.staff_id, body.number);
    if (confirmed === null) return refused("LINK_ENDED");
    await log({
      act: "phoneConfirm",
      entity: "staff",
      entityId: person.staff_id,
      part: "sessions",
      after: { confirmed },
    });
    return { answer: { confirmed } };
  },

  async phoneClaim({ db, body, from }) {
    const claimed = await claimPhone(db, { token: body.token, agent: from.agent, network: from.network });
    if (claimed === null) return refused("LINK_ENDED");
    return { answer: { ...claimed, endsAt: claimed.endsAt.toISOString() } };
  },

  async phoneSignIn({ db, body, from, setSession }) {
    const staffId = await phoneComesIn(db, body.secret);
    if (staffId === "waiting") return { answer: { session: null } };
    const opened = staffId === null ? null : await openSession(db, { staffId, onPhone: true, from });
    if (staffId === null || opened === null) return refused("LINK_ENDED");
    setSession({ token: opened.token, onPhone: true });
    return { answer: { session: await sessionSaid(db, { staffId, sessionId: opened.sessionId, onPhone: true }) } };
  },
};
