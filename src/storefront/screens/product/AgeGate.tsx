import { lazy, Suspense, useEffect, useState } from "react";
import { Boundary } from "../../app/Boundary.tsx";
import { isDeclaredAdult } from "../../session/adult.ts";
import "./age-gate.css";

const AgeDialog = lazy(() => import("./AgeDialog.tsx").then((module) => ({ default: module.AgeDialog })));

/**
 * Asks for the shopper's age before goods for adults are seen. The printed page is whole, for robots and where
 * there is no JavaScript; where there is, what is for adults keeps its place unseen until the declaration.
 */
export function AgeGate() {
  const [asked, setAsked] = useState(false);
  useEffect(() => setAsked(!isDeclaredAdult()), []);
  if (!asked) return null;
  return (
    <Boundary of="AgeGate">
      <Suspense>
        <AgeDialog onDeclared={() => setAsked(false)} />
      </Suspense>
    </Boundary>
  );
}
