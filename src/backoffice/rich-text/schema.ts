import { type DOMOutputSpec, Schema } from "prosemirror-model";

const hole = 0;

function element(tag: string, attributes: Readonly<Record<string, string>> = {}): DOMOutputSpec {
  return [tag, attributes, hole];
}

/** What a text of the shop may be made of: exactly what is left of it when it is saved (`integrations/sanitise.ts`), so that nothing can be written that is thrown away later. */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { content: "inline*", group: "block", parseDOM: [{ tag: "p" }], toDOM: () => element("p") },
    heading: {
      content: "inline*",
      group: "block",
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => element(`h${String(attrs["level"])}`),
    },
    bullet_list: { content: "list_item+", group: "block", parseDOM: [{ tag: "ul" }], toDOM: () => element("ul") },
    ordered_list: { content: "list_item+", group: "block", parseDOM: [{ tag: "ol" }], toDOM: () => element("ol") },
    list_item: {
      content: "paragraph (paragraph | bullet_list | ordered_list)*",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => element("li"),
    },
    table: {
      content: "table_caption? table_head? table_body",
      group: "block",
      isolating: true,
      parseDOM: [{ tag: "table" }],
      toDOM: () => element("table"),
    },
    table_caption: {
      content: "inline*",
      isolating: true,
      parseDOM: [{ tag: "caption" }],
      toDOM: () => element("caption"),
    },
    table_head: { content: "table_row+", parseDOM: [{ tag: "thead" }], toDOM: () => element("thead") },
    table_body: { content: "table_row+", parseDOM: [{ tag: "tbody" }], toDOM: () => element("tbody") },
    table_row: { content: "(table_cell | table_header)+", parseDOM: [{ tag: "tr" }], toDOM: () => element("tr") },
    table_cell: { content: "inline*", isolating: true, parseDOM: [{ tag: "td" }], toDOM: () => element("td") },
    table_header: { content: "inline*", isolating: true, parseDOM: [{ tag: "th" }], toDOM: () => element("th") },
    text: { group: "inline" },
    hard_break: {
      group: "inline",
      inline: true,
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: "a[href]", getAttrs: (link) => ({ href: link.getAttribute("href") }) }],
      toDOM: ({ attrs }) => element("a", { href: String(attrs["href"]) }),
    },
    // Texts from elsewhere have the older elements: they stay what they are.
    strong: {
      attrs: { tag: { default: "strong" } },
      parseDOM: ["strong", "b"].map((tag) => ({ tag, attrs: { tag } })),
      toDOM: ({ attrs }) => element(String(attrs["tag"])),
    },
    em: {
      attrs: { tag: { default: "em" } },
      parseDOM: ["em", "i"].map((tag) => ({ tag, attrs: { tag } })),
      toDOM: ({ attrs }) => element(String(attrs["tag"])),
    },
  },
});
