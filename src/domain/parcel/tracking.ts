import type { ParcelStep } from "./label.ts";

/** A step of a parcel's way. */
export interface StepTaken {
  step: ParcelStep;
  at: Date;
}

/** Of steps of one moment the later comes later here. */
const order: readonly ParcelStep[] = [
  "made",
  "handedOver",
  "underWay",
  "trouble",
  "ready",
  "goingBack",
  "delivered",
  "back",
];

/** Returns steps in the order they were taken, however they were told. */
function inOrder<Step extends StepTaken>(steps: readonly Step[]): Step[] {
  return steps.toSorted((a, b) => a.at.getTime() - b.at.getTime() || order.indexOf(a.step) - order.indexOf(b.step));
}

/** Returns where a parcel stands: its last step. One that was delivered or is back stays so whatever is noted of it afterwards, unless it goes back. Null: nothing is known. */
export function standingOf(steps: readonly StepTaken[]): ParcelStep | null {
  const taken = inOrder(steps);
  const end = taken.findLastIndex(({ step }) => isEnd(step));
  const after = taken.slice(end + 1).filter(({ step }) => end === -1 || step === "goingBack");
  return after.at(-1)?.step ?? taken[end]?.step ?? null;
}

/** Returns whether nothing more is to be heard of a parcel. */
export function isEnd(step: ParcelStep | null): boolean {
  return step === "delivered" || step === "back";
}

/** Returns whether the carrier has had a parcel in hand. */
export function hasLeft(steps: readonly StepTaken[]): boolean {
  return steps.some(({ step }) => step !== "made" && step !== "trouble");
}

/** Returns the steps to tell a buyer: of several alike in a row the first, and none before the carrier had the parcel. */
export function stepsTold<Step extends StepTaken>(steps: readonly Step[]): Step[] {
  return inOrder(steps)
    .filter(({ step }) => step !== "made")
    .filter(({ step }, at, told) => step !== told[at - 1]?.step);
}

/** Where carriers show a parcel to whoever knows its number. */
const pages: Readonly<Record<string, string>> = {
  InPost: "https://inpost.pl/sledzenie-przesylek?number=",
  Packeta: "https://tracking.packeta.com/?id=",
  DPD: "https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=",
  Apaczka: "https://www.apaczka.pl/sledz-przesylke/?waybill=",
};

/** Returns the carrier's page of a parcel; null: none is known of this carrier. */
export function trackingHref(carrier: string | null, tracking: string | null): string | null {
  // What a broker has sent is looked for at the broker's, whoever carries it.
  const name = carrier?.replace(/^.* \((Apaczka)\)$/, "$1") ?? "";
  const page = pages[name];
  return page === undefined || tracking === null ? null : page + encodeURIComponent(tracking);
}
