import { embeddedPage } from "../../contract/embedded-page.ts";
import { cacheNames, notifyPages } from "./shell.ts";
import { isOld, offlineData, offlinePage, pageOfData, pictureFile, pictureType, type Strategy } from "./strategy.ts";
import type { FetchEvent } from "./worker-scope.ts";

/** Milliseconds the network has for a page that is kept. */
const patience = 3000;
/** How many of each are kept; the oldest go. */
const most = { pages: 150, pictures: 300 };

/** How each kind of request is answered. */
export const answers: Record<Exclude<Strategy, "leave">, (event: FetchEvent) => Promise<Response>> = {
  asset: async ({ request }) =>
    (await caches.match(request, { ignoreVary: true })) ?? keep(cacheNames.shell, request, await fetch(request)),
  picture: answerPicture,
  page: (event) => networkFirst(event, () => instead(offlinePage(new URL(event.request.url).pathname))),
  data: (event) =>
    networkFirst(event, async () => (await dataOfPage(event.request.url)) ?? instead(offlineData(event.request.url))),
  personal: (event) =>
    fromNetwork(event).catch(() =>
      instead(
        event.request.mode === "navigate"
          ? offlinePage(new URL(event.request.url).pathname)
          : offlineData(event.request.url),
      ),
    ),
};

/** Keeps what a page had before there was a worker, as it lies in the browser's own cache: with `only-if-cached`, nothing is sent twice. */
export async function keepToo(strategy: Strategy, url: string, cache: RequestCache): Promise<void> {
  if (strategy !== "page" && strategy !== "data" && strategy !== "picture") return;
  const name = strategy === "picture" ? cacheNames.pictures : cacheNames.pages;
  const known = await (await caches.open(name)).match(url, { ignoreVary: true });
  if (known === undefined) keep(name, new Request(url), await fetch(url, { cache, mode: "same-origin" }));
}

async function answerPicture({ request }: FetchEvent): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known !== undefined && !isOld(known.headers.get("date"), Date.now())) return known;
  return fetch(request).then(
    (response) => keep(cacheNames.pictures, request, response),
    async (error: unknown) => known ?? (await otherSize(request.url)) ?? Promise.reject(error),
  );
}

/** The same picture as it was fetched last in another size: what is put into the cart offline was seen, but never this small. */
async function otherSize(url: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.pictures);
  const file = pictureFile(url);
  const other =
    file === null ? undefined : (await cache.keys()).findLast((request) => pictureFile(request.url) === file);
  return other && cache.match(other, { ignoreVary: true });
}

/** The network's answer; what is kept where it has none, is in trouble, or takes too long; `otherwise` where nothing is kept. */
async function networkFirst(event: FetchEvent, otherwise: () => Promise<Response>): Promise<Response> {
  const known = await (await caches.open(cacheNames.pages)).match(event.request, { ignoreVary: true });
  const fresh = fromNetwork(event).then((response) => keep(cacheNames.pages, event.request, response));
  event.waitUntil(fresh.catch(() => undefined));
  if (known === undefined) return fresh.catch(otherwise);
  const late = new Promise<Response>((done) => setTimeout(() => done(known), patience));
  return Promise.race([
    fresh.then(
      (response) => (response.status < 500 ? response : known),
      () => known,
    ),
    late,
  ]);
}

let lost = false;

async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const response = (await preloadResponse) ?? (await fetch(request));
    if (lost) void notifyPages({ kind: "found" });
    lost = false;
    return response;
  } catch (error) {
    // Given up by the page itself: nothing is wrong with the network.
    if (request.signal.aborted) throw error;
    lost = true;
    void notifyPages({ kind: "lost" });
    throw error;
  }
}

/** Keeps a whole and public answer beside giving it on; a picture only in the format its address names. */
function keep(name: string, request: Request, response: Response): Response {
  if (name === cacheNames.pictures && response.headers.get("content-type") !== pictureType(request.url))
    return response;
  if (
    response.status !== 200 ||
    response.type !== "basic" ||
    response.redirected ||
    /no-store/.test(response.headers.get("cache-control") ?? "")
  )
    return response;
  const copy = response.clone();
  // A full disk must not stop a page.
  void caches
    .open(name)
    .then(async (cache) => {
      await cache.put(request, copy);
      const limit = name === cacheNames.pages ? most.pages : name === cacheNames.pictures ? most.pictures : Infinity;
      const all = await cache.keys();
      for (const oldest of all.slice(0, Math.max(0, all.length - limit))) await cache.delete(oldest);
    })
    .catch(() => undefined);
  return response;
}

/** A page that came as HTML carries its data; asked for them, it gives them out. */
async function dataOfPage(url: string): Promise<Response | undefined> {
  const page = pageOfData(url);
  if (page === null) return undefined;
  const cache = await caches.open(cacheNames.pages);
  const html =
    (await cache.match(page, { ignoreVary: true })) ??
    (await cache.match(page.replace(/(?=\?|$)/, "/"), { ignoreVary: true }));
  const data = html && embeddedPage(await html.text());
  return data === undefined
    ? undefined
    : new Response(data, { headers: { "content-type": "application/json; charset=utf-8" } });
}

async function instead(address: string): Promise<Response> {
  return (await caches.match(address, { ignoreVary: true })) ?? Response.error();
}
