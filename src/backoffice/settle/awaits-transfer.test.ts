import assert from "node:assert/strict";
import { test } from "node:test";
import type { Order } from "../../contract/operator/order.ts";
import { exchangeCode } from "../../domain/payment/payment.ts";
import { awaitsTransfer } from "./awaits-transfer.ts";

const order = (code: string, missing: number, state: Order["state"]) => ({
  state,
  payment: { code } as Order["payment"],
  money: { missing } as NonNullable<Order["money"]>,
});

test("a transfer is awaited for an order that is not paid, and for what one that was changed costs more", () => {
  assert.equal(awaitsTransfer(order("bank", 32_999, "awaitingPayment")), true);
  assert.equal(awaitsTransfer(order("bank", 2999, "paid")), true, "a thing was added to it");
  assert.equal(awaitsTransfer(order("bank", 0, "paid")), false);
  assert.equal(awaitsTransfer(order(exchangeCode, 500, "new")), true);
  assert.equal(awaitsTransfer(order("payu", 2999, "paid")), false, "paid by its link");
  assert.equal(awaitsTransfer({ payment: order("bank", 1, "paid").payment, money: undefined }), false, "unseen");
});
