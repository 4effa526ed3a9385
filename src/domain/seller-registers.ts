import type { LanCode } from "./language.ts";

/**
 * Returns in which registers the seller stands and under which numbers, from what is set of `shop_krs`, `shop_court`,
 * `shop_nip`, `shop_regon`, `shop_capital` and `shop_bdo`: a company in the KRS, a sole trader in the CEIDG, and who has
 * neither number sells without being registered (Entrepreneurs Act of 6 March 2018, art. 5).
 */
export function sellerRegisters(config: Readonly<Record<string, string>>, lanCode: LanCode): string {
  const t = texts[lanCode];
  const {
    shop_krs: krs,
    shop_court: court,
    shop_nip: nip,
    shop_regon: regon,
    shop_capital: capital,
    shop_bdo: bdo,
  } = config;
  const register = krs ? [`${t.krs} ${krs}`, court] : [nip ? t.ceidg : t.none];
  return [
    ...register,
    nip && `NIP ${nip}`,
    regon && `REGON ${regon}`,
    capital && `${t.capital} ${capital}`,
    bdo && `${t.bdo} ${bdo}`,
  ]
    .filter(Boolean)
    .join(", ");
}

const texts: Record<LanCode, Record<"krs" | "ceidg" | "none" | "capital" | "bdo", string>> = {
  pl: {
    krs: "rejestr przedsiębiorców KRS",
    ceidg: "wpis w CEIDG",
    none: "sprzedaż w ramach działalności nierejestrowanej",
    capital: "kapitał zakładowy",
    bdo: "numer rejestrowy BDO",
  },
  en: {
    krs: "entered in the company register KRS under",
    ceidg: "entered in CEIDG, the Polish register of sole traders",
    none: "selling as unregistered activity under Polish law",
    capital: "share capital",
    bdo: "BDO register number",
  },
  cz: {
    krs: "zápis v polském rejstříku podnikatelů KRS",
    ceidg: "zápis v polském registru živnostníků CEIDG",
    none: "prodej v rámci neregistrované činnosti podle polského práva",
    capital: "základní kapitál",
    bdo: "registrační číslo BDO",
  },
};
