import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { buildStorefront } from "../../src/bin/build-storefront.ts";
import type { PageData } from "../../src/contract/page-data.ts";
import { paths, searchHref } from "../../src/contract/paths.ts";
import type { Render } from "../../src/generator/document.ts";
import { textOf } from "../../src/generator/html-chunks.ts";
import { openTestApp } from "../builders/app.ts";
import { openSmallShop } from "../builders/shop.ts";

const storefront = await buildStorefront({ onBuild: () => {} });
const { render } = (await import(pathToFileURL(storefront.renderer).href)) as { render: Render };
const { pool } = await openSmallShop();
const { app, logged } = await openTestApp(pool, { render });

const typed = ["%00", "bluza%00", "%00footer%00", "%000%00", "a%00b", "%01", "%0A", "%1f", "%7F", "%C2%81", "%c2%9d"];

test("an address with control signs is answered as the same without them, never by an error or by a piece of the page elsewhere", async () => {
  for (const signs of typed)
    for (const start of [paths.search, paths.userOrder]) {
      const plain = signs.replace("%0A", "%20").replace(/%[01]\w|%7F|%C2%[89]\w/gi, "");
      // A page is made twice: what the first left behind is used by the second.
      for (const turn of ["first", "second"]) {
        const [asked, meant] = [await app.inject(start + signs), await app.inject(start + plain)];
        const of = `${start}${signs} for the ${turn} time`;
        assert.ok(asked.statusCode < 500, of);
        assert.deepEqual([asked.statusCode, asked.payload], [meant.statusCode, meant.payload], of);
        assert.doesNotMatch(asked.payload, /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/, of);
      }
    }
  for (const nobodys of ["/%00", "/page/%00footer%00", "/p/a%00b", "/bluza-asfalt/%00"])
    assert.equal((await app.inject(nobodys)).statusCode, 404, nobodys);
  assert.deepEqual(
    logged.filter(({ level }) => Number(level) >= 50),
    [],
  );
});

test("whatever a page says, it says in its own place", async () => {
  const asked = (await app.inject(searchHref("bluza"))).payload;
  const page = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(asked)![1]!) as PageData<"search">;
  const said = "\0footer\0";
  for (const turn of ["first", "second"]) {
    const text = textOf(render({ ...page, data: { ...page.data, query: said } }));
    assert.equal(text.match(/<footer/g)?.length, 1, turn);
    assert.ok(text.includes(said), turn);
  }
});
