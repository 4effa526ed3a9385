import type { accountEmails as polish } from "../../pl/server/account-emails.ts";

/** Czech: the emails about an account. */
export const accountEmails = {
  EMAIL_REMINDER_SUBJECT: "Dočasné heslo",
  EMAIL_REMINDER_TEXT: "Tady je heslo, kterým se jednou přihlásíte. Vaše dosavadní platí dál.",
  EMAIL_REMINDER_UNTIL: "Platí @minutes min. Po přihlášení vás požádáme o nové.",
  EMAIL_REMINDER_IGNORE:
    "Pokud jste o heslo nežádali, nedělejte nic. Nikomu ho nesdělujte: my se na hesla nikdy neptáme.",

  EMAIL_ACCOUNT_OPENED_SUBJECT: "Váš účet je připraven",
  EMAIL_ACCOUNT_OPENED_TEXT: "K objednávce jsme vám založili účet. Přihlaste se touto adresou a jednorázovým heslem:",
  EMAIL_ACCOUNT_OPENED_UNTIL:
    "Platí @minutes min. Po přihlášení si zvolíte vlastní. Později si v přihlášení vyžádejte nové: „Zapomněli jste heslo?“.",
  EMAIL_ACCOUNT_OPENED_IGNORE: "Pokud jste si nic neobjednali, nedělejte nic: bez hesla se k účtu nikdo nedostane.",

  EMAIL_CONFIRM_ADDRESS_SUBJECT: "Potvrďte svůj e-mail",
  EMAIL_CONFIRM_ADDRESS_TEXT:
    "Někdo, nejspíš vy, si u nás s touto adresou založil účet. Potvrďte ji a na účtu uvidíte své body i objednávky, které jste dříve odeslali bez přihlášení.",
  EMAIL_CONFIRM_ADDRESS_CONFIRM: "Potvrdit adresu",
  EMAIL_CONFIRM_ADDRESS_UNTIL: "Odkaz platí 7 dnů. Účet můžete používat hned.",
  EMAIL_CONFIRM_ADDRESS_IGNORE: "Pokud jste účet nezakládali vy, adresu nepotvrzujte a",
  EMAIL_CONFIRM_ADDRESS_DISOWN: "účet odstraňte",

  EMAIL_CHANGE_ADDRESS_SUBJECT: "Nová adresa vašeho účtu",
  EMAIL_CHANGE_ADDRESS_TEXT:
    "Někdo, nejspíš vy, chce mít tuto adresu u svého účtu v našem obchodě. Potvrďte ji a od té chvíle se s ní budete přihlašovat.",
  EMAIL_CHANGE_ADDRESS_CONFIRM: "Zkontrolovat a potvrdit",
  EMAIL_CHANGE_ADDRESS_UNTIL: "Odkaz platí 7 dnů. Do té doby se na účtu nic nemění.",
  EMAIL_CHANGE_ADDRESS_IGNORE: "Pokud jste to nebyli vy, nedělejte nic: bez potvrzení účtu zůstane dosavadní adresa.",

  EMAIL_ADDRESS_CHANGED_SUBJECT: "Váš účet má novou adresu",
  EMAIL_ADDRESS_CHANGED_TEXT:
    "Účet, který u nás máte, má nyní adresu @email a s ní se k němu přihlašujete. Ostatní zařízení jsme odhlásili.",
  EMAIL_ADDRESS_CHANGED_OTHER: "Pokud jste to nebyli vy, hned",
  EMAIL_ADDRESS_CHANGED_WRITE: "nám napište",

  EMAIL_PASSWORD_CHANGED_SUBJECT: "Máte nové heslo",
  EMAIL_PASSWORD_CHANGED_TEXT: "Heslo k vašemu účtu bylo změněno a všechna ostatní zařízení jsme odhlásili.",
  EMAIL_PASSWORD_CHANGED_OTHER:
    "Pokud jste to nebyli vy, zvolte v přihlášení „Zapomněli jste heslo?“, nastavte si vlastní a",
  EMAIL_PASSWORD_CHANGED_WRITE: "napište nám",

  EMAIL_ACCOUNT_EXISTS_SUBJECT: "Účet už u nás máte",
  EMAIL_ACCOUNT_EXISTS_ORDER:
    "Někdo, nejspíš vy, si s touto adresou objednal zboží a chtěl založit účet. Účet s ní už existuje, nový jsme proto nezakládali a objednávku jsme přijali bez účtu. Příště se přihlaste a údaje vyplníme za vás.",
  EMAIL_ACCOUNT_EXISTS_REGISTRATION:
    "Někdo, nejspíš vy, chtěl s touto adresou založit účet. Účet s ní už existuje, stačí se přihlásit. Heslo nevíte? V přihlášení požádejte o připomenutí.",
  EMAIL_ACCOUNT_EXISTS_CHANGE:
    "Někdo, nejspíš vy, chtěl pro svůj účet tuto adresu. Účet s ní už existuje a dva účty nemohou mít jednu adresu. Přihlaste se k tomuto účtu, nebo pro druhý zvolte jinou adresu.",
  EMAIL_ACCOUNT_EXISTS_LOG_IN: "Přejít na svůj účet",
  EMAIL_ACCOUNT_EXISTS_IGNORE: "Pokud jste to nebyli vy, nedělejte nic: na účtu se nic nezměnilo.",
} as const satisfies Record<keyof typeof polish, string>;
