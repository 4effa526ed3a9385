import { translator } from "./dictionary/dictionaries.ts";
import type { LanCode } from "./language.ts";
import { bdoForm } from "./seller-numbers.ts";

/**
 * Returns in which registers the seller stands and under which numbers, from what is set of `shop_krs`, `shop_court`,
 * `shop_nip`, `shop_regon`, `shop_capital` and `shop_bdo`: a company in the KRS, a sole trader in the CEIDG, and who has
 * neither number sells without being registered (Entrepreneurs Act of 6 March 2018, art. 5).
 */
export function sellerRegisters(config: Readonly<Record<string, string>>, lanCode: LanCode): string {
  const t = translator(lanCode);
  const {
    shop_krs: krs,
    shop_court: court,
    shop_nip: nip,
    shop_regon: regon,
    shop_capital: capital,
    shop_bdo: bdo,
  } = config;
  const register = krs ? [`${t("SELLER_KRS")} ${krs}`, court] : [nip ? t("SELLER_CEIDG") : t("SELLER_NONE")];
  return [
    ...register,
    nip && `NIP ${nip}`,
    regon && `REGON ${regon}`,
    capital && `${t("SELLER_CAPITAL")} ${capital}`,
    bdo && `${t("SELLER_BDO")} ${bdo}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** Returns what the footer says of registers: the number in the BDO, where it is one, and those in others, as `shop_other_registers` has them (packaging, electric goods, deposits; Waste Act of 14 December 2012, art. 63); empty where there are none. */
export function footRegisters(config: Readonly<Record<string, string>>, lanCode: LanCode): string {
  const bdo = bdoForm(config["shop_bdo"] ?? "");
  const said = [bdo && `${translator(lanCode)("SELLER_BDO")} ${bdo}`, config["shop_other_registers"]]
    .filter(Boolean)
    .join(", ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}
