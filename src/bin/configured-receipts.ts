import type { OpenReceipts } from "../flows/books/register-receipt.ts";
import { openEparagony } from "../integrations/receipts/eparagony.ts";
import type { Receipts } from "../integrations/receipts/receipts.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

const hosts = {
  sandbox: { apiUrl: "https://sandbox.eparagony.pl", loginUrl: "https://login.sandbox.eparagony.pl" },
  production: { apiUrl: "https://api.eparagony.pl", loginUrl: "https://login.eparagony.pl" },
} as const;

/** Opens the service sales are registered by. A shop whose address is this machine has an invented one; one that others can reach never has. */
export async function openConfiguredReceipts({
  publicUrl,
}: Pick<Settings, "publicUrl">): Promise<{ receipts: OpenReceipts; close(): Promise<void> }> {
  if (!isThisMachine(publicUrl)) return { receipts: receiptsAt(null), close: async () => undefined };
  const { openEparagonyStandIn } = await import("../../stand-ins/eparagony.ts");
  const { url, close } = await openEparagonyStandIn();
  return { receipts: receiptsAt(url), close };
}

/** Returns the service at this host; null: at its own. Whose credentials stay the same is opened once: its token is good for an hour. */
export function receiptsAt(url: string | null): OpenReceipts {
  let last: { by: string; receipts: Receipts } | null = null;
  return ({ fields, secrets }) => {
    const by = JSON.stringify([fields, secrets]);
    if (last?.by === by) return last.receipts;
    const { environment, posId, clientId } = fields;
    const at = url === null ? hosts[environment] : { apiUrl: url, loginUrl: url };
    last = { by, receipts: openEparagony({ ...at, posId, clientId, clientSecret: secrets.clientSecret }) };
    return last.receipts;
  };
}
