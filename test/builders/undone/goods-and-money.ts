import assert from "node:assert/strict";
import type { Office } from "../office.ts";
import { operatorRoutes as routes } from "../../../src/contract/operator/routes.ts";
import type { Example } from "./orders-and-people.ts";

/** Returns an example of each route of parcels, returns, complaints and transfers to buyers that can be taken back. */
export function goodsAndMoney(office: Office): Record<string, Example> {
  const { ola, products, place, placePaid, read, did, move } = office;
  const cash = 2;
  const inside = async (number: number) =>
    (await read(number)).lines.map(({ position, variantId, quantity }) => ({ position, variantId, quantity }));
  const pack = async (number: number) => {
    const body = { lines: await inside(number), carrier: "DPD", tracking: "520", weight: 900 };
    return did(ola.call(routes.packParcel, { parameters: { number }, body }));
  };
  const parcels = (number: number) => async () => {
    const { state, parcels: all, lines } = await read(number);
    const said = all.map(({ id: _id, packedAt: _at, ...parcel }) => parcel);
    return { state, said, packed: lines.map(({ packed }) => packed) };
  };
  const packed = async () => {
    const number = await place({ paymentId: cash });
    await pack(number);
    const { parcels: all, versions } = await read(number);
    return { as: parcels(number), parameters: { number, parcel: all[0]!.id }, version: versions.parcels };
  };
  const sent = async () => {
    const number = await placePaid();
    await move(number, "sent");
    return number;
  };
  const opening = (number: number) =>
    ola.call(routes.openReturn, { parameters: { number }, body: { kind: "uncollected" } });
  const waitingReturns = async () => (await ola.call(routes.returns)).body.returns.map(({ id }) => id);
  const opened = async () => {
    const { id, version } = (await opening(await sent())).body;
    const parameters = { id };
    const as = async () => {
      const { version: _version, ...said } = (await ola.call(routes.oneReturn, { parameters })).body;
      return said;
    };
    return { parameters, version, as };
  };
  /** A hoodie that was paid at the door and is to be exchanged for another size. */
  const exchanging = async () => {
    const number = await place({ paymentId: cash, lines: [{ product: products.hoodie, size: "S" }] });
    for (const to of ["sent", "delivered"]) await move(number, to);
    const { id, version } = (await opening(number)).body;
    const parameters = { id };
    const body = { lines: [{ position: 1, variantId: products.hoodie.variants["M"], quantity: 1 }], tell: true };
    const read = async () => (await ola.call(routes.oneReturn, { parameters })).body;
    const agree = () => did(ola.call(routes.agreeExchange, { parameters, body, version }));
    const as = async () => {
      const { exchange, pieces } = await read();
      return { ahead: exchange?.ahead ?? null, stock: pieces[0]!.sizes };
    };
    return { parameters, read, agree, as };
  };
  const complaint = async () => {
    const number = await sent();
    const body = {
      order: number,
      name: "Kasia",
      email: "kasia@przyklad.pl",
      received: "2026-01-02",
      since: "",
      defect: "szew",
      demand: "repair",
    };
    const { id, version } = (await ola.call(routes.enterComplaint, { body })).body;
    const parameters = { id };
    const said = async () => (await ola.call(routes.complaint, { parameters })).body;
    return { number, parameters, version, said, isClosed: async () => (await said()).closedAt !== null };
  };
  const answered = async () => {
    const { parameters, version, isClosed } = await complaint();
    await did(ola.call(routes.answerComplaint, { parameters, body: { outcome: "repair", answer: "Tak." }, version }));
    return { parameters, as: isClosed };
  };
  /** An order that was cancelled with its box packed. */
  const boxed = async () => {
    const parameters = { number: await placePaid() };
    const { number } = parameters;
    const packing = { parameters, body: { to: "packed" }, version: (await read(number)).versions.state };
    await did(ola.call(routes.moveOrder, packing));
    const body = {
      kind: "cancellation",
      taken: { what: "everything", restocked: true },
      withheld: 0,
      withheldReason: null,
      reason: { ready: "soldOut" },
      money: "later",
      tell: false,
    };
    const version = (await read(number)).versions.money;
    assert.equal((await ola.call(routes.settleOrder, { parameters, body, version })).status, 200);
    return { parameters, as: async () => (await read(number)).repack };
  };
  /** Money that is to go back to an account which is known. */
  const owed = async () => {
    const number = await placePaid();
    const body = {
      kind: "cancellation",
      taken: { what: "everything", restocked: true },
      withheld: 0,
      withheldReason: null,
      reason: { ready: "soldOut" },
      money: "toAccount",
      tell: false,
    };
    const version = (await read(number)).versions.money;
    const settled = (await ola.call(routes.settleOrder, { parameters: { number }, body, version })).body;
    const { id } = settled.money!.transfers[0]!;
    const account = { iban: "27 1140 2004 0000 3002 0135 5387", holder: "Kasia Wójcik" };
    await did(ola.call(routes.sayAccount, { parameters: { id }, body: account, version: '"account-1"' }));
    const all = async () =>
      Promise.all(
        ["waiting", "paid"].map(async (view) => (await ola.call(routes.refundTransfers, { query: { view } })).body),
      );
    const as = async () =>
      (await all()).flatMap(({ transfers }) => transfers.find((one) => one.id === id)?.state ?? []);
    return { as, ids: [id] };
  };
  const exporting = (ids: number[]) => did(ola.call(routes.exportTransfers, { body: { ids, format: "table" } }));
  const paying = (ids: number[]) => did(ola.call(routes.payTransfers, { body: { ids } }));
  const cap = Object.values(products.cap.variants)[0]!;
  const stock = async () => (await ola.call(routes.variantStock, { parameters: { id: cap } })).body.stock;
  const cut = { productId: products.cap.productId, variantId: null, price: 100, from: null, to: null };
  const priceCuts = async () =>
    (await ola.call(routes.priceCuts, { query: {} })).body.cuts.map(({ productId, price, state }) => ({
      productId,
      price,
      state,
    }));
  return {
    planPriceCuts: async () => ({
      as: priceCuts,
      act: () => did(ola.call(routes.planPriceCuts, { body: { cuts: [cut] } })),
    }),
    cancelPriceCuts: async () => {
      await did(ola.call(routes.planPriceCuts, { body: { cuts: [{ ...cut, productId: products.bottle.productId }] } }));
      const ids = async () => (await ola.call(routes.priceCuts, { query: {} })).body.cuts.map(({ id }) => id);
      return {
        as: priceCuts,
        act: async () => did(ola.call(routes.cancelPriceCuts, { body: { ids: await ids() } })),
      };
    },
    moveStock: async () => ({
      as: stock,
      act: () => did(ola.call(routes.moveStock, { parameters: { id: cap }, body: { change: 3, reason: "found" } })),
    }),
    expectDelivery: async () => {
      const { productId: id } = products.cap;
      const expected = async () =>
        (await ola.call(routes.sellingOut)).body.expected.map(({ day, pieces }) => [day, pieces]);
      const body = { day: "2099-01-01", pieces: 40 };
      const version = '"expected-1"';
      return { as: expected, act: () => did(ola.call(routes.expectDelivery, { parameters: { id }, body, version })) };
    },
    receiveDelivery: async () => ({
      as: stock,
      act: () => did(ola.call(routes.receiveDelivery, { body: { lines: [{ variantId: cap, quantity: 2 }] } })),
    }),
    tagOrders: async () => {
      const number = await place();
      return {
        as: async () => (await read(number)).tags,
        act: () => did(ola.call(routes.tagOrders, { body: { numbers: [number], tag: "prezent" } })),
      };
    },
    packParcel: async () => {
      const number = await place({ paymentId: cash });
      return { as: parcels(number), act: () => pack(number) };
    },
    unpackParcel: async () => {
      const { as, parameters } = await packed();
      return { as, act: () => did(ola.call(routes.unpackParcel, { parameters })) };
    },
    changeParcel: async () => {
      const { as, ...given } = await packed();
      return {
        as,
        act: () => did(ola.call(routes.changeParcel, { ...given, body: { tracking: "521", weight: null } })),
      };
    },
    openReturn: async () => {
      const number = await sent();
      return { as: waitingReturns, act: () => did(opening(number)) };
    },
    changeReturn: async () => {
      const { as, parameters, version } = await opened();
      const piece = { position: 1, expected: 1, asNew: 1, used: 0, missing: 0, restocked: 1 };
      const looked = await ola.call(routes.changeReturn, {
        parameters,
        body: { parcel: "520", pieces: [piece] },
        version,
      });
      assert.equal(looked.headers["log-entry"], undefined, "that goods arrived is not taken back by their pieces");
      const body = { parcel: "521", pieces: [{ ...piece, asNew: 0, used: 1, restocked: 0 }] };
      const given = { parameters, body, version: looked.body.version };
      return { as, act: () => did(ola.call(routes.changeReturn, given)) };
    },
    moveReturn: async () => {
      const { as, ...given } = await opened();
      return { as, act: () => did(ola.call(routes.moveReturn, { ...given, body: { to: "arrived" } })) };
    },
    agreeExchange: async () => {
      const { as, agree } = await exchanging();
      return { as, act: agree };
    },
    sendExchange: async () => {
      const { parameters, as, agree, read: readReturn } = await exchanging();
      await agree();
      const { version } = await readReturn();
      const given = { parameters, body: { ahead: true }, version };
      return { as, act: () => did(ola.call(routes.sendExchange, given)) };
    },
    matchComplaint: async () => {
      const { number, parameters, version, said } = await complaint();
      const as = async () => {
        const { order, position } = await said();
        return { order, position };
      };
      const body = { order: null, position: null };
      const { version: unmatched } = (await ola.call(routes.matchComplaint, { parameters, body, version })).body;
      const given = { parameters, body: { order: number, position: 1 }, version: unmatched };
      return { as, act: () => did(ola.call(routes.matchComplaint, given)) };
    },
    sendParcel: async () => {
      const number = await placePaid();
      await pack(number);
      const { parcels: all, versions } = await read(number);
      const body = { tracking: "520" };
      const sending = { parameters: { number, parcel: all[0]!.id }, body, version: versions.parcels };
      return { as: parcels(number), act: () => did(ola.call(routes.sendParcel, sending)) };
    },
    closeRepack: async () => {
      const { parameters, as } = await boxed();
      return { as, act: () => did(ola.call(routes.closeRepack, { parameters })) };
    },
    reopenRepack: async () => {
      const { parameters, as } = await boxed();
      await did(ola.call(routes.closeRepack, { parameters }));
      return { as, act: () => did(ola.call(routes.reopenRepack, { parameters })) };
    },
    answerComplaint: async () => {
      const { parameters, version, said } = await complaint();
      const as = async () => {
        const { outcome, answer } = await said();
        return { outcome, answer };
      };
      const body = { outcome: "refund", answer: "Oddamy." };
      return { as, act: () => did(ola.call(routes.answerComplaint, { parameters, body, version })) };
    },
    closeComplaint: async () => {
      const { as, parameters } = await answered();
      return { as, act: () => did(ola.call(routes.closeComplaint, { parameters })) };
    },
    reopenComplaint: async () => {
      const { as, parameters } = await answered();
      await did(ola.call(routes.closeComplaint, { parameters }));
      return { as, act: () => did(ola.call(routes.reopenComplaint, { parameters })) };
    },
    exportTransfers: async () => {
      const { as, ids } = await owed();
      return { as, act: () => exporting(ids) };
    },
    payTransfers: async () => {
      const { as, ids } = await owed();
      await exporting(ids);
      return { as, act: () => paying(ids) };
    },
    payTransferSum: async () => {
      const { as, ids } = await owed();
      const parameters = { id: ids[0]! };
      return { as, act: () => did(ola.call(routes.payTransferSum, { parameters, body: { amount: 100 } })) };
    },
    reopenTransfers: async () => {
      const { as, ids } = await owed();
      await paying(ids);
      return { as, act: () => did(ola.call(routes.reopenTransfers, { body: { ids } })) };
    },
  };
}
