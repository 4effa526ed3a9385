import { facebookHosts, googleHosts } from "../integrations/sign-in/hosts.ts";
import { openSignIn, type SignIn } from "../integrations/sign-in/sign-in.ts";
import type { Settings } from "./settings.ts";
import { isForThisMachine } from "./this-machine.ts";

type SignInSettings = Pick<
  Settings,
  | "host"
  | "publicUrl"
  | "trustProxy"
  | "googleClientId"
  | "googleUrl"
  | "facebookAppId"
  | "facebookAppSecret"
  | "facebookUrl"
  | "facebookVersion"
>;

/**
 * Opens the sign-in providers the settings name. Where they name none and the shop is open to this machine alone,
 * both are stand-ins with invented people, to whom the browser itself speaks; a shop with an address of its own never has them.
 */
export async function openConfiguredSignIn(
  settings: SignInSettings,
  say: (sentence: string) => void,
): Promise<{ signIn: SignIn; close(): Promise<void> }> {
  const { googleClientId, facebookAppId, facebookAppSecret, facebookVersion } = settings;
  if (googleClientId === undefined && facebookAppId === undefined && isForThisMachine(settings))
    return openStandIns(facebookVersion, say);
  const signIn = openSignIn({
    google:
      googleClientId === undefined
        ? null
        : { clientId: googleClientId, hosts: googleHosts({ url: settings.googleUrl }) },
    facebook:
      facebookAppId === undefined || facebookAppSecret === undefined
        ? null
        : {
            appId: facebookAppId,
            appSecret: facebookAppSecret,
            version: facebookVersion,
            hosts: facebookHosts({ url: settings.facebookUrl }),
          },
  });
  return { signIn, close: async () => undefined };
}

async function openStandIns(
  version: string,
  say: (sentence: string) => void,
): Promise<{ signIn: SignIn; close(): Promise<void> }> {
  const { openGoogleStandIn } = await import("../../stand-ins/sign-in/google.ts");
  const { openFacebookStandIn } = await import("../../stand-ins/sign-in/facebook.ts");
  const [google, facebook] = await Promise.all([openGoogleStandIn(), openFacebookStandIn()]);
  say("Google and Facebook sign-in are stand-ins with invented people, on this machine alone");
  const signIn = openSignIn({
    google: { clientId: google.clientId, hosts: googleHosts({ url: google.url, standIn: true }) },
    facebook: {
      appId: facebook.appId,
      appSecret: facebook.appSecret,
      version,
      hosts: facebookHosts({ url: facebook.url, standIn: true }),
    },
  });
  return { signIn, close: async () => void (await Promise.all([google.close(), facebook.close()])) };
}
