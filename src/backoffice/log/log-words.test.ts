import assert from "node:assert/strict";
import { test } from "node:test";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { actWords } from "./log-words.ts";

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
