import { inTransaction } from "../database/connect.ts";
import { findProvider, onlineCodes, type PaymentProviders } from "../flows/payment/payment-providers.ts";
import { recordConnectedProviders } from "../flows/payment/record-connected-providers.ts";
import type { RunningShop } from "./open-serving.ts";
import { connectedPayments, enteredPayments, openPayments } from "./open-payments.ts";

/**
 * Opens the online payments this process speaks to. Who serves also says in the database which there are, and plays
 * the stand-ins; who only works finds those by their note, anew each time, since they change with the server's restart.
 */
export async function openPaymentProviders(
  { pool, settings, connections, log, onStop }: RunningShop,
  { serves }: { serves: boolean },
): Promise<{ providers: PaymentProviders; standInPages: Record<string, string> }> {
  const { publicUrl, shopEmail } = settings;
  const entered = enteredPayments(connections);
  if (!serves) {
    const { connected } = connectedPayments(settings);
    return {
      providers: {
        connected,
        entered,
        get standIns() {
          return connectedPayments(settings).standIns;
        },
        publicUrl,
        shopEmail,
      },
      standInPages: {},
    };
  }
  const { connected, played, standIns, standInPages } = await openPayments(settings);
  for (const standIn of standIns) onStop(standIn.close);
  const providers = { connected, entered, standIns: played, publicUrl, shopEmail };
  await inTransaction(pool, (db) => recordConnectedProviders(db, providers));
  const said = [];
  for (const code of onlineCodes) {
    const found = await findProvider(pool, providers, code);
    if (found !== null) said.push(found.by === "standIn" ? `${code} by a stand-in, no money moves` : code);
  }
  log.info(`Online payments: ${said.join("; ") || "none is connected, so none is offered"}`);
  return { providers, standInPages };
}
