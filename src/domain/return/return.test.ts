import assert from "node:assert/strict";
import { test } from "node:test";
import { deliveryGoingBack, isLateStatement, piecesHold, returnDue, withdrawalEnds } from "./return.ts";

const at = (text: string) => new Date(text);

test("a statement is in time until the end of the fourteenth day in Warsaw after the delivery", () => {
  const deliveredAt = at("2026-11-02T22:30:00Z"); // the 2nd, 23:30 in Warsaw
  const late = (text: string) => isLateStatement({ receivedAt: at(text), deliveredAt });
  assert.equal(late("2026-11-16T22:59:00Z"), false);
  assert.equal(late("2026-11-16T23:00:00Z"), true, "it is the 17th in Warsaw");
  assert.equal(isLateStatement({ receivedAt: at("2027-01-01T12:00:00Z"), deliveredAt: null }), false);
});

test("a right that would end on a Saturday, a Sunday or a holiday ends on the next working day", () => {
  const ends = (delivered: string) => withdrawalEnds(at(`${delivered}T12:00:00Z`));
  assert.equal(ends("2026-11-06"), "2026-11-20", "a Friday");
  assert.equal(ends("2026-11-07"), "2026-11-23", "a Saturday");
  assert.equal(ends("2026-11-08"), "2026-11-23", "a Sunday");
  assert.equal(ends("2026-12-10"), "2026-12-28", "Christmas Eve, Christmas and a Sunday after it");
});

test("money is due in fourteen days from the statement, and no sooner than goods or their proof came", () => {
  const due = (proof: string | null, arrived: string | null, kind: "withdrawal" | "goodwill" = "withdrawal") =>
    returnDue({
      kind,
      announcedAt: at("2026-11-02T10:00:00Z"),
      proofAt: proof === null ? null : at(proof),
      arrivedAt: arrived === null ? null : at(arrived),
    });
  assert.deepEqual(due(null, null), { due: "2026-11-16", held: true });
  assert.deepEqual(due(null, "2026-11-05T10:00:00Z"), { due: "2026-11-16", held: false });
  assert.deepEqual(due(null, "2026-11-20T23:30:00Z"), { due: "2026-11-21", held: false });
  assert.deepEqual(due("2026-11-10T10:00:00Z", "2026-11-20T10:00:00Z"), { due: "2026-11-16", held: false });
  assert.deepEqual(due(null, null, "goodwill"), { due: null, held: false });
});

test("delivery goes back with the last piece: of a withdrawal at most the cheapest", () => {
  const back = { kind: "withdrawal", whole: true, paid: true, left: 1499, cheapest: 1099 } as const;
  assert.equal(deliveryGoingBack(back), 1099);
  assert.equal(deliveryGoingBack({ ...back, left: 0 }), 0);
  assert.equal(deliveryGoingBack({ ...back, whole: false }), 0);
  assert.equal(deliveryGoingBack({ ...back, cheapest: null }), 1499);
  assert.equal(deliveryGoingBack({ ...back, kind: "complaint" }), 1499);
  assert.equal(deliveryGoingBack({ ...back, kind: "goodwill" }), 0);
  assert.equal(deliveryGoingBack({ ...back, kind: "uncollected" }), 0);
  assert.equal(deliveryGoingBack({ ...back, kind: "uncollected", paid: false }), 1499);
});

test("less is given back for used pieces alone, and with a reason; no more is sold again than arrived", () => {
  const line = { position: 1, expected: 2, asNew: 1, used: 1, missing: 0, restocked: 1, kept: 500, why: "plama" };
  assert.equal(piecesHold(line), true);
  assert.equal(piecesHold({ ...line, why: "" }), false);
  assert.equal(piecesHold({ ...line, used: 0 }), false);
  assert.equal(piecesHold({ ...line, restocked: 3 }), false);
  assert.equal(piecesHold({ ...line, missing: 3 }), false);
});
