import { type Nbp, openNbp } from "../integrations/nbp/nbp.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

/** Opens the National Bank, of whose rates the books are made. A shop whose address is this machine has an invented one; one that others can reach never has. */
export async function openConfiguredNbp({
  publicUrl,
}: Pick<Settings, "publicUrl">): Promise<{ nbp: Nbp; close(): Promise<void> }> {
  if (!isThisMachine(publicUrl)) return { nbp: openNbp({ url: "https://api.nbp.pl" }), close: async () => undefined };
  const { openNbpStandIn } = await import("../../stand-ins/nbp.ts");
  const { url, close } = await openNbpStandIn();
  return { nbp: openNbp({ url }), close };
}
