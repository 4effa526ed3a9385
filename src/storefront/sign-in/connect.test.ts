import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { fillField, formOf } from "../session/order-form.ts";
import { initialState } from "../session/state.ts";
import { session } from "../session/store.ts";
import { connect, disconnect, join } from "./connect.ts";
import { atRest, connecting } from "./connecting.ts";

const ewa = { id: "7", token: "theirs", name: "Ewa Maria Cicha", email: "ewa@poczta.example", source: "google" };
const calls: { url: string; body: Record<string, unknown> }[] = [];
let answer: { status: number; body: object } | null = null;

mock.method(globalThis, "fetch", async (url: string, { body }: { body: string }) => {
  calls.push({ url, body: JSON.parse(body) as Record<string, unknown> });
  if (answer === null) throw new Error("away");
  return Response.json(answer.body, { status: answer.status });
});

beforeEach(() => {
  session.setState(initialState, true);
  connecting.setState(atRest, true);
  calls.length = 0;
});

const values = () => {
  const { email, shippingFirstName, shippingLastName, createAccount, newsletter, password } = formOf(
    session.getState(),
  );
  return {
    person: [email.value, shippingFirstName.value, shippingLastName.value],
    hidden: [createAccount.hide, newsletter.hide, password.hide],
  };
};

test("a first visit fills what is empty, hides the account's fields and stays connected: it is no failure", async () => {
  answer = { status: 200, body: { error: "SOCIAL_NO_ACCOUNT", errorMessage: "…" } };
  fillField("shippingFirstName", "Ewka");
  fillField("newsletter", true);
  await connect(ewa);
  assert.deepEqual(values(), { person: ["ewa@poczta.example", "Ewka", "Maria Cicha"], hidden: [true, true, true] });
  assert.equal(formOf(session.getState()).newsletter.value, false);
  assert.deepEqual(
    [session.getState().userSocial, session.getState().loggedIn, connecting.getState()],
    [ewa, false, atRest],
  );
  assert.deepEqual(calls, [
    { url: "/sys/json_api?loginSocial", body: { userId: "7", userToken: "theirs", source: "google" } },
  ]);
});

test("a known identity is a login as by password, and the provider's token is not kept", async () => {
  answer = {
    status: 200,
    body: { token: "ours", contactData: { shippingCity: "Sopot", email: "ewa@poczta.example" }, points: 120 },
  };
  session.setState({ loginShow: true });
  await connect(ewa);
  const { loggedIn, token, userPoints, userContactData, userSocial, loginShow } = session.getState();
  assert.deepEqual(
    [loggedIn, token, userPoints, userContactData?.["shippingCity"], loginShow],
    [true, "ours", 120, "Sopot", false],
  );
  assert.deepEqual(userSocial, { ...ewa, token: "" });
  assert.equal(formOf(session.getState()).shippingCity.value, "Sopot");
});

test("a failure leaves a guest with words beside the buttons, and takes back what was filled in", async () => {
  for (const [given, said] of [
    [{ status: 200, body: { error: "SOCIAL_REFUSED", errorMessage: "Nie udało się potwierdzić." } }, /potwierdzić/],
    [null, /./],
  ] as const) {
    answer = given;
    fillField("email", "wpisany@poczta.example");
    await connect(ewa);
    assert.equal(session.getState().userSocial, null);
    assert.match(connecting.getState().trouble ?? "", said);
    assert.deepEqual(values(), { person: ["wpisany@poczta.example", "", ""], hidden: [false, false, false] });
  }
});

test("whose e-mail has an account hears how the two are joined", async () => {
  answer = { status: 200, body: { error: "SOCIAL_ACCOUNT_EXISTS", errorMessage: "Zaloguj się raz tak jak dotąd." } };
  await connect(ewa);
  assert.deepEqual(
    [connecting.getState().note, session.getState().userSocial],
    ["Zaloguj się raz tak jak dotąd.", ewa],
  );
  disconnect();
  assert.deepEqual(
    [connecting.getState(), session.getState().userSocial, values().person],
    [atRest, null, ["", "", ""]],
  );
});

test("joining shows both proofs, and ends the session it does not need", async () => {
  answer = { status: 200, body: { token: "another", contactData: {}, points: 0 } };
  await join(ewa, "ours");
  assert.deepEqual(
    calls.map(({ url, body }) => [url, body["token"]]),
    [
      ["/sys/json_api?joinSocial", "ours"],
      ["/sys/json_api?logout", "another"],
    ],
  );
});
