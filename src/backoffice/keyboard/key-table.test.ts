import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { czBackoffice } from "../../domain/dictionary/cz-backoffice.ts";
import { enBackoffice } from "../../domain/dictionary/en-backoffice.ts";
import { plBackoffice } from "../../domain/dictionary/pl-backoffice.ts";
import { permissions } from "../../domain/staff/permissions.ts";
import { destinationsFor } from "../destinations.ts";
import { type Key, keyGroups, type KeyName, keyTable } from "./key-table.ts";
import { meaningOf } from "./pressed.ts";

const names = Object.keys(keyTable) as KeyName[];
const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test("no key means two things, alone or as the beginning of two", () => {
  const keys = Object.values<Key>(keyTable).flatMap((key) => [key.keys, ...(key.also === undefined ? [] : [key.also])]);
  for (const one of keys)
    assert.deepEqual(
      keys.filter((other) => other === one || other.startsWith(`${one} `)),
      [one],
    );
});

test("each key is listed once, and no other", () => {
  assert.deepEqual(keyGroups.flatMap((group) => group.names).toSorted(), names.toSorted());
});

test("a key that leads to a screen is listed by the screen's name", () => {
  const named = destinationsFor(permissions).map(({ keyName, title }) => [keyName, title]);
  assert.deepEqual(
    named,
    named.map(([keyName]) => [keyName, keyTable[keyName as KeyName].text]),
  );
});

test("no two screens of the palette have one name, in any language", () => {
  const farther = readFileSync(new URL("../farther-screens.tsx", import.meta.url), "utf8");
  const titles = [
    ...destinationsFor(permissions).map(({ title }) => title),
    ...Array.from(farther.matchAll(/title: "(\w+)"/g), ([, title]) => title!),
  ];
  assert.ok(titles.length > 40);
  for (const dictionary of [plBackoffice, enBackoffice, czBackoffice]) {
    const names = titles.map((title) => (dictionary as Readonly<Record<string, string>>)[title]);
    assert.deepEqual(
      names.filter((name, at) => name === undefined || names.indexOf(name) !== at),
      [],
    );
  }
});

test("two keys after each other mean one thing, capital or small", () => {
  const begun = meaningOf({ key: "g", ...plain }, null);
  assert.deepEqual(begun, { name: null, begun: "G" });
  assert.deepEqual(meaningOf({ key: "O", ...plain }, begun.begun), { name: "goOrders", begun: null });
});

test("what others are used to does the same: Escape goes up, P packs", () => {
  assert.deepEqual(meaningOf({ key: "Escape", ...plain }, null).name, "up");
  assert.deepEqual(meaningOf({ key: "p", ...plain }, null).name, "move");
  assert.deepEqual(meaningOf({ key: "p", ...plain }, "G").name, "goPacking");
  assert.deepEqual(meaningOf({ key: "Escape", ...plain }, "G"), { name: null, begun: null });
});

test("a key that goes on from nothing is taken for itself", () => {
  assert.deepEqual(meaningOf({ key: "j", ...plain }, "G"), { name: "next", begun: null });
  assert.deepEqual(meaningOf({ key: "9", ...plain }, "G"), { name: null, begun: null });
  assert.deepEqual(meaningOf({ key: "g", ...plain }, "G"), { name: null, begun: "G" });
});

test("with Shift the undo is a redo, and what Windows has for it is too", () => {
  const held = { ...plain, ctrlKey: true };
  assert.equal(meaningOf({ key: "z", ...held }, null).name, "undo");
  assert.equal(meaningOf({ key: "Z", ...held, shiftKey: true }, null).name, "redo");
  assert.equal(meaningOf({ key: "Z", ...plain, metaKey: true, shiftKey: true }, null).name, "redo");
  assert.equal(meaningOf({ key: "y", ...held }, null).name, "redo");
  assert.equal(meaningOf({ key: "K", ...held, shiftKey: true }, null).name, null);
});

test("Ctrl and ⌘ are one key, and what is pressed with another is the browser's", () => {
  assert.equal(meaningOf({ key: "k", ...plain, ctrlKey: true }, null).name, "palette");
  assert.equal(meaningOf({ key: "k", ...plain, metaKey: true }, "G").name, "palette");
  assert.equal(meaningOf({ key: "k", ...plain }, null).name, "previous");
  assert.equal(meaningOf({ key: "k", ...plain, altKey: true }, null).name, null);
  assert.equal(meaningOf({ key: "j", ...plain, ctrlKey: true }, null).name, null);
});
