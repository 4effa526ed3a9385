import { embeddedPage } from "../../contract/embedded-page.ts";
import type { FromWorker } from "./messages.ts";
import { worker } from "./worker-scope.ts";

/** Written in by the build: its name, and the addresses of all it needs offline. */
declare const SHELL: { build: string; files: string[] };
const { build, files } = SHELL;

/** Pages name the files of their build, so both go with it; pictures outlive builds. What the first worker kept as `bruk-pictures` may be of another format than its address says. */
export const cacheNames = {
  shell: `bruk-shell-${build}`,
  pages: `bruk-pages-${build}`,
  pictures: "bruk-pictures-2",
} as const;

/** Files fetched at once: the shopper is reading meanwhile. */
const atOnce = 4;

/** Keeps all of the app shell, or refuses, and the worker before stays; files an earlier build had are not fetched again. */
export async function keepShell(): Promise<void> {
  const shell = await caches.open(cacheNames.shell);
  for (let from = 0; from < files.length; from += atOnce) {
    await Promise.all(
      files.slice(from, from + atOnce).map(async (file) => {
        if (!file.startsWith("/assets/")) return keepPage(shell, file);
        const known = await caches.match(file);
        if (known !== undefined) return shell.put(file, known);
        // Its name is its content: what the page has fetched already comes out of the browser's own cache.
        await shell.add(file);
      }),
    );
  }
}

/** Keeps a page, or its data. Refuses one of another build, which a server may give out that is updated after the others: what it names goes with that build. */
async function keepPage(shell: Cache, file: string): Promise<void> {
  const answer = await fetch(file, { cache: "no-cache" });
  const text = await answer.clone().text();
  if (!answer.ok || (JSON.parse(embeddedPage(text) ?? text) as { build: string }).build !== build)
    throw new Error(`${file} is not of build ${build}`);
  await shell.put(file, answer);
}

/** Ends what earlier builds kept, answers for the open pages from now on and tells them so. */
export async function takeOver(): Promise<void> {
  const own: string[] = Object.values(cacheNames);
  for (const name of await caches.keys())
    if (name.startsWith("bruk-") && !own.includes(name)) await caches.delete(name);
  // Where it fails, Firefox shows its own page of an error, whatever the worker answers with (GoogleChrome/workbox, issue 3134).
  const preload = worker.registration.navigationPreload;
  await (navigator.userAgent.includes("Firefox/") ? preload?.disable() : preload?.enable());
  await worker.clients.claim();
  await notifyPages({ kind: "ready", build });
}

/** Tells every open page of the shop. */
export async function notifyPages(message: FromWorker): Promise<void> {
  for (const page of await worker.clients.matchAll({ type: "window" })) page.postMessage(message);
}
