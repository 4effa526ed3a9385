import assert from "node:assert/strict";
import { test } from "node:test";
import { addressLines } from "./taxpayer.ts";

test("an address of a register is written as people write it", () => {
  for (const [written, street, city] of [
    ["UL. PROSTA 51, 00-838 WARSZAWA", "ul. Prosta 51", "00-838 Warszawa"],
    ["AL. JANA PAWŁA II 12A/3, 31-571 KRAKÓW", "al. Jana Pawła II 12A/3", "31-571 Kraków"],
    ["OS. SŁONECZNE 5\n43-300 BIELSKO-BIAŁA", "os. Słoneczne 5", "43-300 Bielsko-Biała"],
    ["RUDA 7, 39-315 RUDA", "Ruda 7", "39-315 Ruda"],
    ["ul. Kwiatowa 5, 00-001 Warszawa", "ul. Kwiatowa 5", "00-001 Warszawa"],
    ["PROSTA 51", "Prosta 51", ""],
    ["", "", ""],
  ] as const)
    assert.deepEqual(addressLines(written), { street, city }, written);
});
