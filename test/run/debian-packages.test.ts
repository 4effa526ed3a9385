import assert from "node:assert/strict";
import { test } from "node:test";
import { installPackages, type System } from "./debian-packages.ts";

function asked(names: string[], system: Partial<System> = {}): { ran: string[]; said: string } {
  const ran: string[] = [];
  let said = "";
  installPackages(names, {
    isRoot: true,
    isDebian: true,
    run: (...words) => void ran.push(words.join(" ")),
    say: (sentence) => void (said += sentence),
    ...system,
  });
  return { ran, said };
}

test("root on Debian gets each package for itself, so that one there is not leaves the others, after one look at the lists", () => {
  const { ran, said } = asked(["nginx", "postgresql"]);
  assert.deepEqual(ran, [
    "apt-get update -qq",
    "apt-get install -y -qq --no-install-recommends nginx",
    "apt-get install -y -qq --no-install-recommends postgresql",
  ]);
  assert.equal(said, "Not here yet: nginx, postgresql. Installing Debian's packages.\n");
});

test("where nothing is missing, on another system and for another user, nothing is installed", () => {
  for (const { ran, said } of [asked([]), asked(["nginx"], { isRoot: false }), asked(["nginx"], { isDebian: false })])
    assert.deepEqual([ran, said], [[], ""]);
});
