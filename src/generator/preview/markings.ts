import { fieldAttribute, type ShownField } from "../../contract/operator/previews.ts";
import type { Layout, Template, Templates } from "../../contract/page-data.ts";

/** Puts a field's sign behind a text. */
type Sign = (field: ShownField, text: string, nth?: number) => string;

/** By what the fields are found in the HTML of a template. */
export interface Marking<T extends Template = Template> {
  /** Returns its data with a sign behind each text that is a field's own; where the shop says it by itself, the sign alone. */
  signed: (data: Templates[T], sign: Sign) => Templates[T];
  /** The same of what stands around every page. */
  around?: (layout: Layout, sign: Sign) => Layout;
  /** Names of the pictures that are its own, in their order. */
  pictures: (data: Templates[T]) => string[];
  /** What is no text, by a class: the first element that has it. */
  classes: Readonly<Record<string, ShownField>>;
}

const product: Marking<"product"> = {
  signed: (data, sign) => ({
    ...data,
    product: { ...data.product, product_name: sign("name", data.product.product_name) },
    manufacturer: {
      ...data.manufacturer,
      manufacturer_name: sign("brand", data.manufacturer.manufacturer_name),
    },
    description: sign("description", data.description),
    crumbs: data.crumbs.map((crumb) => ({ ...crumb, name: sign("categories", crumb.name) })),
    details: data.details.map((row) => ({ ...row, value: sign("facts", row.value) })),
  }),
  pictures: ({ product }) => product.images.map(({ path }) => path),
  classes: { badges: "badges", "buy-price": "price", colours: "colour", sizes: "variants" },
};

const content: Marking<"content"> = {
  signed: (data, sign) => ({
    ...data,
    page: { ...data.page, page_name: sign("name", data.page.page_name) },
    parts: data.parts.map((part) => (part.kind === "text" ? { ...part, html: sign("content", part.html) } : part)),
  }),
  pictures: () => [],
  classes: {},
};

const category: Marking<"category"> = {
  signed: (data, sign) => ({
    ...data,
    category: { ...data.category, category_name: sign("name", data.category.category_name) },
    description: sign("description", data.description),
  }),
  pictures: ({ category }) => (category.category_image === "" ? [] : [category.category_image]),
  classes: {},
};

const manufacturer: Marking<"manufacturer"> = {
  signed: (data, sign) => ({
    ...data,
    manufacturer: { ...data.manufacturer, manufacturer_name: sign("name", data.manufacturer.manufacturer_name) },
    description: sign("description", data.description),
  }),
  pictures: () => [],
  classes: {},
};

const home: Marking<"home"> = {
  signed: ({ hero, rows }, sign) => ({
    hero: {
      ...hero,
      first: sign("heading", hero.first ?? ""),
      second: sign("heading", hero.second ?? ""),
      season: sign("season", hero.season ?? ""),
      text: sign("text", hero.text ?? ""),
      go: sign("go", hero.go ?? ""),
    },
    rows: rows.map((row, nth) => ({ ...row, title: sign("rows", row.title ?? "", nth) })),
  }),
  around: ({ menu, notice, foot, ...layout }, sign) => ({
    ...layout,
    ...(menu !== undefined && {
      menu: menu.map((entry) =>
        typeof entry === "string" ? entry : { ...entry, category_name: sign("menu", entry.category_name) },
      ),
    }),
    ...(notice !== undefined && { notice: { ...notice, text: sign("notice", notice.text) } }),
    ...(foot !== undefined && {
      foot: { ...foot, groups: foot.groups.map((group) => ({ ...group, title: sign("foot", group.title) })) },
    }),
  }),
  pictures: ({ hero }) => (hero.image === "" ? [] : [hero.image]),
  classes: { menu: "menu" },
};

/** Of each template whose page is drawn of drafts; another's shows no fields. */
const markings: { readonly [T in Template]?: Marking<T> } = { product, content, category, manufacturer, home };

/** Returns how the fields of a template are found; undefined: nobody edits them beside its page. */
export function markingOf(template: Template): Marking | undefined {
  return markings[template] as Marking | undefined;
}

/** Returns what marks an element as a field's. */
export function fieldMark(field: string): string {
  return ` ${fieldAttribute}="${field}"`;
}
