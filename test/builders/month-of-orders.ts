// One long file: everything that may happen to an order, each act beside the others it meets.
import assert from "node:assert/strict";
import type { MockTimers } from "node:test";
import { type OneReturn } from "../../src/contract/operator/returns.ts";
import type { Order } from "../../src/contract/operator/order.ts";
import { loggedHeader, type Route } from "../../src/contract/operator/route.ts";
import { operatorRoutes as routes } from "../../src/contract/operator/routes.ts";
import { addCode } from "../../src/database/discount/codes.ts";
import { attemptsOf } from "../../src/database/payment/payment-attempts.ts";
import { vatRates } from "../../src/domain/invoice/vat.ts";
import { currencies, type Currency, decimal } from "../../src/domain/money.ts";
import { changeRate } from "../../src/flows/catalogue/change-rate.ts";
import { releaseOverdueOrders } from "../../src/flows/order/release-orders.ts";
import { mayExpire } from "../../src/flows/payment/may-expire.ts";
import { refundPayment, sendRefund } from "../../src/flows/payment/refund-payment.ts";
import { makeOrder } from "./app.ts";
import { addProduct, type BuiltProduct } from "./catalogue.ts";
import { numbersFrom } from "./hostile-bodies.ts";
import { orderBody, type OrderInput } from "./order-body.ts";
import { notify, type PayingShop, payuNotification } from "./payments.ts";
import { addAccount, anybody, companyForm, type BuiltCustomer } from "./people.ts";
import type { Member, Sent } from "./staff.ts";

/** Money that came, or went, as the world outside has seen it: hundredths of its currency. */
interface Seen {
  amount: number;
  currency: Currency;
}

/** A shop that lives by chance: the same for the same seed, on a clock of its own. */
export interface LivingShop {
  /** How often each thing was done, and how often it was refused: `changeOrder`, `changeOrder refused`. */
  done: Map<string, number>;
  /** Every order there is, the ones got in exchange too. */
  orders: number[];
  /** What shoppers, banks and couriers gave for an order. */
  came: Map<number, Seen[]>;
  /** Orders whose provider said that it has money, and has none to give back. */
  unreal: Set<number>;
  /** Orders of which a provider's word was lost: what came may not be known yet. */
  unheard: Set<number>;
  /** All that was done to an order, to be read where something of it is wrong. */
  told(order: number): string;
  /** Lives for so many new orders, from one moment to another. */
  live(input: { orders: number; from: Date; to: Date; eachDay: () => Promise<unknown> }): Promise<void>;
  /** Gives back whatever the shop holds and is not its own, and pays all transfers. */
  giveAllBack(): Promise<void>;
}

/** Opens the life of a shop that takes payments, as its shoppers, its staff and its providers live it through its doors; `ola` may everything. */
export async function openLivingShop(
  shop: PayingShop,
  {
    ola,
    clock,
    seed,
    progress = () => undefined,
  }: {
    ola: Member;
    /** The test's own, which the process follows. */
    clock: Pick<MockTimers, "setTime" | "tick">;
    seed: number;
    progress?: (placed: number) => void;
  },
): Promise<LivingShop> {
  const { app, pool, providers, payu, paypal } = shop;
  const next = numbersFrom(seed);
  const below = (most: number) => Math.floor(next() * most);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const chance = (percent: number) => below(100) < percent;
  const done = new Map<string, number>();
  const saw = (what: string) => done.set(what, (done.get(what) ?? 0) + 1);
  const orders: number[] = [];
  const came = new Map<number, Seen[]>();
  const give = (order: number, seen: Seen) => came.set(order, [...(came.get(order) ?? []), seen]);
  const stories = new Map<number, string[]>();
  /** Pages of providers that shoppers left open. */
  const leftOpen: { order: number; page: string; seen: Seen }[] = [];
  const lastAct = new Map<number, number>();
  /** What was paid at the door, of orders that were delivered. */
  const atDoors = new Map<number, Seen>();
  const unreal = new Set<number>();
  const unheard = new Set<number>();
  const goods = await stockUp();
  const people = await Promise.all(Array.from({ length: 8 }, () => addAccount(pool, { points: 20_000 })));
  await addCode(pool, { code: "PROCENT", percent: "15" });
  await addCode(pool, { code: "KWOTA", amount: 3333 });
  await addCode(pool, { code: "DOSTAWA", amount: 0, freeShipping: true });
  const codes = ["PROCENT", "KWOTA", "DOSTAWA"];
  const routeNames = new Map<Route, string>(Object.entries(routes).map(([name, route]) => [route, name]));

  function tell(order: number, what: string): void {
    const story = stories.get(order) ?? [];
    stories.set(order, [...story, `${new Date().toISOString().slice(0, 16)} ${what}`]);
  }
  const told = (order: number) => [`order ${order} (seed ${seed}):`, ...(stories.get(order) ?? [])].join("\n  ");

  /** Calls the operator API for an order; null: it was refused, as its route says it may. */
  async function call<R extends Route>(order: number, route: R, sent: Sent = {}) {
    const name = routeNames.get(route)!;
    clock.tick(1000);
    const { status, body, headers } = await ola.call(route, sent);
    if (route.method !== "GET")
      tell(order, `${name} ${JSON.stringify(sent.body ?? sent.parameters)}: ${status} ${String(body.code ?? "")}`);
    if (status === 200) {
      if (route.method !== "GET") {
        saw(name);
        const logged = Number(headers[loggedHeader]);
        if (logged > 0) lastAct.set(order, logged);
      }
      return body;
    }
    assert.ok(
      status < 500 && (route.refusals as readonly string[]).includes(String(body.code)),
      `${name}: ${status} ${JSON.stringify(body)}\n${told(order)}`,
    );
    saw(`${name} refused`);
    return null;
  }
  const read = async (number: number): Promise<Order> =>
    (await ola.call(routes.order, { parameters: { number } })).body;

  /** One after the other: products that are added at once wait for each other. */
  async function stockUp(): Promise<BuiltProduct[]> {
    const products: BuiltProduct[] = [];
    const stock = 1_000_000;
    for (const rate of vatRates)
      for (const at of [0, 1, 2, 3]) {
        const price = decimal(at === 0 ? 1 + below(99) : 100 + below(40_000));
        const product = await addProduct(pool, {
          handle: `miesiac-${rate}-${at}`,
          price,
          ...(at % 2 === 0 ? { stock } : { sizes: { S: stock, M: stock, L: stock } }),
        });
        // Goods of tests are of 23 %, as most are.
        await pool.query("UPDATE products SET vat_rate = $2 WHERE product_id = $1", [product.productId, rate]);
        products.push(product);
      }
    return products;
  }
  const anyVariant = (product: BuiltProduct) => pick(Object.values(product.variants));

  /** A shopper orders; null: the shop refused it. */
  async function place(): Promise<number | null> {
    if (chance(8)) return placeByPhone();
    const country = chance(25) ? pick(["1", "14", "3", "9"]) : "2";
    const paymentId = pick(country === "2" ? [1, 1, 2, 3, 3, 4] : [1, 3, 4]);
    const shippingId = country === "2" ? pick(paymentId === 2 ? [1, 2, 8] : [1, 2, 7, 8]) : 6;
    const account: BuiltCustomer | null = chance(30) ? pick(people) : null;
    const company = chance(30)
      ? pick([companyForm, { ...companyForm, paymentName: "Straße & Söhne GmbH", paymentNip: "5261040828" }])
      : {};
    const chosen = Array.from(new Set(Array.from({ length: 1 + below(4) }, () => pick(goods))));
    const input: OrderInput = {
      lines: chosen.map((product) => {
        const size = pick(Object.keys(product.variants));
        return { product, ...(size !== "" && { size }), quantity: 1 + below(chance(10) ? 30 : 4) };
      }),
      person: account?.person ?? anybody(),
      form: { shippingCountry: country, ...company },
      paymentId,
      shippingId,
      shippingPoint: shippingId === 8 ? "KRA01M" : null,
      currency: pick(["pln", "pln", ...currencies] as const),
      code: chance(25) ? pick(codes) : null,
      lanId: pick([1, 1, 2, 6]),
      ...(account !== null && { token: account.token, points: chance(60) ? 1 + below(chance(20) ? 6000 : 900) : 0 }),
    };
    const { body } = await makeOrder(app, await orderBody(pool, input));
    if (!body.orderId) {
      saw(`order refused ${String(body.error)}`);
      return null;
    }
    const order = Number(body.orderId);
    const { person: _person, lines, token: _token, ...said } = input;
    const what = lines.map(
      ({ product, size, quantity }) =>
        `${quantity} × ${goods.find((one) => one.productId === product.productId)!.name} ${size ?? ""}`,
    );
    tell(order, `ordered ${what.join(", ")} ${JSON.stringify(said)}`);
    saw(`order ${input.currency}`);
    saw(`order paid by ${paymentId}`);
    saw(`order sent by ${shippingId}`);
    if (input.code) saw(`order ${input.code}`);
    if (input.points) saw("order with points");
    if ("invoice" in company) saw("order of a company");
    orders.push(order);
    return order;
  }

  async function placeByPhone(): Promise<number | null> {
    const { shippingCountry: _country, ...fields } = anybody();
    const { paymentCountry: _home, ...company } = companyForm;
    const none = { paymentName: "", paymentNip: "", paymentStreet: "", paymentPostCode: "", paymentCity: "" };
    const priced = chance(50);
    const body = await call(0, routes.placeOrder, {
      body: {
        lines: [
          {
            variantId: anyVariant(pick(goods)),
            quantity: 1 + below(3),
            price: priced ? 1 + below(20_000) : null,
          },
        ],
        code: chance(20) ? pick(codes) : null,
        countryId: 2,
        language: "pl",
        currency: pick(currencies),
        paymentId: pick([1, 2, 3, 4]),
        shippingId: 1,
        point: null,
        buyer: { comment: "", ...none, invoice: false, ...fields, ...(chance(40) && company) },
        consents: { terms: true, newsletter: false, ofAge: false },
        reason: priced ? "Z ekspozycji" : "",
      },
    });
    if (body === null) return null;
    tell(body.number, `taken down by telephone, ${body.money!.total} ${body.currency}`);
    orders.push(body.number);
    return body.number;
  }

  // Money that comes.

  async function pay(order: Order): Promise<void> {
    const { code } = order.payment;
    const { missing, total, totalPln } = order.money!;
    if (code === "bank" || code === "exchange") {
      if (missing === 0) return;
      const inPln = order.currency !== "pln" && missing === total && chance(40);
      const whole = inPln ? totalPln : missing;
      const amount = chance(75)
        ? whole
        : Math.max(1, pick([Math.floor(whole / 2), whole - 1, whole + 1, whole + 5000]));
      const currency = inPln ? "pln" : order.currency;
      const parameters = { number: order.number };
      const body = { amount, currency, otherSum: amount !== whole };
      if (
        (await call(order.number, routes.recordTransfer, { parameters, body, version: order.versions.money })) !== null
      )
        give(order.number, { amount, currency });
    } else if (code === "payu" || code === "paypal") await payOnline(order);
  }

  /** A shopper opens the pay link and answers the provider's page, or leaves it open. */
  async function payOnline({ number }: Order): Promise<void> {
    const { rows } = await pool.query<{ link_key: string }>("SELECT link_key FROM orders WHERE order_id = $1", [
      number,
    ]);
    const link = `${shop.address}/pay/${rows[0]!.link_key}`;
    const looked = await fetch(link, { redirect: "manual" });
    const begun = looked.status === 200 ? await fetch(link, { method: "POST", redirect: "manual" }) : looked;
    const page = begun.headers.get("location");
    if (begun.status !== 303 || page === null || page.startsWith(shop.address) || page.startsWith("/")) {
      tell(number, `nothing to pay: ${begun.status}`);
      return;
    }
    const { amount, currency } = (await attemptsOf(pool, number)).findLast(({ pay_url }) => pay_url === page)!;
    const seen = { amount, currency };
    if (chance(15)) {
      tell(number, "left the provider's page open");
      leftOpen.push({ order: number, page, seen });
      return;
    }
    const faults = pick([{}, {}, {}, { copies: 2 }, { drop: true }, { reorder: true }]);
    if ("drop" in faults) unheard.add(number);
    for (const provider of [payu, paypal]) provider.misbehave(faults);
    await answer({ order: number, page, seen }, pick(["pay", "pay", "pay", "pay", "pay", "refuse", "cancel"]));
    for (const provider of [payu, paypal]) provider.misbehave({});
  }

  async function answer(
    { order, page, seen }: (typeof leftOpen)[number],
    how: "pay" | "refuse" | "cancel",
  ): Promise<void> {
    const response = await fetch(page, {
      method: "POST",
      body: new URLSearchParams({ answer: how }),
      redirect: "manual",
    });
    tell(order, `answered the provider's page: ${how}, ${JSON.stringify(seen)}: ${response.status}`);
    if (response.status !== 303) return;
    if (how === "pay") give(order, seen);
    const back = response.headers.get("location")!;
    if (back.startsWith(shop.address)) await (await fetch(back, { redirect: "manual" })).arrayBuffer();
    await payu.settled();
    await paypal.settled();
    saw(`answered ${how}`);
  }

  /** A provider says that a payment that seemed to have failed was paid after all. */
  async function paidAfterAll({ number, payment }: Order): Promise<void> {
    if (payment.code !== "payu") return;
    const attempt = (await attemptsOf(pool, number)).find(
      ({ state, provider_order_id }) => (state === "failed" || state === "cancelled") && provider_order_id !== null,
    );
    if (attempt === undefined) return;
    assert.equal(await notify(shop, payuNotification(attempt)), 200);
    tell(number, `attempt ${attempt.ext_order_id} was paid after all`);
    unreal.add(number);
    saw("paid after all");
  }

  // Acts of staff. A version is of what was read just before.

  const reasonOf = { ready: "goodwill" } as const;

  async function settle(order: Order, kind: "cancellation" | "return" | "reduction"): Promise<void> {
    const left = order.lines.filter((line) => line.left > 0);
    const line = left.length > 0 ? pick(left) : null;
    const { shippingLeft } = order.money!;
    const less = line === null ? 0 : 1 + below(Math.max(1, Math.floor((line.amount ?? 0) / 2)));
    const quantity = line === null ? 0 : 1 + below(line.left);
    const taken =
      kind === "reduction"
        ? chance(50) || line === null
          ? { what: "agreed", amount: 1 + below(700) }
          : { what: "lines", lines: [{ position: line.position, quantity: 0, restocked: 0, less }], shipping: 0 }
        : chance(45) || line === null
          ? { what: "everything", restocked: chance(80) }
          : {
              what: "lines",
              lines: [
                {
                  position: line.position,
                  quantity,
                  restocked: below(quantity + 1),
                  less: quantity < line.left && chance(20) ? below(200) : 0,
                },
              ],
              shipping: chance(30) ? below(shippingLeft + 1) : 0,
            };
    const withheld = kind === "return" && chance(30) ? 1 + below(400) : 0;
    await call(order.number, routes.settleOrder, {
      parameters: { number: order.number },
      version: order.versions.money,
      body: {
        kind,
        taken,
        withheld,
        withheldReason: withheld > 0 ? { ready: "worn" } : null,
        reason: reasonOf,
        money: pick(["asItCame", "asItCame", "toAccount", "later"]),
        tell: chance(50),
      },
    });
  }

  async function change(order: Order): Promise<void> {
    const lines = order.lines.filter(() => chance(60));
    const another = pick(goods);
    const sized = order.lines.find(({ variant }) => variant !== "");
    const added = chance(35)
      ? [
          {
            variantId: anyVariant(another),
            quantity: 1 + below(3),
            price: chance(20) ? below(9000) : null,
            insteadOf: null,
          },
        ]
      : [];
    const priced = chance(20);
    const otherSize = sized !== undefined && chance(25);
    const product = goods.find(({ productId }) => productId === sized?.productId);
    await call(order.number, routes.changeOrder, {
      parameters: { number: order.number },
      version: order.versions.lines,
      body: {
        lines: otherSize
          ? [{ position: sized.position, quantity: 0, price: null }]
          : lines.map(({ position }) => ({
              position,
              quantity: below(6),
              price: priced ? 1 + below(30_000) : null,
            })),
        added:
          otherSize && product !== undefined
            ? [{ variantId: anyVariant(product), quantity: 1 + below(3), price: null, insteadOf: sized.position }]
            : added,
        delivery: chance(20) ? { shippingId: pick([1, 2, 6, 7]), point: null } : null,
        reason: "Na prośbę",
        priceReason: priced || added.some(({ price }) => price !== null) ? "Umówiona cena" : "",
        money: pick(["asItCame", "toAccount", "later"]),
        hold: chance(20),
        tell: chance(30),
      },
    });
  }

  async function move(order: Order, to: Order["state"]): Promise<void> {
    const { number, versions } = order;
    await call(number, routes.moveOrder, { parameters: { number }, body: { to }, version: versions.state });
  }

  async function pack(order: Order): Promise<void> {
    const lines = order.lines
      .map(({ position, variantId, left, packed }) => ({ position, variantId, quantity: left - packed }))
      .filter(({ quantity }) => quantity > 0)
      .filter(() => chance(70))
      .map((line) => ({ ...line, quantity: chance(70) ? line.quantity : 1 + below(line.quantity) }));
    if (lines.length === 0) return;
    const parameters = { number: order.number };
    await call(order.number, routes.packParcel, { parameters, body: { lines, weight: 1 + below(3000) } });
  }

  async function send(order: Order): Promise<void> {
    const here = order.parcels.filter(({ sentAt }) => sentAt === null);
    if (here.length === 0) return;
    const parameters = { number: order.number, parcel: pick(here).id };
    await call(order.number, routes.sendParcel, {
      parameters,
      body: { tracking: null },
      version: order.versions.parcels,
    });
  }

  async function deliver(order: Order): Promise<void> {
    await move(order, "delivered");
    const { money, state, currency, number } = await read(order.number);
    if (state === "delivered" && order.payment.code === "cash" && money!.atDoor > 0) {
      const seen = { amount: money!.atDoor, currency };
      give(number, seen);
      atDoors.set(number, seen);
      saw("paid at the door");
    }
  }

  // What comes back.

  async function withdraw({ number, buyer }: Order): Promise<void> {
    const response = await app.inject({
      method: "POST",
      url: "/sys/json_emails?withdraw",
      payload: JSON.stringify({ name: buyer.name, order: String(number), email: buyer.email, goods: "" }),
      headers: { "content-type": "text/plain;charset=UTF-8" },
    });
    assert.equal(response.statusCode, 200, response.body);
    tell(number, "the buyer withdrew");
    saw("withdraw");
  }

  async function openReturn(order: Order): Promise<void> {
    const left = order.lines.filter((line) => line.left > 0);
    if (left.length === 0) return;
    const line = pick(left);
    await call(order.number, routes.openReturn, {
      parameters: { number: order.number },
      body: {
        kind: pick(["goodwill", "complaint", "uncollected", "withdrawal"]),
        ...(chance(60) && { pieces: [{ position: line.position, quantity: 1 + below(line.left) }] }),
      },
    });
  }

  async function openReturnsOf(number: number): Promise<OneReturn[]> {
    const { rows } = await pool.query<{ id: number }>(
      "SELECT return_id AS id FROM returns WHERE order_id = $1 AND state IN ('announced', 'sent', 'arrived') ORDER BY 1",
      [number],
    );
    return Promise.all(
      rows.map(async ({ id }) => (await ola.call(routes.oneReturn, { parameters: { id } })).body as OneReturn),
    );
  }

  async function onReturn(order: Order): Promise<void> {
    const open = await openReturnsOf(order.number);
    if (!["sent", "delivered", "paid", "packed", "new"].includes(order.state)) return;
    if (open.length === 0) return openReturn(order);
    const returned = pick(open);
    const { id, version, pieces, exchange } = returned;
    const parameters = { id };
    const nothingCame = pieces.every(({ asNew, used }) => asNew + used === 0);
    const step = below(exchange === null ? 7 : 9);
    switch (nothingCame && step > 3 && step < 7 && chance(70) ? 0 : step) {
      case 0:
      case 1:
        await call(order.number, routes.changeReturn, {
          parameters,
          version,
          body: { parcel: "", pieces: pieces.map(arrived) },
        });
        return;
      case 2:
      case 3: {
        const swapped = pieces.filter(({ sizes, expected, left }) => sizes.length > 1 && (expected || left) > 0);
        if (exchange !== null || swapped.length === 0) return;
        const piece = pick(swapped);
        const agreed = await call(order.number, routes.agreeExchange, {
          parameters,
          version,
          body: {
            lines: [
              {
                position: piece.position,
                variantId: pick(piece.sizes).variantId,
                quantity: 1 + below(Math.max(1, piece.expected || piece.left)),
              },
            ],
            tell: chance(50),
          },
        });
        if (agreed?.exchange) {
          orders.push(agreed.exchange.order);
          tell(agreed.exchange.order, `got in exchange for goods of ${order.number}`);
        }
        return;
      }
      case 4:
        if (chance(30)) await call(order.number, routes.moveReturn, { parameters, version, body: { to: "closed" } });
        return;
      case 5:
      case 6:
        await call(order.number, routes.settleReturn, {
          parameters,
          version,
          body: {
            shipping: chance(60) ? returned.delivery!.suggested : below(returned.delivery!.left + 1),
            money: pick(["asItCame", "asItCame", "toAccount", "later"]),
            exchange: chance(80) ? "paid" : "givenUp",
            tell: chance(50),
          },
        });
        return;
      case 7:
        if (chance(40)) await call(order.number, routes.endExchange, { parameters, version, body: { tell: true } });
        return;
      default:
        await call(order.number, routes.sendExchange, { parameters, version, body: { ahead: chance(70) } });
    }
  }

  /** In which condition pieces of a line came: not always all of them, and some worn. */
  function arrived({ position, expected, left, amount, ordered }: OneReturn["pieces"][number]) {
    const whole = expected || (chance(50) ? left : 0);
    const used = chance(25) ? below(whole + 1) : 0;
    const missing = chance(15) ? below(whole - used + 1) : 0;
    const asNew = whole - used - missing;
    const kept = used > 0 && chance(70) ? below(Math.floor(((amount ?? 0) * used) / Math.max(1, ordered) / 2) + 1) : 0;
    return {
      position,
      expected: whole,
      asNew,
      used,
      missing,
      restocked: below(asNew + used + 1),
      kept,
      why: kept > 0 ? "Ślady noszenia" : "",
    };
  }

  async function complain(order: Order): Promise<void> {
    const { number, buyer, lines } = order;
    const entered = await call(number, routes.enterComplaint, {
      body: {
        order: number,
        position: pick(lines).position,
        name: buyer.name,
        email: buyer.email,
        received: new Date().toISOString().slice(0, 10),
        since: "od wczoraj",
        defect: "Szew puścił",
        demand: pick(["reduction", "refund", "repair"]),
      },
    });
    if (entered === null) return;
    const parameters = { id: entered.id };
    const answered = await call(number, routes.answerComplaint, {
      parameters,
      version: entered.version,
      body: { outcome: pick(["reduction", "reduction", "refund", "refused"]), answer: "Odpowiadamy." },
    });
    if (answered === null) return;
    const body = { less: 1 + below(900), money: pick(["asItCame", "toAccount", "later"]), tell: chance(50) };
    await call(number, routes.settleComplaint, { parameters, version: answered.version, body });
    if (chance(50)) await call(number, routes.closeComplaint, { parameters });
  }

  // Money that goes back.

  async function giveBalanceBack(order: Order, way = pick(["asItCame", "asItCame", "toAccount"])): Promise<void> {
    const parameters = { number: order.number };
    const body = { way, tell: chance(30) };
    await call(order.number, routes.giveBalanceBack, { parameters, body, version: order.versions.money });
  }

  async function refundByCommand({ number }: Order): Promise<void> {
    const refunded = await refundPayment(pool, { orderId: number, amount: 1 + below(400), why: "Zwrot", providers });
    tell(number, `refund by the command line: ${JSON.stringify(refunded)}`);
    saw(`refund ${refunded.kind}`);
  }

  /** As the job does, which tries again by itself. */
  async function sendRefunds(): Promise<void> {
    const { rows } = await pool.query<{ id: number; order: number }>(
      "SELECT refund_id AS id, order_id AS order FROM refunds JOIN payment_attempts USING (attempt_id) WHERE refunds.state = 'asked' ORDER BY 1",
    );
    for (const { id, order } of rows) {
      await sendRefund(pool, { refundId: id, providers });
      tell(order, `refund ${id} was asked for`);
      saw("refund sent");
    }
    await payu.settled();
    await paypal.settled();
  }

  async function onTransfer(): Promise<void> {
    const { transfers } = (await ola.call(routes.refundTransfers, { query: { view: "waiting" } })).body;
    if (transfers.length === 0) return;
    const { id, order, state, money, accountVersion } = pick(transfers);
    const parameters = { id };
    const body = { ids: [id] };
    if (state === "asked" && !chance(10))
      return void (await call(order, routes.sayAccount, {
        parameters,
        body: { iban: "PL61109010140000071219812874", holder: "Jan Kowalski" },
        version: accountVersion,
      }));
    switch (below(6)) {
      case 0:
        return void (await call(order, routes.exportTransfers, { body: { ...body, format: "table" } }));
      case 1: {
        const amount = Math.max(1, pick([money.amount - 1, money.amount + 1, Math.ceil(money.amount / 2)]));
        return void (await call(order, routes.payTransferSum, { parameters, body: { amount } }));
      }
      case 2:
        return void (await call(order, routes.withdrawTransfer, { parameters }));
      case 3: {
        const { transfers: paid } = (await ola.call(routes.refundTransfers, { query: { view: "paid" } })).body;
        if (paid.length === 0) return;
        const one = pick(paid);
        return void (await call(one.order, routes.reopenTransfers, { body: { ids: [one.id] } }));
      }
      default:
        return void (await call(order, routes.payTransfers, { body }));
    }
  }

  async function undo(order: number): Promise<void> {
    const id = lastAct.get(order);
    if (id === undefined) return;
    await call(order, routes.undo, { parameters: { id } });
    // Who had not been there after all had paid nothing.
    const { state } = await read(order);
    if (state === "sent" || state === "packed")
      came.set(
        order,
        (came.get(order) ?? []).filter((seen) => seen !== atDoors.get(order)),
      );
  }

  /** Does one of the things that may happen to an order now. */
  async function act(number: number): Promise<void> {
    const order = await read(number);
    if (chance(6)) return undo(number);
    if (chance(4)) return paidAfterAll(order);
    if (chance(3)) return refundByCommand(order);
    if (chance(8) && order.money!.balance > 0) return giveBalanceBack(order);
    if (chance(8) && order.money!.missing > 0) return pay(order);
    switch (order.state) {
      case "awaitingPayment":
        if (chance(70)) return pay(order);
        if (chance(50)) return change(order);
        if (chance(30)) return settle(order, "cancellation");
        if (chance(20)) return move(order, "cancelled");
        return;
      case "new":
      case "paid":
      case "packed":
        if (chance(30)) return pack(order);
        if (chance(30)) return send(order);
        if (chance(40)) return move(order, pick(["packed", "sent", "sent", "sent"]));
        if (chance(35)) return change(order);
        if (chance(30)) return settle(order, pick(["cancellation", "cancellation", "reduction"]));
        if (chance(20)) return move(order, "cancelled");
        if (chance(30)) return withdraw(order);
        return onReturn(order);
      case "sent":
        if (chance(55)) return deliver(order);
        return cameBack(order);
      case "delivered":
        return cameBack(order);
      default:
        if (order.money!.balance > 0 && chance(40)) return giveBalanceBack(order);
        return undo(number);
    }
  }

  async function cameBack(order: Order): Promise<void> {
    if (chance(12)) return withdraw(order);
    if (chance(60)) {
      await onReturn(order);
      for (let step = below(4); step > 0; step -= 1) await onReturn(await read(order.number));
      return;
    }
    if (chance(30)) return settle(order, pick(["return", "return", "reduction"]));
    if (chance(35)) return complain(order);
    if (chance(5)) return move(order, "returned");
  }

  async function live({ orders: count, from, to, eachDay }: Parameters<LivingShop["live"]>[0]): Promise<void> {
    let day = "";
    for (let placed = 0; placed < count; placed += 1) {
      progress(orders.length);
      clock.setTime(from.getTime() + Math.floor(((to.getTime() - from.getTime()) * placed) / count));
      const today = new Date().toISOString().slice(0, 10);
      if (today !== day) {
        day = today;
        await eachDay();
        const now = new Date();
        const failed = (error: unknown) => assert.fail(String(error));
        await releaseOverdueOrders(pool, now, mayExpire(pool, { providers, now, onFailure: failed }));
        if (chance(15))
          await changeRate(pool, { currency: pick(["eur", "gbp", "usd"]), rate: decimal(300 + below(300)) });
      }
      const order = await place();
      if (order !== null && chance(85)) {
        const placedOrder = await read(order);
        if (placedOrder.state === "awaitingPayment") await pay(placedOrder);
      }
      for (let step = below(9); step > 0; step -= 1) {
        if (orders.length === 0) break;
        // Mostly something of the last days; now and then something older.
        await act(chance(80) ? pick(orders.slice(-15)) : pick(orders));
      }
      if (leftOpen.length > 0 && chance(30))
        await answer(leftOpen.splice(below(leftOpen.length), 1)[0]!, chance(80) ? "pay" : "refuse");
      if (chance(40)) await sendRefunds();
      if (chance(50)) await onTransfer();
    }
    await sendRefunds();
  }

  async function giveAllBack(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      const { rows } = await pool.query<{ number: number }>(
        `SELECT order_id AS number FROM orders o WHERE order_balance(o) > 0
           OR EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = o.order_id AND a.state = 'surplus') ORDER BY 1`,
      );
      // What a provider refuses goes to an account.
      for (const { number } of rows) await giveBalanceBack(await read(number), round === 0 ? "asItCame" : "toAccount");
      await sendRefunds();
    }
    for (;;) {
      const { transfers } = (await ola.call(routes.refundTransfers, { query: { view: "waiting" } })).body;
      const [first] = transfers;
      if (first === undefined) return;
      if (first.state === "asked")
        await call(first.order, routes.sayAccount, {
          parameters: { id: first.id },
          body: { iban: "PL61109010140000071219812874", holder: "Jan Kowalski" },
          version: first.accountVersion,
        });
      assert.ok(await call(first.order, routes.payTransfers, { body: { ids: [first.id] } }), told(first.order));
    }
  }

  return { done, orders, came, unreal, unheard, told, live, giveAllBack };
}
