import type { heads as polish } from "../../pl/server/heads.ts";

/** Czech: titles and descriptions of the pages that have no entity behind them. */
export const heads = {
  HEAD_HOME_TITLE: "Streetwear, skate a zima",
  HEAD_HOME_DESCRIPTION:
    "Mikiny, trička, tenisky, desky a zimní vybavení od nezávislých značek. Odesíláme do 1 pracovního dne, 30 dnů na vrácení.",
  HEAD_SALE_TITLE: "Výprodej",
  HEAD_SALE_DESCRIPTION:
    "Zlevněné mikiny, bundy, boty a desky. U každé snížené ceny najdete nejnižší za 30 dnů před slevou.",
  HEAD_NEWPRODUCTS_TITLE: "Novinky",
  HEAD_NEWPRODUCTS_DESCRIPTION: "Co právě dorazilo: nové střihy, barvy a potisky.",
  HEAD_SEARCH_TITLE: "Vyhledávání",
  HEAD_SEARCH_DESCRIPTION: "Výsledky vyhledávání v obchodě.",
  HEAD_NOTFOUND_TITLE: "Taková stránka tu není",
  HEAD_NOTFOUND_DESCRIPTION: "Tuto stránku jsme nenašli.",
  HEAD_CONTACT_TITLE: "Kontakt",
  HEAD_CONTACT_DESCRIPTION: "Napište nám: formulář, adresa, telefon, e-mail a provozní doba obchodu.",
  HEAD_COMPLAINT_TITLE: "Reklamace",
  HEAD_COMPLAINT_DESCRIPTION: "Formulář reklamace: bez účtu a přihlášení, s fotografiemi. Odpověď do 14 dní.",
  HEAD_WITHDRAWAL_TITLE: "Odstoupení od smlouvy",
  HEAD_WITHDRAWAL_DESCRIPTION:
    "Odstupte od smlouvy ve dvou krocích: jméno, číslo objednávky a e-mail, na který přijde potvrzení.",
  HEAD_REVIEW_TITLE: "Vaše hodnocení",
  HEAD_REVIEW_DESCRIPTION: "Ohodnoťte, co od nás máte.",
  HEAD_STOCKALERT_TITLE: "Dáme vědět, až se vrátí",
  HEAD_STOCKALERT_DESCRIPTION: "Jeden e-mail, až bude zboží zase skladem.",
  HEAD_COMPARE_TITLE: "Porovnání produktů",
  HEAD_COMPARE_DESCRIPTION: "Vybrané produkty vedle sebe.",
  HEAD_OFFLINE_TITLE: "Bez připojení",
  HEAD_OFFLINE_DESCRIPTION: "Tato stránka není v paměti prohlížeče a připojení chybí.",
  HEAD_USERDATA_TITLE: "Moje údaje",
  HEAD_USERDATA_DESCRIPTION: "Adresa, fakturační údaje a heslo.",
  HEAD_USERORDERS_TITLE: "Moje objednávky",
  HEAD_USERORDERS_DESCRIPTION: "Všechny objednávky a jejich stav.",
  HEAD_NEWSLETTERLINK_TITLE: "Newsletter",
  HEAD_NEWSLETTERLINK_DESCRIPTION: "Odběr newsletteru obchodu.",
  HEAD_ACCOUNTLINK_TITLE: "Potvrzení e-mailu",
  HEAD_ACCOUNTLINK_DESCRIPTION: "E-mail účtu v obchodě.",
  HEAD_USERORDER_TITLE: "Objednávka",
  HEAD_USERORDER_DESCRIPTION: "Co obsahuje, kolik stála a kde je.",

  HEAD_PAGE: "strana @page",
  HEAD_GOODS: "@name: ceny, velikosti a dostupnost. Odesíláme do 1 pracovního dne, 30 dnů na vrácení.",
  HEAD_LOOK: "Nosí se spolu: @pieces.",
} as const satisfies Record<keyof typeof polish, string>;
