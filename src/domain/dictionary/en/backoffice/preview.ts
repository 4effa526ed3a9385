import type { Dictionary } from "../../../translations.ts";

/** English: a page of the shop beside the form of its record. */
export const preview = {
  OFFICE_PREVIEW: "As shoppers see it",
  OFFICE_PREVIEW_OPEN: "Preview",
  OFFICE_PREVIEW_LANGUAGE: "Language of the preview",
  OFFICE_PREVIEW_WHAT: "What to show",
  OFFICE_PREVIEW_PAGE: "Page",
  OFFICE_PREVIEW_SEARCH: "Search engine",
  OFFICE_PREVIEW_CARD: "Link",
  OFFICE_PREVIEW_FEED: "Google’s file",
  OFFICE_PREVIEW_WIDTH: "Width of the window",
  OFFICE_PREVIEW_PHONE: "Phone",
  OFFICE_PREVIEW_DESKTOP: "Computer",
  OFFICE_PREVIEW_LARGE: "Enlarge",
  OFFICE_PREVIEW_SIGHT: "Page: the arrow keys scroll it",
  OFFICE_PREVIEW_STILL:
    "This is a picture of the page: its links and buttons do nothing. Click a text or a picture to come to its field.",
  OFFICE_PREVIEW_HIDDEN: "Shoppers do not see it yet.",
  OFFICE_PREVIEW_TITLE_CUT: "The title is longer: a search engine cuts it about here.",
  OFFICE_PREVIEW_DESCRIPTION_CUT: "The description is longer: a search engine cuts it about here.",
  OFFICE_PREVIEW_DESCRIPTION_NONE: "There is no description: a search engine will take some part of the page.",
  OFFICE_PREVIEW_SEARCH_TEXT: "A search engine may show another part of the page, where it fits the question better.",
  OFFICE_PREVIEW_CARD_PICTURE: "The link’s picture",
  OFFICE_PREVIEW_CARD_NONE:
    "The link has no picture. Goods for adults and goods without pictures are shown without one.",
  OFFICE_PREVIEW_CARD_TEXT: "This is how a link looks in a messenger or on a social network.",
  OFFICE_PREVIEW_FEED_NONE:
    "This product is not in Google’s file. Goods are in it that have a picture and may be advertised to everybody.",
  OFFICE_PREVIEW_FEED_ROWS_ONE: "One row in the file.",
  OFFICE_PREVIEW_FEED_ROWS_FEW: "@count rows in the file, one for each variant. This is the first.",
  OFFICE_PREVIEW_FEED_ROWS_MANY: "@count rows in the file, one for each variant. This is the first.",
} as const satisfies Dictionary;
