import { useEffect } from "react";
import { useStore } from "zustand/react";
import { askedAtOnce, openAmong, purposesOf } from "../../domain/consent.ts";
import { privacy } from "../../domain/dictionary/pl/privacy.ts";
import { useLayout } from "../app/navigation/page-context.ts";
import { teach } from "../app/text.ts";
import { useSignInOffer } from "../sign-in/offer.ts";
import { consent } from "./consent.ts";
import { ConsentBanner } from "./ConsentBanner.tsx";
import { PrivacyDialog } from "./PrivacyDialog.tsx";
import { reportWithdrawn } from "./give-consent.ts";
import { turnAnalytics } from "./turn-analytics.ts";

teach(privacy);

/**
 * Asks, once, where something of a third party would load by itself or be told, and follows the answer; the window with
 * each purpose opens from here and from the footer (law C11). A timeline alone asks at its own place.
 */
export function Privacy() {
  const { thirdParties } = useLayout();
  const { analytics } = thirdParties;
  const purposes = purposesOf(thirdParties);
  const given = useStore(consent, (state) => state.given);
  const shown = useStore(consent, (state) => state.shown);
  const signIn = useSignInOffer(shown);
  const { id, url } = (given?.purposes.analytics === true ? analytics : null) ?? { id: "", url: "" };
  useEffect(() => void reportWithdrawn(), []);
  useEffect(() => turnAnalytics(id === "" ? null : { id, url }), [id, url]);
  // Its boxes come all at once: none may slip in under a finger.
  if (shown)
    return signIn === undefined ? null : (
      <PrivacyDialog purposes={signIn === null ? purposes : [...purposes, "signIn"]} given={given} />
    );
  const open = openAmong(given, askedAtOnce(thirdParties));
  return open.length > 0 ? <ConsentBanner purposes={open} /> : null;
}
