import { cartQuantity } from "../../domain/order/cart.ts";
import { languageOf } from "../../domain/language.ts";
import { languageIn, orderHref, polishPath } from "../../contract/paths.ts";
import { storedForm } from "./form-memory.ts";
import { initialState, ownKeys, type SessionKey, type SessionState } from "./state.ts";
import { session } from "./store.ts";
import { storedValues } from "./stored-values.ts";

export type Browser = Pick<Window, "localStorage" | "sessionStorage" | "addEventListener" | "removeEventListener"> & {
  document: Pick<Document, "referrer">;
  location: Pick<Location, "origin" | "pathname" | "reload">;
  performance: Pick<Performance, "getEntriesByType">;
};

/** What other tabs may change here; open panels, steps and forms belong to their own tab. */
const sharedKeys: readonly SessionKey[] = [
  "products",
  "token",
  "loggedIn",
  "userContactData",
  "userSocial",
  "userPoints",
  "lanId",
  "lanCode",
  "lanDefs",
  "currency",
  "wishlist",
  "orderKey",
];

/**
 * Brings back what the browser has kept, keeps every later change, and follows the other tabs, and what other pages did
 * while the browser kept this one whole for 'back'. Called once, by the page's start, before the prerendered HTML is taken over. Returns the way to stop.
 */
export function startSession(browser: Browser): () => void {
  const storage = storageOf(browser);
  if (storage === null) {
    session.setState({ ...languageNamed(browser, {}), productsLoaded: true });
    return () => undefined;
  }

  const stored = restored(storage);
  // Back from paying, the order's own page tells more than the confirmation that led there.
  const shown =
    polishPath(browser.location.pathname) === orderHref(stored.placedOrder?.orderId ?? "")
      ? ({ orderShow: false, orderStep: "userData", placedOrder: null } as const)
      : {};
  session.setState({ ...stored, ...languageNamed(browser, stored), ...openOverThis(browser), productsLoaded: true });

  const stopKeeping = session.subscribe((state, before) => {
    if (!passing) keepChanges(storage, state, before);
    keepOpen(browser, state);
  });
  keepFirst(storage, session.getState());
  keepOpen(browser, session.getState());
  session.setState(shown);
  const namedLanguage = () => languageIn(browser.location.pathname).lanId;
  const followed = () => sharedKeys.filter((key) => namedLanguage() === 1 || !ofLanguage.includes(key));
  const follow = (change: Partial<SessionState>) => {
    following = true;
    session.setState(change);
    // Logged in there, nobody is asked to log in here; the modal would take it for a login by a temporary password.
    if (change.loggedIn) session.setState({ loginShow: false });
    following = false;
  };
  const followOtherTab = (event: StorageEvent) => {
    const key = followed().find((shared) => shared === event.key);
    if (event.storageArea === storage && key !== undefined) follow(read(key, event.newValue));
  };
  const catchUp = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const named = namedLanguage();
    const kept = read("lanId", storage.getItem("lanId")).lanId;
    if (named !== 1 && [session.getState().lanId, kept].some((lanId) => lanId !== named))
      return browser.location.reload();
    follow(Object.assign({}, ...followed().map((key) => read(key, storage.getItem(key)))) as Partial<SessionState>);
  };
  browser.addEventListener("storage", followOtherTab);
  browser.addEventListener("pageshow", catchUp);
  return () => {
    stopKeeping();
    browser.removeEventListener("storage", followOtherTab);
    browser.removeEventListener("pageshow", catchUp);
  };
}

/** A page whose path names its language stays in it, whatever another tab chooses. */
const ofLanguage: readonly SessionKey[] = ["lanId", "lanCode", "lanDefs"];

/** Whoever comes to a path that names its language reads that one from now on; what was kept of another goes. */
function languageNamed({ location }: Browser, stored: Partial<SessionState>): Partial<SessionState> {
  const { lanId, lanCode } = languageIn(location.pathname);
  return lanId === 1 || lanId === stored.lanId ? {} : { lanId, lanCode, lanDefs: null };
}

let following = false;

/** Whether the change being told comes from another tab, where it was made and counted. */
export function isFollowing(): boolean {
  return following;
}

let passing = false;

/** Changes what this tab shows for the moment: what is kept stays as it is, and the next page begins with it. */
export function setMeanwhile(change: Partial<SessionState>): void {
  passing = true;
  session.setState(change);
  passing = false;
}

/** Returns the sound part of what is kept, key by key. */
function restored(storage: Pick<Storage, "getItem">): Partial<SessionState> {
  const stored: Partial<SessionState> = {};
  for (const key of Object.keys(initialState) as SessionKey[]) {
    const raw = storage.getItem(key);
    if (raw !== null) Object.assign(stored, read(key, raw, {}));
  }
  if (stored.lanId !== undefined || stored.lanCode !== undefined) stored.lanCode = languageOf(stored.lanId).lanCode;
  if (stored.token === undefined || stored.token === null) delete stored.loggedIn;
  if (stored.loggedIn) stored.loginShow = false;
  if (stored.orderStep === "confirm" && stored.placedOrder === undefined) stored.orderStep = "userData";
  return stored;
}

/** Returns one key's stored value; where it is missing or damaged, `otherwise` (the initial value). */
function read(
  key: SessionKey,
  raw: string | null,
  otherwise: Partial<SessionState> = { [key]: initialState[key] },
): Partial<SessionState> {
  if (raw === null) return otherwise;
  try {
    const value = storedValues[key](JSON.parse(raw));
    return value === undefined ? otherwise : { [key]: value };
  } catch {
    return otherwise;
  }
}

/** On a first visit each key of the specification's point 3 holds its initial value; what is there stays. */
function keepFirst(storage: Storage, state: SessionState): void {
  for (const key of Object.keys(initialState) as SessionKey[]) {
    if (!ownKeys.includes(key) && storage.getItem(key) === null)
      keep(storage, key, JSON.stringify(storedValue(state, key)));
  }
  if (storage.getItem("step") === null) keep(storage, "step", JSON.stringify(state.orderStep));
}

function keepChanges(storage: Storage, state: SessionState, before: SessionState): void {
  for (const key of Object.keys(initialState) as SessionKey[]) {
    if (state[key] !== before[key]) keep(storage, key, JSON.stringify(storedValue(state, key)));
  }
  // 'Also held as step' (specification, point 3): written for whoever reads it, never read back.
  if (state.orderStep !== before.orderStep) keep(storage, "step", JSON.stringify(state.orderStep));
  if (state.mobile && (state.products !== before.products || !before.mobile)) {
    keep(storage, "quantityInCart", String(cartQuantity(state.products)));
  }
}

/** The form is kept without its password, a provider's user without its token once signed in here. */
function storedValue(state: SessionState, key: SessionKey): unknown {
  if (key === "orderFormData") return state.orderFormData && storedForm(state.orderFormData);
  if (key === "userSocial" && state.userSocial !== null && state.token !== null)
    return { ...state.userSocial, token: "" };
  return state[key];
}

function keep(storage: Storage, key: string, value: string): void {
  try {
    if (storage.getItem(key) !== value) storage.setItem(key, value);
  } catch {
    // A full or forbidden storage must not stop a sale: this tab goes on from memory.
  }
}

/**
 * What is open belongs to its tab. A page of ours may open another in a new tab, the panel's terms for instance; what is
 * open over the first must not cover the second, nor what is open in one tab another that is loaded anew. A tab's own
 * reload keeps what was open, a return to the shop the panel: the login modal would stand over the page that an email's
 * link has opened, in the tab one registered in, too.
 */
function openOverThis({ sessionStorage, document, location, performance }: Browser): Partial<SessionState> {
  try {
    const open = sessionStorage.getItem(openHere);
    const ours = document.referrer.startsWith(`${location.origin}/`);
    if (open === null) return ours ? { orderShow: false, loginShow: false } : { loginShow: false };
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return {
      orderShow: open.includes("order"),
      loginShow: open.includes("login") && (ours || entry?.type !== "navigate"),
    };
  } catch {
    return {};
  }
}

/** Kept for the tab alone: the names of what is open in it. */
const openHere = "tab";

function keepOpen({ sessionStorage }: Browser, { orderShow, loginShow }: SessionState): void {
  try {
    sessionStorage.setItem(openHere, [orderShow && "order", loginShow && "login"].filter(Boolean).join(" "));
  } catch {
    // Without storage a reload takes the last word of any tab.
  }
}

function storageOf(browser: Pick<Window, "localStorage">): Storage | null {
  try {
    return browser.localStorage;
  } catch {
    return null;
  }
}
