import type { privacy as polish } from "../pl/privacy.ts";

/** Czech: the privacy question and its window. */
export const privacy = {
  PRIVACY_TITLE: "Soukromí",
  PRIVACY_ASK:
    "Rádi bychom počítali návštěvy, abychom věděli, co v obchodě funguje. Bez vašeho souhlasu to neděláme a obchod funguje stejně.",
  PRIVACY_DETAILS: "Podrobnosti",
  PRIVACY_REJECT: "Odmítnout",
  PRIVACY_ACCEPT: "Souhlasím",
  PRIVACY_SETTINGS: "Nastavení soukromí",
  PRIVACY_INTRODUCTION:
    "Zde rozhodujete, co kromě samotného obchodu smí běžet ve vašem prohlížeči. Rozhodnutí můžete kdykoli změnit.",
  PRIVACY_NECESSARY: "Nezbytné – vždy zapnuto",
  PRIVACY_NECESSARY_TEXT:
    "Košík, objednávka, jazyk, měna, seznamy produktů a toto rozhodnutí. Ukládáme je jen ve vašem prohlížeči.",
  PRIVACY_ANALYTICS: "Statistika návštěv",
  PRIVACY_ANALYTICS_TEXT:
    "Google Analytics (@host) počítá zobrazené stránky, přidání do košíku a objednávky. IP adresa se zkracuje, reklamní profily nevytváříme. Používá cookies.",
  PRIVACY_SOCIAL: "Obsah ze sociálních sítí",
  PRIVACY_SOCIAL_TEXT:
    "Náš profil v patičce se načte rovnou z @host, který se o návštěvě dozví a může uložit cookies. Bez souhlasu ho uvidíte až po kliknutí.",
  PRIVACY_SIGN_IN: "Přihlášení přes Google",
  PRIVACY_SIGN_IN_TEXT:
    "Když otevřete košík, skript Googlu se načte rovnou, dozví se o návštěvě a může uložit cookies. Bez souhlasu se skripty Googlu a Facebooku načtou až po kliknutí na tlačítko.",
  PRIVACY_SINCE: "Vaše volba ze dne @date.",
  PRIVACY_REJECT_ALL: "Odmítnout vše",
  PRIVACY_ACCEPT_ALL: "Souhlasím se vším",
  PRIVACY_SAVE: "Uložit moji volbu",
  PRIVACY_SAVED: "Vaši volbu jsme uložili.",
} as const satisfies Record<keyof typeof polish, string>;
