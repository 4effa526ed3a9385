import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { Boundary } from "../app/Boundary.tsx";
import { useLayer } from "../app/navigation/layers.ts";
import { useLayout } from "../app/navigation/page-context.ts";
import { consent, showPrivacy } from "./consent.ts";

const Privacy = lazyComponent(async () => (await import("./Privacy.tsx")).Privacy);

/**
 * The place of the privacy question. Its code is fetched once the page rests, and only where analytics are
 * configured, or when its window is asked for.
 */
export function PrivacySlot() {
  const counted = useLayout().thirdParties.analytics !== null;
  const shown = useStore(consent, (state) => state.shown);
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setRests(true), 300);
    return () => clearTimeout(wait);
  }, []);
  useLayer(shown, () => showPrivacy(false));
  if (!shown && !(counted && rests)) return null;
  return (
    <Boundary of="Privacy">
      <Privacy />
    </Boundary>
  );
}
