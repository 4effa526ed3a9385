import assert from "node:assert/strict";
import { test } from "node:test";
import { askFacebook } from "./facebook.ts";
import { askGoogle } from "./google.ts";

/** A page in which every script comes at once, and what it brings is there already. */
const scripts: string[] = [];
Object.assign(globalThis, {
  window: globalThis,
  document: {
    createElement: () => {
      const heard: Record<string, () => void> = {};
      return { src: "", addEventListener: (name: string, hear: () => void) => void (heard[name] = hear), heard };
    },
    head: {
      append: ({ src, heard }: { src: string; heard: Record<string, () => void> }) => (
        scripts.push(src),
        heard["load"]?.()
      ),
    },
  },
});

test("Facebook is asked for e-mail and public profile, then for name and e-mail, without cookies of ours", async () => {
  const said: unknown[] = [];
  Object.assign(globalThis, {
    FB: {
      init: (settings: object) => said.push(settings),
      login: (told: (answer: object) => void, asked: object) => (
        said.push(asked),
        told({ authResponse: { accessToken: "theirs", userID: "7" } })
      ),
      api: (path: string, asked: object, told: (answer: object) => void) => (
        said.push(path, asked),
        told({ name: "Jan Cichy" })
      ),
    },
  });
  const user = await askFacebook({
    appId: "1",
    version: "v25.0",
    script: "https://facebook.example/sdk.js",
    standIn: false,
  });
  assert.deepEqual(
    user,
    { id: "7", token: "theirs", name: "Jan Cichy", email: "", source: "facebook" },
    "an e-mail may be missing",
  );
  assert.deepEqual(said, [
    { appId: "1", version: "v25.0", cookie: false, xfbml: false, status: false },
    { scope: "email,public_profile" },
    "/me",
    { fields: "name,email" },
  ]);
});

test("Google's id_token is read for id, name and e-mail; its script comes once", async () => {
  const claims = { sub: "108", name: "Łucja Żak", email: "lucja@poczta.example" };
  const credential = `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`;
  let answer: (given: { credential: string }) => void = () => undefined;
  let initialised: Record<string, unknown>[] = [];
  Object.assign(globalThis, {
    google: {
      accounts: {
        id: {
          initialize: (settings: Record<string, unknown>) => {
            initialised = [...initialised, settings];
            answer = settings["callback"] as typeof answer;
          },
          prompt: () => answer({ credential }),
        },
      },
    },
  });
  const offer = { clientId: "bruk", script: "https://google.example/gsi/client", standIn: false };
  for (let time = 0; time < 2; time += 1) {
    const user = await new Promise(
      (onUser) => void askGoogle({ offer, element: null, onUser, onNone: () => undefined }),
    );
    assert.deepEqual(user, {
      id: "108",
      token: credential,
      name: "Łucja Żak",
      email: "lucja@poczta.example",
      source: "google",
    });
  }
  assert.deepEqual(
    [initialised.length, initialised[0]?.["client_id"], initialised[0]?.["auto_select"]],
    [1, "bruk", false],
  );
  assert.equal(scripts.filter((script) => script === offer.script).length, 1);
});
