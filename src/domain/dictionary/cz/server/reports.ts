import type { Dictionary } from "../../../translations.ts";

/** Czech: the form that reports illegal content, its emails, and what the author of a review that is not shown is told. */
export const reports = {
  REPORT_TITLE: "Nahlásit nezákonný obsah",
  REPORT_TEXT:
    "Porušuje něco na stránkách tohoto obchodu, třeba recenze, zákon? Napište nám, kde to je a proč. Přečte to člověk a o rozhodnutí i jeho důvodech vám přijde e-mail.",
  REPORT_ABOUT: "Adresa stránky s tímto obsahem",
  REPORT_WHY: "Co to je a proč to porušuje zákon?",
  REPORT_NAME: "Jméno a příjmení",
  REPORT_EMAIL: "E-mail",
  REPORT_UNNAMED: "Jméno a e-mail můžete vynechat. Bez adresy ale nahlášení nepotvrdíme a neodpovíme na ně.",
  REPORT_FAITH: "Hlásím to v dobré víře: podle mého nejlepšího vědomí je to, co píšu, pravdivé a úplné.",
  REPORT_SEND: "Odeslat nahlášení",
  REPORT_DONE: "Vaše nahlášení máme",
  REPORT_DONE_TEXT:
    "Nahlášení č. @number dorazilo @at. Potvrzení posíláme na adresu @email. Tam také napíšeme, jak jsme rozhodli a proč.",
  REPORT_DONE_UNNAMED: "Nahlášení č. @number dorazilo @at. Vaši adresu neznáme, takže neodpovíme.",
  REPORT_WRONG_ABOUT: "Uveďte adresu stránky, abychom obsah našli. Zkopírujete ji z adresního řádku prohlížeče.",
  REPORT_WRONG_TEXT: "Napište, co to je a proč to porušuje zákon.",
  REPORT_WRONG_EMAIL: "Toto není e-mailová adresa. Opravte ji, nebo nechte pole prázdné.",
  REPORT_WRONG_FAITH: "Pro odeslání zaškrtněte toto políčko.",
  EMAIL_REPORT_HEADING: "Máme vaše nahlášení č. @number",
  EMAIL_REPORT_TEXT:
    "Dorazilo @at. Posoudí je člověk a na tuto adresu napíšeme, jak rozhodl a proč. Co jste nám napsali:",
  EMAIL_REPORT_DECIDED: "Nahlášení č. @number: naše rozhodnutí",
  EMAIL_REPORT_REMOVED: "Obsah nahlášený na stránce @about už se nezobrazuje.",
  EMAIL_REPORT_STAYS: "Obsah nahlášený na stránce @about zůstává.",
  EMAIL_REPORT_REASON: "Důvod: {{reason}}",
  EMAIL_REPORT_WAYS:
    "Rozhodl člověk, nikoli program. Pokud nesouhlasíte, odpovězte na tento e-mail. Můžete si také stěžovat u koordinátora digitálních služeb své země, nebo se obrátit na soud.",
  EMAIL_REVIEW_REJECTED_HEADING: "Proč vaši recenzi nezobrazujeme",
  EMAIL_REVIEW_REJECTED_TEXT: "Vaše recenze produktu „@product“ v obchodě není. Důvod:",
  EMAIL_REVIEW_REJECTED_WAYS:
    "Rozhodl o tom člověk, nikoli program. Pokud nesouhlasíte, odpovězte na tento e-mail a přečteme si ji znovu. Můžete si také stěžovat u koordinátora digitálních služeb své země, nebo se obrátit na soud. Vaše recenze:",
} as const satisfies Dictionary;
