import type { OpenReceipts } from "../flows/books/register-receipt.ts";
import type { Connections, ConnectionTest } from "../flows/connection/open-connection.ts";
import type { Carriers } from "../flows/parcel/carriers.ts";
import type { PurchaseTellers } from "../flows/order/report-purchase.ts";
import { checkCeneo } from "../integrations/advertising/ceneo.ts";
import type { PaymentProvider } from "../integrations/payments/provider.ts";
import { openSecretBox, type SecretBox } from "../integrations/secret-box.ts";
import { merchantTest, type OpenMerchant } from "./configured-merchant.ts";
import { testSmtp } from "./configured-mail.ts";
import { enteredPaypal, enteredPayu } from "./open-payments.ts";
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

/** Returns what seals secrets and opens them; null: the environment has no key. */
export async function secretBoxOf(settings: Settings): Promise<SecretBox | null> {
  const key = await secretsKey(settings);
  return key === null ? null : openSecretBox(key);
}

/** Opens what connections to outside services are opened and tested with. */
export async function openConfiguredConnections(
  settings: Settings,
  { carriers, ksef, receipts, tellers, merchant, ceneoUrl }: ConfiguredServices,
): Promise<Connections> {
  return {
    box: await secretBoxOf(settings),
    tests: {
      ...testsBy(carriers),
      ksef: ksef.test,
      eparagony: (opened) => receipts(opened).check(),
      ga4: (opened) => tellers.ga4(opened).check(),
      meta: (opened) => tellers.meta(opened).check(),
      merchant: merchantTest(merchant),
      payu: (opened) => paymentTest(enteredPayu(opened)),
      paypal: (opened) => paymentTest(enteredPaypal(opened)),
      smtp: testSmtp,
      ceneo: ({ fields: { accountGuid } }) => checkCeneo(ceneoUrl, accountGuid),
    },
  };
}

/** The test of an online payment: by the calls payments are made with, and no money moves. */
export async function paymentTest(provider: PaymentProvider): ReturnType<ConnectionTest<"payu">> {
  const tested = await provider.test();
  return tested.kind === "works" ? { result: "works", says: "" } : { result: "credentials", says: tested.why };
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
