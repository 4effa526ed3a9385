import type { compare as polish } from "../pl/compare.ts";

/** Czech: the table of compared products. */
export const compare = {
  COMPARE_ONLY_DIFFERENCES: "Zobrazit jen rozdíly",
  COMPARE_DIFFERS: "liší se",
  COMPARE_SAME: "Tyto produkty se neliší v ničem, co porovnáváme.",
  COMPARE_COLOUR: "Barva",
  COMPARE_WEIGHT: "Hmotnost",
  COMPARE_BADGES: "Štítky",
  COMPARE_BUY: "Koupit",
  COMPARE_REMOVE_NAMED: "Odebrat z porovnání: @productName",
  COMPARE_REMOVE_ALL: "Vyprázdnit porovnání",
  COMPARE_GONE: "Tento produkt už není v prodeji.",
  COMPARE_WAIT: "Ověřuji ceny a velikosti…",
  COMPARE_FAILED: "Aktuální ceny se nepodařilo ověřit. Zkontrolujte připojení a zkuste to znovu.",
  COMPARE_AGAIN: "Zkusit znovu",
  COMPARE_ONE: "Přidejte druhý produkt a uvidíte rozdíly.",
  COMPARE_CHOOSE_SIZE: "Nejdřív vyberte velikost.",
} as const satisfies Record<keyof typeof polish, string>;
