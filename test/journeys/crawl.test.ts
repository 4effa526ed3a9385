import assert from "node:assert/strict";
import { test } from "node:test";
import { Parser } from "htmlparser2";
import { languageIn, pathsIn } from "../../src/contract/paths.ts";
import { languages } from "../../src/domain/language.ts";
import { openShop } from "./shop.ts";

/** What a crawler has no business with: calls, the cart and what is somebody's own, listings narrowed or ordered otherwise. */
const isLeft = (path: string) =>
  /^\/(feeds|page-data)\/|^(\/en|\/cz)?\/(user|__)\/|\?(?!page=\d+$)/.test(path) ||
  languages.some(({ lanCode }) => path === pathsIn[lanCode].order);

interface Read {
  path: string;
  status: number;
  lang: string;
  title: string;
  headings: number;
  noindex: boolean;
  canonical: string | null;
  /** By language tag. */
  others: Record<string, string>;
  /** Paths of the shop that its links lead to, and of the files it names. */
  links: string[];
  files: string[];
}

test("from the home page of each language a crawler comes to every page, and each is one page of its own", async (t) => {
  const { address } = await openShop();
  const pages = await crawl(
    address,
    languages.map(({ lanCode }) => pathsIn[lanCode].home),
  );
  const broken = [...pages.values()].filter(({ status }) => status !== 200);
  assert.deepEqual(
    broken.map(({ path, status }) => `${path} ${status} on ${parentOf(path, pages)}`),
    [],
  );
  const mapped = await pathsOfSiteMap(address);
  assert.ok(mapped.size > 900, `${mapped.size} pages`);
  assert.deepEqual(
    [...mapped].filter((path) => !pages.has(path)),
    [],
    "orphans",
  );
  for (const path of mapped) {
    const page = pages.get(path)!;
    const { tag } = languageIn(path);
    assert.deepEqual([page.lang, page.headings, page.canonical, page.noindex], [tag, 1, address + path, false], path);
    assert.equal(page.others[tag], address + path, `${path} names itself`);
    assert.equal(page.others["x-default"], page.others["pl"]);
    for (const { tag: other } of languages) {
      const there = pages.get(page.others[other]?.slice(address.length) ?? "");
      assert.deepEqual(there?.others, page.others, `${path} and its page in ${other} name each other`);
    }
    const abroad = page.links.filter((link) => languageIn(link).tag !== tag);
    assert.deepEqual(abroad, [], `${path} leads to another language`);
  }
  const known = [...mapped].map((path) => pages.get(path)!);
  const titles = Map.groupBy(known, ({ lang, title }) => `${lang} ${title}`);
  assert.deepEqual(
    [...titles.values()]
      .filter(({ length }) => length > 1)
      .map((same) => same.map(({ path, title }) => `${path} ${title}`)),
    [],
    "titles twice in a language",
  );
  for (const { path, noindex, canonical } of pages.values())
    assert.ok(
      mapped.has(path) || noindex || path.includes("?") || canonical !== address + path,
      `${path} is on no site map`,
    );
  const files = new Set(known.flatMap((page) => page.files));
  const lost: string[] = [];
  for (const file of files) {
    const { status } = await fetch(address + file, { method: "HEAD" });
    if (status !== 200) lost.push(`${file} ${status}`);
  }
  assert.deepEqual(lost, [], "files that pages name");
  t.diagnostic(`${pages.size} pages, ${files.size} files`);
});

/** Returns every page that links lead to from these paths, read once. */
async function crawl(address: string, paths: readonly string[]): Promise<Map<string, Read>> {
  const pages = new Map<string, Read>();
  const found = new Set(paths);
  for (const path of found) {
    const page = await read(address, path);
    pages.set(path, page);
    for (const link of page.links) if (!isLeft(link)) found.add(link);
  }
  return pages;
}

function parentOf(path: string, pages: ReadonlyMap<string, Read>): string {
  return [...pages.values()].find(({ links }) => links.includes(path))?.path ?? "";
}

/** Returns the path of every page that the site map names. */
async function pathsOfSiteMap(address: string): Promise<Set<string>> {
  const locs = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) =>
      loc.replaceAll("&amp;", "&"),
    );
  const parts = await locs(`${address}/sitemap.xml`);
  const pages = await Promise.all(parts.map(locs));
  return new Set(pages.flat().map((url) => url.slice(address.length)));
}

async function read(address: string, path: string): Promise<Read> {
  // A link of the shop's own leads to where a page is, not to where it was.
  const answer = await fetch(address + path, { redirect: "manual" });
  const found: Read = {
    path,
    status: answer.status,
    lang: "",
    title: "",
    headings: 0,
    noindex: false,
    canonical: null,
    others: {},
    links: [],
    files: [],
  };
  const here = new URL(path, address);
  const own = (href = "") => {
    const to = URL.canParse(href, here) ? new URL(href, here) : here;
    return to.origin === here.origin ? to.pathname + to.search : null;
  };
  let inTitle = false;
  const parser = new Parser({
    onopentag(name, { lang, rel, href, hreflang, src, name: meta, content }) {
      if (name === "html") found.lang = lang ?? "";
      if (name === "title") inTitle = found.title === "";
      if (name === "h1") found.headings += 1;
      if (name === "meta" && meta === "robots") found.noindex = content === "noindex";
      if (name === "link" && rel === "canonical") found.canonical = href ?? null;
      if (name === "link" && rel === "alternate") found.others[hreflang!] = href!;
      const to = own(href ?? src);
      if (to === null || (href ?? src) === undefined) return;
      if (name === "a" && !href!.startsWith("#") && hreflang === undefined) found.links.push(to);
      else if (name === "script" || (name === "link" && /stylesheet|preload|later|icon|manifest/.test(rel ?? "")))
        found.files.push(to);
    },
    ontext: (text) => void (found.title += inTitle ? text : ""),
    onclosetag: (name) => void (inTitle &&= name !== "title"),
  });
  parser.end(await answer.text());
  return { ...found, links: [...new Set(found.links)], files: [...new Set(found.files)] };
}
