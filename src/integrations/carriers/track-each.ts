import type { CarriedParcel, CarrierTrouble, Tracked, TrackedStep } from "./carrier.ts";

/** Milliseconds after which no further parcel of one question is asked for, and seconds a carrier that took so long is left alone. */
const longest = 30_000;
const restAfterSilence = 300;

/**
 * Asks where parcels are of a carrier that tells of one at a time. One that it fails at takes nothing from the others; where it
 * wants to be asked later, cannot be reached or takes too long, the rest are not asked for. A refusal before anything was told
 * is of the credentials, and ends all.
 */
export async function trackEach(
  parcels: readonly CarriedParcel[],
  ask: (parcel: CarriedParcel) => Promise<{ kind: "told"; steps: readonly TrackedStep[] } | CarrierTrouble>,
): Promise<Tracked | CarrierTrouble> {
  const until = Date.now() + longest;
  const steps: TrackedStep[] = [];
  let isKnown = false;
  const told = (asked: number, restsFor: number | null): Tracked => ({
    kind: "tracked",
    steps: steps.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    unasked: parcels.slice(asked).map(({ tracking }) => tracking),
    restsFor,
  });
  for (const [index, parcel] of parcels.entries()) {
    if (Date.now() >= until) return told(index, restAfterSilence);
    const answer = await ask(parcel);
    if (answer.kind === "later") return told(index + 1, answer.inSeconds);
    if (answer.kind === "refused" && !isKnown) return answer;
    if (answer.kind !== "told") continue;
    isKnown = true;
    steps.push(...answer.steps);
  }
  return told(parcels.length, null);
}
