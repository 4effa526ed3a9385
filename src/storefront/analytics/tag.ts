/** Trusted Types, as far as they are used here. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown;
}

let loaded = false;

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

/**
 * Brings the tag in, once. The policy named 'default' lets scripts of the configured host in, those the tag adds
 * for itself too, and no others; markup and code as text stay refused (guarantees, point 17).
 */
export function loadTag({ id, url }: { id: string; url: string }): void {
  if (loaded) return;
  loaded = true;
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  types?.createPolicy("default", { createScriptURL: (address) => (new URL(address, location.href).origin === url ? address : null) });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${url}/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
