import assert from "node:assert/strict";
import { test } from "node:test";
import type { Product } from "./product.ts";
import {
  choiceNamed,
  choiceOfIds,
  choose,
  chosenVariant,
  droppedBy,
  firstChoice,
  idsOf,
  optionsOf,
  pictureOf,
  variantInFull,
  variantsNamed,
  variantsOf,
  writtenVariant,
} from "./variant-choice.ts";

/** A product of these variants: values, pieces, and the picture of each. */
function made(names: string[], ...variants: [values: string[], quantity: number, picture?: string][]): Product {
  return {
    product_id: "7",
    attrs: names.map((attr_name, at) => ({
      attr_name,
      vals: variants.map(([values, quantity, picture], index) => ({
        attr_2_product_id: String(index + 1),
        quantity,
        attrValue_name: values[at]!,
        ...(at === 0 && picture !== undefined && { picture }),
      })),
    })),
  } as unknown as Product;
}

const hoodie = made(
  ["Rozmiar", "Kolor"],
  [["S", "czarny"], 3, "c.avif"],
  [["S", "szary"], 0, "s.avif"],
  [["M", "czarny"], 5, "c.avif"],
  [["M", "szary"], 6, "s.avif"],
  [["L", "zielony"], 2, "z.avif"],
  [["XL", "czarny"], 0, "c.avif"],
);

/** `S czarny* szary~ zielony-`: chosen, sold out with the rest of the choice, none with it. */
function read(product: Product, choice: readonly (string | null)[]): string[] {
  return optionsOf(product, choice).map(
    ({ name, chosen, values }) =>
      `${name}: ${values.map((value) => `${value.name}${value.name === chosen ? "*" : ""}${{ available: "", soldOut: "~", none: "-" }[value.state]}`).join(" ")}`,
  );
}

test("each value stands there once, with what can be had of it for the present choice", () => {
  assert.deepEqual(read(hoodie, [null, null]), ["Rozmiar: S M L XL~", "Kolor: czarny szary zielony"]);
  assert.deepEqual(read(hoodie, ["S", null]), ["Rozmiar: S* M L XL~", "Kolor: czarny szary~ zielony-"]);
  assert.deepEqual(read(hoodie, [null, "szary"]), ["Rozmiar: S~ M L- XL-", "Kolor: czarny szary* zielony"]);
  assert.deepEqual(
    optionsOf(hoodie, [null, null])[0]!
      .values.filter(({ gone }) => gone)
      .map(({ name }) => name),
    ["XL"],
  );
});

test("a choice names a variant once every option has a value", () => {
  assert.equal(chosenVariant(hoodie, ["S", null]), null);
  assert.equal(chosenVariant(hoodie, ["M", "szary"]), "4");
  assert.equal(chosenVariant(hoodie, ["L", "szary"]), null);
  assert.deepEqual(
    optionsOf(hoodie, ["M", null])[1]!.values.map(({ a2p }) => a2p),
    ["3", "4", null],
  );
  assert.equal(chosenVariant({ ...hoodie, attrs: [] }, []), null);
});

test("another value keeps what goes with it and opens what does not: no corner to be caught in", () => {
  assert.deepEqual(choose(hoodie, ["S", null], 1, "czarny"), ["S", "czarny"]);
  assert.deepEqual(choose(hoodie, ["S", "czarny"], 1, "szary"), [null, "szary"], "S is sold out in grey");
  assert.deepEqual(choose(hoodie, ["S", "czarny"], 0, "L"), ["L", null], "L is not made in black");
  assert.deepEqual(choose(hoodie, ["M", "szary"], 1, "czarny"), ["M", "czarny"]);
  assert.deepEqual(
    choose(hoodie, [null, "czarny"], 0, "XL"),
    ["XL", "czarny"],
    "what is sold out altogether can be named all the same",
  );
  for (const [at, { values }] of optionsOf(hoodie, [null, null]).entries()) {
    for (const { name, gone } of values) {
      for (const from of [
        ["S", "czarny"],
        ["M", "szary"],
        ["L", "zielony"],
        ["XL", null],
      ]) {
        const next = choose(hoodie, from, at, name);
        assert.equal(next[at], name);
        assert.equal(
          variantsOf(hoodie, next).some(({ quantity }) => quantity > 0),
          !gone,
          `${String(from)} then ${name}`,
        );
      }
    }
  }
});

test("a choice goes over into another language, and opens what has gone from the product", () => {
  const english = made(
    ["Size", "Colour"],
    [["S", "black"], 3],
    [["S", "grey"], 0],
    [["M", "black"], 5],
    [["M", "grey"], 6],
  );
  assert.deepEqual(choiceOfIds(english, idsOf(hoodie, ["M", "szary"])), ["M", "grey"]);
  assert.deepEqual(choiceOfIds(english, idsOf(hoodie, [null, "zielony"])), [null, null]);
});

test("three options, every way through them ends at a variant", () => {
  const board = made(
    ["Szerokość", "Kolor", "Twardość"],
    [["8", "a", "m"], 1],
    [["8", "a", "t"], 0],
    [["8", "b", "t"], 2],
    [["8.5", "b", "m"], 1],
    [["8.5", "c", "t"], 4],
  );
  assert.deepEqual(read(board, ["8", null, "t"]), ["Szerokość: 8* 8.5", "Kolor: a~ b c-", "Twardość: m t*"]);
  assert.deepEqual(choose(board, ["8", "a", "m"], 1, "c"), [null, "c", null]);
  assert.deepEqual(choose(board, ["8", "a", "m"], 2, "t"), ["8", null, "t"]);
  const dropped = (...[before, at, value]: [(string | null)[], number, string]) =>
    droppedBy(board, before, choose(board, before, at, value)).map(({ option, value: had }) => `${option} ${had}`);
  assert.deepEqual(dropped(["8", "a", "m"], 1, "c"), ["Szerokość 8", "Twardość m"], "everything that is open again");
  assert.deepEqual(dropped(["8", "a", "m"], 2, "t"), ["Kolor a"]);
  assert.deepEqual(dropped(["8", null, "t"], 1, "b"), []);
  assert.equal(chosenVariant(board, ["8", "b", "t"]), "3");
});

test("what there is no choice about is chosen: the only one left, and an option of one value", () => {
  assert.deepEqual(firstChoice(made(["Rozmiar"], [["S"], 0], [["M"], 2])), ["M"]);
  assert.deepEqual(firstChoice(made(["Rozmiar", "Kolor"], [["S", "czarny"], 1], [["M", "czarny"], 2])), [
    null,
    "czarny",
  ]);
  assert.deepEqual(firstChoice(made(["Rozmiar"], [["S"], 1], [["M"], 2])), [null]);
  assert.deepEqual(firstChoice(made(["Rozmiar"], [["S"], 0], [["M"], 0])), [null]);
  assert.deepEqual(choiceNamed(hoodie, "2"), ["S", "szary"], "an address may name what is sold out");
  assert.equal(choiceNamed(hoodie, "99"), null);
});

test("the picture follows as soon as all that may still be chosen share one", () => {
  assert.equal(pictureOf(hoodie, [null, null]), undefined);
  assert.equal(pictureOf(hoodie, [null, "szary"]), "s.avif");
  assert.equal(pictureOf(hoodie, ["S", null]), undefined);
  assert.equal(pictureOf(hoodie, ["L", null]), "z.avif");
  assert.equal(pictureOf(made(["Rozmiar"], [["S"], 1]), ["S"]), undefined);
});

test("a variant is named by its id or its values, whatever their case and blanks; the same name twice is two, and one variant's id that is another's value", () => {
  const ids = (text: string) => variantsNamed(hoodie, text).map(({ attr_2_product_id }) => attr_2_product_id);
  for (const text of ["2", "S / szary", "s/Szary", " S /szary ", "S szary"]) assert.deepEqual(ids(text), ["2"], text);
  for (const text of ["S", "szary", "S / zielony", "szary / S", ""]) assert.deepEqual(ids(text), [], text);
  assert.deepEqual(variantsNamed(made(["Rozmiar"], [["S"], 1], [["s"], 2]), "S").length, 2);
  assert.equal(writtenVariant(hoodie, "4"), "M / szary");
  for (const text of ["id=4", "ID = 4", "Rozmiar=M / Kolor=szary", "rozmiar = m/kolor=szary"])
    assert.deepEqual(ids(text), ["4"], text);
  for (const text of ["id=9", "id=S", "Rozmiar=M", "Kolor=M / Rozmiar=szary"]) assert.deepEqual(ids(text), [], text);
  // Ids 1 to 4: 2 and 3 are sizes of other variants, 4 is one's own.
  const small = made(["Rozmiar"], [["2"], 1], [["3"], 1], [["5"], 1], [["4"], 1]);
  for (const [text, found] of [
    ["2", ["1", "2"]],
    ["3", ["2", "3"]],
    ["4", ["4"]],
    ["5", ["3"]],
    ["1", ["1"]],
    ["id=2", ["2"]],
    ["rozmiar=2", ["1"]],
  ] as const)
    assert.deepEqual(
      variantsNamed(small, text).map(({ attr_2_product_id }) => attr_2_product_id),
      found,
      text,
    );
  for (const product of [hoodie, small])
    for (const { attr_2_product_id: id } of product.attrs[0]!.vals)
      for (const text of [variantInFull(product, id), `id=${id}`])
        assert.deepEqual(
          variantsNamed(product, text).map(({ attr_2_product_id }) => attr_2_product_id),
          [id],
          text,
        );
});
