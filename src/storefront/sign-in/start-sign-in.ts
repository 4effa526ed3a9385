import type { SignInOffer, SignInProvider } from "../../domain/customer/sign-in.ts";
import { textNow } from "../app/text.ts";
import type { SocialUser } from "../session/state.ts";
import { connect } from "./connect.ts";
import { atRest, connecting } from "./connecting.ts";
import { askFacebook, initialiseFacebook } from "./facebook.ts";
import { askGoogle, initialiseGoogle } from "./google.ts";

/**
 * A click on a provider's button: its script comes now, if it is not here yet, then its window opens. Where the
 * script took so long that the browser no longer counts the click, the shopper is asked for another.
 */
export async function startSignIn(
  provider: SignInProvider,
  { offer: { google, facebook }, buttonSlot }: { offer: SignInOffer; buttonSlot: HTMLElement | null },
): Promise<void> {
  connecting.setState({ ...atRest, busy: provider });
  const onUser = (user: SocialUser) => void connect(user).catch(fail);
  try {
    if (provider === "google" && google !== null) {
      await initialiseGoogle(google);
      if (clickIsOver()) return;
      await askGoogle({
        offer: google,
        element: buttonSlot,
        onUser,
        onNone: (ownButton) => connecting.setState({ busy: null, ownButton }),
      });
    } else if (facebook !== null) {
      await initialiseFacebook(facebook);
      if (clickIsOver()) return;
      const user = await askFacebook(facebook);
      if (user === null) connecting.setState(atRest);
      else onUser(user);
    }
  } catch {
    fail();
  }
}

function clickIsOver(): boolean {
  const over = navigator.userActivation?.isActive === false;
  if (over) connecting.setState({ ...atRest, trouble: textNow("SIGN_IN_AGAIN") });
  return over;
}

function fail(): void {
  connecting.setState({ ...atRest, trouble: textNow("SIGN_IN_FAILED") });
}
