import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { deviceHeader } from "../../contract/device-header.ts";
import { connect } from "../sign-in/connect.ts";
import { logIn } from "./log-in.ts";
import { callShop } from "./shop-call.ts";

test("what may log in tells the shop which browser it is, each time the same; nothing else does", async () => {
  const told: (string | null)[] = [];
  mock.method(globalThis, "fetch", async (_: string, { headers }: RequestInit) => {
    told.push(new Headers(headers).get(deviceHeader));
    return new Response('{"error":"LOGIN_WRONG"}');
  });
  await logIn({ login: "kasia@poczta.example", password: "kasia-na-bruku" });
  await connect({ id: "7", token: "theirs", name: "Ewa", email: "ewa@poczta.example", source: "google" });
  await callShop("json_utils?code", { code: "BRUK10" });
  assert.match(told[0] ?? "", /^[\da-f]{48}$/);
  assert.deepEqual(told, [told[0], told[0], null]);
});
