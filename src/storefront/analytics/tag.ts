import { loadForeignScript } from "../app/foreign-scripts.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Says something to the tag. It reads `arguments` objects, an array would be taken for something else. */
export function gtag(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** Brings the tag in, once; without it what is said stays unheard. */
export function loadTag({ id, url }: { id: string; url: string }): void {
  loadForeignScript(`${url}/gtag/js?id=${encodeURIComponent(id)}`).catch(() => undefined);
}
