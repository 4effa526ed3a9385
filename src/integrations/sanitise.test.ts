import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { sanitise } from "./sanitise.ts";

const cleaned: [name: string, from: string, to: string][] = [
  [
    "keeps the allowed elements",
    "<p>a <strong>b</strong><br>c</p><ul><li>d</li></ul>",
    "<p>a <strong>b</strong><br />c</p><ul><li>d</li></ul>",
  ],
  [
    "keeps a table of sizes",
    "<table class='t'><caption>Size</caption><thead><tr><th>S</th></tr></thead><tbody><tr><td style='color:red'>50</td></tr></tbody></table>",
    "<table><caption>Size</caption><thead><tr><th>S</th></tr></thead><tbody><tr><td>50</td></tr></tbody></table>",
  ],
  ["takes away what runs", "<p onclick='x()'>a<script>alert(1)</script></p><img src=x onerror=alert(1)>", "<p>a</p>"],
  ["takes away style, class and id", "<p id='a' class='b' style='color:red' data-x='1'>a</p>", "<p>a</p>"],
  ["takes away style sheets with their text", "<style>p{}</style><p>a</p>", "<p>a</p>"],
  [
    "takes away frames and drawings with their inside",
    "<iframe src='//x.example'>a</iframe><svg><a href='javascript:1'>b</a></svg><p>c</p>",
    "<p>c</p>",
  ],
  [
    "marks links outside",
    "<a href='https://x.example/a?b=1' target='_blank'>a</a>",
    '<a href="https://x.example/a?b=1" rel="nofollow noopener">a</a>',
  ],
  [
    "keeps links inside, mail and telephone",
    '<a href="/a/">a</a><a href="mailto:a@b.pl">b</a><a href="tel:+48">c</a>',
    '<a href="/a/">a</a><a href="mailto:a@b.pl">b</a><a href="tel:+48">c</a>',
  ],
  [
    "takes away dangerous addresses",
    "<a href='javascript:alert(1)'>a</a><a href='data:text/html,x'>b</a><a href='//x.example'>c</a>",
    "<a>a</a><a>b</a><a>c</a>",
  ],
  [
    "takes away hidden spellings of them",
    "<a href='  java\nscript:alert(1)'>a</a><a href='&#106;avascript:1'>b</a>",
    "<a>a</a><a>b</a>",
  ],
  ["makes boxes paragraphs, so that words stay apart", "<div>a</div><div>b</div>", "<p>a</p><p>b</p>"],
  ["fits headings under the page's own", "<h1>a</h1><h6>b</h6>", "<h2>a</h2><h4>b</h4>"],
  ["drops empty paragraphs", "<p>&nbsp;</p><p></p><p>a</p>", "<p>a</p>"],
  [
    "reads entities",
    "Bluza z&nbsp;&oacute;semk&#261; &amp; <b>&lt;b&gt;</b>",
    "Bluza z\u00a0ósemką &amp; <b>&lt;b&gt;</b>",
  ],
  ["takes away control characters", "a\u0000b\u0007c", "abc"],
  ["mends what is not closed", "<p>a <strong>b", "<p>a <strong>b</strong></p>"],
];

for (const [name, from, to] of cleaned) test(`the sanitiser ${name}`, () => assert.equal(sanitise(from), to));

test("a name keeps emphasis only", () => {
  assert.equal(
    sanitise("Bluzy <b>nowe</b><br> &amp; <a href='/x/'>x</a><p>y</p>", "inline"),
    "Bluzy <b>nowe</b> &amp; xy",
  );
});

test("cleaning twice changes nothing, and no dangerous thing comes through", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "<p>",
      "</p>",
      "<div>",
      "</div>",
      "<a href='javascript:1'>",
      '<a href="https://x.example">',
      "</a>",
      "<script>",
      "</script>",
      "<svg>",
      "</svg>",
    ),
    fc.constantFrom(
      "<table>",
      "<tr>",
      "<td onclick=x>",
      "</table>",
      "<li>",
      "<ul>",
      "</ul>",
      "<h1>",
      "</h6>",
      "<!--",
      "-->",
      "<![CDATA[",
      "]]>",
      "&lt;script&gt;",
      "&amp;lt;",
      "<",
      ">",
      '"',
      "'",
    ),
    fc.string({ maxLength: 6, unit: "grapheme" }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 25 }),
      fc.constantFrom("whole" as const, "inline" as const),
      (pieces, extent) => {
        const once = sanitise(pieces.join(""), extent);
        assert.equal(sanitise(once, extent), once);
        assert.doesNotMatch(
          once,
          /<(?!\/?(p|br|strong|em|b|i|ul|ol|li|h2|h3|h4|table|caption|thead|tbody|tr|th|td|a)[\s/>])/i,
        );
        assert.doesNotMatch(once, /<[^>]*(javascript:|onclick)/i);
      },
    ),
    { numRuns: 500 },
  );
});
