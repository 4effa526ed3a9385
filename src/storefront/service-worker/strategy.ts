import { addedEndings, formatOf, languageIn, pageDataHref, paths, pathsIn, polishPath } from "../../contract/paths.ts";

/**
 * What the worker does with a request:
 * `leave` it to the browser; `personal`: ask the network and keep nothing; `page` and `data`: the network first, what
 * is kept behind it; `picture` and `asset`: what is kept first.
 */
export type Strategy = "leave" | "personal" | "page" | "data" | "picture" | "asset";

export interface Asked {
  method: string;
  url: string;
  /** The browser goes to it, it is not fetched by a page. */
  navigation: boolean;
}

/** Returns how a request is answered in a shop at `origin` (specification, points 2 and 4: the app shell; guarantees, point 14: nothing of a person is kept). */
export function strategyOf({ method, url, navigation }: Asked, origin: string): Strategy {
  const { origin: asked, pathname, searchParams } = new URL(url);
  if (method !== "GET" || asked !== origin || /^\/(sys|v1|feeds|stand-in|notify|dev|admin)(\/|$)/.test(pathname))
    return "leave";
  if (pathname.startsWith("/assets/")) return "asset";
  if (/^\/(images|icons)\//.test(pathname)) return "picture";
  const data = /^\/page-data(\/.*?)\/?(?:page-data|checkout)\.json$/.exec(pathname)?.[1];
  if (data === undefined && !(navigation && isPage(pathname))) return "leave";
  if (isPersonal(data ?? pathname) || ["key", "token", "link"].some((name) => searchParams.has(name)))
    return "personal";
  return data === undefined ? "page" : "data";
}

/** Returns the page whose data an address of page data brings: `/page-data/buty/page-data.json?page=2` → `/buty/?page=2`; null in another language than the prerendered one. */
export function pageOfData(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  if (searchParams.has("lan")) return null;
  const path = /^\/page-data\/(.*?)\/?page-data\.json$/.exec(pathname)?.[1];
  if (path === undefined) return null;
  const query = searchParams.size === 0 ? "" : `?${searchParams.toString()}`;
  return (path === "index" ? "/" : `/${path}`) + query;
}

/** Returns where the data of the offline page lies, in the language another page's data was asked for. */
export function offlineData(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const lan = searchParams.get("lan");
  return pageDataHref(offlinePage(pathname.replace(/^\/page-data/, ""))) + (lan === null ? "" : `?lan=${lan}`);
}

/** Returns the path of the offline page in the language that another page's path names. */
export function offlinePage(path: string): string {
  return pathsIn[languageIn(path).lanCode].offline;
}

/** Returns which picture an address shows, whatever its size and format: `/images/100x100,1on1/bluza-1.avif.jpg` → `bluza-1.avif`; null: none of the goods. */
export function pictureFile(url: string): string | null {
  const name = /^\/images\/[^/]+\/(.+)$/.exec(new URL(url).pathname)?.[1];
  if (name === undefined) return null;
  const added = addedEndings.find(
    (ending) => name.endsWith(ending) && formatOf(name.slice(0, -ending.length)) !== null,
  );
  return added === undefined ? name : name.slice(0, -added.length);
}

/** Returns the content type of the format that a picture's address names: `image/avif`. */
export function pictureType(url: string): string {
  return `image/${formatOf(new URL(url).pathname)}`;
}

/** Returns whether a kept picture is older than 30 days, by the date it was sent at. */
export function isOld(date: string | null, now: number): boolean {
  return !(now - Date.parse(date ?? "") < 30 * 86_400_000);
}

function isPage(pathname: string): boolean {
  return !/\.(?!html$)[a-z0-9]+$/i.test(pathname);
}

/** What an email's link leads to, a customer's pages, and paying. */
function isPersonal(pathname: string): boolean {
  const polish = polishPath(pathname);
  return [
    "/user/",
    "/pay/",
    paths.newsletter,
    paths.order,
    paths.review,
    paths.stockAlert,
    paths.withdrawal,
    paths.complaint,
    paths.account,
  ].some((start) => `${polish}/`.startsWith(start));
}
