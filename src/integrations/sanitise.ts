import sanitizeHtml, { type IOptions } from "sanitize-html";

/** How much HTML a text may hold: a description's paragraphs, lists and tables, or a name's emphasis only. */
export type HtmlExtent = "whole" | "inline";

/**
 * Returns HTML from outside (descriptions, pages, category names, order notes) reduced to a short
 * allow-list of elements; nothing that runs, styles or names survives, and words stay apart where a box was
 * taken away. Cleaning what is clean already changes nothing, so a text can be stored, given out and taken
 * in again. Guarantee 17.
 */
export function sanitise(html: string, extent: HtmlExtent = "whole"): string {
  let cleaner = reduce(html.replace(unwanted, "").toWellFormed(), extent);
  for (let round = 0; round < mostRounds; round += 1) {
    const again = reduce(cleaner, extent);
    if (again === cleaner) return cleaner;
    cleaner = again;
  }
  // What changes with every reading is built to confuse a reader: only its words are kept.
  return sanitizeHtml(cleaner, { allowedTags: [], allowedAttributes: {} }).trim();
}

const mostRounds = 6;

/** Control characters: no text needs them and PostgreSQL refuses the first of them. */
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

function reduce(html: string, extent: HtmlExtent): string {
  return sanitizeHtml(html, options[extent]).trim();
}

const shared: IOptions = {
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  allowedClasses: {},
  disallowedTagsMode: "discard",
  nestingLimit: 30,
  // Elements whose inside is no text for a reader.
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "select",
    "noscript",
    "template",
    "iframe",
    "object",
    "svg",
    "math",
    "title",
    "head",
  ],
};

const options: Record<HtmlExtent, IOptions> = {
  whole: {
    ...shared,
    allowedTags: [
      "p",
      "br",
      "strong",
      "em",
      "b",
      "i",
      "ul",
      "ol",
      "li",
      "h2",
      "h3",
      "h4",
      "table",
      "caption",
      "thead",
      "tbody",
      "tr",
      "th",
      "td",
      "a",
    ],
    allowedAttributes: { a: ["href", "rel"] },
    transformTags: {
      div: "p",
      section: "p",
      article: "p",
      center: "p",
      blockquote: "p",
      h1: "h2",
      h5: "h4",
      h6: "h4",
      // The shop vouches for no page outside it, and such a page gets no hold of the shop's window.
      a: (_, { href }) => {
        const attribs: Record<string, string> = href === undefined ? {} : { href };
        return {
          tagName: "a",
          attribs: /^\s*https?:/i.test(href ?? "") ? { ...attribs, rel: "nofollow noopener" } : attribs,
        };
      },
    },
    exclusiveFilter: ({ tag, text }) => (tag === "p" || tag === "a") && text.trim() === "",
  },
  inline: { ...shared, allowedTags: ["strong", "em", "b", "i"], allowedAttributes: {} },
};
