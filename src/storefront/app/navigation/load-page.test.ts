import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { loadPage, pageSource } from "./load-page.ts";
import { giveScreens } from "../screens.ts";

giveScreens({ content: () => null, notFound: () => null });

const page = { path: "/x/", template: "content", data: {}, layout: { currencies: ["pln"] } };
const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Returns requests from a list, one after the other, and keeps what was asked. */
function shop(t: { after: (done: () => void) => void }, ...answers: (Response | Error)[]): string[] {
  const asked: string[] = [];
  const fetching = mock.method(globalThis, "fetch", async (source: string) => {
    asked.push(source);
    const answer = answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error("nobody answers");
    return answer;
  });
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => {
    fetching.mock.restore();
    mock.timers.reset();
  });
  return asked;
}

/** Lets the pauses between the attempts pass. */
async function patience(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    await new Promise((done) => setImmediate(done));
    mock.timers.tick(5000);
  }
}

test("page data lies beside its path; another language and a listing's query are asked for", () => {
  assert.equal(pageSource("/", 1), "/page-data/index/page-data.json");
  assert.equal(pageSource("/odziez/?page=2", 2), "/page-data/odziez/page-data.json?page=2&lan=2");
  assert.equal(pageSource("/__/100%25", 6), "/page-data/__/100%25/page-data.json?lan=6");
});

test("a page is fetched once for the hover and the click", async (t) => {
  const asked = shop(t, reply(200, page));
  const [ahead, clicked] = await Promise.all([loadPage("/once/", 1), loadPage("/once/", 1)]);
  assert.deepEqual(ahead, { kind: "page", page });
  assert.equal(clicked, ahead);
  assert.equal(asked.length, 1);
});

test("pages with the same layout share it, so that it is not rendered again", async (t) => {
  shop(
    t,
    reply(200, page),
    reply(200, { ...page, path: "/y/" }),
    reply(200, { ...page, layout: { currencies: ["pln", "eur"] } }),
  );
  const layouts: unknown[] = [];
  for (const path of ["/one/", "/same/", "/other/"]) {
    const loaded = await loadPage(path, 1);
    layouts.push(loaded.kind === "page" && loaded.page.layout);
  }
  assert.equal(layouts[0], layouts[1]);
  assert.deepEqual(layouts[2], { currencies: ["pln", "eur"] });
});

test("a failed fetch is repeated up to three times", async (t) => {
  const asked = shop(t, new Error("offline"), reply(503, {}), new Error("offline"), reply(200, page));
  const loading = loadPage("/late/", 1);
  await patience();
  assert.deepEqual(await loading, { kind: "page", page });
  assert.equal(asked.length, 4);
});

test("after the third repetition the load has failed, and the next click tries anew", async (t) => {
  const asked = shop(t);
  const loading = loadPage("/never/", 1);
  await patience();
  assert.deepEqual(await loading, { kind: "failed" });
  assert.equal(asked.length, 4);
  const again = loadPage("/never/", 1);
  await patience();
  await again;
  assert.equal(asked.length, 8);
});

test("a path that is not there shows the not-found page", async (t) => {
  const notFound = { path: "/404.html", template: "notFound", data: { suggestions: [] }, layout: page.layout };
  const asked = shop(t, new Response("nothing here", { status: 404 }), reply(200, notFound));
  assert.deepEqual(await loadPage("/gone/", 1), { kind: "page", page: notFound });
  assert.deepEqual(asked, ["/page-data/gone/page-data.json", "/page-data/404.html/page-data.json"]);
});
