import type { PayoutsSaid } from "../../../contract/operator/payouts.ts";
import { etag } from "../../../contract/operator/route.ts";
import { payoutEntries, unreportedMoney } from "../../../database/books/payouts.ts";
import { daysOfMonth } from "../../../domain/books/month.ts";
import { languageOf } from "../../../domain/language.ts";
import { bringPayouts, entrySaid, recordPayout, payoutsInWords } from "../../../flows/books/payouts.ts";
import { readPayouts } from "../../../integrations/books/read-payouts.ts";
import { type Handlers, refused } from "../context.ts";
import { versionOld } from "../version-old.ts";

const mostTold = 100;

/** Reports of PayU and PayPal. */
export const payoutHandlers: Handlers<"payouts" | "payoutTable" | "bringPayouts" | "notePayout"> = {
  async payouts({ db, parameters: { month } }) {
    const days = daysOfMonth(month);
    const entries = (await payoutEntries(db, days)).map(entrySaid);
    const open = entries.filter(({ kind, match }) => kind === "other" || match === "unknown" || match === "differs");
    const missing = (await unreportedMoney(db, days)).map(({ order_id, ext_order_id, on_day, ...money }) => ({
      ...money,
      order: order_id,
      name: ext_order_id,
      onDay: on_day,
    }));
    return {
      answer: {
        month,
        sums: sumsOf(entries),
        payouts: entries.filter(({ kind, amount }) => kind === "payout" && amount < 0),
        open: open.slice(0, mostTold),
        opens: open.length,
        missing: missing.slice(0, mostTold),
        misses: missing.length,
      },
    };
  },

  async payoutTable({ db, person, parameters: { month } }) {
    const text = await payoutsInWords(db, daysOfMonth(month), languageOf(person.lan_id).lanCode);
    return { answer: {}, file: { bytes: Buffer.from(text), name: `payouts-${month}.csv` } };
  },

  async bringPayouts({ db, person, parameters: { provider, name }, body, log }) {
    const entries = readPayouts(body, provider);
    if (!Array.isArray(entries)) return refused("REPORT_UNREADABLE", { at: `/${entries.row}/${entries.column}` });
    const added = await bringPayouts(db, { provider, fileName: name, bytes: body, entries, by: person.staff_id }, log);
    return { answer: { entries: entries.length, added }, unchanged: added === 0 };
  },

  async notePayout({ db, parameters: { id }, body: { came }, version, log }) {
    const recorded = await recordPayout(db, { entryId: id, came, version }, log);
    if (recorded === "unknown") return refused("NOT_FOUND");
    if (recorded !== "recorded")
      return versionOld(db, { entity: "payout", entityId: id, part: "came", version: recorded.now });
    return { answer: { id }, etag: etag("came", version + 1) };
  },
};

function sumsOf(entries: readonly ReturnType<typeof entrySaid>[]): PayoutsSaid["sums"] {
  const groups = Map.groupBy(entries, ({ provider, currency }) => `${provider} ${currency}`);
  return [...groups.values()].map((those) => {
    const { provider, currency } = those[0]!;
    const sum = (kind: (typeof those)[number]["kind"]) =>
      those.reduce((all, one) => all + (one.kind === kind ? one.amount : 0), 0);
    return {
      provider,
      currency,
      payments: those.filter(({ kind }) => kind === "payment").length,
      paid: sum("payment"),
      refunded: sum("refund"),
      fees: sum("fee") + those.reduce((all, { fee }) => all + fee, 0),
      other: sum("other"),
      paidOut: 0 - sum("payout"),
      came: those.reduce((all, { came }) => all + (came?.amount ?? 0), 0),
    };
  });
}
