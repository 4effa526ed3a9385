import assert from "node:assert/strict";
import type { CarriedParcel, Carrier } from "../../src/integrations/carriers/carrier.ts";
import type { TrackFault } from "../../stand-ins/carriers/track-fault.ts";

/**
 * Holds that a carrier who fails at the second of three parcels tells of the others all the same, and that one who wants
 * peace is asked no more: for 90 seconds, as the stand-ins say. `fail` has the stand-in fail at a parcel.
 */
export async function trackedAroundFault(
  carrier: Pick<Carrier, "track">,
  parcels: readonly CarriedParcel[],
  fail: (parcel: CarriedParcel, fault: TrackFault) => void,
): Promise<void> {
  const [before, bad, after] = parcels as [CarriedParcel, CarriedParcel, CarriedParcel];
  for (const [fault, isPause] of [
    ["500", false],
    ["broken", false],
    ["429", true],
  ] as const) {
    fail(bad, fault);
    const tracked = await carrier.track([before, bad, after]);
    assert.ok(tracked.kind === "tracked", fault);
    assert.deepEqual(
      tracked.steps.map(({ tracking }) => tracking).toSorted(),
      isPause ? [before.tracking] : [before.tracking, after.tracking].toSorted(),
      fault,
    );
    assert.deepEqual([tracked.unasked, tracked.restsFor], isPause ? [[after.tracking], 90] : [[], null], fault);
  }
}
