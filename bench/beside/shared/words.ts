import type { Category, Product } from "./goods.ts";

// What both apps say and count alike.

const sets = {
  tile: { files: ["320x400", "400x500", "640x800", "800x1000"], width: 800, height: 1000 },
  product: { files: ["400x500", "640x800", "800x1000", "1200x1500"], width: 1200, height: 1500 },
  small: { files: ["160x200", "320x400"], width: 160, height: 200 },
  block: { files: ["585x600", "720x720", "1170x1200"], width: 1170, height: 1200 },
  hero: { files: ["1440x668", "2880x1336"], width: 1440, height: 668 },
  heroMobile: { files: ["585x600", "750x769", "1170x1200"], width: 585, height: 600 },
} as const;

export type PictureKind = keyof typeof sets;

export const tileSizes = "(max-width: 767px) 50vw, (max-width: 1200px) 33vw, (max-width: 1799px) 25vw, 20vw";

/** Where a picture lies, in each width it is offered in, and the room it takes. */
export function pictureOf(kind: PictureKind, file: string) {
  const { files, width, height } = sets[kind];
  return {
    src: `/images/${files[1]}/${file}`,
    srcSet: files.map((size) => `/images/${size}/${file} ${Number.parseInt(size, 10)}w`).join(", "),
    width,
    height,
  };
}

export const categorySizes = (index: number) =>
  index < 2 ? "(max-width: 767px) 100vw, 50vw" : "(max-width: 767px) 50vw, 25vw";

/** `599.99` → `599.99 zł`, the two never parted. */
export function priceText(amount: string): string {
  return `${amount}\u00a0zł`;
}

/** What it is struck through from, and how much less than that in percent; null: not reduced. */
export function reductionOf({
  catalogue_price,
  lowest_price,
  real_price,
}: Product): { before: string; percent: string } | null {
  if (catalogue_price === null || lowest_price === null) return null;
  const before = Number(lowest_price) < Number(catalogue_price) ? lowest_price : catalogue_price;
  if (Number(before) <= Number(real_price)) return null;
  return { before, percent: `-${Math.round(1000 - (1000 * Number(real_price)) / Number(before)) / 10}%` };
}

const plural = new Intl.PluralRules("pl");

/** `1 produkt`, `3 produkty`, `5 produktów`. */
export function productsText(count: number): string {
  const words: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "produkt", few: "produkty" };
  return `${count} ${words[plural.select(count)] ?? "produktów"}`;
}

const badgeNames: Record<string, { kind: string; text: string }> = {
  promotion: { kind: "tag tag-cut", text: "Promocja" },
  new: { kind: "tag tag-new", text: "Nowość" },
  bestseller: { kind: "tag", text: "Bestseller" },
  coolPrice: { kind: "tag", text: "Fajna cena" },
  recommended: { kind: "tag", text: "Polecamy" },
  freeShipping: { kind: "tag", text: "Darmowa dostawa" },
};

/** The labels on a product's picture, the weightiest first. */
export function badgesOf(product: Product): { kind: string; text: string }[] {
  const out = product.product_quantity === 0 ? [{ kind: "tag tag-out", text: "Wyprzedane" }] : [];
  const reduction = reductionOf(product);
  const cut = reduction === null ? [] : [{ kind: "tag tag-cut", text: reduction.percent }];
  return [
    ...out,
    ...cut,
    ...Object.keys(badgeNames)
      .filter((name) => product.badges.includes(name))
      .map((name) => badgeNames[name]!),
  ];
}

export const sizesOf = (product: Product) => product.attrs[0]?.vals ?? [];

/** The names of the sizes in stock. */
export function sizesText(product: Product): string {
  return sizesOf(product)
    .filter(({ quantity }) => quantity > 0)
    .map(({ attrValue_name }) => attrValue_name)
    .join("\u2002");
}

export interface Branch extends Category {
  children: Branch[];
}

/** The menu: the categories under the root, as a tree. */
export function menuOf(categories: readonly Category[]): Branch[] {
  return branchesUnder(
    categories.find(({ category_parent_id }) => category_parent_id === "0")!,
    categories,
  );
}

function branchesUnder({ category_id }: Category, categories: readonly Category[]): Branch[] {
  return categories
    .filter(({ category_parent_id }) => category_parent_id === category_id)
    .map((category) => ({ ...category, children: branchesUnder(category, categories) }));
}

/** The first picture of a branch or of what is right under it. */
export function pictureUnder(branch: Branch): string | undefined {
  return [branch, ...branch.children].map(({ category_image }) => category_image).find((file) => file !== "");
}

export const starPath = "M8 1l2 5h5l-4 3.3 1.5 5.2-4.5-3.1-4.5 3.1 1.5-5.2-4-3.3h5z";
