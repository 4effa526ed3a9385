import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { speakLanguage } from "../app/first-texts.ts";
import { textNow } from "../app/text.ts";
import { chooseLanguage } from "./choose-language.ts";
import { fetchLanguage } from "./language.ts";
import { initialState } from "./state.ts";
import { session } from "./store.ts";

const categories = [
  {
    category_id: "180",
    category_parent_id: "177",
    category_name: "Clothing",
    category_url: "odziez",
    url: "odziez/",
    category_image: "",
    count: 3,
  },
];
const pages = [{ page_id: 2, page_name: "Terms", parent_id: 1, url: "page/regulamin.html" }];
await speakLanguage("pl");

let asked: [string, unknown][] = [];
let gone: string[] = [];

beforeEach(() => {
  session.setState(initialState, true);
  asked = [];
  gone = [];
});

test("Polish is built in: choosing it asks the shop for nothing, sets lanId and lanCode, and goes to the home page", async () => {
  session.setState({ lanId: 2, lanCode: "en", lanDefs: { defs: {}, pages: [], categories: [], build: "b1" } });
  answer({});
  assert.equal(await chooseLanguage(1, (path) => gone.push(path)), "chosen");
  assert.deepEqual([session.getState().lanId, session.getState().lanCode], [1, "pl"]);
  assert.equal(textNow("LAYOUT_CONTACT"), "Kontakt");
  assert.deepEqual([asked, gone], [[], ["/"]]);
});

test("another language brings its dictionary, pages and categories from the shop, then goes to the home page", async () => {
  answer({ langs: [{ code: "LAYOUT_CONTACT", content: "Contact" }], pages, categories, build: "b2" });
  assert.equal(await chooseLanguage(2, (path) => gone.push(path)), "chosen");
  assert.deepEqual(asked, [["/sys/json_layout?lan=2", {}]]);
  const { lanId, lanCode, lanDefs } = session.getState();
  assert.deepEqual([lanId, lanCode], [2, "en"]);
  assert.deepEqual(lanDefs, { defs: { LAYOUT_CONTACT: "Contact" }, pages, categories, build: "b2" });
  assert.equal(textNow("LAYOUT_CONTACT"), "Contact");
  assert.equal(textNow("LAYOUT_SEARCH"), "%LAYOUT_SEARCH%", "what the dictionary lacks is not said in Polish");
  assert.deepEqual(gone, ["/"]);
});

test("a dictionary of an older build is fetched anew, where the shopper is; without an answer it stays", async () => {
  const older = { defs: { LAYOUT_CONTACT: "Contact us" }, pages, categories, build: "b1" };
  session.setState({ lanId: 2, lanCode: "en", lanDefs: older });
  answer({ error: "SHOP_BUSY", errorMessage: "…" });
  await fetchLanguage(2);
  assert.deepEqual(session.getState().lanDefs, older);
  answer({
    langs: [
      { code: "LAYOUT_CONTACT", content: "Contact" },
      { code: "LAYOUT_NEW", content: "New" },
    ],
    pages,
    categories,
    build: "b2",
  });
  await fetchLanguage(2);
  assert.deepEqual([textNow("LAYOUT_NEW"), session.getState().lanDefs?.build, gone], ["New", "b2", []]);
});

test("the last choice holds, whatever comes late of the language before it", async () => {
  const english = hold();
  const begun = chooseLanguage(2, (path) => gone.push(path));
  answer({ langs: [{ code: "LAYOUT_CONTACT", content: "Kontakt CZ" }], pages, categories, build: "b2" });
  assert.equal(await chooseLanguage(6, (path) => gone.push(path)), "chosen");
  english({ langs: [{ code: "LAYOUT_CONTACT", content: "Contact" }], pages, categories, build: "b2" });
  assert.equal(await begun, "overtaken");
  assert.deepEqual([session.getState().lanId, textNow("LAYOUT_CONTACT"), gone], [6, "Kontakt CZ", ["/"]]);
});

test("of a language that is given by the page, what comes after another was chosen is dropped", async () => {
  session.setState({ lanId: 2, lanCode: "en", lanDefs: null });
  const english = hold();
  const fetched = fetchLanguage(2);
  answer({ langs: [{ code: "LAYOUT_CONTACT", content: "Kontakt CZ" }], pages, categories, build: "b2" });
  await chooseLanguage(6, (path) => gone.push(path));
  english({ langs: [{ code: "LAYOUT_CONTACT", content: "Contact" }], pages, categories, build: "b2" });
  await fetched;
  assert.deepEqual([session.getState().lanId, session.getState().lanCode], [6, "cz"]);
  assert.equal(textNow("LAYOUT_CONTACT"), "Kontakt CZ");
});

test("a language that does not come changes nothing", async () => {
  mock.method(globalThis, "fetch", () => Promise.reject(new TypeError("fetch failed")));
  assert.equal(await chooseLanguage(6, (path) => gone.push(path)), "failed");
  answer({ error: "SHOP_BUSY", errorMessage: "…" });
  assert.equal(await chooseLanguage(6, (path) => gone.push(path)), "failed");
  assert.deepEqual([session.getState().lanId, session.getState().lanDefs, gone], [1, null, []]);
});

/** Has the shop's next answer wait; returns the way to give it. */
function hold(): (reply: object) => void {
  const { promise, resolve } = Promise.withResolvers<Response>();
  mock.method(globalThis, "fetch", () => promise);
  return (reply) => resolve(new Response(JSON.stringify(reply)));
}

function answer(reply: object): void {
  mock.method(globalThis, "fetch", async (path: string, request: RequestInit) => {
    asked.push([path, JSON.parse(String(request.body))]);
    return new Response(JSON.stringify(reply));
  });
}
