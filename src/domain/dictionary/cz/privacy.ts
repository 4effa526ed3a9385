import type { privacy as polish } from "../pl/privacy.ts";

/** Czech: the privacy question and its window. */
export const privacy = {
  PRIVACY_TITLE: "Soukromí",
  PRIVACY_ASK_ANALYTICS:
    "Rádi bychom počítali návštěvy, abychom věděli, co v obchodě funguje. Bez vašeho souhlasu to neděláme a obchod funguje stejně.",
  PRIVACY_ASK_ADVERTISING:
    "Rádi bychom společnosti Meta (Facebook, Instagram) řekli o vašich nákupech, abychom věděli, které reklamy fungují. Bez vašeho souhlasu to neděláme a obchod funguje stejně.",
  PRIVACY_ASK_BOTH:
    "Rádi bychom počítali návštěvy a společnosti Meta (Facebook, Instagram) řekli o vašich nákupech, abychom věděli, co funguje. Bez vašeho souhlasu to neděláme a obchod funguje stejně. V podrobnostech můžete souhlasit jen s jedním.",
  PRIVACY_DETAILS: "Podrobnosti",
  PRIVACY_REJECT: "Odmítnout",
  PRIVACY_ACCEPT: "Souhlasím",
  PRIVACY_SETTINGS: "Nastavení soukromí",
  PRIVACY_INTRODUCTION: "Zde rozhodujete, s čím kromě samotného obchodu souhlasíte. Rozhodnutí můžete kdykoli změnit.",
  PRIVACY_NECESSARY: "Nezbytné – vždy zapnuto",
  PRIVACY_NECESSARY_TEXT:
    "Košík, objednávka, jazyk, měna, seznamy produktů a toto rozhodnutí. Ukládáme je ve vašem prohlížeči.",
  PRIVACY_ANALYTICS: "Statistika návštěv",
  PRIVACY_ANALYTICS_TEXT:
    "Google Analytics (@host) počítá zobrazené stránky, přidání do košíku a objednávky. IP adresa se zkracuje, reklamní profily nevytváříme. Používá cookies.",
  PRIVACY_ANALYTICS_SERVER:
    "O objednávce, jakmile je prodejem, řekne Googlu i náš server: s částkou, produkty a identifikátorem ze souboru _ga.",
  PRIVACY_ADVERTISING: "Měření reklam",
  PRIVACY_ADVERTISING_TEXT:
    "Když si objednáte, náš server řekne společnosti Meta (Facebook, Instagram), co to bylo a kolik to stálo, a předá otisk SHA-256 vašeho e-mailu, název prohlížeče a identifikátor reklamy, na kterou jste klikli. Podle nich může Meta poznat váš účet. V prohlížeči se nic nenačítá. Souhlas si poznamenáme u objednávky; když ho odvoláte, zastavíme to, co ještě neodešlo.",
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
