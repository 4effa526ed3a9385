/**
 * Going from page to page without loading the whole of it (specification, points 2, 4 and 9): the page
 * data is fetched, the page is shown, then the address, the title, the scroll and the focus follow.
 */
// One long file: one journey at a time, and all steps of it move the same few variables.
import { createStore } from "zustand/vanilla";
import { languageIn } from "../../../contract/paths.ts";
import { limits } from "../../../domain/limits.ts";
import type { AnyPage } from "../../../contract/page-data.ts";
import { notify } from "../../layout/notices-state.ts";
import { session } from "../../session/store.ts";
import type { Way } from "./Link.tsx";
import {
  beginJourney,
  clearWay,
  comeBack,
  dropEntry,
  endDrop,
  isLayers,
  leaveBehind,
  renamePage,
  settleSoon,
} from "./layers.ts";
import { loadData, loadPage } from "./load-page.ts";
import { sameLayout } from "./same-layout.ts";
import { textNow } from "../text.ts";
import {
  backTo,
  isHere,
  saveScrollPosition,
  newHistoryEntry,
  presentEntry,
  restoreScrollPosition,
  scrollToAnchor,
} from "./scroll-position.ts";

/**
 * `delayed`: a page takes longer than a second ('route update delayed'). `page`: the one that is shown, and `atTop` where
 * it is gone to from its top on, or from where its own content begins (`#b`, `#s`). `outdated`: a newer build is there, and the browser itself loads the page that is gone to
 * next.
 */
export const travel = createStore<{
  delayed: boolean;
  arrived: string;
  page: AnyPage | null;
  atTop: boolean;
  outdated?: true;
}>(() => ({ delayed: false, arrived: "", page: null, atTop: false }));

/** Shows a page at once. */
let show: (page: AnyPage) => void = () => undefined;
let shown: AnyPage | null = null;
let shownAddress = "";
let turn = 0;
let underWay = 0;
let wanted = new AbortController();

/** Tells who shows pages, and which one the browser was given. Returns the way to stop. */
export function startTravelling(first: AnyPage, showPage: (page: AnyPage) => void): () => void {
  show = showPage;
  shown = first;
  sameLayout(first.layout);
  shownAddress = addressOf(location);
  travel.setState({ page: first });
  // What was open before a reload is open again by now, or its entry is one too many.
  settleSoon();
  const back = () => void goBack();
  const leave = () => saveScrollPosition();
  window.addEventListener("popstate", back);
  window.addEventListener("pagehide", leave);
  return () => {
    window.removeEventListener("popstate", back);
    window.removeEventListener("pagehide", leave);
  };
}

/**
 * Goes to a path of the shop, like `/buty/#b`. A later call wins over one that is still on its way. With
 * `stay` the page is the same place with other things in it: neither the scroll nor the focus moves;
 * with `keepFocus` only the focus stays, in a field that is being typed in. Pages of one `group` are one step back.
 * When the shop does not answer, or has changed since this page was loaded, the browser loads the path; where it knows
 * that there is no network, and no worker has a page to answer with, this page stays and says so.
 */
export async function navigate(path: string, how: Travel = {}): Promise<void> {
  const to = new URL(path, location.href);
  // Nothing can be shown on a page that stays as it was prerendered; a page of another language begins anew in it.
  if (to.origin !== location.origin || "prerendered" in document.documentElement.dataset || isForeign(to))
    return location.assign(to);
  const end = beginJourney();
  await goTo(to, how).finally(end);
}

/** Returns whether an address names another language than the shopper reads. */
function isForeign({ pathname }: { pathname: string }): boolean {
  const { lanId } = languageIn(pathname);
  return lanId !== 1 && lanId !== session.getState().lanId;
}

interface Travel {
  way?: Way | undefined;
  replace?: boolean;
  group?: string | undefined;
  stay?: boolean;
  keepFocus?: boolean;
}

async function goTo(to: URL, how: Travel): Promise<void> {
  const { replace = false, stay = false, keepFocus = replace } = how;
  if (addressOf(to) === shownAddress && isAsRead(shown)) {
    callOff();
    const mine = turn;
    await clearWay();
    if (mine !== turn) return;
    saveScrollPosition();
    if (to.href !== location.href) await enter(to, { way: how.way });
    if (stay) return;
    if (to.hash === "") scrollToAnchor("");
    return arrive(to.hash, to.hash.slice(1) || "main");
  }
  const page = await fetchShown(to);
  const mine = turn;
  await clearWay();
  if (page === undefined || mine !== turn) return;
  saveScrollPosition();
  await enter(to, how);
  // What the browser would have to lay the next page out for at once is done on this one.
  if (!stay && to.hash === "") scrollToAnchor("");
  if (!stay && !keepFocus) focusOn("main");
  put(page, { atTop: !stay && /^(#[bs])?$/.test(to.hash) });
  if (!stay) arrive(to.hash, keepFocus ? null : "main");
}

/** Returns whether a page is in the shopper's language, and a price among a search's words was read in their currency. */
function isAsRead(page: AnyPage | null): boolean {
  const { lanId, currency } = session.getState();
  const reckoned = page?.template === "search" ? page.data.narrowed?.reckoned : null;
  return page?.lanId === lanId && (reckoned ?? currency) === currency;
}

/**
 * Gives a page its entry in the history; one that is gone to from a layer has the layer's. What would take an entry's place
 * and is the page under it already is gone back to: no step back leads to what is shown.
 */
async function enter(to: URL, { way, replace = false, group }: Travel): Promise<void> {
  const present = presentEntry();
  if (replace || to.href === location.href || (group !== undefined && group === present.group)) {
    if (present.below === addressOf(to)) await dropTo(to);
    else if (isLayers()) renamePage(to);
    else history.replaceState(newHistoryEntry(way, { ...present, group }), "", to);
    return;
  }
  const entry = newHistoryEntry(way, { below: addressOf(location), group });
  history[isLayers() ? "replaceState" : "pushState"](entry, "", to);
}

/** Goes back to the entry under the present one; where that has another address by now, this one's is put over it. */
async function dropTo(to: URL): Promise<void> {
  await dropEntry();
  backTo(history.state);
  if (addressOf(location) !== addressOf(to)) await enter(to, {});
}

/** Puts another query into the present address, which names the same page: no entry of its own, nothing is fetched. */
export function nameChoice(search: string): void {
  if (search === location.search) return;
  const to = new URL(`${location.pathname}${search}${location.hash}`, location.href);
  shownAddress = addressOf(to);
  if (presentEntry().below === shownAddress) void dropTo(to);
  else if (isLayers()) renamePage(to);
  else history.replaceState(history.state, "", to);
}

/** Shows the present address in another language; scroll and focus stay. A journey under way brings its own page. */
export async function renewPage(): Promise<"shown" | "failed"> {
  if (underWay > 0) return "shown";
  const mine = turn;
  const loaded = await loadPage(addressOf(location), session.getState().lanId);
  if (mine !== turn) return "shown";
  if (loaded.kind === "failed") return "failed";
  put(loaded.page);
  return "shown";
}

/** What is fetched ahead is `pressed` already, by a finger or the mouse, or only a guess. */
type Sign = { pressed?: boolean };

/** Fetches the data of a page that is in sight, or whose choice is being pressed. */
export function fetchAhead(path: string, sign: Sign = {}): void {
  const address = addressAhead(path, sign);
  if (address !== undefined) void loadData(address, session.getState().lanId);
}

/** Fetches a page with the code of its screen, ahead of the click that will probably come. */
export function prepareAhead(path: string, sign: Sign = {}): void {
  const address = addressAhead(path, sign);
  if (address !== undefined) void loadPage(address, session.getState().lanId);
}

/** Returns what to fetch ahead: nothing for who saves data, on a slow line only what is pressed. */
function addressAhead(path: string, { pressed = false }: Sign): string | undefined {
  const { saveData = false, effectiveType = "" } = (navigator as Thrifty).connection ?? {};
  const address = addressOf(new URL(path, location.href));
  return address === shownAddress || saveData || (!pressed && /2g|3g/.test(effectiveType)) ? undefined : address;
}

/** What browsers say of the line; their types do not know it everywhere. */
export type Thrifty = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

async function goBack(): Promise<void> {
  if (endDrop()) return;
  saveScrollPosition();
  const state: unknown = history.state;
  if (isHere(state)) {
    // Where nothing lay over the page, whoever goes back wants none that is still on its way.
    if (!comeBack()) callOff();
    return;
  }
  leaveBehind();
  if (isForeign(location)) return location.reload();
  if (addressOf(location) !== shownAddress) {
    const page = await fetchShown(new URL(location.href));
    if (page === undefined) return;
    put(page);
    travel.setState({ arrived: page.head.title });
  }
  backTo(state);
  restoreScrollPosition(location.hash);
}

/** Returns the page to show, or nothing when another call has overtaken this one or the browser loads it. */
async function fetchShown(to: URL): Promise<AnyPage | undefined> {
  const mine = ++turn;
  const late = setTimeout(() => mine === turn && travel.setState({ delayed: true }), limits.routeDelayMs);
  underWay += 1;
  wanted.abort();
  wanted = new AbortController();
  const loaded = await loadPage(addressOf(to), session.getState().lanId, wanted.signal);
  underWay -= 1;
  clearTimeout(late);
  if (mine !== turn) return undefined;
  travel.setState({ delayed: false });
  if (loaded.kind === "page" && loaded.page.build === shown?.build && !travel.getState().outdated) return loaded.page;
  if (loaded.kind === "failed" && isCutOff()) stayHere(to);
  else loadWhole(to);
  return undefined;
}

function callOff(): void {
  turn += 1;
  wanted.abort();
  travel.setState({ delayed: false });
}

/** Nothing is there that could answer: the browser would put an error of its own in the shop's place. */
function isCutOff(): boolean {
  return navigator.onLine === false && !navigator.serviceWorker?.controller;
}

/** Says so; the page that was asked for is opened when the network is back. */
function stayHere(to: URL): void {
  notify(textNow("LAYOUT_OFFLINE"), "trouble");
  const mine = turn;
  addEventListener("online", () => mine === turn && void navigate(to.href), { once: true });
  if (addressOf(location) === shownAddress) return;
  // After 'back' the address is that of the page that does not come.
  history.pushState(newHistoryEntry(), "", shownAddress);
}

/** Has the browser load a page. After 'back' its address is the document's already; to another anchor there the browser would only scroll. */
function loadWhole(to: URL): void {
  if (addressOf(to) !== addressOf(location)) return isLayers() ? location.replace(to) : location.assign(to);
  if (to.href !== location.href) history.pushState(null, "", to);
  location.reload();
}

function put(page: AnyPage, { atTop = false } = {}): void {
  shown = page;
  shownAddress = addressOf(location);
  document.title = page.head.title;
  // What a phone's share button sends on. What the document says of languages is of the page it came with.
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=canonical],link[hreflang]"))
    if (link.hreflang) link.remove();
    else link.href = location.origin + page.head.canonical;
  travel.setState({ page, atTop });
  show(page);
}

/** `focused`: the id of what gets the focus, so that Tab goes on from there; null leaves it where it is. */
function arrive(hash: string, focused: string | null): void {
  if (hash !== "") scrollToAnchor(hash);
  if (focused !== null) focusOn(decodeURIComponent(focused));
  if (shown !== null) travel.setState({ arrived: shown.head.title });
}

function focusOn(id: string): void {
  const element = document.getElementById(id);
  if (element !== document.activeElement) element?.focus({ preventScroll: true });
}

function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}
