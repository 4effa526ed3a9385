import { lazyComponent } from "../../ui/lazy-component.ts";
import { useStepUp } from "./step-up.ts";

const StepUpDialog = lazyComponent(async () => (await import("./StepUpDialog.tsx")).StepUpDialog);

/** Where it is asked again who is at the screen, once an act demands it. */
export function StepUp() {
  const asked = useStepUp((state) => state.asked);
  return asked !== null && <StepUpDialog onEnd={asked} />;
}
