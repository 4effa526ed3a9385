import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { AnyPage, Templates } from "../../src/contract/page-data.ts";
import { languageIn } from "../../src/contract/paths.ts";
import type { HomeData, Kind, Page, Shop } from "./shared/goods.ts";

/** What the apps are built from. */
export interface ShopData {
  shop: Shop;
  pages: Page[];
  /** Stylesheets, fonts and icons by the address they are asked for at. */
  files: Map<string, Uint8Array>;
}

/** Pages whose stylesheets stand for all of their kind. */
const samples = { home: "/", listing: "/nowosci/", text: "/page/o-firmie.html" };

/** Reads every prerendered page of a running shop that the apps show too, and the files its pages link to. */
export async function readShopData(address: string): Promise<ShopData> {
  const pages: Page[] = [];
  let layout: Shop["layout"] | undefined;
  for (const path of await pathsOf(address)) {
    const page = await readPageData(address, path);
    layout ??= page.layout;
    const shown = shownOf(page);
    if (shown !== null) pages.push(shown);
  }
  if (layout === undefined) throw new Error("The shop's site map names no page");
  for (const page of layout.pages) page.url = asFolder(page.url);
  pages.push({
    path: "/contact/",
    kind: "text",
    title: "Kontakt | Bruk",
    description: "",
    data: {
      name: "Kontakt",
      html: `<p>${layout.shop.company}, ${layout.shop.street}, ${layout.shop.city}</p>`,
      crumbs: [{ name: "Kontakt", url: null }],
    },
  });
  const product = pages.find(({ kind }) => kind === "product")!.path;
  const heads = await Promise.all(
    Object.entries({ ...samples, product }).map(async ([kind, path]) => [kind, await text(address + path)] as const),
  );
  const styles = Object.fromEntries(
    heads.map(([kind, html]) => [kind, found(html, /<link rel="stylesheet" href="([^"]+)"/g)]),
  ) as Record<Kind, string[]>;
  const fonts = found(heads[0]![1], /<link rel="preload" href="([^"]+\.woff2)"/g);
  return {
    shop: { layout, styles, fonts },
    pages,
    files: await readFiles(address, [...Object.values(styles).flat(), ...fonts], heads[0]![1]),
  };
}

/** Writes all of it into an app's folder, its files into `public/`. */
export async function writeShopData({ shop, pages, files }: ShopData, folder: string): Promise<void> {
  const data = join(folder, "data");
  await mkdir(join(data, "pages"), { recursive: true });
  const names = pages.map(({ path }, index) => [path, `pages/${index}.json`] as const);
  await writeFile(join(data, "shop.json"), JSON.stringify(shop));
  await writeFile(join(data, "paths.json"), JSON.stringify(Object.fromEntries(names)));
  await Promise.all(pages.map((page, index) => writeFile(join(data, names[index]![1]), JSON.stringify(page))));
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, "public", path)), { recursive: true });
    await writeFile(join(folder, "public", path), bytes);
  }
}

/** The same goods and so many product pages more, each like one of the shop's own under another id, name and address. */
export function withInvented(data: ShopData, count: number): ShopData {
  const products = data.pages.filter((page) => page.kind === "product");
  const invented = Array.from({ length: count }, (_, n): Page => {
    const { data: like, ...page } = products[n % products.length]!;
    const product = {
      ...like.product,
      product_id: `invented-${n}`,
      product_name: `${like.product.product_name} ${n}`,
      url: `invented-${n}/`,
    };
    return { ...page, path: `/${product.url}`, title: `${product.product_name} | Bruk`, data: { ...like, product } };
  });
  return { ...data, pages: [...data.pages, ...invented] };
}

async function pathsOf(address: string): Promise<string[]> {
  const maps = found(await text(`${address}/sitemap.xml`), /<loc>([^<]+)<\/loc>/g);
  const paths = await Promise.all(
    maps.map(async (map) =>
      found(await text(address + new URL(map).pathname), /<loc>([^<]+)<\/loc>/g).map(
        (address) => new URL(address).pathname,
      ),
    ),
  );
  return paths.flat().filter((path) => languageIn(path).lanCode === "pl");
}

/** Reads the data a page of the shop was prerendered from. */
export async function readPageData(address: string, path: string): Promise<AnyPage> {
  const inside = path === "/" ? "/index/" : path.replace(/\/?$/, "/");
  return JSON.parse(await text(`${address}/page-data${inside}page-data.json`)) as AnyPage;
}

function shownOf({ path, head: { title, description }, ...page }: AnyPage): Page | null {
  const head = { path: asFolder(path), title, description };
  switch (page.template) {
    case "home":
      return { ...head, kind: "home", data: homeData(page.data) };
    case "category":
      return { ...head, kind: "listing", data: { name: page.data.category.category_name, ...page.data } };
    case "manufacturer":
      return {
        ...head,
        kind: "listing",
        data: { name: page.data.manufacturer.manufacturer_name, children: [], ...page.data },
      };
    case "newProducts":
    case "sale": {
      const name = page.template === "sale" ? "Wyprzedaż" : "Nowości";
      return {
        ...head,
        kind: "listing",
        data: { name, description: "", crumbs: [{ name, url: null }], children: [], ...page.data },
      };
    }
    case "product":
      return { ...head, kind: "product", data: page.data };
    case "content": {
      const crumbs = page.data.crumbs.map(({ name, url }) => ({ name, url: url && asFolder(url) }));
      return {
        ...head,
        kind: "text",
        data: {
          name: page.data.page.page_name,
          html: page.data.parts.map((part) => (part.kind === "text" ? part.html : "")).join(""),
          crumbs,
        },
      };
    }
    default:
      return null;
  }
}

/** `page/regulamin.html` → `page/regulamin/`: both apps write a folder for each page. */
function asFolder(url: string): string {
  return url.replace(/\.html$/, "/");
}

async function readFiles(address: string, paths: readonly string[], home: string): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const wanted = [...paths, "/favicon.ico", "/icons/icon-180.png", "/manifest.webmanifest"];
  // More are named as they are read: what a stylesheet asks for.
  for (const path of wanted) {
    if (files.has(path)) continue;
    const bytes = await read(address + path);
    files.set(path, bytes);
    if (path.endsWith(".css")) wanted.push(...found(Buffer.from(bytes).toString(), /url\(["']?(\/[^"')]+)/g));
  }
  const [, symbols = ""] = /<svg class="icon-sprite"[^>]*>(.*?)<\/svg>/s.exec(home) ?? [];
  files.set("/assets/icons.svg", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`));
  return files;
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, one = ""]) => one);
}

/** What the apps show of a home page as a shop begins. */
function homeData({ hero, rows }: Templates["home"]): HomeData {
  const inRow = (kind: string) => rows.flatMap((row) => (row.kind === kind && "products" in row ? row.products : []));
  const [newest] = rows.flatMap((row) => (row.kind === "newest" ? [row] : []));
  return {
    hero,
    newest: inRow("newest"),
    bestsellers: inRow("bestsellers"),
    sale: inRow("sale"),
    totalNew: newest?.count ?? 0,
    tiles: rows.flatMap((row) => (row.kind === "tiles" ? row.tiles : [])),
  };
}

async function text(address: string): Promise<string> {
  return Buffer.from(await read(address)).toString();
}

async function read(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
