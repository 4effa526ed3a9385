import type { refusals as polish } from "../../pl/server/refusals.ts";

/** Czech: every 'no' the server says: what happened and the way on. */
export const refusals = {
  REFUSAL_SHOP_CLOSED:
    "Obchod teď nepřijímá objednávky. Košík zůstává ve vašem prohlížeči: objednejte, až bude otevřeno.",
  REFUSAL_EMPTY_CART: "Košík je prázdný. Přidejte produkt a odešlete objednávku znovu.",
  REFUSAL_TOO_MANY_LINES:
    "Jedna objednávka pojme nejvýše @count položek. Odeberte některé produkty nebo nákup rozdělte do dvou objednávek.",
  REFUSAL_UNKNOWN_PRODUCT: "Jeden z produktů v košíku už není v prodeji. Pro odeslání objednávky ho odeberte.",
  REFUSAL_UNKNOWN_VARIANT:
    "Zvolená varianta jednoho z produktů už není v prodeji. Odeberte ji z košíku a vyberte jinou.",
  REFUSAL_VARIANT_REQUIRED:
    "Jeden z produktů v košíku nemá zvolenou variantu, například velikost. Odeberte ho a přidejte znovu s variantou.",
  REFUSAL_SOLD_OUT:
    "Tolik kusů produktu „@productName“ už nemáme. Zbývá: @count. Změňte množství nebo produkt z košíku odeberte.",
  REFUSAL_SOLD_OUT_NOTHING_LEFT:
    "Produkt „@productName“ se právě vyprodal. Pro odeslání objednávky ho z košíku odeberte.",
  REFUSAL_QUANTITY_LIMIT:
    "Jednoho produktu lze najednou objednat nejvýše @count ks. Snižte množství, nebo nám o větší počet napište.",
  REFUSAL_PRICES_CHANGED:
    "Ceny se od posledního zobrazení změnily. Zkontrolujte nové částky v košíku a odešlete objednávku znovu.",
  REFUSAL_ZONE_MISSING: "Pro tuto zemi zatím nemáme ceny dopravy. Vyberte jinou zemi, nebo nám napište a domluvíme se.",
  REFUSAL_PAYMENTS_OFF:
    "Teď nepřijímáme žádné platby, takže objednávku nemůžeme přijmout. Zavolejte nám nebo napište a domluvíme se, jak ji zadat.",
  REFUSAL_COUNTRY_PAYMENTS_OFF:
    "Při doručení do této země teď nepřijímáme žádné platby. Vyberte jinou zemi, nebo nám napište.",
  REFUSAL_COUNTRIES_OFF:
    "Teď nedoručujeme do žádné země, takže objednávku nemůžeme přijmout. Zavolejte nám nebo napište a domluvíme se, jak ji zadat.",
  REFUSAL_COUNTRY_OFF: "Do této země teď nedoručujeme. Vyberte jinou zemi doručení.",
  REFUSAL_PAYMENT_UNAVAILABLE: "Tento způsob platby není pro zvolenou zemi doručení dostupný. Vyberte jiný.",
  REFUSAL_SHIPPING_UNAVAILABLE: "Tento způsob dopravy není pro zvolenou zemi a platbu dostupný. Vyberte jiný.",
  REFUSAL_PARCEL_TOO_HEAVY:
    "Balík s touto objednávkou je na tento způsob dopravy příliš těžký. Vyberte jiný, nebo objednejte méně najednou.",
  REFUSAL_LOCKER_PHONE:
    "Kód k výdejnímu boxu přijde SMS zprávou na polské číslo. Zadejte jeho 9 číslic, s předvolbou +48, nebo bez ní.",
  REFUSAL_POINT_REQUIRED: "Vyberte výdejní box nebo místo, kam máme objednávku poslat.",
  REFUSAL_POINT_UNKNOWN: "Tento výdejní box nebo místo neexistuje nebo teď zásilky nepřijímá. Vyberte jiné ze seznamu.",
  REFUSAL_POINT_NO_PAYMENT:
    "V tomto výdejním boxu nebo místě nelze platit při vyzvednutí. Vyberte jiné, nebo jinou platbu.",
  REFUSAL_CODE_UNKNOWN: "Takový slevový kód neznáme. Zkontrolujte, zda je napsaný správně, nebo objednejte bez kódu.",
  REFUSAL_CODE_EXPIRED:
    "Platnost tohoto slevového kódu skončila. Odeberte ho a objednejte bez kódu, nebo zadejte jiný.",
  REFUSAL_CODE_NOT_YET: "Tento slevový kód ještě neplatí. Použijte ho později, nebo objednejte bez kódu.",
  REFUSAL_CODE_ENDED: "Akce s tímto slevovým kódem už skončila. Odeberte ho a objednejte bez kódu, nebo zadejte jiný.",
  REFUSAL_CODE_CUSTOMER_LIMIT:
    "Tento slevový kód jste už použili tolikrát, kolikrát smí jedna osoba. Odeberte ho a objednejte bez kódu, nebo zadejte jiný.",
  REFUSAL_CODE_FIRST_ORDER:
    "Tento slevový kód platí jen pro první objednávku. Odeberte ho a objednejte bez kódu, nebo zadejte jiný.",
  REFUSAL_CODE_USED_UP: "Tento slevový kód už byl vyčerpán. Odeberte ho a objednejte bez kódu, nebo zadejte jiný.",
  REFUSAL_CODE_CONDITIONS:
    "Košík nesplňuje podmínky tohoto slevového kódu. Ověřte je, upravte košík, nebo objednejte bez kódu.",
  REFUSAL_POINTS_NOT_YOURS:
    "Body lze použít jen po přihlášení k účtu s potvrzeným e-mailem. Přihlaste se, nebo objednejte bez bodů.",
  REFUSAL_POINTS_TOO_FEW:
    "Na účtu je méně bodů, než kolik jste zvolili. Změňte počet bodů a odešlete objednávku znovu.",
  REFUSAL_FIELD_INVALID: "Pole „@field“ je prázdné nebo chybně vyplněné. Opravte ho a odešlete objednávku znovu.",
  REFUSAL_TERMS_REQUIRED: "Pro odeslání objednávky přijměte obchodní podmínky.",
  REFUSAL_SALE_HALTED:
    "Produkt „@productName“ teď nelze koupit (@why). Nechte ho v košíku a zkuste to později, nebo ho odeberte a objednejte zbytek.",
  REFUSAL_DROP_LIMIT:
    "Jedna osoba může koupit nejvýše @count ks produktu „@productName“. Na tento e-mail, telefon, účet nebo adresu je už objednáno: @held. Snižte počet, nebo produkt z košíku odeberte.",
  REFUSAL_PRODUCT_NOT_ONLINE:
    "Produkt „@productName“ prodáváme jen v kamenné prodejně. Pro odeslání objednávky ho z košíku odeberte.",
  REFUSAL_PRODUCT_COUNTRY_BLOCKED:
    "Produkt „@productName“ nesmíme poslat do této země: @country. Odeberte ho z košíku, nebo vyberte jinou zemi doručení.",
  REFUSAL_AGE_CONFIRMATION:
    "V košíku je produkt jen pro dospělé: „@productName“. Zaškrtněte prohlášení, že vám bylo 18 let, nebo ho z košíku odeberte.",
  REFUSAL_LOGIN_FAILED:
    "E-mail a heslo k sobě nepasují. Zkontrolujte obojí a zkuste to znovu, nebo objednejte bez přihlášení.",
  REFUSAL_LOGINS_USED_UP:
    "Příliš mnoho pokusů o přihlášení k tomuto účtu. Zkuste to znovu za @wait, nebo zvolte „Zapomněli jste heslo?“: dočasným heslem, které pošleme e-mailem, se přihlásíte hned.",
  REFUSAL_SOCIAL_REFUSED: "Nepodařilo se ověřit, že jste to vy. Propojte se znovu, nebo objednejte bez propojení.",
  REFUSAL_SOCIAL_UNREACHABLE:
    "Váš účet u poskytovatele přihlášení teď nemůžeme ověřit. Zkuste to za chvíli, nebo ho odpojte a objednejte jako host.",
  REFUSAL_SOCIAL_NO_ACCOUNT: "Zatím u nás nemáte účet. Založíme ho s první objednávkou.",
  REFUSAL_SOCIAL_ACCOUNT_EXISTS:
    "Na vaši e-mailovou adresu už u nás účet je. Přihlaste se jednou jako dosud a oba propojíme. Jinak objednáte jako host.",
  REFUSAL_PASSWORD_WRONG: "Toto není současné heslo k účtu. Zadejte ho znovu, nebo požádejte o připomenutí hesla.",
  REFUSAL_EMAIL_SAME: "Účet už tuto adresu má. Zadejte jinou.",
  REFUSAL_SIGN_IN_AGAIN:
    "Tento účet nemá heslo, proto se nejdřív ujistíme, že jste to vy: odhlaste se, přihlaste se znovu přes Google nebo Facebook a do 15 minut to udělejte.",
  REFUSAL_PASSWORD_LENGTH: "Heslo má mít 8 až 128 znaků. Nejlepší je několik obyčejných slov.",
  REFUSAL_PASSWORD_COMMON: "Toto heslo by někdo zkusil mezi prvními. Vymyslete jiné, třeba několik obyčejných slov.",
  REFUSAL_ACCOUNT_TERMS: "Pro založení účtu přijměte obchodní podmínky.",
  REFUSAL_ACCOUNT_FIELD: "Pole „@field“ je prázdné nebo chybně vyplněné. Opravte ho a uložte znovu.",
  REFUSAL_TOKEN_ENDED: "Vaše přihlášení vypršelo. Přihlaste se znovu, nebo nákup dokončete bez účtu.",
  REFUSAL_KEY_REUSED:
    "Tuto objednávku už máme, jen s jinými údaji, než vidíte, třeba z druhé karty. Potvrzení najdete v e-mailu. Dalším kliknutím odešlete druhou objednávku.",
  REFUSAL_TOO_MANY_UNPAID:
    "Už čeká příliš mnoho vašich nezaplacených objednávek. Zaplaťte je nebo nám napište a pak objednejte znovu.",
  REFUSAL_EMAIL_INVALID: "Zkontrolujte e-mailovou adresu: něco v ní chybí, nebo je v ní znak navíc.",
  REFUSAL_MESSAGE_INCOMPLETE: "Vyplňte jméno a zprávu, ať víme, komu a na co odpovědět.",
  REFUSAL_COMPLAINT_INCOMPLETE: "Napište jméno a příjmení, číslo objednávky a co je špatně.",
  REFUSAL_PHOTOS_UNREADABLE: "Tyto fotografie nelze přijmout: nejvýše 5, každá do 8 MB. Vyberte je znovu.",
  REFUSAL_WITHDRAWAL_INCOMPLETE:
    "Vyplňte jméno a objednávku, od které odstupujete: její číslo, nebo co a kdy bylo koupeno.",
  REFUSAL_WITHDRAWAL_NO_PIECES: "Vyberte, od čeho odstupujete: alespoň jeden kus.",
  REFUSAL_IN_STOCK_NOW: "Dobrá zpráva: tohle už zase máme. Obnovte stránku a vložte zboží do košíku.",
  REFUSAL_NOT_ON_SALE: "Tento produkt už neprodáváme, takže se nevrátí. Podívejte se na podobné.",
  REFUSAL_REVIEW_INCOMPLETE: "Vyberte počet hvězdiček a napište aspoň jednu větu.",
  REFUSAL_REVIEW_LINK_ENDED:
    "Tento odkaz na hodnocení už nefunguje. Přihlaste se a hodnocení napište na stránce produktu.",
  REFUSAL_REVIEW_NOT_BOUGHT:
    "Hodnotit může jen ten, kdo tento produkt koupil a už ho dostal. Na tomto účtu takovou objednávku nevidíme.",
  REFUSAL_INVOICE_UNKNOWN:
    "Takový doklad tu není. Faktura nebo doklad o nákupu vzniká po zaplacení objednávky, při dobírce po jejím odeslání. Otevřete odkaz z našeho e-mailu.",
  REFUSAL_ORDER_UNKNOWN:
    "Tuto objednávku nemůžeme zobrazit. Otevřete ji odkazem z našeho e-mailu, nebo se přihlaste k účtu, ze kterého byla zadána.",
  REFUSAL_MALFORMED: "Odeslaná data se nepodařilo přečíst. Obnovte stránku a zkuste to znovu.",
  REFUSAL_TOO_LARGE: "Odeslaná data jsou příliš velká. Zkraťte text a zkuste to znovu.",
  REFUSAL_TOO_MANY_REQUESTS: "Příliš mnoho pokusů za krátkou dobu. Chvíli počkejte a zkuste to znovu.",
  REFUSAL_TOO_MANY_REQUESTS_FOR: "Příliš mnoho pokusů za krátkou dobu. Zkuste to znovu za @wait.",
  REFUSAL_SHOP_BUSY: "Obchod je teď přetížený. Nic se neztratilo – chvíli počkejte a zkuste to znovu.",
  REFUSAL_SERVER_ERROR: "Chyba serveru, zkuste to znovu.",
  REFUSAL_FORBIDDEN_ORIGIN:
    "Tento požadavek přišel z jiné stránky, proto jsme ho neprovedli. Otevřete přímo obchod a zkuste to znovu.",
} as const satisfies Record<keyof typeof polish, string>;
