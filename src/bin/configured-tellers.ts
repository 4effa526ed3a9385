import type { PurchaseTellers } from "../flows/order/report-purchase.ts";
import { openGa4 } from "../integrations/advertising/ga4.ts";
import { openMeta } from "../integrations/advertising/meta.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

/** Google's host in the Union. */
const hosts = { ga4: "https://region1.google-analytics.com", meta: "https://graph.facebook.com" } as const;

/** Opens the services that are told of purchases. A shop whose address is this machine has invented ones; one that others can reach never has. */
export async function openConfiguredTellers({
  publicUrl,
}: Pick<Settings, "publicUrl">): Promise<{ tellers: PurchaseTellers; close(): Promise<void> }> {
  if (!isThisMachine(publicUrl)) return { tellers: tellersAt(hosts), close: async () => undefined };
  const { openAdvertisingStandIn } = await import("../../stand-ins/advertising.ts");
  const { url, close } = await openAdvertisingStandIn();
  return { tellers: tellersAt({ ga4: url, meta: url }), close };
}

/** Returns the services at these hosts. `patience`: milliseconds to wait for an answer. */
export function tellersAt(
  at: { ga4: string; meta: string },
  { patience }: { patience?: number } = {},
): PurchaseTellers {
  const waiting = patience === undefined ? {} : { patience };
  return {
    ga4: ({ fields: { measurementId }, secrets: { apiSecret } }) =>
      openGa4({ url: at.ga4, measurementId, apiSecret, ...waiting }),
    meta: ({ fields: { pixelId, testEventCode }, secrets: { accessToken } }) =>
      openMeta({ url: at.meta, pixelId, testEventCode, accessToken, ...waiting }),
  };
}
