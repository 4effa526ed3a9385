import type { emails as polish } from "../../pl/server/emails.ts";

/** Czech: the emails about the newsletter, sold-out goods, reviews, messages and recalls. */
export const emails = {
  EMAIL_NEWSLETTER_WELCOME_SUBJECT: "Jste na seznamu",
  EMAIL_NEWSLETTER_WELCOME_TEXT:
    "Díky! Jednou týdně napíšeme, co dorazilo, které velikosti se vrátily a co je levnější. Nic navíc.",
  EMAIL_NEWSLETTER_WELCOME_SEE: "Prohlédnout novinky",
  EMAIL_NEWSLETTER_WELCOME_WHY: "Píšeme, protože je tato adresa přihlášená k odběru newsletteru. Kdykoli se můžete",
  EMAIL_NEWSLETTER_WELCOME_END: "odhlásit",

  EMAIL_NEWSLETTER_CONFIRM_SUBJECT: "Potvrďte odběr newsletteru",
  EMAIL_NEWSLETTER_CONFIRM_TEXT:
    "Někdo zadal tuto adresu v našem obchodě. Pokud jste to byli vy a newsletter chcete, potvrďte odběr do 7 dnů:",
  EMAIL_NEWSLETTER_CONFIRM_CONFIRM: "Ano, chci dostávat newsletter",
  EMAIL_NEWSLETTER_CONFIRM_IGNORE:
    "Pokud jste to nebyli vy, nedělejte nic: bez potvrzení už nic nepošleme. Můžete také hned",
  EMAIL_NEWSLETTER_CONFIRM_END: "adresu odstranit",

  EMAIL_STOCK_CONFIRM_SUBJECT: "Potvrďte: dáme vědět, až se vrátí",
  EMAIL_STOCK_CONFIRM_TEXT: "Někdo, nejspíš vy, nás požádal o jeden e-mail, až bude zpět:",
  EMAIL_STOCK_CONFIRM_SURE: "Potvrďte to do 7 dnů a napíšeme jednou, jen v této věci:",
  EMAIL_STOCK_CONFIRM_CONFIRM: "Ano, dejte mi vědět",
  EMAIL_STOCK_CONFIRM_IGNORE:
    "Pokud jste to nebyli vy, nedělejte nic: bez potvrzení už nic nepošleme. Můžete také hned",
  EMAIL_STOCK_CONFIRM_END: "adresu odstranit",

  EMAIL_STOCK_BACK_SUBJECT: "Zase skladem",
  EMAIL_STOCK_BACK_TEXT: "je znovu v obchodě. Kusy nerezervujeme, takže kdo dřív přijde, ten dřív bere.",
  EMAIL_STOCK_BACK_SEE: "Prohlédnout a koupit",
  EMAIL_STOCK_BACK_ONCE: "Je to jediný e-mail v této věci. Použitou adresu můžete",
  EMAIL_STOCK_BACK_END: "hned odstranit",

  EMAIL_REVIEW_REQUEST_SUBJECT: "Jak se to nosí?",
  EMAIL_REVIEW_REQUEST_HELLO: "Dobrý den,",
  EMAIL_REVIEW_REQUEST_HELLO_TO: "Dobrý den, @name,",
  EMAIL_REVIEW_REQUEST_TEXT:
    "zásilku máte už několik dní doma. Povězte ostatním, jak sedí velikost, jaký je materiál a co udělalo praní:",
  EMAIL_REVIEW_REQUEST_WRITE: "Napsat hodnocení",
  EMAIL_REVIEW_REQUEST_HONEST:
    "Zabere to minutu. Zveřejňujeme chválu i výtky; odmítáme jen vulgarity, reklamu a hodnocení mimo téma. Za hodnocení nic nedáváme, takže si ho nikdo nekoupil.",
  EMAIL_REVIEW_REQUEST_WHY: "Píšeme jednou po každé objednávce. Pokud takové e-maily nechcete,",
  EMAIL_REVIEW_REQUEST_END: "dejte nám vědět jedním kliknutím",

  EMAIL_MESSAGE_COPY_HEADING: "Máme vaši zprávu",
  EMAIL_MESSAGE_COPY_TEXT: "Děkujeme. Odpovíme na tuto adresu. Toto jsme dostali:",
  EMAIL_MESSAGE_COPY_IGNORE: "Pokud to není vaše zpráva, nedělejte nic: někdo uvedl tuto adresu místo své.",

  EMAIL_RECALL_HEADING: "Stažení výrobku z oběhu z bezpečnostních důvodů",
  EMAIL_RECALL_ORDER: "Objednávka",
  EMAIL_RECALL_IDENTIFICATION: "Jak výrobek poznáte",
  EMAIL_RECALL_SOLD: "Kde a kdy se prodával",
  EMAIL_RECALL_HAZARD: "Nebezpečí",
  EMAIL_RECALL_ACTION: "Co udělat",
  EMAIL_RECALL_REMEDIES: "Co si můžete zdarma vybrat",
  EMAIL_RECALL_REMEDY_REPAIR: "opravu",
  EMAIL_RECALL_REMEDY_REPLACEMENT: "výměnu za bezpečný výrobek",
  EMAIL_RECALL_REMEDY_REFUND: "vrácení peněz",
  EMAIL_RECALL_PICTURE: "Podívejte se na obrázek výrobku",
  EMAIL_RECALL_ASK: "Máte dotaz? Jsme tu pro vás:",
  EMAIL_RECALL_SHARE: "Pokud má tuto věc teď někdo jiný, předejte mu prosím tento e-mail.",
} as const satisfies Record<keyof typeof polish, string>;
