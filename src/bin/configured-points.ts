import { openPickupPoints, type PickupPoints } from "../integrations/pickup-points/provider.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

/** InPost's own, which wants no token. */
const publicHost = "https://api-global-points.easypack24.net";

/**
 * Opens the parcel-locker provider the settings name, InPost's public one where they name none. A shop whose address is
 * this machine has invented lockers then; one that others can reach never has.
 */
export async function openConfiguredPoints({
  publicUrl,
  pointsUrl,
  pointsToken: token,
}: Pick<Settings, "publicUrl" | "pointsUrl" | "pointsToken">): Promise<{
  points: PickupPoints;
  close(): Promise<void>;
}> {
  if (pointsUrl !== undefined || !isThisMachine(publicUrl))
    return { points: openPickupPoints({ url: pointsUrl ?? publicHost, token }), close: async () => undefined };
  const { openPointsStandIn } = await import("../../stand-ins/pickup-points.ts");
  const { url, close } = await openPointsStandIn();
  return { points: openPickupPoints({ url, token }), close };
}
