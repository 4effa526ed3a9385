import type { SignInProvider } from "../../domain/customer/sign-in.ts";

/** What people call them, in every language. */
export const providerNames: Record<SignInProvider, string> = { google: "Google", facebook: "Facebook" };
