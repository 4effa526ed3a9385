import { useEffect } from "react";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { Trouble } from "../controls/Trouble.tsx";
import { Frame } from "../frame/Frame.tsx";
import { SessionContext, useAskedSession } from "../session.ts";
import { speak } from "../text.ts";
import { StepUp } from "../ways-in/StepUpSlot.tsx";
import { PackingScreen } from "./PackingScreen.tsx";
import { adopt, beginPacking, usePacking } from "./use-packing.ts";

const SignIn = lazyComponent(async () => (await import("../ways-in/SignIn.tsx")).SignIn);

/** Packing has a page of its own: without a network whoever was in goes on with what is kept on the device. */
export function PackingDoor() {
  const { data: asked, error, refetch } = useAskedSession();
  const ready = usePacking((state) => state.ready);
  const kept = usePacking((state) => state.session);
  useEffect(() => void beginPacking(), []);
  useEffect(() => {
    if (ready && asked != null) adopt(asked);
  }, [ready, asked]);
  useEffect(() => {
    if (kept !== null) void speak(kept.person.language);
  }, [kept]);
  if (!ready) return null;
  if (asked === null) return <SignIn />;
  const session = asked ?? kept;
  if (session === null)
    return (
      error && (
        <main className="door-trouble">
          <Trouble error={error} retry={() => void refetch()} />
        </main>
      )
    );
  return (
    <SessionContext value={session}>
      {session.permissions.includes("orders.pack") ? (
        <>
          <PackingScreen />
          <StepUp />
        </>
      ) : (
        <Frame />
      )}
    </SessionContext>
  );
}
