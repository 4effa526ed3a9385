import { cartPictureHref, pageDataHref, paths, pathsIn } from "../../contract/paths.ts";
import { workerPath } from "../../contract/worker-path.ts";
import { languageOf } from "../../domain/language.ts";
import { type Thrifty, travel } from "../app/navigation/navigate.ts";
import { reportRuntimeError } from "../app/report-error.ts";
import type { FromWorker, ToWorker } from "../service-worker/messages.ts";
import { session } from "../session/store.ts";
import { mayHaveWorker } from "./may-have-worker.ts";
import { holdsUnsaved } from "./unsaved.ts";
import { workerAddress } from "../../ui/worker-address.ts";

/** Milliseconds between two looks for a newer worker, in a tab that is left open. */
const lookAgain = 3_600_000;

/** Registers the service worker (specification, point 7) and follows its releases; what goes wrong is logged (point 8). */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (
    serviceWorker === undefined ||
    !mayHaveWorker({
      protocol: location.protocol,
      hostname: location.hostname,
      saveData: (navigator as Thrifty).connection?.saveData === true,
      has: serviceWorker.controller !== null,
    })
  )
    return;
  serviceWorker.addEventListener(
    "message",
    ({ data, source }: MessageEvent<FromWorker>) =>
      data.kind === "ready" && meetBuild(data.build, source as ServiceWorker),
  );
  try {
    const registration = await serviceWorker.register(workerAddress(workerPath), { scope: paths.home });
    // Chromium lets the one before end when it has nothing to do; whatever it is given at that moment holds this up for minutes.
    if (registration.waiting === null) keepSeen(serviceWorker.controller);
    else offerTurn(registration.waiting);
    follow(registration);
    session.subscribe((now, before) => {
      if (registration.waiting === null && (now.lanId !== before.lanId || now.products !== before.products))
        keepSeen(serviceWorker.controller);
    });
  } catch (error) {
    reportRuntimeError(error, "service worker");
  }
}

/** A new worker passes through installed, activated, or redundant: it could not keep all, or a newer one came; then the one before goes on. */
function follow(registration: ServiceWorkerRegistration): void {
  const watch = () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active !== null) offerTurn(worker);
    });
  };
  watch();
  registration.addEventListener("updatefound", watch);
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < lookAgain) return;
    looked = Date.now();
    // Offline, or a shop that is being restarted: the next look will do.
    registration.update().catch(() => undefined);
  });
}

/** The next worker may begin, unless something would be lost: then the next page is loaded whole, and that one lets it. */
function offerTurn(worker: ServiceWorker): void {
  if (holdsUnsaved(document)) return travel.setState({ outdated: true });
  worker.postMessage({ kind: "take over" } satisfies ToWorker);
}

/**
 * A worker has begun. A page of another build than its own is loaded anew (point 4, 'Site updates'), or at the next
 * navigation. Its word may be here before the browser names it as the page's worker: so it is told itself what to keep.
 */
function meetBuild(build: string, worker: ServiceWorker): void {
  keepSeen(worker);
  if (travel.getState().page?.build === build) return;
  if (holdsUnsaved(document)) travel.setState({ outdated: true });
  else location.reload();
}

/** What came before there was a worker, and what is needed offline in the shopper's language, and for the cart. */
function keepSeen(worker: ServiceWorker | null): void {
  const { lanId, products } = session.getState();
  // The page the browser itself has loaded may be another than the one that is shown.
  const seen = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
    ({ name }) => name,
  );
  const { offline } = pathsIn[languageOf(lanId).lanCode];
  const spoken = [
    `/page-data/checkout.json?lan=${lanId}`,
    ...(lanId === 1 ? [] : [`${pageDataHref(paths.offline)}?lan=${lanId}`, offline, pageDataHref(offline)]),
  ];
  const inCart = products.flatMap(({ product }) =>
    product.images[0] === undefined ? [] : [cartPictureHref(product.images[0].path)],
  );
  const whole = (url: string) => new URL(url, location.href).href.replace(/#.*/, "");
  const isPicture = (url: string) => url.includes("/images/");
  // Pages are small, and are to be there whatever the browser's own cache still holds.
  const [pictures, pages] = [seen.filter(isPicture), [location.href, ...seen.filter((url) => !isPicture(url))]];
  worker?.postMessage({
    kind: "keep",
    seen: pictures.map(whole),
    needed: [...pages, ...spoken, ...inCart].map(whole),
  } satisfies ToWorker);
}
