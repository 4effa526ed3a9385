import type { PaymentProviders } from "../flows/payment/payment-providers.ts";
import { recordConnectedProviders } from "../flows/payment/record-connected-providers.ts";
import type { RunningShop } from "./open-serving.ts";
import { connectedPayments, openPayments } from "./open-payments.ts";
import { isThisMachine } from "./this-machine.ts";

/**
 * Opens the online payments this process speaks to. Who serves also says in the database which there are, and plays
 * the stand-ins; who only works finds those by their note, anew each time, since they change with the server's restart.
 */
export async function openPaymentProviders(
  { pool, settings, log, onStop }: RunningShop,
  { serves }: { serves: boolean },
): Promise<{ providers: PaymentProviders; standInPages: Record<string, string> }> {
  const { publicUrl, shopEmail } = settings;
  if (!serves) {
    const configured = connectedPayments(settings);
    return {
      providers: {
        publicUrl,
        shopEmail,
        get connected() {
          return isThisMachine(publicUrl) ? connectedPayments(settings) : configured;
        },
      },
      standInPages: {},
    };
  }
  const { providers, standIns, standInPages } = await openPayments(settings);
  for (const standIn of standIns) onStop(standIn.close);
  await recordConnectedProviders(pool, providers);
  log.info(
    `Online payments: ${providers.map(({ code }) => (code in standInPages ? `${code} by a stand-in, no money moves` : code)).join("; ") || "none is connected, so none is offered"}`,
  );
  return { providers: { connected: providers, publicUrl, shopEmail }, standInPages };
}
