import type { returnScreens as polish } from "../../pl/backoffice/return-screens.ts";

/** English: what the screen of one return says. */
export const returnScreens = {
  OFFICE_RETURN_DUE_UNSENT: "cancel by @day",
  OFFICE_RETURN_SHORT_ONE:
    "@count expected piece is not here yet. Once settled, this return ends without it; take in a new return when it comes.",
  OFFICE_RETURN_SHORT_FEW:
    "@count expected pieces are not here yet. Once settled, this return ends without them; take in a new return when they come.",
  OFFICE_RETURN_SHORT_MANY:
    "@count expected pieces are not here yet. Once settled, this return ends without them; take in a new return when they come.",
  OFFICE_RETURN_UNSENT_UNPAID:
    "Nothing of this order has left, and nobody has paid for it. Say which pieces the buyer gives up and cancel them; the rest is packed.",
  OFFICE_RETURN_UNSENT:
    "Nothing of this order was sent, so nothing comes back. Say which pieces the buyer does without, cancel them and give the money back; the rest goes to packing.",
  OFFICE_RETURN_CANCELLED: "To cancel: @count",
  OFFICE_RETURN_CLOSE_UNSENT: "Close without cancelling",
  OFFICE_RETURN_NOTHING_NAMED: "Once you say what the buyer does without, you see here how much goes back, and how.",
  OFFICE_RETURN_CANCEL_PIECES: "Cancel these pieces for @sum",
  OFFICE_RETURN_CANCELS:
    "Nothing of the order has left, and its buyer withdrew from all of it: it is cancelled whole, with its delivery.",
  OFFICE_RETURN_CANCEL_ORDER: "Cancel the order of @sum",
  OFFICE_RETURN_TELL_ARRIVED: "Tell them it arrived",
  OFFICE_RETURN_TOLD_ARRIVED: "The buyer knows the goods arrived",
  OFFICE_RETURN_PARCEL: "Parcel number, label or locker code",
  OFFICE_RETURN_PROOF: "Proof of sending came",
  OFFICE_RETURN_CLOSE: "Close without goods",
  OFFICE_RETURN_SCAN: "Barcode",
  OFFICE_RETURN_SCAN_HINT: "A scanner types here: one piece as new.",
  OFFICE_RETURN_SCAN_UNKNOWN: "@code is not in this order",
  OFFICE_RETURN_SCAN_TOO_MANY: "@name: all are counted already",
  OFFICE_RETURN_SCAN_TAKEN: "@name: as new",
  OFFICE_RETURN_EXPECTED: "Expected: @count",
  OFFICE_RETURN_EXPECTED_LESS: "One fewer: @name",
  OFFICE_RETURN_EXPECTED_MORE: "One more: @name",
  OFFICE_RETURN_ASNEW: "As new",
  OFFICE_RETURN_USED: "Used",
  OFFICE_RETURN_MISSING: "Missing",
  OFFICE_RETURN_FORGET: "Start over",
  OFFICE_RETURN_FORGET_WHAT: "Start over: @name",
  OFFICE_RETURN_RESTOCK: "Back on sale",
  OFFICE_RETURN_KEPT: "Give back less by",
  OFFICE_RETURN_KEPT_WHY: "Reason, for the buyer",
  OFFICE_RETURN_KEPT_WRONG: "Write a sum, 12.50 for instance.",
  OFFICE_RETURN_KEPT_WHY_WANTED: "Say why. Without a reason nothing is kept.",
  OFFICE_RETURN_WEAR_TYPED: "Finish what is kept for wear: its sum and the reason.",
  OFFICE_RETURN_MONEY: "Settlement",
  OFFICE_RETURN_NOTHING_YET: "Once you say what arrived, you see here how much goes back and how.",
  OFFICE_RETURN_SHIPPING: "Delivery given back",
  OFFICE_RETURN_SHIPPING_CHEAPEST: "Cheapest ordinary delivery: @sum. Paid: @paid.",
  OFFICE_RETURN_SHIPPING_PAID: "Paid for delivery: @paid.",
  OFFICE_RETURN_GOODS_SUM: "For the goods",
  OFFICE_RETURN_WITHHELD: "Kept for wear",
  OFFICE_RETURN_BACK_PROVIDER: "Goes back by @provider",
  OFFICE_RETURN_BACK_ACCOUNT: "Goes back to an account the buyer is asked for",
  OFFICE_RETURN_POINTS_BACK: "Points come back: @points",
  OFFICE_RETURN_POINTS_LOST: "Points taken back: @points",
  OFFICE_RETURN_CORRECTION: "Correction @series",
  OFFICE_RETURN_STATE_THEN: "The order then",
  OFFICE_RETURN_LETTER: "Email to the buyer",
  OFFICE_RETURN_WAY: "Money",
  OFFICE_RETURN_WAY_ASITCAME: "as they came",
  OFFICE_RETURN_WAY_TOACCOUNT: "to an account",
  OFFICE_RETURN_WAY_LATER: "separately, later",
  OFFICE_RETURN_TELL: "Write to the buyer",
  OFFICE_RETURN_SETTLE: "Give back @sum",
  OFFICE_RETURN_SETTLE_FINAL: "Money leaves and the correction gets its number. This cannot be undone.",
  OFFICE_RETURN_SETTLED_SUM: "The buyer’s in all",
  OFFICE_RETURN_BEGIN: "Begin the return",
  OFFICE_RETURN_BEGIN_UNCOLLECTED:
    "This begins a return of the whole parcel. On its page you count what came back and settle the order; the buyer is not written to yet.",
  OFFICE_RETURN_BEGIN_GOODWILL:
    "This begins a goodwill return. On its page you say which goods come back, count them and give the money back; the buyer is not written to yet.",
  OFFICE_RETURN_BEGIN_EXCHANGE:
    "This begins a goodwill return. On its page you choose the pieces and the other size; the buyer hears of the exchange only then.",
  OFFICE_RETURN_SEALED:
    "Look at the seal. A piece that was opened is no part of the withdrawal: lower the count and send it back.",
  OFFICE_REFUSED_PIECES_EXCEPTED:
    "The right of withdrawal does not cover these goods. Take them back by a return of goodwill, or close the statement.",
  OFFICE_STATEMENT_EXCEPTED:
    "The right of withdrawal does not cover: @goods. By law nothing goes back for it: answer the buyer and close this.",
} as const satisfies Record<keyof typeof polish, string>;
