import type { staffEmails as polish } from "../../pl/server/staff-emails.ts";

/** Czech: emails staff write to buyers, the texts they may begin from, and what staff are told of their own accounts. */
export const staffEmails = {
  EMAIL_STAFF_MESSAGE_ORDER: "Píšeme kvůli objednávce @number. Stačí odpovědět na tento e-mail.",
  EMAIL_QUESTION_ANSWER: "Odpověď na vaši zprávu",
  EMAIL_QUESTION_ANSWER_TO: "Odpovídáme na zprávu ze dne @date. Stačí odpovědět na tento e-mail. Co jste nám napsali:",
  EMAIL_STAFF_WAY_IN_PASSKEY_SUBJECT: "Nový klíč do zázemí obchodu",
  EMAIL_STAFF_WAY_IN_PASSKEY_TEXT: "K Vašemu účtu v zázemí byl přidán klíč „@name“ (@at).",
  EMAIL_STAFF_WAY_IN_PASSWORD_SUBJECT: "Nové heslo do zázemí obchodu",
  EMAIL_STAFF_WAY_IN_PASSWORD_TEXT: "Na Vašem účtu v zázemí bylo nastaveno heslo a aplikace s kódy (@at).",
  EMAIL_STAFF_WAY_IN_OTHER:
    "Jestli jste to byli Vy, není třeba nic dělat. Jestli ne, hned tuto cestu na svém účtu odeberte, odhlaste se všude a řekněte to majiteli obchodu.",
  EMAIL_STAFF_WAY_IN_LOOK: "Podívat se na účet",
  READY_TEXT_HELLO: "Dobrý den,",
  READY_TEXT_DELAYED: "Balík se zpozdí",
  READY_TEXT_DELAYED_SUBJECT: "Vaše objednávka {{number}} dorazí později",
  READY_TEXT_DELAYED_WHAT:
    "omlouváme se: balík s objednávkou {{number}} dorazí později, než jsme slíbili ({{arrives}}).",
  READY_TEXT_DELAYED_THEN:
    "Napíšeme, jakmile bude na cestě. Pokud nechcete čekat, odpovězte na tento e-mail, objednávku zrušíme a peníze vrátíme.",
  READY_TEXT_SIZE: "Chybí velikost",
  READY_TEXT_SIZE_SUBJECT: "Objednávka {{number}}: jedna věc chybí",
  READY_TEXT_SIZE_WHAT:
    "při balení objednávky {{number}} se ukázalo, že jednu věc ve Vaší velikosti nemáme. Omlouváme se.",
  READY_TEXT_SIZE_THEN:
    "Čemu dáte přednost: jiné velikosti, jiné věci, nebo vrácení peněz za tento kus? Zbytek můžeme poslat hned. Odpovězte prosím na tento e-mail.",
  READY_TEXT_ADDRESS: "Dotaz na adresu",
  READY_TEXT_ADDRESS_SUBJECT: "Objednávka {{number}}: zkontrolujte prosím adresu",
  READY_TEXT_ADDRESS_WHAT: "adresa v objednávce {{number}} vypadá neúplně a nechceme, aby balík bloudil.",
  READY_TEXT_ADDRESS_THEN:
    "Odpovězte prosím na tento e-mail a napište celou adresu: ulici, číslo domu a bytu, PSČ a obec. Balík na odpověď čeká.",
  READY_TEXT_THANKS: "Poděkování",
  READY_TEXT_THANKS_SUBJECT: "Děkujeme za objednávku {{number}}",
  READY_TEXT_THANKS_WHAT: "děkujeme za objednávku {{number}}. Jsme malá značka a každá nám udělá velkou radost.",
  READY_TEXT_THANKS_THEN: "Ať se dobře nosí!",
} as const satisfies Record<keyof typeof polish, string>;
