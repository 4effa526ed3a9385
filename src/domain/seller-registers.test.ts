import assert from "node:assert/strict";
import { test } from "node:test";
import { footRegisters, sellerRegisters } from "./seller-registers.ts";

test("a company stands in the KRS, a sole trader in the CEIDG, and who has neither number sells without being registered", () => {
  assert.equal(
    sellerRegisters(
      {
        shop_krs: "0000123456",
        shop_court: "Sąd Rejonowy",
        shop_nip: "5261040828",
        shop_regon: "017271337",
        shop_capital: "5000 PLN",
      },
      "pl",
    ),
    "rejestr przedsiębiorców KRS 0000123456, Sąd Rejonowy, NIP 5261040828, REGON 017271337, kapitał zakładowy 5000 PLN",
  );
  assert.equal(sellerRegisters({ shop_nip: "5261040828" }, "pl"), "wpis w CEIDG, NIP 5261040828");
  assert.equal(sellerRegisters({ shop_nip: "" }, "en"), "selling as unregistered activity under Polish law");
  assert.match(
    sellerRegisters({ shop_nip: "5261040828", shop_bdo: "000123456" }, "cz"),
    /CEIDG, NIP 5261040828, registrační číslo BDO 000123456$/,
  );
});

test("the footer names the numbers of registers that are set, and nothing of a number that is none", () => {
  assert.equal(footRegisters({}, "pl"), "");
  assert.equal(footRegisters({ shop_bdo: "000000000" }, "pl"), "");
  assert.equal(
    footRegisters({ shop_bdo: "000123456", shop_other_registers: "LUCID DE1234567890123" }, "en"),
    "BDO register number 000123456, LUCID DE1234567890123",
  );
});
