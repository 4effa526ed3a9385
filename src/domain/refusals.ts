// One long file: it is one table, and whoever words a refusal sees how the others are worded.
import { textIn } from "./dictionary/dictionaries.ts";
import { languageOf, type LanCode } from "./language.ts";
import { fieldLabel, fieldNames } from "./order/order-form-fields.ts";
import { fillText, type Fill } from "./translations.ts";

/**
 * Every 'no' the server says, with its text: what happened and the way on (guarantees, point 15). Codes go
 * out as `error`, texts as `errorMessage`. Server only: the browser shows the text it is sent.
 * Long because it is one table: whoever writes a 'no' sees all others, and its three languages side by side.
 */
export const refusalTexts = {
  SHOP_CLOSED: {
    pl: "Sklep nie przyjmuje teraz zamówień. Koszyk zostaje w Twojej przeglądarce: zamów, gdy sklep będzie otwarty.",
    en: "The shop is not taking orders now. Your cart stays in your browser: order when the shop is open.",
    cz: "Obchod teď nepřijímá objednávky. Košík zůstává ve vašem prohlížeči: objednejte, až bude otevřeno.",
  },
  EMPTY_CART: {
    pl: "Koszyk jest pusty. Dodaj produkt i złóż zamówienie ponownie.",
    en: "Your cart is empty. Add a product and place the order again.",
    cz: "Košík je prázdný. Přidejte produkt a odešlete objednávku znovu.",
  },
  TOO_MANY_LINES: {
    pl: "W jednym zamówieniu mieści się najwyżej @count pozycji. Usuń część produktów albo podziel zakupy na dwa zamówienia.",
    en: "One order holds at most @count lines. Remove some products or split your shopping into two orders.",
    cz: "Jedna objednávka pojme nejvýše @count položek. Odeberte některé produkty nebo nákup rozdělte do dvou objednávek.",
  },
  UNKNOWN_PRODUCT: {
    pl: "Jednego z produktów w koszyku nie ma już w sprzedaży. Usuń go, aby złożyć zamówienie.",
    en: "One of the products in the cart is no longer on sale. Remove it to place the order.",
    cz: "Jeden z produktů v košíku už není v prodeji. Pro odeslání objednávky ho odeberte.",
  },
  UNKNOWN_VARIANT: {
    pl: "Wybrany wariant jednego z produktów nie jest już w sprzedaży. Usuń go z koszyka i wybierz inny.",
    en: "The chosen variant of one of the products is no longer on sale. Remove it from the cart and choose another.",
    cz: "Zvolená varianta jednoho z produktů už není v prodeji. Odeberte ji z košíku a vyberte jinou.",
  },
  VARIANT_REQUIRED: {
    pl: "Jeden z produktów w koszyku nie ma wybranego wariantu, na przykład rozmiaru. Usuń go i dodaj ponownie z wybranym wariantem.",
    en: "One of the products in the cart has no variant chosen, such as a size. Remove it and add it again with a variant.",
    cz: "Jeden z produktů v košíku nemá zvolenou variantu, například velikost. Odeberte ho a přidejte znovu s variantou.",
  },
  SOLD_OUT: {
    pl: "Nie mamy już tylu sztuk produktu „@productName”. Zostało: @count. Zmień ilość albo usuń produkt z koszyka.",
    en: "We no longer have that many of “@productName”. Left in stock: @count. Change the quantity or remove the product from the cart.",
    cz: "Tolik kusů produktu „@productName“ už nemáme. Zbývá: @count. Změňte množství nebo produkt z košíku odeberte.",
  },
  QUANTITY_LIMIT: {
    pl: "Jednego produktu można zamówić najwyżej @count szt. naraz. Zmniejsz ilość, a po większą liczbę napisz do nas.",
    en: "You can order at most @count pieces of one product at a time. Lower the quantity, or write to us if you need more.",
    cz: "Jednoho produktu lze najednou objednat nejvýše @count ks. Snižte množství, nebo nám o větší počet napište.",
  },
  PRICES_CHANGED: {
    pl: "Ceny zmieniły się od czasu, gdy były ostatnio pokazane. Sprawdź nowe kwoty w koszyku i złóż zamówienie ponownie.",
    en: "Prices have changed since you last saw them. Check the new amounts in the cart and place the order again.",
    cz: "Ceny se od posledního zobrazení změnily. Zkontrolujte nové částky v košíku a odešlete objednávku znovu.",
  },
  ZONE_MISSING: {
    pl: "Nie mamy jeszcze kosztów wysyłki do tego kraju. Wybierz inny kraj albo napisz do nas, a ustalimy je wspólnie.",
    en: "We have no shipping costs for this country yet. Choose another country, or write to us and we will settle them with you.",
    cz: "Pro tuto zemi zatím nemáme ceny dopravy. Vyberte jinou zemi, nebo nám napište a domluvíme se.",
  },
  COUNTRY_OFF: {
    pl: "Do tego kraju teraz nie wysyłamy. Wybierz inny kraj dostawy.",
    en: "We do not ship to this country at the moment. Choose another delivery country.",
    cz: "Do této země teď nedoručujeme. Vyberte jinou zemi doručení.",
  },
  PAYMENT_UNAVAILABLE: {
    pl: "Ten sposób płatności nie jest dostępny przy wybranym kraju dostawy. Wybierz inny.",
    en: "This payment method is not available for the chosen delivery country. Choose another one.",
    cz: "Tento způsob platby není pro zvolenou zemi doručení dostupný. Vyberte jiný.",
  },
  SHIPPING_UNAVAILABLE: {
    pl: "Ten sposób dostawy nie jest dostępny przy wybranym kraju i płatności. Wybierz inny sposób dostawy.",
    en: "This shipping method is not available for the chosen country and payment. Choose another one.",
    cz: "Tento způsob dopravy není pro zvolenou zemi a platbu dostupný. Vyberte jiný.",
  },
  LOCKER_PHONE: {
    pl: "Kod do automatu przyjdzie w wiadomości SMS na polski numer. Wpisz 9 cyfr numeru, z +48 na początku albo bez.",
    en: "The code that opens the locker comes by text message to a Polish number. Enter its 9 digits, with +48 before them or without.",
    cz: "Kód k výdejnímu boxu přijde SMS zprávou na polské číslo. Zadejte jeho 9 číslic, s předvolbou +48, nebo bez ní.",
  },
  POINT_REQUIRED: {
    pl: "Wybierz automat paczkowy, do którego mamy wysłać zamówienie.",
    en: "Choose the parcel locker we should send the order to.",
    cz: "Vyberte výdejní box, do kterého máme objednávku poslat.",
  },
  POINT_UNKNOWN: {
    pl: "Tego automatu paczkowego nie ma albo nie przyjmuje teraz paczek. Wybierz inny z listy.",
    en: "This parcel locker does not exist or is not taking parcels at the moment. Choose another from the list.",
    cz: "Tento výdejní box neexistuje nebo teď zásilky nepřijímá. Vyberte jiný ze seznamu.",
  },
  CODE_UNKNOWN: {
    pl: "Nie znamy takiego kodu rabatowego. Sprawdź, czy jest wpisany bez pomyłki, albo zamów bez kodu.",
    en: "We do not know this discount code. Check that it is typed correctly, or order without a code.",
    cz: "Takový slevový kód neznáme. Zkontrolujte, zda je napsaný správně, nebo objednejte bez kódu.",
  },
  CODE_EXPIRED: {
    pl: "Ten kod rabatowy stracił ważność. Usuń go i złóż zamówienie bez kodu albo wpisz inny.",
    en: "This discount code has expired. Remove it and order without a code, or enter another.",
    cz: "Platnost tohoto slevového kódu skončila. Odeberte ho a objednejte bez kódu, nebo zadejte jiný.",
  },
  CODE_NOT_YET: {
    pl: "Ten kod rabatowy jeszcze nie obowiązuje. Użyj go później albo zamów bez kodu.",
    en: "This discount code is not valid yet. Use it later, or order without a code.",
    cz: "Tento slevový kód ještě neplatí. Použijte ho později, nebo objednejte bez kódu.",
  },
  CODE_ENDED: {
    pl: "Akcja z tym kodem rabatowym już się zakończyła. Usuń go i złóż zamówienie bez kodu albo wpisz inny.",
    en: "The offer of this discount code has ended. Remove it and order without a code, or enter another.",
    cz: "Akce s tímto slevovým kódem už skončila. Odeberte ho a objednejte bez kódu, nebo zadejte jiný.",
  },
  CODE_CUSTOMER_LIMIT: {
    pl: "Limit użyć tego kodu rabatowego na jedną osobę został już wykorzystany. Usuń go i złóż zamówienie bez kodu albo wpisz inny.",
    en: "You have already used this discount code as often as one person may. Remove it and order without a code, or enter another.",
    cz: "Tento slevový kód jste už použili tolikrát, kolikrát smí jedna osoba. Odeberte ho a objednejte bez kódu, nebo zadejte jiný.",
  },
  CODE_FIRST_ORDER: {
    pl: "Ten kod rabatowy obowiązuje tylko przy pierwszym zamówieniu. Usuń go i złóż zamówienie bez kodu albo wpisz inny.",
    en: "This discount code is for a first order only. Remove it and order without a code, or enter another.",
    cz: "Tento slevový kód platí jen pro první objednávku. Odeberte ho a objednejte bez kódu, nebo zadejte jiný.",
  },
  CODE_USED_UP: {
    pl: "Ten kod rabatowy został już wykorzystany. Usuń go i złóż zamówienie bez kodu albo wpisz inny.",
    en: "This discount code has already been used up. Remove it and order without a code, or enter another.",
    cz: "Tento slevový kód už byl vyčerpán. Odeberte ho a objednejte bez kódu, nebo zadejte jiný.",
  },
  CODE_CONDITIONS: {
    pl: "Koszyk nie spełnia warunków tego kodu rabatowego. Sprawdź warunki kodu, zmień koszyk albo zamów bez kodu.",
    en: "The cart does not meet the conditions of this discount code. Check them, change the cart, or order without the code.",
    cz: "Košík nesplňuje podmínky tohoto slevového kódu. Ověřte je, upravte košík, nebo objednejte bez kódu.",
  },
  POINTS_NOT_YOURS: {
    pl: "Punktów można użyć tylko po zalogowaniu na konto z potwierdzonym adresem e-mail. Zaloguj się albo zamów bez punktów.",
    en: "Points can be used only when logged in to an account with a confirmed e-mail address. Log in, or order without points.",
    cz: "Body lze použít jen po přihlášení k účtu s potvrzeným e-mailem. Přihlaste se, nebo objednejte bez bodů.",
  },
  POINTS_TOO_FEW: {
    pl: "Masz na koncie mniej punktów, niż chcesz użyć. Zmień liczbę punktów i złóż zamówienie ponownie.",
    en: "Your account holds fewer points than you chose. Change the number of points and place the order again.",
    cz: "Na účtu je méně bodů, než kolik jste zvolili. Změňte počet bodů a odešlete objednávku znovu.",
  },
  FIELD_INVALID: {
    pl: "Pole „@field” jest puste albo wypełnione błędnie. Popraw je i złóż zamówienie ponownie.",
    en: "The field “@field” is empty or filled in incorrectly. Correct it and place the order again.",
    cz: "Pole „@field“ je prázdné nebo chybně vyplněné. Opravte ho a odešlete objednávku znovu.",
  },
  TERMS_REQUIRED: {
    pl: "Aby złożyć zamówienie, zaakceptuj regulamin.",
    en: "Accept the terms to place the order.",
    cz: "Pro odeslání objednávky přijměte obchodní podmínky.",
  },
  PRODUCT_NOT_ONLINE: {
    pl: "Produkt „@productName” sprzedajemy tylko w sklepie stacjonarnym. Usuń go z koszyka, aby złożyć zamówienie.",
    en: "We sell “@productName” only in our shop on the street. Remove it from the cart to place the order.",
    cz: "Produkt „@productName“ prodáváme jen v kamenné prodejně. Pro odeslání objednávky ho z košíku odeberte.",
  },
  PRODUCT_COUNTRY_BLOCKED: {
    pl: "Produktu „@productName” nie możemy wysłać do tego kraju: @country. Usuń go z koszyka albo wybierz inny kraj dostawy.",
    en: "We may not send “@productName” to this country: @country. Remove it from the cart or choose another delivery country.",
    cz: "Produkt „@productName“ nesmíme poslat do této země: @country. Odeberte ho z košíku, nebo vyberte jinou zemi doručení.",
  },
  AGE_CONFIRMATION: {
    pl: "W koszyku jest produkt tylko dla pełnoletnich: „@productName”. Zaznacz oświadczenie, że masz ukończone 18 lat, albo usuń go z koszyka.",
    en: "The cart holds a product for adults only: “@productName”. Tick the declaration that you are 18 or over, or remove it from the cart.",
    cz: "V košíku je produkt jen pro dospělé: „@productName“. Zaškrtněte prohlášení, že vám bylo 18 let, nebo ho z košíku odeberte.",
  },
  LOGIN_FAILED: {
    pl: "E-mail i hasło nie pasują do siebie. Sprawdź oba i spróbuj ponownie albo zamów bez logowania.",
    en: "The e-mail and the password do not match. Check both and try again, or order without logging in.",
    cz: "E-mail a heslo k sobě nepasují. Zkontrolujte obojí a zkuste to znovu, nebo objednejte bez přihlášení.",
  },
  SOCIAL_REFUSED: {
    pl: "Nie udało się potwierdzić, że to Ty. Połącz się ponownie albo zamów bez łączenia konta.",
    en: "We could not confirm that it is you. Connect again, or order without connecting.",
    cz: "Nepodařilo se ověřit, že jste to vy. Propojte se znovu, nebo objednejte bez propojení.",
  },
  SOCIAL_UNREACHABLE: {
    pl: "Nie możemy teraz potwierdzić Twojego konta u dostawcy logowania. Spróbuj za chwilę albo rozłącz je i zamów jako gość.",
    en: "We cannot confirm your account with the sign-in provider right now. Try again in a moment, or disconnect it and order as a guest.",
    cz: "Váš účet u poskytovatele přihlášení teď nemůžeme ověřit. Zkuste to za chvíli, nebo ho odpojte a objednejte jako host.",
  },
  SOCIAL_NO_ACCOUNT: {
    pl: "Nie masz jeszcze u nas konta. Założymy je razem z pierwszym zamówieniem.",
    en: "You have no account with us yet. We will open one with your first order.",
    cz: "Zatím u nás nemáte účet. Založíme ho s první objednávkou.",
  },
  SOCIAL_ACCOUNT_EXISTS: {
    pl: "Na Twój adres e-mail jest już u nas konto. Zaloguj się raz tak jak dotąd, a połączymy oba. Bez logowania zamówisz jako gość.",
    en: "Your e-mail address already has an account here. Log in once the way you did before and we will join the two. Otherwise you order as a guest.",
    cz: "Na vaši e-mailovou adresu už u nás účet je. Přihlaste se jednou jako dosud a oba propojíme. Jinak objednáte jako host.",
  },
  PASSWORD_WRONG: {
    pl: "To nie jest obecne hasło do tego konta. Wpisz je jeszcze raz albo poproś o przypomnienie hasła.",
    en: "This is not the account’s present password. Type it again, or ask for a reminder.",
    cz: "Toto není současné heslo k účtu. Zadejte ho znovu, nebo požádejte o připomenutí hesla.",
  },
  EMAIL_SAME: {
    pl: "To konto ma już ten adres. Wpisz inny.",
    en: "The account has this address already. Enter another.",
    cz: "Účet už tuto adresu má. Zadejte jinou.",
  },
  SIGN_IN_AGAIN: {
    pl: "To konto nie ma hasła, więc najpierw upewnimy się, że to Ty: wyloguj się, zaloguj ponownie przez Google albo Facebooka i zrób to w ciągu 15 minut.",
    en: "This account has no password, so let us first be sure that it is you: log out, sign in again with Google or Facebook, and do it within 15 minutes.",
    cz: "Tento účet nemá heslo, proto se nejdřív ujistíme, že jste to vy: odhlaste se, přihlaste se znovu přes Google nebo Facebook a do 15 minut to udělejte.",
  },
  PASSWORD_LENGTH: {
    pl: "Hasło powinno mieć od 8 do 128 znaków. Najlepsze jest kilka zwykłych słów.",
    en: "A password has 8 to 128 characters. A few ordinary words are best.",
    cz: "Heslo má mít 8 až 128 znaků. Nejlepší je několik obyčejných slov.",
  },
  PASSWORD_COMMON: {
    pl: "To hasło jest jednym z pierwszych, które ktoś by sprawdził. Wymyśl inne, na przykład kilka zwykłych słów.",
    en: "This password is one of the first anybody would try. Choose another, such as a few ordinary words.",
    cz: "Toto heslo by někdo zkusil mezi prvními. Vymyslete jiné, třeba několik obyčejných slov.",
  },
  ACCOUNT_TERMS: {
    pl: "Aby założyć konto, zaakceptuj regulamin.",
    en: "Accept the terms to open an account.",
    cz: "Pro založení účtu přijměte obchodní podmínky.",
  },
  ACCOUNT_FIELD: {
    pl: "Pole „@field” jest puste albo wypełnione błędnie. Popraw je i zapisz ponownie.",
    en: "The field “@field” is empty or filled in incorrectly. Correct it and save again.",
    cz: "Pole „@field“ je prázdné nebo chybně vyplněné. Opravte ho a uložte znovu.",
  },
  TOKEN_ENDED: {
    pl: "Twoja sesja wygasła. Zaloguj się ponownie albo dokończ zakupy bez konta.",
    en: "Your session has expired. Log in again, or finish your shopping without an account.",
    cz: "Vaše přihlášení vypršelo. Přihlaste se znovu, nebo nákup dokončete bez účtu.",
  },
  KEY_REUSED: {
    pl: "To zamówienie już u nas jest, ale z innymi danymi niż te na ekranie, na przykład z drugiej karty. Potwierdzenie masz w e-mailu. Kolejne kliknięcie złoży drugie zamówienie.",
    en: "We already have this order, but with other data than you see here, from a second tab for example. Its confirmation is in your e-mail. Another click places a second order.",
    cz: "Tuto objednávku už máme, jen s jinými údaji, než vidíte, třeba z druhé karty. Potvrzení najdete v e-mailu. Dalším kliknutím odešlete druhou objednávku.",
  },
  TOO_MANY_UNPAID: {
    pl: "Na ten adres e-mail czeka już zbyt wiele nieopłaconych zamówień. Opłać je albo napisz do nas, a potem zamów ponownie.",
    en: "Too many unpaid orders are already waiting for this e-mail address. Pay for them or write to us, then order again.",
    cz: "Na tuto e-mailovou adresu už čeká příliš mnoho nezaplacených objednávek. Zaplaťte je nebo nám napište a pak objednejte znovu.",
  },
  EMAIL_INVALID: {
    pl: "Sprawdź adres e-mail: czegoś w nim brakuje albo jest w nim znak za dużo.",
    en: "Check the e-mail address: something is missing in it, or there is a character too many.",
    cz: "Zkontrolujte e-mailovou adresu: něco v ní chybí, nebo je v ní znak navíc.",
  },
  MESSAGE_INCOMPLETE: {
    pl: "Wpisz imię i wiadomość, żebyśmy wiedzieli, komu i na co odpisać.",
    en: "Enter your name and a message, so that we know whom to answer and about what.",
    cz: "Vyplňte jméno a zprávu, ať víme, komu a na co odpovědět.",
  },
  WITHDRAWAL_INCOMPLETE: {
    pl: "Wpisz imię i nazwisko oraz zamówienie, od którego odstępujesz: jego numer albo co i kiedy kupiono.",
    en: "Enter your name and the order you withdraw from: its number, or what was bought and when.",
    cz: "Vyplňte jméno a objednávku, od které odstupujete: její číslo, nebo co a kdy bylo koupeno.",
  },
  IN_STOCK_NOW: {
    pl: "Dobra wiadomość: to już jest w sklepie. Odśwież stronę i włóż do koszyka.",
    en: "Good news: this is in stock already. Reload the page and add it to your cart.",
    cz: "Dobrá zpráva: tohle už zase máme. Obnovte stránku a vložte zboží do košíku.",
  },
  NOT_ON_SALE: {
    pl: "Tego produktu nie ma już w sprzedaży, więc nie wróci. Zobacz podobne rzeczy.",
    en: "This product is no longer on sale, so it will not be back. Have a look at similar ones.",
    cz: "Tento produkt už neprodáváme, takže se nevrátí. Podívejte se na podobné.",
  },
  REVIEW_INCOMPLETE: {
    pl: "Zaznacz liczbę gwiazdek i napisz choć jedno zdanie.",
    en: "Choose how many stars and write at least one sentence.",
    cz: "Vyberte počet hvězdiček a napište aspoň jednu větu.",
  },
  REVIEW_LINK_ENDED: {
    pl: "Ten link do opinii już nie działa. Napisz opinię po zalogowaniu się na konto, na stronie produktu.",
    en: "This review link no longer works. Log in and write the review on the product’s page instead.",
    cz: "Tento odkaz na hodnocení už nefunguje. Přihlaste se a hodnocení napište na stránce produktu.",
  },
  REVIEW_NOT_BOUGHT: {
    pl: "Opinię może napisać tylko osoba, która kupiła ten produkt i już go dostała. Nie widzimy takiego zamówienia na tym koncie.",
    en: "Only someone who bought this product and has received it can review it. We see no such order on this account.",
    cz: "Hodnotit může jen ten, kdo tento produkt koupil a už ho dostal. Na tomto účtu takovou objednávku nevidíme.",
  },
  INVOICE_UNKNOWN: {
    pl: "Nie ma tu takiego dokumentu. Faktura albo dowód zakupu powstaje po opłaceniu zamówienia, a przy płatności przy odbiorze po jego wysłaniu. Otwórz link z naszego e-maila.",
    en: "There is no such document here. An invoice or proof of purchase is made once the order is paid, or sent when you pay on delivery. Open the link in our e-mail.",
    cz: "Takový doklad tu není. Faktura nebo doklad o nákupu vzniká po zaplacení objednávky, při dobírce po jejím odeslání. Otevřete odkaz z našeho e-mailu.",
  },
  ORDER_UNKNOWN: {
    pl: "Nie możemy pokazać tego zamówienia. Otwórz je linkiem z naszego e-maila albo zaloguj się na konto, z którego było składane.",
    en: "We cannot show this order. Open it by the link in our e-mail, or log in to the account it was placed with.",
    cz: "Tuto objednávku nemůžeme zobrazit. Otevřete ji odkazem z našeho e-mailu, nebo se přihlaste k účtu, ze kterého byla zadána.",
  },
  MALFORMED: {
    pl: "Nie udało się odczytać wysłanych danych. Odśwież stronę i spróbuj ponownie.",
    en: "We could not read the data you sent. Reload the page and try again.",
    cz: "Odeslaná data se nepodařilo přečíst. Obnovte stránku a zkuste to znovu.",
  },
  TOO_LARGE: {
    pl: "Wysłane dane są zbyt duże. Skróć wpisany tekst i spróbuj ponownie.",
    en: "The data you sent is too large. Shorten your text and try again.",
    cz: "Odeslaná data jsou příliš velká. Zkraťte text a zkuste to znovu.",
  },
  TOO_MANY_REQUESTS: {
    pl: "Za dużo prób w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.",
    en: "Too many attempts in a short time. Wait a moment and try again.",
    cz: "Příliš mnoho pokusů za krátkou dobu. Chvíli počkejte a zkuste to znovu.",
  },
  SHOP_BUSY: {
    pl: "Sklep jest teraz przeciążony. Nic nie przepadło – odczekaj chwilę i spróbuj ponownie.",
    en: "The shop is overloaded right now. Nothing is lost – wait a moment and try again.",
    cz: "Obchod je teď přetížený. Nic se neztratilo – chvíli počkejte a zkuste to znovu.",
  },
  SERVER_ERROR: {
    pl: "Błąd serwera, spróbuj ponownie.",
    en: "Server error, try again.",
    cz: "Chyba serveru, zkuste to znovu.",
  },
  FORBIDDEN_ORIGIN: {
    pl: "To żądanie przyszło z innej strony, więc go nie wykonaliśmy. Otwórz sklep bezpośrednio i spróbuj ponownie.",
    en: "This request came from another site, so we did not carry it out. Open the shop itself and try again.",
    cz: "Tento požadavek přišel z jiné stránky, proto jsme ho neprovedli. Otevřete přímo obchod a zkuste to znovu.",
  },
} as const satisfies Record<string, Record<LanCode, string>>;

export type RefusalCode = keyof typeof refusalTexts;

/**
 * Returns a refusal's text in a language (Polish for an unknown id), its placeholders filled; a form field
 * given as `field` is called by its label. Placeholders: `count` in TOO_MANY_LINES, QUANTITY_LIMIT and
 * SOLD_OUT (what is left; with 0 it is said to be sold out), `productName` in SOLD_OUT and in what limits a product's sale, `country` in
 * PRODUCT_COUNTRY_BLOCKED, `field` in FIELD_INVALID and ACCOUNT_FIELD.
 */
export function refusalText(code: RefusalCode, lanId: unknown, fill: Fill = {}): string {
  const { lanCode } = languageOf(lanId);
  const field = fieldNames.find((name) => name === fill["field"]);
  const texts = code === "SOLD_OUT" && fill["count"] === 0 ? nothingLeft : refusalTexts[code];
  const spoken = field === undefined ? fill : { ...fill, field: textIn(lanCode, fieldLabel(field)) };
  return fillText(texts[lanCode], spoken);
}

/** SOLD_OUT of something of which not one piece is left. */
const nothingLeft: Record<LanCode, string> = {
  pl: "Produkt „@productName” właśnie się wyprzedał. Usuń go z koszyka, aby złożyć zamówienie.",
  en: "“@productName” has just sold out. Remove it from the cart to place the order.",
  cz: "Produkt „@productName“ se právě vyprodal. Pro odeslání objednávky ho z košíku odeberte.",
};
