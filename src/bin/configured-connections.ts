import type { OpenReceipts } from "../flows/books/register-receipt.ts";
import type { Connections } from "../flows/connection/open-connection.ts";
import type { Carriers } from "../flows/parcel/carriers.ts";
import type { PurchaseTellers } from "../flows/order/report-purchase.ts";
import { checkCeneo } from "../integrations/advertising/ceneo.ts";
import { openSecretBox } from "../integrations/secret-box.ts";
import { merchantTest, type OpenMerchant } from "./configured-merchant.ts";
import { secretsKey } from "./secrets-key.ts";
import type { ConfiguredKsef } from "./configured-ksef.ts";
import type { Settings } from "./settings.ts";

/** What outside services are spoken to by. */
export interface ConfiguredServices {
  carriers: Carriers;
  ksef: ConfiguredKsef;
  receipts: OpenReceipts;
  tellers: PurchaseTellers;
  merchant: OpenMerchant;
  ceneoUrl: string;
}

/** Opens what connections to outside services are opened and tested with. */
export async function openConfiguredConnections(
  settings: Settings,
  { carriers, ksef, receipts, tellers, merchant, ceneoUrl }: ConfiguredServices,
): Promise<Connections> {
  const key = await secretsKey(settings);
  return {
    box: key === null ? null : openSecretBox(key),
    tests: {
      ...testsBy(carriers),
      ksef: ksef.test,
      eparagony: (opened) => receipts(opened).check(),
      ga4: (opened) => tellers.ga4(opened).check(),
      meta: (opened) => tellers.meta(opened).check(),
      merchant: merchantTest(merchant),
      ceneo: ({ fields: { accountGuid } }) => checkCeneo(ceneoUrl, accountGuid),
    },
  };
}

/** The tests of connections to carriers. */
export function testsBy(carriers: Carriers): Connections["tests"] {
  return {
    inpost: (opened) => carriers.inpost(opened).check(),
    dpd: (opened) => carriers.dpd(opened).check(),
    apaczka: (opened) => carriers.apaczka(opened).check(),
    packeta: (opened) => carriers.packeta(opened).check(),
  };
}
