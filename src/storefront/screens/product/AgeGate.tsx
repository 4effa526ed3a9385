import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { Boundary } from "../../app/Boundary.tsx";
import { isDeclaredAdult } from "../../session/adult.ts";
import { useSession } from "../../session/store.ts";
import "./age-gate.css";

const AgeDialog = lazy(() => import("./AgeDialog.tsx").then((module) => ({ default: module.AgeDialog })));

let Prerendered: ComponentType | null = null;

/** Gives the renderer the question as it is prerendered, for browsers without JavaScript. */
export function givePrerenderedGate(component: ComponentType): void {
  Prerendered = component;
}

/**
 * Asks for the shopper's age before goods for adults are seen; until the declaration they keep their place
 * unseen. An order panel that was open stays over the page, and the question waits behind it: of two windows only
 * the last one can be answered. Without JavaScript the prerendered question is answered by ticking it, which the stylesheet sees.
 */
export function AgeGate() {
  const [asked, setAsked] = useState(false);
  const panel = useSession((state) => state.orderShow);
  useEffect(() => setAsked(!isDeclaredAdult()), []);
  return (
    <>
      <noscript>{Prerendered && <Prerendered />}</noscript>
      {asked && panel && <span className="age-waits" hidden />}
      {asked && !panel && (
        <Boundary of="AgeGate">
          <Suspense>
            <AgeDialog onDeclared={() => setAsked(false)} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
