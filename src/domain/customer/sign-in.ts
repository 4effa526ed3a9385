/** The sign-in providers, under the specification's one lower-case value each (point 3, 'Social user'). */
export const signInProviders = ["google", "facebook"] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** What a browser hands over to be checked: the provider, the user's id there, and the provider's token. */
export interface SignInProof {
  source: SignInProvider;
  userId: string;
  userToken: string;
}

/** Who somebody is, once a provider has vouched for it. The identity is provider and subject (guarantees, point 13). */
export interface Identity {
  provider: SignInProvider;
  subject: string;
  /** Lower case; null where the provider tells none, Facebook often. */
  email: string | null;
  /** The provider itself hosts the mailbox, so whoever signs in there owns the address. */
  emailProven: boolean;
}

/** What a page needs to offer sign-in; a provider that is not configured is null. */
export interface SignInOffer {
  google: GoogleOffer | null;
  facebook: FacebookOffer | null;
}

export interface GoogleOffer {
  clientId: string;
  /** Address of the provider's script. */
  script: string;
  /** A stand-in on this machine, with invented people. */
  standIn: boolean;
}

export interface FacebookOffer {
  appId: string;
  /** Of the Graph API: 'v25.0'. */
  version: string;
  script: string;
  standIn: boolean;
}
