import { allSubscribers, type Subscriber } from "../../../database/mail/newsletter.ts";
import {
  countSubscribers,
  endSubscription,
  subscribersFound,
  variantsWaitedFor,
} from "../../../database/mail/staff-newsletter.ts";
import { languageOf } from "../../../domain/language.ts";
import { type Handlers, refused } from "../context.ts";

/** Who gets the newsletter, and who waits for goods. */
export const newsletterHandlers: Handlers<"newsletter" | "endSubscription" | "exportSubscribers" | "stockAlerts"> = {
  async newsletter({ db, person, query: { q, after = null, limit } }) {
    const counts = await countSubscribers(db);
    // Whoever may not see addresses learns by no search that one is there.
    const part = person.permissions.includes("customers.contact") ? q.trim() : "";
    // One more than shown tells whether there is a next page.
    const found = await subscribersFound(db, part, { before: after, most: limit + 1 });
    const shown = found.slice(0, limit);
    return {
      answer: {
        counts: counts.map(({ lan_id, source, count }) => ({ language: languageOf(lan_id).lanCode, source, count })),
        subscribers: shown.map((row) => ({ id: row.subscription_id, ...said(row) })),
        next: found.length > shown.length ? String(shown.at(-1)!.subscription_id) : null,
      },
    };
  },

  async endSubscription({ db, parameters: { id }, log }) {
    if (!(await endSubscription(db, id))) return refused("NOT_FOUND");
    await log({ act: "endSubscription", entity: "subscription", entityId: id, part: "consent" });
    return { answer: {} };
  },

  async exportSubscribers({ db, person, log }) {
    const subscribers = await allSubscribers(db);
    await log({
      act: "exportSubscribers",
      entity: "staff",
      entityId: person.staff_id,
      part: "exports",
      after: { addresses: subscribers.length },
    });
    return { answer: { subscribers: subscribers.map(said) } };
  },

  async stockAlerts({ db, person }) {
    const rows = await variantsWaitedFor(db, languageOf(person.lan_id).lanCode);
    return {
      answer: {
        alerts: rows.map(({ variant_id: variantId, quantity: stock, since, ...row }) => ({
          variantId,
          stock,
          since: since.toISOString(),
          ...row,
        })),
      },
    };
  },
};

function said({ email, lan_id, consent, source, asked_at, confirmed_at }: Subscriber) {
  return {
    email,
    language: languageOf(lan_id).lanCode,
    source,
    words: consent,
    askedAt: asked_at.toISOString(),
    confirmedAt: confirmed_at.toISOString(),
  };
}
