import { type Ecb, openEcb } from "../integrations/ecb/ecb.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

/** Opens the European Central Bank, by whose rates returns of the one-stop shop are in euro. A shop whose address is this machine has an invented one; one that others can reach never has. */
export async function openConfiguredEcb({
  publicUrl,
}: Pick<Settings, "publicUrl">): Promise<{ ecb: Ecb; close(): Promise<void> }> {
  if (!isThisMachine(publicUrl))
    return { ecb: openEcb({ url: "https://data-api.ecb.europa.eu" }), close: async () => undefined };
  const { openEcbStandIn } = await import("../../stand-ins/ecb.ts");
  const { url, close } = await openEcbStandIn();
  return { ecb: openEcb({ url }), close };
}
