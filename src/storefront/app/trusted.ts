/** Trusted Types, as far as we use them; the browser's own types do not know them everywhere. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * Marks sanitised HTML for the browser, under the policy named 'bruk'. Where there are no Trusted Types,
 * while prerendering among others, it is the string itself.
 */
export function trusted(html: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (types === undefined) return html;
  policy ??= types.createPolicy("bruk", { createHTML: (given) => given });
  return policy.createHTML(html);
}
