import { etag } from "../../../contract/operator/route.ts";
import {
  lockTransfers,
  paidTransfers,
  type ListedTransfer,
  type RefundTransferRow,
  waitingTransfers,
} from "../../../database/payment/refund-transfers.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { historyOf } from "../../../database/staff/operator-log.ts";
import { translator } from "../../../domain/dictionary/dictionaries.ts";
import { languageOf } from "../../../domain/language.ts";
import { refundDue } from "../../../domain/order/withdrawal.ts";
import { isDomestic } from "../../../domain/payment/transfer-file.ts";
import { accountForm } from "../../../domain/seller-numbers.ts";
import {
  askForAccount,
  exportRefundTransfers,
  moveRefundTransfers,
  payTransferSum,
  type TransfersMoved,
  unpayTransfers,
} from "../../../flows/payment/refund-transfers.ts";
import { sayAccount } from "../../../flows/payment/say-account.ts";
import { actorSaid } from "../actor-said.ts";
import { type Handlers, refused, type Refused } from "../context.ts";

type Names =
  | "refundTransfers"
  | "sayAccount"
  | "askForAccount"
  | "withdrawTransfer"
  | "exportTransfers"
  | "payTransfers"
  | "payTransferSum"
  | "reopenTransfers";

/** Transfers to buyers. */
export const refundTransferHandlers: Handlers<Names> = {
  refundTransfers: async ({ db, query: { view } }) => ({
    answer: { transfers: (view === "paid" ? await paidTransfers(db) : await waitingTransfers(db)).map(said) },
  }),

  async sayAccount({ db, parameters: { id }, body, version, now, log }) {
    const [before] = await lockTransfers(db, [id]);
    if (before === undefined) return refused("NOT_FOUND");
    if (before.account_version !== version) return accountOld(db, before);
    const done = await sayAccount(db, id, { ...body, by: "staff", now });
    if (done.kind === "refused")
      return done.why === "late" ? refused("TRANSFER_NOT_READY") : refused("ACCOUNT_WRONG", { at: `/${done.why}` });
    // The account itself stands in no log.
    await log({
      act: "sayAccount",
      entity: "order",
      entityId: before.order_id,
      part: "transfers",
      before: { transfer: id, state: before.state },
      after: { transfer: id, state: "known" },
    });
    return { ...(await waiting(db)), etag: etag("account", version + 1) };
  },

  askForAccount: async ({ db, parameters: { id }, now, log }) =>
    (await notMoved(askForAccount(db, { id, now }, log))) ?? { answer: {} },

  withdrawTransfer: async ({ db, parameters: { id }, now, log }) =>
    (await notMoved(moveRefundTransfers(db, { act: "withdrawTransfer", ids: [id], now }, log))) ?? waiting(db),

  async exportTransfers({ db, body: { ids, format, again }, person, now, log }) {
    const t = translator(languageOf(person.lan_id).lanCode);
    const head = [
      t("TRANSFERS_ACCOUNT"),
      t("TRANSFERS_HOLDER"),
      t("TRANSFERS_AMOUNT"),
      t("TRANSFERS_CURRENCY"),
      t("TRANSFERS_TITLE"),
    ];
    const exported = await exportRefundTransfers(db, { ids, again, format, head, now }, log);
    if (exported.kind === "refused") return refused(whyNot[exported.why]);
    return { answer: { ...(await waiting(db)).answer, file: exported.file } };
  },

  payTransfers: async ({ db, body: { ids }, now, log }) =>
    (await notMoved(moveRefundTransfers(db, { act: "payTransfers", ids, now }, log))) ?? waiting(db),

  payTransferSum: async ({ db, parameters: { id }, body: { amount }, now, log }) =>
    (await notMoved(payTransferSum(db, { id, amount, now }, log))) ?? waiting(db),

  async reopenTransfers({ db, body: { ids, to }, now, log }) {
    const moving =
      to === "exported"
        ? unpayTransfers(db, { ids, now }, log)
        : moveRefundTransfers(db, { act: "reopenTransfers", ids, now }, log);
    return (await notMoved(moving)) ?? waiting(db);
  },
};

const whyNot = {
  unknown: "NOT_FOUND",
  notReady: "TRANSFER_NOT_READY",
  tooMuch: "MORE_THAN_LEFT",
  notDomestic: "NOT_DOMESTIC",
  noAccount: "SHOP_ACCOUNT_MISSING",
} as const;

async function notMoved(moving: Promise<TransfersMoved>) {
  const moved = await moving;
  return moved.kind === "refused" ? refused(whyNot[moved.why]) : null;
}

/** Returns the refusal of an account where it was said since: by whom of the staff and when; by nobody of them where the buyer did, by the link. */
async function accountOld(
  db: Queryable,
  { refund_transfer_id: id, order_id: entityId, account_version: version, account_said_by: by }: RefundTransferRow,
): Promise<Refused> {
  const acts = by === "staff" ? await historyOf(db, { entity: "order", entityId, part: "transfers" }) : [];
  const last = acts.findLast(({ act, after }) => act === "sayAccount" && after?.["transfer"] === id);
  return refused("VERSION_OLD", {
    changed: {
      version: etag("account", version),
      by: last === undefined ? null : actorSaid(last),
      at: last?.at.toISOString() ?? null,
      fields: ["account", "holder"],
    },
  });
}

/** Returns the transfers that wait, as an act has left them. */
async function waiting(db: Queryable) {
  return { answer: { transfers: (await waitingTransfers(db)).map(said) } };
}

function said(row: ListedTransfer) {
  return {
    id: row.refund_transfer_id,
    order: row.order_id,
    buyer: row.buyer,
    state: row.state,
    money: { amount: row.amount, currency: row.currency },
    paid: row.paid_amount === null ? null : { amount: row.paid_amount, currency: row.currency },
    askedAt: row.created_at.toISOString(),
    due: refundDue(row.created_at),
    remindedAt: row.reminded_at?.toISOString() ?? null,
    account: row.iban === null ? null : accountForm(row.iban),
    holder: row.holder,
    accountVersion: etag("account", row.account_version),
    domestic: row.iban !== null && isDomestic({ iban: row.iban, currency: row.currency }),
    paidAt: row.paid_at?.toISOString() ?? null,
  };
}
