import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { deliver, placeOnDelivery } from "../../../test/builders/delivered.ts";
import { settledCursor, settledCacheTags } from "../../../test/builders/cache-tags.ts";
import { addAccount, anybody, kasia } from "../../../test/builders/people.ts";
import { brokenPromises, openSmallShop } from "../../../test/builders/shop.ts";
import { productsById } from "../../database/catalogue/products.ts";
import { listReviews, reviewsOf } from "../../database/review/reviews.ts";
import { changeOrderState } from "../order/change-order-state.ts";
import { askForReviews, askForReviewsOf } from "./ask-for-reviews.ts";
import { decideOnReview } from "./decide-on-review.ts";
import { type ReviewAsSent, writeReview } from "./write-review.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const { hoodie, tee, cap, sneakers, bottle } = products;

const words: ReviewAsSent = {
  productId: hoodie.productId,
  link: null,
  token: null,
  stars: 4,
  title: "Gruba",
  content: "Ciężka w dobrym sensie.",
  author: "",
  lanId: 1,
};
const rating = async (productId: number) => (await productsById(pool, [productId], "pl"))[0]!.rating;
const newest = async (productId: number) =>
  (await listReviews(pool, { waiting: false, most: 1000 })).find((review) => review.product_id === productId)!;

test("a buyer's review is held, shown once approved, and then counted; only the product's pages become stale", async () => {
  const { link } = await deliver(app, pool, { lines: [{ product: hoodie, size: "M" }], person: anybody(kasia) });
  assert.deepEqual(await writeReview(pool, { ...words, link }), { kind: "kept" });
  assert.equal(await rating(hoodie.productId), null, "held");
  assert.deepEqual(await reviewsOf(pool, hoodie.productId, { skip: 0, most: 10 }), []);
  const [waiting] = await listReviews(pool, { waiting: true, most: 10 });
  const cursor = await settledCursor(pool);
  assert.equal(await decideOnReview(pool, { reviewId: waiting!.review_id, decision: "approved", reason: "" }), true);
  assert.equal(
    await decideOnReview(pool, { reviewId: waiting!.review_id, decision: "approved", reason: "" }),
    true,
    "a second yes is no mistake",
  );
  assert.deepEqual((await settledCacheTags(pool, cursor)).facts, [`product:${hoodie.productId}`]);
  assert.deepEqual(await rating(hoodie.productId), { average: "4.0", count: 1 });
  const [shown] = await reviewsOf(pool, hoodie.productId, { skip: 0, most: 10 });
  assert.deepEqual(
    [shown!.author, shown!.sample, shown!.lang, shown!.content],
    ["Kasia", false, "pl", words.content],
    "signed with the order's first name",
  );
});

test("a later review of the same buyer takes the place of the first and is held again", async () => {
  const person = anybody();
  const { link } = await deliver(app, pool, { lines: [{ product: tee, size: "M" }], person });
  const { link: again } = await deliver(app, pool, { lines: [{ product: tee, size: "S" }], person });
  await writeReview(pool, { ...words, productId: tee.productId, link });
  const first = await newest(tee.productId);
  await decideOnReview(pool, { reviewId: first.review_id, decision: "approved", reason: "" });
  const cursor = await settledCursor(pool);
  await writeReview(pool, {
    ...words,
    productId: tee.productId,
    link: again,
    stars: 2,
    content: "Po praniu się skręciła.",
    author: "Ola",
  });
  assert.deepEqual(
    (await settledCacheTags(pool, cursor)).facts,
    [`product:${tee.productId}`],
    "the page showed the first one",
  );
  const second = await newest(tee.productId);
  assert.deepEqual(
    [second.review_id, second.state, second.stars, second.author],
    [first.review_id, "waiting", 2, "Ola"],
  );
  assert.equal(await rating(tee.productId), null);
  await decideOnReview(pool, { reviewId: second.review_id, decision: "approved", reason: "" });
  assert.deepEqual(await rating(tee.productId), { average: "2.0", count: 1 }, "complaints are published too");
});

test("a review that is turned down keeps the reason, and the words it was about", async () => {
  const buyer = anybody();
  const { link } = await deliver(app, pool, { lines: [{ product: cap }], person: buyer });
  await writeReview(pool, { ...words, productId: cap.productId, link, content: "Tanie buty na buty.example" });
  const { review_id: reviewId } = await newest(cap.productId);
  await decideOnReview(pool, { reviewId, decision: "approved", reason: "" });
  const told = async () =>
    (
      await pool.query<{ recipient: string; content: { reason: string; content: string } }>(
        "SELECT recipient, content FROM outbox WHERE kind = 'reviewRejected' AND (content ->> 'review')::int = $1",
        [reviewId],
      )
    ).rows;
  await decideOnReview(pool, { reviewId, decision: "rejected", reason: "spam" });
  assert.equal((await told()).length, 1);
  await decideOnReview(pool, { reviewId, decision: "approved", reason: "" });
  assert.deepEqual(await told(), [], "who decides otherwise at once takes the letter back");
  await decideOnReview(pool, { reviewId, decision: "rejected", reason: "reklama" });
  await decideOnReview(pool, { reviewId, decision: "rejected", reason: "reklama" });
  const [{ recipient, content }, ...others] = (await told()) as [Awaited<ReturnType<typeof told>>[0]];
  assert.deepEqual(
    [recipient, content.reason, content.content, others],
    [buyer.email, "reklama", "Tanie buty na buty.example", []],
    "its author is told why",
  );
  assert.equal(await rating(cap.productId), null);
  await writeReview(pool, { ...words, productId: cap.productId, link, content: "Dobra czapka" });
  const { rows } = await pool.query(
    "SELECT decision, reason, content FROM review_decisions WHERE review_id = $1 ORDER BY decision_id",
    [reviewId],
  );
  assert.deepEqual(
    rows.map((row) => Object.values(row as object)),
    [
      ["approved", "", "Tanie buty na buty.example"],
      ["rejected", "spam", "Tanie buty na buty.example"],
      ["approved", "", "Tanie buty na buty.example"],
      ["rejected", "reklama", "Tanie buty na buty.example"],
    ],
  );
  await assert.rejects(pool.query("UPDATE review_decisions SET reason = 'inny'"), /only grows/);
  await assert.rejects(decideOnReview(pool, { reviewId, decision: "rejected", reason: "" }), /rejected_for_a_reason/);
  assert.equal(await decideOnReview(pool, { reviewId: 999_999, decision: "approved", reason: "" }), false);
});

test("nobody reviews what they have not bought and received", async () => {
  const person = anybody();
  const { link } = await deliver(app, pool, { lines: [{ product: hoodie, size: "S" }], person });
  const onItsWay = anybody();
  const { token } = await addAccount(pool, { person: onItsWay });
  await placeOnDelivery(app, pool, { lines: [{ product: hoodie, size: "S" }], person: onItsWay, token });
  const refusedAs = async (sent: Partial<ReviewAsSent>) => {
    const written = await writeReview(pool, { ...words, ...sent });
    return written.kind === "refused" ? written.code : written.kind;
  };
  assert.equal(await refusedAs({ link, productId: sneakers.productId }), "REVIEW_NOT_BOUGHT", "another product");
  assert.equal(await refusedAs({ link: "unknown" }), "REVIEW_LINK_ENDED");
  assert.equal(await refusedAs({ token: "unknown" }), "TOKEN_ENDED");
  assert.equal(await refusedAs({}), "TOKEN_ENDED");
  assert.equal(await refusedAs({ token }), "REVIEW_NOT_BOUGHT", "not delivered yet");
  await pool.query(
    "UPDATE review_links SET asked_at = now() - interval '181 days' WHERE link_sha256 = sha256($1::bytea)",
    [link],
  );
  assert.equal(await refusedAs({ link }), "REVIEW_LINK_ENDED", "after half a year");
  for (const wrong of [{ stars: 0 }, { stars: 6 }, { stars: 2.5 }, { stars: Number.NaN }, { content: "" }])
    assert.equal(await refusedAs({ link, ...wrong }), "REVIEW_INCOMPLETE");
  await assert.rejects(
    pool.query(
      "INSERT INTO reviews (product_id, buyer, stars, content, author, lan_id, state) VALUES ($1, 'x@y.zz', 5, 'x', 'x', 1, 'approved')",
      [sneakers.productId],
    ),
    /review_of_a_buyer/,
  );
  await assert.rejects(
    pool.query(
      "INSERT INTO reviews (product_id, buyer, order_id, line_position, stars, content, author, lan_id) SELECT $1, 'x@y.zz', order_id, 1, 5, 'x', 'x', 1 FROM orders LIMIT 1",
      [sneakers.productId],
    ),
    /violates foreign key/,
    "the line's product is the review's",
  );
});

test("a logged-in buyer writes by their account; earlier guest orders count once the e-mail is proven", async () => {
  const person = anybody();
  await deliver(app, pool, { lines: [{ product: bottle }], person });
  const { customerId, token } = await addAccount(pool, { person, verified: false });
  assert.equal((await writeReview(pool, { ...words, productId: bottle.productId, token })).kind, "refused");
  await pool.query("UPDATE customers SET verified_at = now() WHERE customer_id = $1", [customerId]);
  assert.deepEqual(await writeReview(pool, { ...words, productId: bottle.productId, token, author: "K." }), {
    kind: "kept",
  });
  assert.equal((await newest(bottle.productId)).author, "K.");
});

test("the same review sent fifty times at once is one review", async () => {
  const { link } = await deliver(app, pool, { lines: [{ product: sneakers, size: "42" }] });
  const kept = await Promise.all(
    Array.from({ length: 50 }, (_, nth) =>
      writeReview(pool, { ...words, productId: sneakers.productId, link, content: `Opinia ${nth}` }),
    ),
  );
  assert.ok(kept.every(({ kind }) => kind === "kept"));
  const reviews = (await listReviews(pool, { waiting: false, most: 1000 })).filter(
    (review) => review.product_id === sneakers.productId,
  );
  assert.equal(reviews.length, 1);
  await Promise.all(
    Array.from({ length: 20 }, () =>
      decideOnReview(pool, { reviewId: reviews[0]!.review_id, decision: "approved", reason: "" }),
    ),
  );
  assert.equal((await rating(sneakers.productId))!.count, 1);
});

test("buyers are asked once, some days after delivery, and those who want no such emails never again", async () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const person = anybody();
  const arrive = async (orderId: number, at: Date) =>
    assert.ok(await changeOrderState(pool, { orderId, to: "delivered", now: at, pointsPerZloty: 1 }));
  const orders: number[] = [];
  for (const days of [8, 6]) {
    const orderId = await placeOnDelivery(app, pool, {
      lines: [{ product: cap }],
      person: days === 8 ? person : anybody(),
    });
    await arrive(orderId, daysAgo(days));
    orders.push(orderId);
  }
  const emails = async () =>
    (
      await pool.query<{ order_id: number }>(
        "SELECT order_id FROM outbox WHERE kind = 'reviewRequest' AND order_id = ANY ($1)",
        [orders],
      )
    ).rows.map((row) => row.order_id);
  assert.deepEqual(
    (await Promise.all([1, 2, 3].map(() => askForReviews(pool, { now, days: 7 })))).toSorted(),
    [0, 0, 1],
  );
  assert.deepEqual(await emails(), [orders[0]]);
  await pool.query("UPDATE review_links SET ended_at = now() WHERE order_id = $1", [orders[0]]);
  const next = await placeOnDelivery(app, pool, { lines: [{ product: cap }], person });
  await arrive(next, daysAgo(8));
  assert.equal(await askForReviews(pool, { now, days: 7 }), 0);
  assert.equal(await askForReviews(pool, { now, days: 5 }), 1, "the order of the other one");
});

test("an order that is not paid for, or has ended, has reached nobody", async () => {
  const unpaid = await placeOnDelivery(app, pool, { lines: [{ product: cap }], paymentId: 1 });
  assert.equal(await askForReviewsOf(pool, unpaid, { now: new Date(), pointsPerZloty: 1 }), "refused");
  assert.equal(await askForReviewsOf(pool, 999_999, { now: new Date(), pointsPerZloty: 1 }), "refused");
  assert.deepEqual(await brokenPromises(pool), []);
});
