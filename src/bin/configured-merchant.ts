import type { Pool } from "../database/connect.ts";
import { merchantSources } from "../domain/catalogue/merchant-offer.ts";
import { currencies } from "../domain/money.ts";
import type { ConnectionTest } from "../flows/connection/open-connection.ts";
import type { MerchantTelling } from "../flows/connection/report-to-merchant.ts";
import { merchantReader } from "../generator/feeds/merchant.ts";
import { type Merchant, openMerchant } from "../integrations/advertising/merchant.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

const hosts = { url: "https://merchantapi.googleapis.com", tokenUrl: "https://oauth2.googleapis.com/token" } as const;

export type OpenMerchant = MerchantTelling["open"];

/** Opens Google Merchant. A shop whose address is this machine has an invented one; one that others can reach never has. */
export async function openConfiguredMerchant({
  publicUrl,
}: Pick<Settings, "publicUrl">): Promise<{ merchant: OpenMerchant; close(): Promise<void> }> {
  if (!isThisMachine(publicUrl)) return { merchant: merchantAt(hosts), close: async () => undefined };
  const { openMerchantStandIn } = await import("../../stand-ins/merchant.ts");
  const { url, close } = await openMerchantStandIn();
  return { merchant: merchantAt({ url, tokenUrl: `${url}/token` }), close };
}

/** Returns Google Merchant at these hosts. Whose credentials stay the same is opened once: its token is good for an hour. `patience`: milliseconds to wait for an answer. */
export function merchantAt(
  at: { url: string; tokenUrl: string },
  { patience }: { patience?: number } = {},
): OpenMerchant {
  let last: { by: string; merchant: Merchant } | null = null;
  return ({ fields: { merchantId, developerEmail }, secrets: { serviceAccount } }) => {
    const by = JSON.stringify([merchantId, developerEmail, serviceAccount]);
    if (last?.by === by) return last.merchant;
    const merchant = openMerchant({
      ...at,
      merchantId,
      developerEmail,
      serviceAccount,
      ...(patience !== undefined && { patience }),
    });
    last = { by, merchant };
    return merchant;
  };
}

/** Returns what asks Google Merchant whether it knows the shop and its data sources. */
export function merchantTest(open: OpenMerchant): ConnectionTest<"merchant"> {
  return (opened) => open(opened).check(merchantSources(opened.fields, currencies));
}

/** Returns what Google Merchant is told with; a shop's own address without a trailing slash. */
export function merchantTelling(
  pool: Pool,
  {
    connections,
    open,
    publicUrl,
  }: { connections: MerchantTelling["connections"]; open: OpenMerchant; publicUrl: string },
): MerchantTelling {
  return {
    connections,
    open,
    readOffers: ({ language, currency }) => merchantReader({ db: pool, publicUrl, language, currency }),
  };
}
