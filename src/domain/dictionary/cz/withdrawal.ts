import type { withdrawal as polish } from "../pl/withdrawal.ts";

/** Czech: the withdrawal from a contract. */
export const withdrawal = {
  WITHDRAWAL_TITLE: "Odstoupení od smlouvy",
  WITHDRAWAL_TEXT:
    "Máte na to 14 dní od převzetí zásilky, bez udání důvodu; my přijímáme vrácení 30 dní. Není potřeba účet ani přihlášení. Potvrzení s datem a časem přijde hned e-mailem.",
  WITHDRAWAL_NAME: "Jméno a příjmení",
  WITHDRAWAL_ORDER: "Číslo objednávky",
  WITHDRAWAL_ORDER_HINT: "Je v e-mailu s potvrzením objednávky. Pokud ho nemáte, napište, co a kdy bylo koupeno.",
  WITHDRAWAL_EMAIL: "E-mail pro potvrzení",
  WITHDRAWAL_GOODS: "Kterého zboží se týká (prázdné: celé objednávky)",
  WITHDRAWAL_LINES: "Čeho se týká",
  WITHDRAWAL_LINES_HINT: "Vyberte, kolik kusů čeho vracíte. Zvolena je celá objednávka.",
  WITHDRAWAL_PIECES: "Počet kusů: @name",
  WITHDRAWAL_PIECES_LEFT: "z @left",
  WITHDRAWAL_NEXT: "Odstoupit od smlouvy",
  WITHDRAWAL_CHECK: "Zkontrolujte a potvrďte",
  WITHDRAWAL_STATEMENT: "Odstupuji od kupní smlouvy:",
  WITHDRAWAL_ALL: "celá objednávka",
  WITHDRAWAL_CONFIRM: "Potvrdit odstoupení",
  WITHDRAWAL_BACK: "Opravit",
  WITHDRAWAL_DONE: "Odstoupení přijato",
  WITHDRAWAL_DONE_TEXT:
    "Obdrželi jsme je @received. Potvrzení jsme poslali na @email. Zboží pošlete zpět do 14 dnů; peníze vrátíme nejpozději do 14 dnů ode dneška.",
  WITHDRAWAL_DONE_UNSENT:
    "Obdrželi jsme je @received. Potvrzení jsme poslali na @email. Objednávka ještě nebyla odeslána, není tedy co posílat zpět; zaplacené peníze vrátíme nejpozději do 14 dnů ode dneška.",
} as const satisfies Record<keyof typeof polish, string>;
