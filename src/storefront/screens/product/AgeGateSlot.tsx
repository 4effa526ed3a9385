import type { ComponentType } from "react";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import { Boundary } from "../../app/Boundary.tsx";
// Goods for adults are unseen before the question's code comes.
import "./age-gate.css";

const AgeGate = lazyComponent(async () => (await import("./AgeGate.tsx")).AgeGate);

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
      <Boundary of="AgeGate">{Prerendered === null && <AgeGate />}</Boundary>
    </>
  );
}
