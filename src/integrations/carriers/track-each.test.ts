import assert from "node:assert/strict";
import { test } from "node:test";
import type { CarrierTrouble } from "./carrier.ts";
import { trackEach } from "./track-each.ts";

const three = ["a", "b", "c"].map((tracking) => ({ tracking, externalId: tracking }));

test("a carrier that is silent for too long is left alone, and the rest are not asked for", async (t) => {
  t.mock.timers.enable({ apis: ["Date"] });
  const asked: string[] = [];
  const answer = await trackEach(three, async ({ tracking }) => {
    asked.push(tracking);
    t.mock.timers.tick(15_000);
    return { kind: "lost", problem: "no answer" };
  });
  assert.deepEqual(answer, { kind: "tracked", steps: [], unasked: ["c"], restsFor: 300 });
  assert.deepEqual(asked, ["a", "b"]);
});

test("a refusal is of the credentials until something was told, then of one parcel", async () => {
  const refused: CarrierTrouble = { kind: "refused", problems: ["Access denied"] };
  const asked: string[] = [];
  const answers = (refusedOne: string) =>
    trackEach(three, async ({ tracking }) => {
      asked.push(tracking);
      return tracking === refusedOne ? refused : { kind: "told", steps: [] };
    });
  assert.deepEqual(await answers("a"), refused);
  assert.deepEqual(asked, ["a"]);
  assert.deepEqual(await answers("b"), { kind: "tracked", steps: [], unasked: [], restsFor: null });
  assert.deepEqual(asked, ["a", "a", "b", "c"]);
});
