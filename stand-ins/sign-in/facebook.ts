import { createHmac, randomBytes } from "node:crypto";
import type { LoopbackServer } from "../../src/integrations/loopback-server.ts";
import { choiceWindow, handBack } from "./choice-window.ts";
import { facebookPeople, type StandInPerson } from "./people.ts";
import { openStandInServer, type StandInReply } from "./server.ts";

interface Issued {
  person: StandInPerson;
  appId: string;
  /** Seconds since 1970. */
  expiresAt: number;
  valid: boolean;
}

export interface FacebookStandIn extends LoopbackServer {
  appId: string;
  appSecret: string;
  /** Returns an access token of a person; what is known of it may be other than it should. */
  tokenOf(person: StandInPerson, wrong?: Partial<Issued>): string;
}

/**
 * Facebook's stand-in on this machine: the script with the part of `FB` the shop uses, the window in which an
 * invented person is chosen, and of the Graph API `debug_token` and `/me`. New secret at each start.
 */
export async function openFacebookStandIn(appId = "100000000000000"): Promise<FacebookStandIn> {
  const appSecret = randomBytes(16).toString("hex");
  const issued = new Map<string, Issued>();
  const tokenOf: FacebookStandIn["tokenOf"] = (person, wrong = {}) => {
    const token = `FBSI${randomBytes(24).toString("hex")}`;
    issued.set(token, { person, appId, expiresAt: Math.floor(Date.now() / 1000) + 5400, valid: true, ...wrong });
    return token;
  };
  const answer = ({ pathname, searchParams }: URL): StandInReply | undefined => {
    const asked = Object.fromEntries(searchParams);
    if (pathname === "/en_US/sdk.js") return { type: "text/javascript; charset=utf-8", body: script };
    if (pathname === "/choose") return choiceWindow({ provider: "Facebook", choices: choices(asked["origin"] ?? "") });
    if (pathname === "/chosen") {
      const person = facebookPeople.find(({ id }) => id === asked["id"]);
      const token = person === undefined ? tokenOf(facebookPeople[0]!, { valid: false }) : tokenOf(person);
      return handBack({ accessToken: token, userID: (person ?? facebookPeople[0]!).id }, asked["origin"] ?? "");
    }
    if (/^\/v\d+\.\d\/debug_token$/.test(pathname))
      return asked["access_token"] === `${appId}|${appSecret}`
        ? json({ data: debugged(issued.get(asked["input_token"] ?? "")) })
        : failed;
    if (/^\/v\d+\.\d\/me$/.test(pathname)) return me(asked, { issued, appSecret });
    return undefined;
  };
  return { ...(await openStandInServer(answer)), appId, appSecret, tokenOf };
}

function choices(origin: string) {
  const href = (id: string) => `/chosen?${new URLSearchParams({ id, origin })}`;
  return [
    ...facebookPeople.map(({ id, name, email }) => ({
      label: name,
      detail: email ?? "bez adresu e-mail · no e-mail",
      href: href(id),
    })),
    { label: "Cofnięta zgoda", detail: "token już nieważny · a revoked token", href: href("revoked") },
  ];
}

function debugged(token: Issued | undefined): object {
  if (token === undefined)
    return { is_valid: false, scopes: [], error: { code: 190, message: "Malformed access token" } };
  const { person, appId, expiresAt, valid } = token;
  const known = {
    app_id: appId,
    type: "USER",
    application: "Bruk",
    expires_at: expiresAt,
    scopes: ["email", "public_profile"],
    user_id: person.id,
  };
  const ended = expiresAt !== 0 && expiresAt <= Date.now() / 1000;
  return valid && !ended
    ? { ...known, is_valid: true }
    : { ...known, is_valid: false, error: { code: 190, subcode: ended ? 463 : 458, message: "The session is over" } };
}

/**
 * Whoever sends a proof of the app's secret must send the right one, and learns what was taken back. The script in
 * the page sends none: to it a consent looks good until a moment ago.
 */
function me(
  { access_token = "", appsecret_proof }: Record<string, string>,
  { issued, appSecret }: { issued: Map<string, Issued>; appSecret: string },
): StandInReply {
  const token = issued.get(access_token);
  if (token === undefined) return failed;
  const proven = appsecret_proof === createHmac("sha256", appSecret).update(access_token).digest("hex");
  if (appsecret_proof !== undefined && !(proven && token.valid)) return failed;
  const { id, name, email } = token.person;
  return json({ id, name, ...(email !== null && { email }) });
}

function json(body: object): StandInReply {
  return { type: "application/json", body: JSON.stringify(body) };
}

const failed: StandInReply = {
  ...json({ error: { message: "Invalid OAuth access token", type: "OAuthException", code: 190 } }),
  status: 400,
};

const script = `
(() => {
  const host = new URL(document.currentScript.src).origin;
  let settings = {};
  let token = "";
  const login = (told) => {
    const opened = open(host + "/choose?" + new URLSearchParams({ origin: location.origin }), "facebook-stand-in", "popup,width=460,height=560");
    const end = (response) => {
      clearInterval(watch);
      removeEventListener("message", hear);
      told(response);
    };
    const hear = ({ origin, data }) => {
      if (origin !== host || !data?.accessToken) return;
      opened.close();
      token = data.accessToken;
      end({ status: "connected", authResponse: data });
    };
    const watch = setInterval(() => { if (!opened || opened.closed) end({ status: "unknown", authResponse: null }); }, 200);
    addEventListener("message", hear);
  };
  const api = (path, fields, told) => fetch(host + "/" + settings.version + path + "?" + new URLSearchParams({ ...fields, access_token: token }))
    .then((answer) => answer.json()).then(told, () => told({ error: { message: "no answer" } }));
  window.FB = { init: (given) => { settings = given; }, login, api };
})();
`;
