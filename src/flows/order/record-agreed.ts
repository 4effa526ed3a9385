import type { MakeOrder } from "../../contract/order.ts";
import { recordReport, servicesTold } from "../../database/order/purchase-reports.ts";
import type { Queryable } from "../../database/queryable.ts";
import { consentVersion, longestConsent } from "../../domain/consent.ts";
import {
  browserOfCookie,
  clickOfCookie,
  clientOfCookie,
  type KnownBy,
  type PurchaseService,
  sessionOfCookie,
} from "../../domain/order/purchase-report.ts";

/** The browser an order came from. */
export interface OrderBrowser {
  /** What it calls itself. */
  agent: string;
  /** The digest of the secret by which the shop knows it; null: it said none. */
  deviceSha256: Buffer | null;
}

/**
 * Records with an order which services may be told of it, by the consent that came with it and as far as they are switched on. Without consent,
 * or without what a service must know the buyer by, nothing is noted; a browser that could not take its consent back gives none.
 */
export async function recordAgreed(
  db: Queryable,
  { orderId, agreed, browser, now }: { orderId: number; agreed: MakeOrder["agreed"]; browser: OrderBrowser; now: Date },
): Promise<void> {
  if (agreed === null || agreed.version !== consentVersion || browser.deviceSha256 === null) return;
  const agreedAt = new Date(agreed.date);
  // A browser's clock may go before ours.
  if (now.getTime() - agreedAt.getTime() >= longestConsent || agreedAt.getTime() - now.getTime() > 86_400_000) return;
  const known = knownBy(agreed, browser);
  for (const service of await servicesTold(db)) {
    const by = known[service];
    if (by === null) continue;
    const { deviceSha256 } = browser;
    await recordReport(db, {
      orderId,
      service,
      agreedAt: agreedAt > now ? now : agreedAt,
      consentVersion,
      deviceSha256,
      knownBy: by,
    });
  }
}

function knownBy(
  { analytics, advertising }: NonNullable<MakeOrder["agreed"]>,
  { agent }: OrderBrowser,
): Record<PurchaseService, KnownBy | null> {
  const client = clientOfCookie(analytics?.client ?? "");
  return {
    ga4: client === null ? null : said({ client, session: sessionOfCookie(analytics?.session ?? "") }),
    meta:
      advertising === undefined || agent === ""
        ? null
        : said({ agent, browser: browserOfCookie(advertising.browser), click: clickOfCookie(advertising.click) }),
  };
}

function said(parts: { [Name in keyof KnownBy]: string | null }): KnownBy {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null));
}
