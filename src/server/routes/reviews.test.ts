import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestApp } from "../../../test/builders/app.ts";
import { deliver } from "../../../test/builders/delivered.ts";
import { numbersFrom } from "../../../test/builders/hostile-bodies.ts";
import { sentEmails } from "../../../test/builders/sent-emails.ts";
import { addAccount, anybody, emma } from "../../../test/builders/people.ts";
import { publicUrl } from "../../../test/builders/server-parts.ts";
import { openSmallShop } from "../../../test/builders/shop.ts";
import { withstand } from "../../../test/builders/withstand.ts";
import { countOf } from "../../../test/counts.ts";
import type { PageData } from "../../contract/page-data.ts";
import { listReviews } from "../../database/review/reviews.ts";
import { decideOnReview } from "../../flows/review/decide-on-review.ts";

const { pool, products } = await openSmallShop();
const { app } = await openTestApp(pool);
const { hoodie, tee, cap } = products;
const times = Math.min(countOf("HOSTILE_BODIES"), 20_000);

async function write(body: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await app.inject({
    method: "POST",
    url: "/sys/json_api?review",
    payload: JSON.stringify(body),
    headers: { "content-type": "text/plain" },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function reviewPage(link: string): Promise<PageData<"review">> {
  return (await app.inject({ url: `/page-data/opinia/${link}/page-data.json` })).json();
}

async function approveAll(): Promise<void> {
  for (const { review_id: reviewId } of await listReviews(pool, { waiting: true, most: 100 }))
    await decideOnReview(pool, { reviewId, decision: "approved", reason: "" });
}

test("the email after delivery leads to a page of what was bought, and what is written there is kept", async (t) => {
  const person = anybody(emma);
  await deliver(app, pool, {
    lines: [
      { product: hoodie, size: "M" },
      { product: tee, size: "S" },
    ],
    person: { ...person, shippingCountry: "2" },
    lanId: 2,
  });
  const [email] = await sentEmails(t, { pool, kind: "reviewRequest", publicUrl });
  assert.match(email!.subject, /^How does it wear\?/);
  for (const said of ["Hi Emma!", "Asphalt Hoodie", "Chalk Tee"]) assert.ok(email!.text.includes(said), email!.text);
  const link = new RegExp(`${publicUrl}/en/review/([\\w-]{43})"`).exec(email!.html)![1]!;
  assert.match(email!.headers, new RegExp(`^List-Unsubscribe: <${publicUrl}/en/review/${link}/koniec>$`, "m"));

  const page = await reviewPage(link);
  assert.deepEqual([page.template, page.head.noindex, page.data.signature], ["review", true, "Emma"]);
  assert.deepEqual(
    page.data.items.map(({ product, variant, written }) => [product.product_id, variant, written]),
    [
      [String(hoodie.productId), "M", null],
      [String(tee.productId), "S", null],
    ],
  );
  const html = await app.inject({ url: `/opinia/${link}` });
  assert.deepEqual([html.statusCode, html.headers["cache-control"]], [200, "no-store"]);
  assert.ok(html.payload.includes('<meta name="robots" content="noindex">'));

  assert.deepEqual(
    await write({
      productId: String(hoodie.productId),
      link,
      stars: 5,
      title: " Warm ",
      content: " <b>Thick</b>\r\nand soft ",
      author: "",
      lanId: 2,
    }),
    { status: 200, body: {} },
  );
  assert.deepEqual((await reviewPage(link)).data.items[0]!.written, {
    stars: 5,
    title: "Warm",
    content: "<b>Thick</b>\nand soft",
    author: "Emma",
    state: "waiting",
  });
});

test("an approved review stands on the product's page, its tile, and in its JSON-LD", async () => {
  await approveAll();
  const page = (await app.inject({ url: "/page-data/bluza-asfalt/page-data.json" })).json<PageData<"product">>();
  assert.deepEqual(page.data.product.rating, { average: "5.0", count: 1 });
  assert.deepEqual(page.data.reviews.distribution, [1, 0, 0, 0, 0]);
  assert.deepEqual([page.data.reviews.newest[0]!.lang, page.data.reviews.newest[0]!.sample], ["en", false]);
  const listing = (await app.inject({ url: "/page-data/Odziez/bluzy/page-data.json" })).json<PageData<"category">>();
  assert.deepEqual(listing.data.products.find((product) => product.product_id === String(hoodie.productId))!.rating, {
    average: "5.0",
    count: 1,
  });
  const { payload } = await app.inject({ url: "/bluza-asfalt/" });
  const [data] = [...payload.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) =>
      JSON.parse(json!) as {
        aggregateRating: Record<string, unknown>;
        review: { reviewBody: string; author: { name: string } }[];
      },
  );
  assert.deepEqual([data!.aggregateRating["ratingValue"], data!.aggregateRating["reviewCount"]], ["5.0", 1]);
  assert.deepEqual([data!.review[0]!.author.name, data!.review[0]!.reviewBody], ["Emma", "<b>Thick</b>\nand soft"]);
  assert.doesNotMatch(payload, /<b>Thick/, "words are words");
  const without = await app.inject({ url: "/czapka-kostka/" });
  assert.doesNotMatch(without.payload, /aggregateRating/);
});

test("further reviews are told twenty at a time", async () => {
  await pool.query(
    "INSERT INTO reviews (product_id, buyer, sample, stars, content, author, lan_id, state, written_at) SELECT $1, n || '@x.pl', true, 1 + n % 5, 'nr ' || n, 'Ola', 1, 'approved', now() - n * interval '1 day' FROM generate_series(1, 30) n",
    [cap.productId],
  );
  const told = async (path: string) =>
    (await app.inject({ url: path })).json<{ reviews: { content: string; sample: boolean }[]; more: boolean }>();
  const first = await told(`/v1/reviews/${cap.productId}?skip=3`);
  assert.deepEqual([first.reviews.length, first.reviews[0]!.content, first.more], [20, "nr 4", true]);
  const second = await told(`/v1/reviews/${cap.productId}?skip=23`);
  assert.deepEqual([second.reviews.length, second.more], [7, false]);
  for (const path of [
    "/v1/reviews/x",
    "/v1/reviews/999999",
    `/v1/reviews/${cap.productId}?skip=999999`,
    "/v1/reviews/99999999999999999999",
  ])
    assert.deepEqual(await told(path), { reviews: [], more: false }, path);
  assert.equal((await told(`/v1/reviews/${cap.productId}?skip=-1`)).reviews.length, 20);
});

test("without JavaScript the form is sent as such; a mistake comes back with the page", async () => {
  const { link } = await deliver(app, pool, { lines: [{ product: tee, size: "M" }] });
  const send = (form: Record<string, string>, to = link) =>
    app.inject({
      method: "POST",
      url: `/opinia/${to}`,
      payload: new URLSearchParams(form).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  const starless = await send({ productId: String(tee.productId), content: "Dobra" });
  assert.equal(starless.statusCode, 400);
  assert.ok(starless.payload.includes("Zaznacz liczbę gwiazdek"));
  assert.equal((await send({ productId: "<x>", stars: "five" })).statusCode, 400);
  const good = await send({
    productId: String(tee.productId),
    stars: "3",
    title: "",
    content: "Dobra, ale gniecie się",
    author: "Ola",
  });
  assert.deepEqual([good.statusCode, good.headers["location"]], [303, `/opinia/${link}#produkt-${tee.productId}`]);
  assert.equal((await reviewPage(link)).data.items[0]!.written!.author, "Ola");
  assert.equal(
    (await send({ productId: "1", stars: "5", content: "x" }, "ktos-zgaduje-taki-dlugi-link")).statusCode,
    400,
  );
});

test("a buyer who wants no such emails says so in one request", async () => {
  const { link, orderId } = await deliver(app, pool, { lines: [{ product: cap }] });
  const answer = await app.inject({
    method: "POST",
    url: `/opinia/${link}/koniec`,
    payload: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  assert.deepEqual([answer.statusCode, answer.headers["location"]], [303, `/opinia/${link}#juz-nie`]);
  const { rows } = await pool.query("SELECT FROM review_links WHERE order_id = $1 AND ended_at IS NOT NULL", [orderId]);
  assert.equal(rows.length, 1);
});

test("a refusal is told in the shopper's language; an unknown link shows a page that says so", async () => {
  const { token } = await addAccount(pool);
  const body = { productId: hoodie.productId, stars: 5, content: "x", lanId: 6 };
  assert.equal((await write({ ...body, token })).body["error"], "REVIEW_NOT_BOUGHT");
  assert.match(String((await write({ ...body, token })).body["errorMessage"]), /^Hodnotit může jen ten/);
  assert.equal((await write({ ...body, link: "x".repeat(43) })).body["error"], "REVIEW_LINK_ENDED");
  assert.equal((await write({ ...body, token, stars: 6 })).body["error"], "REVIEW_INCOMPLETE");
  assert.equal((await write({ ...body, stars: "five" })).status, 400);
  assert.deepEqual((await reviewPage("x".repeat(43))).data.items, []);
  const own = await reviewPage(String(hoodie.productId));
  assert.deepEqual(
    [own.data.link, own.data.items.length, own.data.items[0]!.written],
    ["", 1, null],
    "a product's own page tells nobody's review",
  );
  assert.equal((await app.inject({ url: "/opinia/999999" })).statusCode, 404);
});

test("hostile bodies are refused, never a 500, and the call is limited", async () => {
  const { link } = await deliver(app, pool, { lines: [{ product: hoodie, size: "S" }] });
  await withstand(app, {
    url: "/sys/json_api?review",
    valid: () => ({
      productId: String(hoodie.productId),
      link,
      token: null,
      stars: 4,
      title: "a",
      content: "b",
      author: "c",
      lanId: 1,
    }),
    count: times,
    next: numbersFrom(47),
  });
  const { app: strict } = await openTestApp(pool, { rateLimitScale: 0.1 });
  const statuses = [];
  for (let time = 0; time < 2; time += 1)
    statuses.push(
      (
        await strict.inject({
          method: "POST",
          url: "/sys/json_api?review",
          payload: "{}",
          headers: { "content-type": "text/plain" },
        })
      ).statusCode,
    );
  assert.deepEqual(statuses, [400, 429]);
});

test("without JavaScript a link of the product's page leads to all its reviews, prerendered", async () => {
  const { rows } = await pool.query<{ path: string }>(
    "SELECT path FROM paths WHERE kind = 'product' AND entity_id = $1 AND lan_id = 1",
    [cap.productId],
  );
  const path = `/${rows[0]!.path}`;
  for (const [nth, words] of ["pierwsza", "druga", "trzecia", "czwarta", "piąta"].entries()) {
    const { orderId } = await deliver(app, pool, { lines: [{ product: cap }], person: anybody(), lanId: 1 });
    await pool.query(
      "INSERT INTO reviews (product_id, order_id, line_position, buyer, stars, title, content, author, lan_id, state, written_at) VALUES ($1, $2, 1, $3, 5, '', $4, 'Kasia', 1, 'approved', now() + $5 * interval '1 minute')",
      [cap.productId, orderId, `kupujaca${nth}@przyklad.pl`, `opinia ${words}`, nth],
    );
  }
  const read = async (url: string) => (await app.inject({ url })).payload;
  assert.ok(!(await read(path)).includes("opinia pierwsza"), "the page as it is has the newest three");
  const all = await read(`${path}?reviews=all`);
  for (const words of ["pierwsza", "druga", "trzecia", "czwarta", "piąta"])
    assert.ok(all.includes(`opinia ${words}`), words);
  assert.ok(all.includes(`rel="canonical" href="${publicUrl}${path}"`));
});
