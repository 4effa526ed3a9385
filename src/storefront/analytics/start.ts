import type { ThirdParties } from "../../domain/third-parties.ts";
import { followCart } from "./follow-cart.ts";
import { followCheckout } from "./follow-checkout.ts";
import { followPages } from "./follow-pages.ts";
import { publicLocation } from "./public-location.ts";
import { gtag, loadTag } from "./tag.ts";

/** Where Google's own tag knows by itself where to send. */
const googleTag = "https://www.googletagmanager.com";

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
} as const;
let told = false;

/**
 * Begins to count (specification, point 1), after the shopper has agreed: consent first, all denied and then the
 * one granted, before the tag is there (law C11); addresses anonymised; pages told by us, as they are shown.
 * Returns the way to stop, which takes the consent back and removes the cookies.
 */
export function startAnalytics({ id, url }: NonNullable<ThirdParties["analytics"]>): () => void {
  const off = `ga-disable-${id}`;
  Object.assign(window, { [off]: false });
  if (!told) gtag("consent", "default", denied);
  gtag("consent", "update", { analytics_storage: "granted" });
  if (!told) {
    gtag("js", new Date());
    gtag("config", id, {
      anonymize_ip: true,
      send_page_view: false,
      page_location: publicLocation(),
      allow_google_signals: false,
      ...(url === googleTag ? {} : { server_container_url: url }),
    });
  }
  told = true;
  loadTag({ id, url });
  const event = (name: string, detail: object) => gtag("event", name, { page_location: publicLocation(), ...detail });
  const stops = [followPages(event), followCart(event), followCheckout(event)];
  return () => {
    for (const stop of stops) stop();
    gtag("consent", "update", denied);
    Object.assign(window, { [off]: true });
    removeCookies();
  };
}

/** Tells the tag an event of its own vocabulary. */
export type ReportEvent = (name: string, detail: object) => void;

function removeCookies(): void {
  const names = document.cookie
    .split("; ")
    .map((cookie) => cookie.split("=", 1)[0] ?? "")
    .filter((name) => name.startsWith("_ga"));
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, at) => `; domain=.${labels.slice(at).join(".")}`)];
  for (const name of names) for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
