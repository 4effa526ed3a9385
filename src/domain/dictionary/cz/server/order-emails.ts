import type { orderEmails as polish } from "../../pl/server/order-emails.ts";

/** Czech: the emails about an order and a withdrawal, with its form. */
export const orderEmails = {
  EMAIL_ORDER_CONFIRMATION_SUBJECT: "Objednávka",
  EMAIL_ORDER_CONFIRMATION_HEADING: "Máme vaši objednávku",
  EMAIL_ORDER_CONFIRMATION_THANKS:
    "Děkujeme. Níže je vše, co jste objednali. Tento e-mail si uschovejte: potvrzuje uzavření smlouvy.",
  EMAIL_ORDER_CONFIRMATION_WITHDRAWAL: "Právo odstoupit od smlouvy",
  EMAIL_ORDER_CONFIRMATION_EXCEPTED:
    "Toto právo se nevztahuje na zboží, u kterého je to výše uvedeno; reklamovat ho lze jako vždy.",
  EMAIL_ORDER_CONFIRMATION_WITHDRAWAL_TEXT:
    "Do 14 dnů od převzetí zásilky můžete od smlouvy odstoupit bez udání důvodu. Stačí to oznámit e-mailem nebo dopisem. Cenu a náklady na nejlevnější běžnou dopravu vrátíme do 14 dnů; s vrácením peněz můžeme počkat, až zboží nebo doklad o jeho odeslání dostaneme. Náklady na zaslání zboží zpět hradíte vy.",
  EMAIL_ORDER_CONFIRMATION_WITHDRAW: "Odstoupit od smlouvy zde",
  EMAIL_ORDER_CONFIRMATION_PAPERS:
    "V přílohách najdete obchodní podmínky, pravidla vrácení a reklamací a formulář pro odstoupení. Uložte si je.",
  EMAIL_ORDER_CONFIRMATION_FORM: "Vzorový formulář pro odstoupení od smlouvy",
  EMAIL_ORDER_CONFIRMATION_FORM_TEXT:
    "Komu: @seller. Odstupuji od kupní smlouvy na toto zboží: … Objednávka č. @order, převzato dne … Jméno, adresa, datum, podpis (jen na papíře).",
  EMAIL_ORDER_CONFIRMATION_TERMS: "Obchodní podmínky",
  EMAIL_ORDER_CONFIRMATION_RETURNS: "Vrácení a reklamace",

  EMAIL_ORDER_AWAITS_REVIEW_SUBJECT: "Objednávka k potvrzení",
  EMAIL_ORDER_AWAITS_REVIEW_HEADING: "Vaši objednávku potvrdíme",
  EMAIL_ORDER_AWAITS_REVIEW_TEXT:
    "Děkujeme. Než tuto objednávku přijmeme, rádi bychom se na ni podívali, protože je větší nebo je jich víc než obvykle.",
  EMAIL_ORDER_AWAITS_REVIEW_NEXT:
    "Ozveme se vám, obvykle do jednoho pracovního dne. Do té doby nic neplaťte: zboží zatím není odložené a smlouva ještě není uzavřená. Pokud jste neobjednávali vy, nedělejte nic.",

  EMAIL_ORDER_STATE_ORDER: "objednávka",
  EMAIL_ORDERPAID_SUBJECT: "Platba dorazila",
  EMAIL_ORDERPAID_TEXT:
    "Děkujeme. Objednávka @number je zaplacená (@total). Teď ji balíme a dáme vědět, až ji odešleme.",
  EMAIL_ORDERPACKED_SUBJECT: "Zásilka je zabalená",
  EMAIL_ORDERPACKED_TEXT:
    "Objednávka @number je zabalená a připravená na cestu. Až ji odešleme, napíšeme ještě jednou.",
  EMAIL_ORDERSENT_SUBJECT: "Zásilka je na cestě",
  EMAIL_ORDERSENT_TEXT: "Objednávka @number je na cestě k vám: @shipping.",
  EMAIL_PARCEL_SENT_SUBJECT: "Balík je na cestě",
  EMAIL_PARCEL_SENT_TEXT: "Balík z objednávky @number už je na cestě k vám: @shipping.",
  EMAIL_PARCEL_CORRECTED_SUBJECT: "Opravené číslo zásilky",
  EMAIL_PARCEL_CORRECTED_TEXT: "U balíku z objednávky @number (@shipping) jsme uvedli špatné číslo. Správné je níže.",
  EMAIL_PARCEL_READY_SUBJECT: "Balík čeká na vyzvednutí",
  EMAIL_PARCEL_READY_TEXT:
    "Balík z objednávky @number na vás čeká: @shipping. Kód k vyzvednutí a lhůtu vám sdělí dopravce, SMS zprávou nebo v aplikaci.",
  EMAIL_PARCEL_FOLLOW: "Sledovat balík u dopravce",
  EMAIL_PARCEL_GOODS: "V tomto balíku",
  EMAIL_PARCEL_TO_COME: "Zbytek objednávky přijde zvlášť. Napíšeme, až ho odešleme.",
  EMAIL_PARCEL_LAST: "To je poslední balík z této objednávky. Předchozí jsme odeslali zvlášť.",
  EMAIL_ORDERDELIVERED_SUBJECT: "Zásilka dorazila",
  EMAIL_ORDERDELIVERED_TEXT: "Objednávka @number byla doručena. Doufáme, že všechno sedí.",
  EMAIL_ORDERCANCELLED_SUBJECT: "Objednávka je stornovaná",
  EMAIL_ORDERCANCELLED_TEXT:
    "Objednávka @number byla stornována, takže nic neodešleme. Pokud k nám platba už dorazila, vrátíme ji celou, stejnou cestou, nejpozději do 14 dnů.",
  EMAIL_ORDERRETURNED_SUBJECT: "Zásilka je zpátky u nás",
  EMAIL_ORDERRETURNED_TEXT:
    "Zboží z objednávky @number je zpátky u nás. Pokud byla zaplacená, vracíme peníze stejnou cestou, jakou přišly, nejpozději do 14 dnů.",
  EMAIL_ORDEREXPIRED_SUBJECT: "Objednávka vypršela",
  EMAIL_ORDEREXPIRED_TEXT:
    "Platba za objednávku @number nedorazila včas, takže je zboží zpátky v prodeji. Nemusíte nic dělat. Pokud ho stále chcete, na stránce objednávky ho vložíte zpátky do košíku. A pokud už jsou peníze na cestě, napište nám.",
  EMAIL_ORDER_STATE_TRACKING: "Číslo zásilky",
  EMAIL_ORDER_STATE_POINT: "Výdejní místo",
  EMAIL_ORDER_STATE_POINTS_EARNED: "Za tuto objednávku jsme připsali body: @points.",
  EMAIL_ORDER_STATE_POINTS_BACK: "Použité body jsou zpátky na účtu: @points.",
  EMAIL_ORDER_STATE_PAPER: "Prodejní doklad (PDF) je v příloze.",
  EMAIL_ORDER_STATE_WITHDRAW: "Něco nesedí? Od převzetí máte 14 dní na odstoupení od smlouvy.",
  EMAIL_ORDER_STATE_RETURNS: "Odstoupit od smlouvy zde",
  EMAIL_ORDER_STATE_REVIEW: "Za pár dní napíšeme ještě jednou a zeptáme se, jak se to nosí.",
  EMAIL_ORDER_STATE_OPEN: "Zobrazit objednávku",
  EMAIL_ORDER_STATE_GOODS: "V objednávce",
  EMAIL_ORDER_STATE_WRITE: "Máte dotaz? Napište na @email nebo zavolejte: @phone.",
  EMAIL_ORDER_STATE_WRITE_ONLY: "Máte dotaz? Napište na @email.",
  EMAIL_ORDER_STATE_CALL_ONLY: "Máte dotaz? Zavolejte: @phone.",
  EMAIL_ORDER_STATE_SECRET: "Odkaz v tomto e-mailu otevírá objednávku bez přihlášení, proto ho nikomu nepředávejte.",

  EMAIL_PAYMENT_REMINDER_SUBJECT: "K zaplacení @sum: objednávka @number",
  EMAIL_PAYMENT_REMINDER_SUBJECT_REST: "Zbývá zaplatit @sum: objednávka @number",
  EMAIL_PAYMENT_REMINDER_SUBJECT_SETTLED: "Objednávka @number už na platbu nečeká",
  EMAIL_PAYMENT_REMINDER_TEXT: "Objednávka je přijatá, ale ještě není zaplacená. K zaplacení:",
  EMAIL_PAYMENT_REMINDER_REST: "Část peněz za objednávku už dorazila. Zbývá zaplatit:",
  EMAIL_PAYMENT_REMINDER_HELD: "Držíme vám ji do @time.",
  EMAIL_PAYMENT_REMINDER_PAY: "Zaplatit nyní",
  EMAIL_PAYMENT_REMINDER_OTHERWISE:
    "Pokud jste právě zaplatili, nic dělat nemusíte: potvrzení je na cestě. Pokud jste si to rozmysleli, také nic nedělejte: objednávka vyprší sama.",
  EMAIL_PAYMENT_REMINDER_SEE: "Zobrazit objednávku",
  EMAIL_PAYMENT_REMINDER_SETTLED: "Tato objednávka už na platbu nečeká. Nemusíte nic dělat.",

  EMAIL_WITHDRAWAL_HEADING: "Odstoupení od smlouvy přijato",
  EMAIL_WITHDRAWAL_TEXT:
    "Potvrzujeme, že jsme obdrželi toto oznámení o odstoupení od smlouvy. Tento e-mail si uschovejte.",
  EMAIL_WITHDRAWAL_EXCEPTED:
    "Odstoupení se nevztahuje na zboží, u něhož to zákon neumožňuje; smlouva na ně trvá a reklamovat ho lze jako vždy:",
  EMAIL_WITHDRAWAL_NEXT:
    "Zboží pošlete zpět do 14 dnů. Peníze vrátíme nejpozději do 14 dnů od vašeho oznámení, stejnou cestou, jakou přišly; můžeme počkat na zásilku nebo doklad o jejím odeslání.",
  EMAIL_WITHDRAWAL_UNSENT:
    "Tato objednávka ještě nebyla odeslána, není co posílat zpět. Peníze vrátíme nejpozději do 14 dnů od vašeho oznámení, stejnou cestou, jakou přišly.",
  EMAIL_WITHDRAWAL_NUMBER: "Číslo podání",
  EMAIL_WITHDRAWAL_AT: "Přijato",
  EMAIL_WITHDRAWAL_NAME: "Jméno a příjmení",
  EMAIL_WITHDRAWAL_ORDER: "Objednávka",
  EMAIL_WITHDRAWAL_EMAIL: "E-mail",
  EMAIL_WITHDRAWAL_GOODS: "Čeho se týká",
  EMAIL_WITHDRAWAL_ALL: "celé objednávky",

  WITHDRAWAL_FORM_FILE: "formular-pro-odstoupeni",
  WITHDRAWAL_FORM_HEADING: "FORMULÁŘ PRO ODSTOUPENÍ OD SMLOUVY",
  WITHDRAWAL_FORM_WHEN: "Vyplňte a pošlete zpět pouze tehdy, chcete-li odstoupit od smlouvy.",
  WITHDRAWAL_FORM_TO: "Adresát",
  WITHDRAWAL_FORM_STATEMENT: "Oznamuji, že tímto odstupuji od smlouvy o nákupu tohoto zboží:",
  WITHDRAWAL_FORM_ORDER: "Číslo objednávky",
  WITHDRAWAL_FORM_DATES: "Datum objednání / datum převzetí",
  WITHDRAWAL_FORM_NAME: "Jméno a příjmení spotřebitele",
  WITHDRAWAL_FORM_ADDRESS: "Adresa spotřebitele",
  WITHDRAWAL_FORM_SIGNATURE: "Podpis spotřebitele (pouze pokud je formulář na papíře)",
  WITHDRAWAL_FORM_DATE: "Datum",
} as const satisfies Record<keyof typeof polish, string>;
