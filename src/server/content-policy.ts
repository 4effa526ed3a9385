import type { SignInOffer } from "../domain/customer/sign-in.ts";
import type { ThirdParties } from "../domain/third-parties.ts";

/** Where Google's tag itself is served; it sends what it counts to hosts beside it. */
const googleTag = "https://www.googletagmanager.com";
const googleCollectors = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/**
 * Returns the content security policy: the shop's own files alone, and besides them the hosts that are
 * configured, each for its one purpose (guarantees, point 17). Trusted Types: 'bruk' is ours; 'default', which
 * takes script addresses of the configured hosts alone, exists only where somebody else's script is configured;
 * 'bruk-worker' knows the service worker's address alone; 'bruk-prerendered' marks what the page itself holds for browsers without
 * JavaScript, should the program fail.
 */
export function contentPolicy({ analytics, timeline }: ThirdParties, signIn: SignInOffer): string {
  const tag = analytics === null ? [] : [analytics.url];
  const collectors = analytics?.url === googleTag ? [...tag, ...googleCollectors] : tag;
  const { scripts, styles, calls, frames } = signInHosts(signIn);
  const foreignScripts = [...tag, ...scripts];
  const framed = [...(timeline === null ? [] : [new URL(timeline).origin]), ...frames];
  return [
    "default-src 'self'",
    rule("script-src 'self'", foreignScripts),
    rule("style-src 'self'", styles),
    rule("img-src 'self' data:", collectors),
    "font-src 'self'",
    rule("connect-src 'self'", [...collectors, ...calls]),
    ...(framed.length === 0 ? [] : [rule("frame-src 'self'", framed)]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    rule("trusted-types bruk bruk-worker bruk-prerendered", foreignScripts.length === 0 ? [] : ["default"]),
  ].join("; ");
}

interface Hosts {
  scripts: string[];
  styles: string[];
  calls: string[];
  frames: string[];
}

/**
 * What the providers' scripts need. Google: what its guide names, by folder
 * (developers.google.com/identity/gsi/web/guides/get-google-api-clientid). Facebook: the script's host, which adds
 * a second script of its own, and the Graph API. Another host than theirs serves everything itself.
 */
function signInHosts({ google, facebook }: SignInOffer): Hosts {
  const ofGoogle = (part: string) =>
    google === null
      ? []
      : [
          google.script.startsWith("https://accounts.google.com/")
            ? `https://accounts.google.com/gsi/${part}`
            : originOf(google.script),
        ];
  const script = facebook === null ? [] : [originOf(facebook.script)];
  const own = script[0] === "https://connect.facebook.net";
  const graph = own ? ["https://graph.facebook.com", "https://www.facebook.com"] : script;
  return {
    scripts: [...ofGoogle("client"), ...script],
    styles: google === null ? [] : ofGoogle("style"),
    calls: [...ofGoogle(""), ...graph],
    frames: [...ofGoogle(""), ...(own ? ["https://www.facebook.com"] : [])],
  };
}

function originOf(url: string): string {
  return new URL(url).origin;
}

function rule(own: string, others: readonly string[]): string {
  return [own, ...others].join(" ");
}
