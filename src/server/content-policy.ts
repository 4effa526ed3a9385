import type { ThirdParties } from "../domain/third-parties.ts";

/** Where Google's tag itself is served; it sends what it counts to hosts beside it. */
const googleTag = "https://www.googletagmanager.com";
const googleCollectors = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/**
 * Answers the content security policy: the shop's own files alone, and besides them the hosts that are
 * configured, each for its one purpose (guarantees, point 17). Trusted Types: 'bruk' is ours; 'default', which
 * takes script addresses of the analytics host alone, exists only where analytics are configured.
 */
export function contentPolicy({ analytics, timeline }: ThirdParties): string {
  const tag = analytics === null ? [] : [analytics.url];
  const collectors = analytics?.url === googleTag ? [...tag, ...googleCollectors] : tag;
  return [
    "default-src 'self'",
    rule("script-src 'self'", tag),
    "style-src 'self'",
    rule("img-src 'self' data:", collectors),
    "font-src 'self'",
    rule("connect-src 'self'", collectors),
    ...(timeline === null ? [] : [`frame-src ${new URL(timeline).origin}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    rule("trusted-types bruk", analytics === null ? [] : ["default"]),
  ].join("; ");
}

function rule(own: string, others: readonly string[]): string {
  return [own, ...others].join(" ");
}
