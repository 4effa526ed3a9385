import { useEffect, useState } from "react";
import { signInOfferHref } from "../../contract/paths.ts";
import type { SignInOffer } from "../../domain/customer/sign-in.ts";

let asked: Promise<SignInOffer | null> | null = null;
let known: SignInOffer | null | undefined;

/**
 * Returns whom the shop signs in with, asked once; null: nobody, or the shop did not answer. What shows the buttons
 * waits for it, as for its code: none may slip in under a finger.
 */
export async function signInOffer(): Promise<SignInOffer | null> {
  known = await (asked ??= ask().catch(() => {
    asked = null;
    return null;
  }));
  return known;
}

/** The same for a screen, asked for while `wanted`; undefined until it is known. */
export function useSignInOffer(wanted = true): SignInOffer | null | undefined {
  const [offer, setOffer] = useState(known);
  useEffect(() => {
    if (wanted) void signInOffer().then(setOffer);
  }, [wanted]);
  return offer;
}

async function ask(): Promise<SignInOffer | null> {
  const answer = await fetch(signInOfferHref, { signal: AbortSignal.timeout(2000) });
  const offer = (await answer.json()) as SignInOffer;
  return offer.google || offer.facebook ? offer : null;
}
