import { limits } from "../../../domain/limits.ts";
import { type LanId, languageOf } from "../../../domain/language.ts";
import type { AnyPage } from "../../../contract/page-data.ts";
import {
  currencyParameter,
  isSearch,
  languageIn,
  pageDataHref,
  pathIn,
  paths,
  withoutVariant,
} from "../../../contract/paths.ts";
import { session } from "../../session/store.ts";
import { sameLayout } from "./same-layout.ts";
import { prepareScreen } from "../screens.ts";

/** 'failed': the shop did not answer; the caller lets the browser load the path itself. */
export type Loaded = { kind: "page"; page: AnyPage } | { kind: "failed" };

const freshFor = 30_000;
const recent = new Map<string, { at: number; loaded: Promise<Loaded>; signal: AbortSignal | undefined }>();

/**
 * Returns the page of an address (path and query as the browser writes them) in a language. A path that
 * is not there answers the not-found page; a failed request is repeated up to three times (point 9).
 * What was fetched within half a minute, ahead of a click for instance, is not fetched again. One that
 * is no longer wanted is given up by its signal, and fetched anew for who wants it after all.
 */
export function loadPage(address: string, lanId: LanId, signal?: AbortSignal): Promise<Loaded> {
  return loadData(address, lanId, signal).then(withCode);
}

/** The same without the code of the page's screen: for one that is only in sight. */
export function loadData(address: string, lanId: LanId, signal?: AbortSignal): Promise<Loaded> {
  const source = pageSource(address, lanId);
  const known = recent.get(source);
  if (known !== undefined && known.signal?.aborted !== true && Date.now() - known.at < freshFor) return known.loaded;
  const loaded = fetchPage(source, lanId, signal).then((answer) => {
    if ((answer.kind === "failed" || answer.page.template === "offline") && recent.get(source)?.loaded === loaded)
      recent.delete(source);
    return answer;
  });
  recent.set(source, { at: Date.now(), loaded, signal });
  if (recent.size > 40) recent.delete(recent.keys().next().value ?? source);
  return loaded;
}

/** A page whose code cannot be had is shown by the browser, like one whose data cannot. */
async function withCode(loaded: Loaded): Promise<Loaded> {
  if (loaded.kind === "failed") return loaded;
  return prepareScreen(loaded.page.template).then(
    () => loaded,
    () => ({ kind: "failed" }) as const,
  );
}

/** `/odziez/?page=2` in English → `/page-data/odziez/page-data.json?page=2&lan=2`; a path that names its language says all. */
export function pageSource(address: string, lanId: LanId): string {
  const [path = "/", query = ""] = address.split("?", 2);
  const parameters = new URLSearchParams(withoutVariant(query));
  if (lanId !== 1 && languageIn(path).lanId === 1) parameters.set("lan", String(lanId));
  const { currency } = session.getState();
  if (currency !== "pln" && isSearch(path)) parameters.set(currencyParameter, currency);
  const search = parameters.toString();
  return pageDataHref(path) + (search === "" ? "" : `?${search}`);
}

async function fetchPage(source: string, lanId: LanId, signal?: AbortSignal): Promise<Loaded> {
  const response = await fetchPatiently(source, signal);
  if (response === undefined) return { kind: "failed" };
  const page = await pageIn(response);
  if (page !== undefined) return { kind: "page", page };
  const notFound = pageSource(pathIn(paths.notFound, languageOf(lanId).lanCode), lanId);
  return response.status === 404 && source !== notFound ? fetchPage(notFound, lanId, signal) : { kind: "failed" };
}

/** Returns what the shop said, once it said anything but 'in trouble'. */
async function fetchPatiently(source: string, signal?: AbortSignal): Promise<Response | undefined> {
  for (let retry = 0; retry <= limits.pageDataRetries && signal?.aborted !== true; retry++) {
    if (retry > 0) await pause(250 * 2 ** retry);
    const response = await fetch(source, { headers: { accept: "application/json" }, signal: signal ?? null }).catch(
      () => undefined,
    );
    if (response !== undefined && response.status < 500) return response;
  }
  return undefined;
}

async function pageIn(response: Response): Promise<AnyPage | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === "object" && body !== null && "template" in body && "data" in body
    ? withSameLayout(body as AnyPage)
    : undefined;
}

function withSameLayout(page: AnyPage): AnyPage {
  return { ...page, layout: sameLayout(page.layout) };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
