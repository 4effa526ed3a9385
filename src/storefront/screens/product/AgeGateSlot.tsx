import { lazy, Suspense, type ComponentType } from "react";
import { Boundary } from "../../app/Boundary.tsx";
// Goods for adults are unseen before the question's code comes.
import "./age-gate.css";

const AgeGate = lazy(() => import("./AgeGate.tsx").then((module) => ({ default: module.AgeGate })));

let Prerendered: ComponentType | null = null;

/** Gives the renderer the question as it is prerendered, for browsers without JavaScript. */
export function givePrerenderedGate(component: ComponentType): void {
  Prerendered = component;
}

/** The place of the question for the shopper's age. Without JavaScript the prerendered question is answered by ticking it, which the stylesheet sees. */
export function AgeGateSlot() {
  return (
    <>
      <noscript>{Prerendered && <Prerendered />}</noscript>
      <Boundary of="AgeGate">
        <Suspense>{Prerendered === null && <AgeGate />}</Suspense>
      </Boundary>
    </>
  );
}
