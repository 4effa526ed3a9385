// One long file: what is done to orders at random, and what it comes to reckoned anew, are read together.
import { companyForm } from "../../../test/builders/people.ts";
import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { after, test } from "node:test";
import { openNbpStandIn } from "../../../stand-ins/nbp.ts";
import { addProduct } from "../../../test/builders/catalogue.ts";
import { exchanging } from "../../../test/builders/exchanges.ts";
import { numbersFrom } from "../../../test/builders/hostile-bodies.ts";
import type { OrderInput } from "../../../test/builders/order-body.ts";
import { openPayingShop, pay, placeOnline } from "../../../test/builders/payments.ts";
import { brokenPromises } from "../../../test/builders/shop.ts";
import { comeIn } from "../../../test/builders/staff.ts";
import { countOf } from "../../../test/counts.ts";
import { openProgress } from "../../../test/progress.ts";
import { bookedDocuments } from "../../database/books/booked-documents.ts";
import { knownDays } from "../../database/books/nbp-days.ts";
import { saveConfig } from "../../database/config.ts";
import { inTransaction } from "../../database/connect.ts";
import { addCode } from "../../database/order/codes.ts";
import { stateOf } from "../../database/order/order-states.ts";
import { orderNumbered } from "../../database/order/orders.ts";
import { linesLeft } from "../../database/order/settlements.ts";
import { refundsOf } from "../../database/payment/refunds.ts";
import { dayAway } from "../../domain/books/exchange-rates.ts";
import { daysOfMonth } from "../../domain/books/month.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import { type VatRate, vatRates } from "../../domain/invoice/vat.ts";
import { currencies, decimal } from "../../domain/money.ts";
import { warsawDay } from "../../domain/warsaw-time.ts";
import { openNbp } from "../../integrations/nbp/nbp.ts";
import { changeOrder } from "../order/change-order.ts";
import { changeOrderState } from "../order/change-order-state.ts";
import { settleOrder, type OrderSettling } from "../order/settle-order.ts";
import { recordTransfer } from "../payment/record-transfer.ts";
import { refundPayment, sendRefund } from "../payment/refund-payment.ts";
import { closeMonth } from "./close-month.ts";
import { fetchRates } from "./fetch-rates.ts";
import { agreementOf } from "./look-at-month.ts";

// A month of orders at random, by every payment, in every currency, with returns, exchanges, changes and refunds: its books
// agree, can be closed, and what they come to is reckoned here anew.

const count = countOf("BOOKED_ORDERS");
const seed = Number(process.env["BOOKS_SEED"] || randomInt(2 ** 31));
const shop = await openPayingShop();
const { pool, providers } = shop;
const ola = await comeIn(shop.app, pool, { email: "ola@bruk.example", role: "owner", url: shop.address });
const standIn = await openNbpStandIn();
after(() => standIn.close());
const next = numbersFrom(seed);
const below = (most: number) => Math.floor(next() * most);
const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
const log = async () => undefined;

test(`a month of ${count} random orders (BOOKS_SEED=${seed}) agrees to the grosz, is closed, and changes by corrections alone`, async () => {
  await saveConfig(pool, "shop_nip", "5260250274");
  await addCode(pool, { code: "KSIEGI", percent: "15" });
  const goods = await Promise.all(
    vatRates.flatMap((rate) =>
      [1, 2, 3].map(async (at) => {
        const product = await addProduct(pool, {
          handle: `ksiegi-${rate}-${at}`,
          price: decimal(100 + below(40_000)),
          stock: 100_000,
        });
        await pool.query("UPDATE products SET vat_rate = $2 WHERE product_id = $1", [product.productId, rate]);
        return product;
      }),
    ),
  );
  const seen = new Map<string, number>();
  const saw = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  const tell = openProgress("booked orders", count);
  for (let done = 0; done < count; done += 1) {
    tell(done);
    const { orderId } = await sold();
    for (let step = below(4); step > 0; step -= 1) await changeAtRandom(orderId);
  }
  const exchanges = exchanging(shop, ola);
  for (let done = 0; done < Math.max(2, Math.floor(count / 50)); done += 1) {
    const { id } = await exchanges.exchanged({ paymentId: 3 });
    await exchanges.arrive(id);
    await exchanges.settle(id);
    saw("exchange");
  }

  const now = new Date();
  const month = warsawDay(now).slice(0, 7);
  const days = daysOfMonth(month);
  await fetchRates(pool, { nbp: openNbp({ url: standIn.url }), now });
  const { broken, rows, ledger } = await agreementOf(pool, days);
  assert.deepEqual(broken, []);
  assert.deepEqual(await brokenPromises(pool), []);
  // Half of the month agrees as well, and so does one day.
  for (const some of [
    { from: days.from, to: warsawDay(now) },
    { from: warsawDay(now), to: warsawDay(now) },
  ])
    assert.deepEqual((await agreementOf(pool, some)).broken, []);

  const documents = (await bookedDocuments(pool, days)).map(({ invoice }) => invoice);
  const known = await knownDays(pool, { from: dayAway(days.from, -15), to: days.to });
  const anew = reckonedAnew(documents, (day) => {
    let at = dayAway(day, -1);
    while (known.get(at) === null) at = dayAway(at, -1);
    return known.get(at)!.rates;
  });
  assert.deepEqual(
    Object.fromEntries(ledger.sums.map(({ rate, gross, vat }) => [rate, [gross, vat]])),
    Object.fromEntries(Object.entries(anew).map(([rate, sums]) => [rate, sums])),
  );
  assert.equal(
    rows.reduce((sum, row) => sum + row.documents, 0),
    documents.length,
  );
  if (count >= 200)
    for (const what of [
      "bank",
      "cash",
      "payu",
      "paypal",
      ...currencies,
      "invoice",
      "code",
      "part",
      "whole",
      "cheaper",
      "refund",
      "changed",
      "cancelled",
    ])
      assert.ok(seen.has(what), `${what}: ${JSON.stringify([...seen])}`);

  const later = new Date(now.getTime() + 40 * 86_400_000);
  const closed = await inTransaction(pool, (db) => closeMonth(db, { month, by: null, now: later }, log));
  assert.deepEqual(closed, { kind: "closed", documents: documents.length });
  const left = documents.find(({ series, total }) => series === "PA" && total > 0)!;
  const order = documents.filter(({ orderId }) => orderId === left.orderId);
  if (order.reduce((sum, { total }) => sum + total, 0) > 0 && (await stateOf(pool, left.orderId)) === "paid") {
    await changeOrderState(pool, { orderId: left.orderId, to: "cancelled", now: later });
    const since = await bookedDocuments(pool, daysOfMonth(warsawDay(later).slice(0, 7)));
    assert.ok(since.some(({ invoice }) => invoice.orderId === left.orderId && invoice.total < 0));
  }
  assert.equal((await bookedDocuments(pool, days)).length, documents.length);
  assert.deepEqual(await brokenPromises(pool), []);

  /** Places an order and has it be sold in one of the ways there are. */
  async function sold(): Promise<{ orderId: number }> {
    const paymentId = pick([1, 2, 3, 3, 4]);
    const currency = pick([...currencies, "pln", "pln"] as const);
    const input: Partial<OrderInput> = {
      lines: Array.from(new Set(Array.from({ length: 1 + below(3) }, () => pick(goods))), (product) => ({
        product,
        quantity: 1 + below(3),
      })),
      paymentId,
      currency,
      ...(below(3) === 0 && { form: companyForm }),
      ...(below(4) === 0 && { code: "KSIEGI" }),
      ...(paymentId !== 2 && below(5) === 0 && { shippingId: 7 }),
    };
    saw(currency);
    if (input.form) saw("invoice");
    if (input.code) saw("code");
    const placed = await placeOnline(shop, input);
    const { orderId } = placed;
    const now = new Date();
    if (paymentId === 1) {
      const { order } = (await orderNumbered(pool, orderId))!;
      await recordTransfer(pool, { orderId, amount: order.total, currency, now });
      saw("bank");
    } else if (paymentId === 2) {
      await changeOrderState(pool, { orderId, to: "sent", now });
      saw("cash");
    } else {
      await pay(shop, placed);
      await (paymentId === 3 ? shop.payu : shop.paypal).settled();
      saw(paymentId === 3 ? "payu" : "paypal");
    }
    return { orderId };
  }

  /** Does something to an order that shops do; what cannot be done of it now is left. */
  async function changeAtRandom(orderId: number): Promise<void> {
    const now = new Date();
    const state = await stateOf(pool, orderId);
    const sent = state === "sent" || state === "delivered";
    const kind = sent ? "return" : "cancellation";
    const left = (await linesLeft(pool, orderId)).filter(({ quantity_left }) => quantity_left > 0);
    const line = left.length > 0 ? pick(left) : null;
    switch (below(6)) {
      case 0:
        if (state === "paid") await changeOrderState(pool, { orderId, to: "sent", now });
        else if (state === "sent") await changeOrderState(pool, { orderId, to: "delivered", now, pointsPerZloty: 1 });
        return;
      case 1:
        if (line === null) return;
        if (
          await settleIt(orderId, {
            kind,
            taken: { lines: [{ position: line.position, quantity: 1, restocked: 1, less: 0 }], shipping: 0 },
            money: "asItCame",
          })
        )
          saw("part");
        return;
      case 2:
        if (await settleIt(orderId, { kind, taken: { everything: { restocked: true } }, money: "asItCame" }))
          saw("whole");
        return;
      case 3:
        if (await settleIt(orderId, { kind: "reduction", taken: { agreed: 1 + below(500) }, money: "asItCame" }))
          saw("cheaper");
        return;
      case 4: {
        const refunded = await refundPayment(pool, { orderId, amount: 1 + below(300), why: "Zwrot", providers });
        if (refunded.kind === "done") saw("refund");
        return;
      }
      default:
        if (state === "paid" && below(3) === 0) {
          await changeOrderState(pool, { orderId, to: "cancelled", now });
          saw("cancelled");
        } else if (line !== null && (await changed(orderId, line.position))) saw("changed");
    }
  }

  async function settleIt(
    orderId: number,
    settling: Pick<OrderSettling, "kind" | "taken" | "money">,
  ): Promise<boolean> {
    const done = await inTransaction(
      pool,
      (db) =>
        settleOrder(db, { withheld: 0, tell: false, ...settling, orderId, reason: "Zwrot", now: new Date() }, log),
      { keep: (settled) => settled.kind === "done" },
    );
    for (const { refund_id: refundId, state } of await refundsOf(pool, orderId))
      if (state === "asked") await sendRefund(pool, { refundId, providers });
    return done.kind === "done";
  }

  async function changed(orderId: number, position: number): Promise<boolean> {
    const asked = {
      lines: [{ position, quantity: 1 + below(4), price: null }],
      added:
        below(3) === 0
          ? [{ variantId: Object.values(pick(goods).variants)[0]!, quantity: 1, price: null, insteadOf: null }]
          : [],
      delivery: null,
    };
    const done = await inTransaction(
      pool,
      (db) =>
        changeOrder(
          db,
          {
            orderId,
            asked,
            priceReason: "",
            hold: false,
            reason: "Na prośbę",
            money: "later",
            tell: false,
            now: new Date(),
          },
          log,
        ),
      { keep: ({ kind }) => kind === "done" },
    );
    return done.kind === "done";
  }
});

/** Gross and VAT of each rate in grosze: each document from its lines, with integers that cannot round by themselves. */
function reckonedAnew(
  documents: readonly Invoice[],
  ratesBefore: (day: string) => Partial<Record<string, number>>,
): Partial<Record<VatRate, [gross: number, vat: number]>> {
  const halfUp = (over: bigint, under: bigint): bigint =>
    over < 0n ? -halfUp(-over, under) : (2n * over + under) / (2n * under);
  const percents = { "23": 23n, "8": 8n, "5": 5n, "0": 0n, zw: 0n };
  const sums: Partial<Record<VatRate, [number, number]>> = {};
  for (const { lines, before, currency, soldOn } of documents)
    for (const rate of vatRates)
      for (const [part, sign] of [
        [lines, 1],
        [before ?? [], -1],
      ] as const) {
        const those = part.filter((line) => line.rate === rate);
        if (those.length === 0) continue;
        const gross = those.reduce((sum, line) => sum + BigInt(line.gross), 0n);
        const vat = halfUp(gross * percents[rate], 100n + percents[rate]);
        const factor = currency === "pln" ? 10_000n : BigInt(ratesBefore(soldOn)[currency]!);
        const [had, hadVat] = sums[rate] ?? [0, 0];
        sums[rate] = [
          had + sign * Number(halfUp(gross * factor, 10_000n)),
          hadVat + sign * Number(halfUp(vat * factor, 10_000n)),
        ];
      }
  return sums;
}
