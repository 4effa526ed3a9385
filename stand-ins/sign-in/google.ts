import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import type { LoopbackServer } from "../../src/integrations/loopback-server.ts";
import { choiceWindow, handBack } from "./choice-window.ts";
import { googlePeople, type StandInPerson } from "./people.ts";
import { openStandInServer, type StandInReply } from "./server.ts";

export interface GoogleStandIn extends LoopbackServer {
  clientId: string;
  /** Returns a signed id_token of a person; claims and header may be others than they should. */
  tokenOf(person: StandInPerson, wrong?: { claims?: object; header?: object; key?: KeyObject }): string;
}

/**
 * Google's stand-in on this machine: the script with the part of `google.accounts.id` the shop uses, the window in
 * which an invented person is chosen, and the keys its tokens are signed with. New keys at each start.
 */
export async function openGoogleStandIn(clientId = "stand-in.apps.googleusercontent.example"): Promise<GoogleStandIn> {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const forger = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const keys = { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "stand-in-1", use: "sig", alg: "RS256" }] };
  const tokenOf: GoogleStandIn["tokenOf"] = (person, { claims = {}, header = {}, key = privateKey } = {}) => {
    const said = [
      { alg: "RS256", kid: "stand-in-1", typ: "JWT", ...header },
      { ...claimsOf(person, clientId), ...claims },
    ]
      .map(encoded)
      .join(".");
    return `${said}.${sign("RSA-SHA256", Buffer.from(said), key).toString("base64url")}`;
  };
  const credentialFor = (id: string | null) => {
    const person = googlePeople.find((known) => known.id === id);
    return person === undefined ? tokenOf(googlePeople[0]!, { key: forger.privateKey }) : tokenOf(person);
  };
  const answer = ({ pathname, searchParams }: URL): StandInReply | undefined => {
    const origin = searchParams.get("origin") ?? "";
    if (pathname === "/gsi/client") return { type: "text/javascript; charset=utf-8", body: script };
    if (pathname === "/oauth2/v3/certs")
      return {
        type: "application/json",
        body: JSON.stringify(keys),
        headers: { "cache-control": "public, max-age=3600" },
      };
    if (pathname === "/choose") return choiceWindow({ provider: "Google", choices: choices(origin) });
    if (pathname === "/chosen")
      return handBack({ credential: credentialFor(searchParams.get("id")), select_by: "btn" }, origin);
    return undefined;
  };
  return { ...(await openStandInServer(answer)), clientId, tokenOf };
}

function choices(origin: string) {
  const href = (id: string) => `/chosen?${new URLSearchParams({ id, origin })}`;
  return [
    ...googlePeople.map(({ id, name, email }) => ({ label: name, detail: email ?? "", href: href(id) })),
    { label: "Fałszerz", detail: "token z podrobionym podpisem · a forged token", href: href("forged") },
  ];
}

function claimsOf({ id, name, email, hosted }: StandInPerson, clientId: string): object {
  const now = Math.floor(Date.now() / 1000);
  const [given_name = "", ...rest] = name.split(" ");
  return {
    iss: "https://accounts.google.com",
    aud: clientId,
    azp: clientId,
    sub: id,
    iat: now,
    exp: now + 3600,
    name,
    given_name,
    family_name: rest.join(" "),
    ...(email !== null && { email, email_verified: true }),
    ...(hosted !== undefined && { hd: hosted }),
  };
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

const script = `
(() => {
  const host = new URL(document.currentScript.src).origin;
  let settings = {};
  const choose = (told) => {
    const opened = open(host + "/choose?" + new URLSearchParams({ origin: location.origin }), "google-stand-in", "popup,width=460,height=560");
    const end = (skipped) => {
      clearInterval(watch);
      removeEventListener("message", hear);
      told?.({ isSkippedMoment: () => skipped, isDismissedMoment: () => !skipped });
    };
    const hear = ({ origin, data }) => {
      if (origin !== host || !data?.credential) return;
      opened.close();
      end(false);
      settings.callback(data);
    };
    const watch = setInterval(() => { if (!opened || opened.closed) end(true); }, 200);
    addEventListener("message", hear);
  };
  const renderButton = (parent) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Google (stand-in)";
    button.onclick = () => choose();
    parent.replaceChildren(button);
  };
  window.google = { accounts: { id: { initialize: (given) => { settings = given; }, prompt: choose, renderButton, cancel() {}, disableAutoSelect() {} } } };
})();
`;
