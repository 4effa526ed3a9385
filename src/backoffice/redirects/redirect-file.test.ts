import assert from "node:assert/strict";
import { test } from "node:test";
import { redirectsIn } from "./redirect-file.ts";

test("two columns are read whatever parts them, headings and empty lines left out", () => {
  const rows = [
    { from: "/stara", to: "/nowa/" },
    { from: "https://dawny.pl/a,b", to: "/" },
  ];
  assert.deepEqual(redirectsIn('\uFEFFstary;nowy\r\n/stara;/nowa/\r\n\r\n"https://dawny.pl/a,b";/\r\n'), rows);
  assert.deepEqual(redirectsIn('from,to\n/stara,/nowa/\n"https://dawny.pl/a,b",/'), rows);
  assert.deepEqual(redirectsIn("/stara\t/nowa/\nhttps://dawny.pl/a,b\t/"), rows);
});

test("what has one column, or no address, has no rows", () => {
  for (const text of ["", "/stara", "a,b", "\n\n", '"/stara'.repeat(10)]) assert.deepEqual(redirectsIn(text), []);
});
