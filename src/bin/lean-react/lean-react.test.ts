import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { asModule } from "./as-module.ts";
import { leaveOut } from "./leave-out.ts";
import { eventsLeftOut } from "./left-out.ts";

const nothing = { kinds: new Map<number, string>(), functions: {}, hooks: [], signs: [] };
const flat = (source: string) => source.replace(/\s+/g, " ").trim();

test("a CommonJS file becomes a module: what it requires, what it gives, what it gives in two ways", () => {
  const source = `var React = require("react"), own = 1; if (own) exports.now = 1; else exports.now = 2; exports.lazy = function () { return React.memo(exports.now); }; exports.old = own;`;
  assert.equal(
    flat(asModule(source, ["old"])),
    flat(`
    let $now; import * as React from "react";
    var own = 1; if (own) $now = 1; else $now = 2; const $lazy = function () { return React.memo($now); }; const $old = own;
    export { $now as now, $lazy as lazy };
  `),
  );
});

test("the cases of a kind that is never made go, but what another case falls into stays", () => {
  const source = `
    function show(fiber) {
      switch (fiber.tag) {
        case 26: var name = 1; hoist(name); break;
        case 5:
        case 27: element(); break;
        case 13: suspend();
        case 26: after(); break;
        case 27: alone();
        case 6: name = 2; text(name);
      }
      return 26 === fiber.tag || 27 !== fiber.tag;
    }`;
  assert.equal(
    flat(
      leaveOut(source, {
        ...nothing,
        kinds: new Map([
          [26, "hoisted"],
          [27, "single"],
        ]),
      }),
    ),
    flat(`
    function show(fiber) {var name;
      switch (fiber.tag) {
        case 5:
        element(); break;
        case 13: suspend();
        after(); break;
        case 6: name = 2; text(name);
      }
      return false || true;
    }`),
  );
});

test("a type that is left out is no longer known; numbers that mean something else stay", () => {
  const source = `function make(type, lane) { switch (type) { case REACT_PROFILER_TYPE: return 12; default: throw 130; } switch (lane) { case 12: return 1; } switch (it.tag) { case 12: return 2; } }`;
  assert.equal(
    flat(leaveOut(source, { ...nothing, kinds: new Map([[12, "REACT_PROFILER_TYPE"]]) })),
    "function make(type, lane) { switch (type) { default: throw 130; } switch (lane) { case 12: return 1; } switch (it.tag) { } }",
  );
});

test("functions do what is said instead, and lose their methods; hooks are handed out no more", () => {
  const source = `function Fragment() { this.x = 1; } Fragment.prototype.focus = function () { find(); }; var OnMountDispatcher = { use: use, useState: one, useReducer: two };`;
  assert.equal(
    flat(leaveOut(source, { ...nothing, functions: { Fragment: "throw 1;" }, hooks: ["use", "useReducer"] })),
    "function Fragment() {throw 1;} var OnMountDispatcher = { useState: one, };",
  );
});

test("what is thrown only to be known again is no error", () => {
  const source = `var Sign = Error(message(1)), other = Error(message(2)); function stop() { throw Sign; }`;
  assert.equal(
    leaveOut(source, { ...nothing, signs: ["Sign"] }),
    `var Sign = {}, other = Error(message(2)); function stop() { throw Sign; }`,
  );
});

test("the build ends where React no longer has what is left out", () => {
  const left = { kinds: new Map([[26, "hoisted"]]), functions: { preload: "" }, hooks: ["use"], signs: ["Gone"] };
  assert.throws(() => leaveOut("function other() {}", left), /kind 26, preload, use, Gone/);
});

test("no component hears an event React no longer listens to, nor one React makes of such", () => {
  const unheard = new Set([...eventsLeftOut, "mouseenter", "mouseleave", "select"]);
  const sources = join(import.meta.dirname, "../..");
  const heard = globSync("{storefront,ui}/**/*.{ts,tsx}", { cwd: sources }).flatMap((file) =>
    [...readFileSync(join(sources, file), "utf8").matchAll(/\bon([A-Z]\w*?)(?:Capture)?(?=[=:])/g)].map(([, event]) =>
      event!.toLowerCase(),
    ),
  );
  assert.ok(heard.includes("click") && heard.includes("pointerenter"));
  assert.deepEqual(
    heard.filter((event) => unheard.has(event)),
    [],
  );
});
