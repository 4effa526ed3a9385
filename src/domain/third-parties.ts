import type { PurchaseService } from "./order/purchase-report.ts";

/** Whom besides the shop a page may talk to, and only after consent (law C11). */
export interface ThirdParties {
  /** The measurement id, and the host its script comes from and its events go to; null: nobody counts visits. */
  analytics: { id: string; url: string } | null;
  /** The page of the embedded social timeline (specification, point 2, 'footer'); null: there is none. */
  timeline: string | null;
  /** Whom the shop's own server tells of purchases; absent: nobody. */
  told?: readonly PurchaseService[];
  /** By whom buyers are asked for opinions, with the words by which they agree to it; absent: by nobody. */
  opinions?: { words: string };
}

export type SocialName = "facebook" | "instagram" | "youtube";

/** Returns the third parties the Config entries name; an address that is none counts as not given. */
export function thirdPartiesOf(config: Readonly<Record<string, string | undefined>>): ThirdParties {
  const id = config["analytics_id"] ?? "";
  const url = webAddress(config["analytics_url"]);
  return {
    analytics: id === "" || url === null ? null : { id, url: new URL(url).origin },
    timeline: webAddress(config["social_timeline_url"]),
  };
}

/** Returns the shop's social profiles in the order of the footer. */
export function socialProfilesOf(
  config: Readonly<Record<string, string | undefined>>,
): { name: SocialName; url: string }[] {
  return (["facebook", "instagram", "youtube"] as const).flatMap((name) => {
    const url = webAddress(config[`social_${name}`]);
    return url === null ? [] : [{ name, url }];
  });
}

/** Returns an address of the web as it was given, or null: nothing else may become a link or a frame. */
export function webAddress(text: string | undefined): string | null {
  const url = addressOf(text?.trim() ?? "");
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:") || /[;,\s'"]/.test(url.origin))
    return null;
  return url.href;
}

/** `URL.parse`, which browsers have not had for long. */
function addressOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
