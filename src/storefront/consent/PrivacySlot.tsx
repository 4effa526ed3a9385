import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { askedAtOnce } from "../../domain/consent.ts";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { Boundary } from "../app/Boundary.tsx";
import { useLayer } from "../app/navigation/layers.ts";
import { useLayout } from "../app/navigation/page-context.ts";
import { consent, showPrivacy } from "./consent.ts";

const Privacy = lazyComponent(async () => (await import("./Privacy.tsx")).Privacy);

/**
 * The place of the privacy question. Its code is fetched once the page rests, and only where there is
 * something to ask about, or when its window is asked for.
 */
export function PrivacySlot() {
  const asks = askedAtOnce(useLayout().thirdParties).length > 0;
  const shown = useStore(consent, (state) => state.shown);
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setRests(true), 300);
    return () => clearTimeout(wait);
  }, []);
  useLayer(shown, () => showPrivacy(false));
  if (!shown && !(asks && rests)) return null;
  return (
    <Boundary of="Privacy">
      <Privacy />
    </Boundary>
  );
}
