import { ceneoUrl } from "../integrations/advertising/ceneo.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

/** Returns where Ceneo's script is. A shop whose address is this machine has an invented one; one that others can reach never has. */
export async function openConfiguredCeneo({
  publicUrl,
}: Pick<Settings, "publicUrl">): Promise<{ url: string; close(): Promise<void> }> {
  if (!isThisMachine(publicUrl)) return { url: ceneoUrl, close: async () => undefined };
  const { openCeneoStandIn } = await import("../../stand-ins/ceneo.ts");
  return openCeneoStandIn();
}
