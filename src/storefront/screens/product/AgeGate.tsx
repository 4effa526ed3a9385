import { useEffect, useState } from "react";
import { isDeclaredAdult } from "../../session/adult.ts";
import { useSession } from "../../session/store.ts";
import { AgeDialog } from "./AgeDialog.tsx";

/**
 * Asks for the shopper's age before goods for adults are seen; until the declaration they keep their place
 * unseen. An order panel that was open stays over the page, and the question waits behind it: of two windows only
 * the last one can be answered.
 */
export function AgeGate() {
  const [asked, setAsked] = useState(false);
  const panel = useSession((state) => state.orderShow);
  useEffect(() => setAsked(!isDeclaredAdult()), []);
  if (!asked) return null;
  return panel ? <span className="age-waits" hidden /> : <AgeDialog onDeclared={() => setAsked(false)} />;
}
