import assert from "node:assert/strict";
import { test } from "node:test";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { czBackofficeGoods } from "../../domain/dictionary/cz-backoffice-goods.ts";
import { czBackoffice } from "../../domain/dictionary/cz-backoffice.ts";
import { enBackofficeGoods } from "../../domain/dictionary/en-backoffice-goods.ts";
import { enBackoffice } from "../../domain/dictionary/en-backoffice.ts";
import { plBackofficeGoods } from "../../domain/dictionary/pl-backoffice-goods.ts";
import { plBackoffice } from "../../domain/dictionary/pl-backoffice.ts";
import { translate } from "../../domain/translations.ts";
import { logFields } from "../../domain/staff/log-fields.ts";
import type { Text } from "../text.ts";
import { actWords, fieldWords, unsaid } from "./log-words.ts";
import { type Act, sentencesOf } from "./sentence.ts";

/** Routes that begin a way in, only look, only keep a file that nothing shows yet, say who is where, arrange one's own lists, or act by another route: the log has no entry of their name. */
const withoutEntry = new Set([
  "invitation",
  "invitationPasskey",
  "invitationTotp",
  "passkeyChallenge",
  "passkeyRegistration",
  "totp",
  "phoneOffer",
  "phoneClaim",
  "phoneSignIn",
  "arrangeViews",
  "chooseColumns",
  "undo",
  "sayHere",
  "sayGone",
  "previewReturn",
  "previewExchange",
  "settlementPreview",
  "previewMessage",
  "previewSynonyms",
  "previewAnswer",
  "changePreview",
  "priceCutPreview",
  "preview",
  "countRule",
  "keepProductPicture",
  "keepCategoryPicture",
  "planBulkEdit",
  "keepMark",
  "frameProductPicture",
  "keepFrontPicture",
  "focusFrontPicture",
  "quoteOrder",
  "recallPreview",
  "cartOffer",
  "testPaymentMethod",
  "testConnection",
  "showText",
  "beginImport",
  "answerImport",
  "cancelImport",
  "beginExport",
  "importExport",
]);

test("what is done by a route is said in words in the log", () => {
  const writes = Object.entries(operatorRoutes).filter(
    ([name, { method }]) => method !== "GET" && !withoutEntry.has(name),
  );
  assert.deepEqual(
    writes.map(([name]) => name).filter((name) => !Object.hasOwn(actWords, name)),
    [],
  );
});

const dictionaries = {
  pl: { ...plBackoffice, ...plBackofficeGoods },
  en: { ...enBackoffice, ...enBackofficeGoods },
  cz: { ...czBackoffice, ...czBackofficeGoods },
};

test("each field of what was changed has a name, or tells a person nothing and is left out", () => {
  assert.deepEqual(
    logFields.filter((field) => Object.hasOwn(fieldWords, field) === unsaid.includes(field)),
    [],
  );
});

/** Returns in words what an act on an order in złote changed. */
function told(after: Act["after"], more: Partial<Act> & { lanCode?: "pl" | "en" | "cz" } = {}): string {
  const { lanCode = "pl", ...act } = more;
  const t = ((code: keyof typeof plBackoffice, fill?: Record<string, string>) =>
    translate(dictionaries[lanCode], code, fill)) as Text;
  const sentences = sentencesOf({ entity: "order", currency: "pln", before: null, ...act, after }, { t, lanCode });
  return sentences.join(" | ").replaceAll("\u00a0", " ");
}

test("sums are money of the order, and what was nothing is not said", () => {
  const settled = { settlement: 7, kind: "return", amount: 28_999, withheld: 0 };
  assert.equal(told(settled), "kwota: 289,99 zł");
  assert.equal(told(settled, { lanCode: "en", currency: "eur" }), "amount: 289.99 €");
  assert.equal(
    told({ total: 29_999, currency: "pln", consents: ["terms"] }, { lanCode: "cz" }).split(" | ")[0],
    "celkem: 299,99 zł",
  );
  assert.equal(told({ came: { amount: 10_000, onDay: "2026-03-06" } }), "wpłynęło: 100,00 zł, piątek, 6 marca 2026");
});

test("states are those of what has them, and numbers of rows are left out", () => {
  const ticked = { before: { transfer: 3, state: "known" } };
  assert.equal(told({ transfer: 3, state: "paid" }, ticked), "stan: do zapłacenia → zapłacone");
  assert.equal(told({ state: "paid" }, { before: { state: "new" } }), "stan: Przyjęte → Opłacone");
  assert.equal(
    told({ state: "sent" }, { entity: "return", before: { state: "announced" } }),
    "stan: zapowiedziany → w drodze",
  );
  assert.equal(told({ email: 29, parcel: 3, noteId: 1, label: 4, zone: 7, id: 1 }), "");
  assert.equal(told({ email: "jan@bruk.example" }), "e-mail: jan@bruk.example");
});

test("values of closed lists, pieces, views and days are words in the reader's language", () => {
  const pieces = [{ position: 1, quantity: 1, variantId: 1491 }];
  assert.equal(
    told({ exchange: 1006, pieces }, { before: { exchange: null } }),
    "zamówienie na wymianę: nic → 1006 | sztuki: 1",
  );
  assert.equal(
    told({ order: 1006, pieces: ["1 × Bluza Zygzak M", "2 × Bidon"] }, { entity: "return" }),
    "zamówienie: 1006 | sztuki: 1 × Bluza Zygzak M, 2 × Bidon",
  );
  assert.equal(told({ order: 1006, pieces: null }, { entity: "return" }), "zamówienie: 1006", "of what nobody knew");
  assert.equal(told({ fields: ["phone", "shippingStreet"] }), "dane: Telefon, Ulica i numer");
  assert.equal(
    told({ asked: { view: "all", state: "sent,delivered" }, searched: true }),
    "filtry: Wszystkie; Wysłane, Dostarczone | z wyszukiwaniem: tak",
  );
  assert.equal(
    told({ demand: "repair", received: "2026-01-02" }, { lanCode: "en" }),
    "demand: wants a repair | received: Friday, 2 January 2026",
  );
  assert.equal(told({ duty: "nip" }, { entity: "shop", currency: null }).includes("nip"), false);
  assert.equal(told({ country: "DE", rate: "19.5", language: "cz" }), "kraj: Niemcy | stawka: 19,5 % | język: Čeština");
});
