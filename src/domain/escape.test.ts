import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readXml } from "../../test/builders/xml.ts";
import { escapeHtml, escapeXml, unescapeHtml } from "./escape.ts";

test("no sign of a text ends the element or the attribute it stands in, and the text reads the same", () => {
  assert.equal(escapeHtml(`<b> "Kamień" & 'Syn'`), "&lt;b&gt; &quot;Kamień&quot; &amp; &#39;Syn&#39;");
  assert.equal(escapeHtml("&amp;"), "&amp;amp;");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      assert.doesNotMatch(escapeHtml(text), /[<>"']/);
      assert.equal(unescapeHtml(escapeHtml(text)), text);
    }),
  );
});

test("whatever a text holds, the file can be read and says the same, but for what XML cannot hold", () => {
  const nasty = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
    fc.constantFrom("\0", "\uD800", "\uFFFE", "]]>", "<![CDATA[", "<!-- -->", "&amp;", "\u0001\u001f", '"><o id="1'),
  );
  fc.assert(
    fc.property(nasty, (text) => {
      const read = readXml(`<?xml version="1.0" encoding="UTF-8"?><a b="${escapeXml(text)}">${escapeXml(text)}</a>`);
      const expected = [...text]
        .filter((sign) => /^[\t\n\r\u0020-\ud7ff\ue000-\ufffc\u{10000}-\u{10ffff}]$/u.test(sign))
        .join("");
      assert.equal(read.text, expected);
      assert.equal(read.attributes["b"], expected);
    }),
  );
});
