import assert from "node:assert/strict";
import { test } from "node:test";
import type { Route } from "./route.ts";
import { operatorRoutes, type RouteName } from "./routes.ts";

/** Writes over what stood before that name no version, and why none is lost by them. */
const unversioned: Readonly<Partial<Record<RouteName, string>>> = {
  changeLanguage: "one's own",
  renamePasskey: "one's own",
  setPassword: "one's own",
  arrangeViews: "one's own",
  chooseColumns: "one's own",
  sayHere: "who is there now, said again and again",
  restoreNote: "puts back what was taken away, and writes nothing over it",
  takeParcelPicture: "a picture of a box of one's own packing; final once it is taken",
  matchWithdrawal: "refused once it is matched",
  answerImport: "what it makes is read before it is brought in, and that is named then",
};

test("whoever writes over what stood before names the version it was decided on, or what was seen of it; of the rest it is said why not", () => {
  const table = Object.entries(operatorRoutes) as [RouteName, Route][];
  const over = table.filter(([, { method }]) => method === "PUT" || method === "PATCH");
  assert.ok(over.length > 50);
  const without = over.filter(([, { versioned, namesSeen }]) => versioned === undefined && !namesSeen);
  assert.deepEqual(without.map(([name]) => name).toSorted(), Object.keys(unversioned).toSorted());
});
