import { lazy, Suspense } from "react";
import { useStepUp } from "./step-up.ts";

const StepUpDialog = lazy(async () => ({ default: (await import("./StepUpDialog.tsx")).StepUpDialog }));

/** Where it is asked again who is at the screen, once an act demands it. */
export function StepUp() {
  const asked = useStepUp((state) => state.asked);
  return <Suspense>{asked !== null && <StepUpDialog onEnd={asked} />}</Suspense>;
}
