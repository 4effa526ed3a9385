import type { InformationPage } from "../pages.ts";

export const terms: InformationPage = {
  page_id: 2,
  parent: 1,
  slug: "regulamin",
  name: { pl: "Regulamin", en: "Terms", cz: "Obchodní podmínky" },
  content: {
    pl: `
<h2>1. Kto sprzedaje</h2>
<p>Sklep prowadzi Bruk sp. z o.o., ul. Kamienna 14, 31-403 Kraków, KRS 0000000000, NIP 0000000000, tel. 12 345 67 89, <a href="mailto:czesc@bruk.example">czesc@bruk.example</a>. W regulaminie piszemy „my” o spółce i „Ty” o osobie, która kupuje. Konsument to osoba fizyczna kupująca poza działalnością gospodarczą; te same prawa do zwrotu i reklamacji ma przedsiębiorca jednoosobowy, gdy zakup nie ma dla niego charakteru zawodowego.</p>
<h2>2. Jak działa sklep</h2>
<p>Wystarczy przeglądarka i adres e-mail. Kupisz bez konta, z kontem albo logując się przez jednego ze wskazanych dostawców. Konto jest bezpłatne; usuniesz je w każdej chwili, pisząc do nas. Nie wolno dostarczać treści bezprawnych ani zakłócać pracy sklepu.</p>
<h2>3. Ceny</h2>
<p>Ceny są w złotych i zawierają VAT. Koszt dostawy podajemy osobno, w koszyku, przed złożeniem zamówienia. Ceny w innych walutach przeliczamy po kursie sklepu z chwili zamówienia. Przy obniżce pokazujemy najniższą cenę z 30 dni przed nią.</p>
<h2>4. Zamówienie i umowa</h2>
<ol>
<li>Wybierasz rzeczy, dostawę i płatność, podajesz dane i sprawdzasz podsumowanie. Aż do złożenia zamówienia możesz wszystko poprawić.</li>
<li>Przyciskiem „Zamawiam z obowiązkiem zapłaty” składasz zamówienie.</li>
<li>Umowa zostaje zawarta, gdy wyślemy Ci e-mail z potwierdzeniem zamówienia. Potwierdzenie zawiera treść umowy i ten regulamin; zachowaj je.</li>
<li>Nieopłacone zamówienie wygasa po 60 minutach przy płatności online i portfelem, a po 7 dniach przy przelewie.</li>
</ol>
<p>Umowę zawierasz po polsku, angielsku lub czesku, zależnie od języka, w którym zamawiasz.</p>
<h2>5. Płatność i dostawa</h2>
<p>Sposoby, ceny i terminy są na stronie <a href="/page/dostawa-i-platnosci.html">Dostawa i płatności</a>. Jeśli nie podamy innego terminu, dostarczamy w ciągu 14 dni, a zawsze najpóźniej w 30 dni od zawarcia umowy. Sprawdź paczkę przy odbiorze; jeśli jest uszkodzona, spisz z kurierem protokół. Ułatwi to sprawę, ale jego brak nie odbiera Ci praw.</p>
<h2>6. Kody rabatowe i punkty</h2>
<p>W zamówieniu działa jeden kod rabatowy. Kod może mieć termin ważności, próg wartości lub dotyczyć wybranych kategorii i marek. Zasady punktów opisuje strona <a href="/page/punkty-lojalnosciowe.html">Punkty lojalnościowe</a>.</p>
<h2>7. Odstąpienie i zwroty</h2>
<p>Konsument może odstąpić od umowy w 14 dni od odebrania ostatniej rzeczy, bez podania przyczyny. Dobrowolnie wydłużamy ten czas do 30 dni. Sposób, koszty, wyjątki i wzór oświadczenia są na stronie <a href="/page/zwroty-reklamacje-wymiany.html">Zwroty, reklamacje, wymiany</a>.</p>
<h2>8. Reklamacje</h2>
<p>Mamy obowiązek dostarczyć towar zgodny z umową i odpowiadamy za to przez dwa lata. Na reklamację odpowiadamy w 14 dni. Uwagi do działania sklepu zgłaszaj tak samo, na adres czesc@bruk.example.</p>
<h2>9. Rzeczy tylko dla pełnoletnich</h2>
<p>Akcesoria dla palących sprzedajemy osobom, które ukończyły 18 lat. Zamawiając, oświadczasz, że tak jest; możemy poprosić o potwierdzenie wieku, a bez niego anulować zamówienie. Wyrobów tytoniowych i nikotynowych nie sprzedajemy.</p>
<h2>10. Dane osobowe i spory</h2>
<p>O danych mówi <a href="/page/polityka-prywatnosci.html">Polityka prywatności</a>. Obowiązuje prawo polskie. Konsument z innego państwa zachowuje ochronę, którą daje mu prawo jego kraju, i może pozwać nas przed sąd swojego miejsca zamieszkania. Konsument może skorzystać z pozasądowych sposobów rozwiązania sporu: mediacji Inspekcji Handlowej lub pomocy rzecznika konsumentów.</p>
<h2>11. Zmiany regulaminu</h2>
<p>Nowy regulamin stosujemy do zamówień złożonych po jego ogłoszeniu. Osoby z kontem uprzedzimy e-mailem 14 dni wcześniej. Zamówienia złożone wcześniej rozliczamy na dotychczasowych zasadach.</p>
<p>Obowiązuje od 1 listopada 2026 r.</p>`,
    en: `
<h2>1. Who sells</h2>
<p>The shop is run by Bruk sp. z o.o., ul. Kamienna 14, 31-403 Kraków, Poland, company register KRS 0000000000, VAT number PL0000000000, tel. +48 12 345 67 89, <a href="mailto:czesc@bruk.example">czesc@bruk.example</a>. In these terms “we” means the company and “you” the person who buys. A consumer is a natural person buying for purposes outside their business; a sole trader has the same rights of return and complaint where the purchase is not a professional one.</p>
<h2>2. How the shop works</h2>
<p>A browser and an e-mail address are enough. You may buy without an account, with one, or by signing in through one of the providers shown. An account is free; write to us at any time and we will delete it. Posting unlawful content or disrupting the shop is not allowed.</p>
<h2>3. Prices</h2>
<p>Prices are in Polish złoty and include VAT. Delivery is shown separately, in the cart, before you order. Prices in other currencies are converted at the shop’s rate at the time of the order. Beside a reduced price we show the lowest price of the 30 days before the reduction.</p>
<h2>4. Order and contract</h2>
<ol>
<li>You choose goods, delivery and payment, give your details and check the summary. Until you place the order you can correct everything.</li>
<li>You place the order with the button “Order with obligation to pay”.</li>
<li>The contract is concluded when we send you the order confirmation by e-mail. It contains the contract and these terms; keep it.</li>
<li>An unpaid order lapses after 60 minutes with online and wallet payment, after 7 days with a bank transfer.</li>
</ol>
<p>The contract is concluded in Polish, English or Czech, whichever language you order in.</p>
<h2>5. Payment and delivery</h2>
<p>Methods, prices and times are on the page <a href="/page/dostawa-i-platnosci.html">Shipping and payments</a>. Unless we state another date we deliver within 14 days, and always within 30 days of the contract. Check the parcel on receipt; if it is damaged, have the courier write a report. That makes things easier, but you lose no rights without it.</p>
<h2>6. Discount codes and points</h2>
<p>One discount code works per order. A code may have an expiry date, a minimum value, or apply to certain categories and brands. Points are explained on the page <a href="/page/punkty-lojalnosciowe.html">Loyalty points</a>.</p>
<h2>7. Withdrawal and returns</h2>
<p>A consumer may withdraw from the contract within 14 days of receiving the last item, without giving a reason. We voluntarily extend this to 30 days. How to do it, costs, exceptions and the model form are on the page <a href="/page/zwroty-reklamacje-wymiany.html">Returns, complaints, exchanges</a>.</p>
<h2>8. Complaints</h2>
<p>We are obliged to deliver goods that conform to the contract and are liable for this for two years. We reply to complaints within 14 days. Report problems with the shop itself in the same way, to czesc@bruk.example.</p>
<h2>9. Goods for adults only</h2>
<p>Smoking accessories are sold to people aged 18 or over. By ordering you declare that you are; we may ask for proof of age and cancel the order without it. We sell no tobacco or nicotine products.</p>
<h2>10. Personal data and disputes</h2>
<p>For your data see the <a href="/page/polityka-prywatnosci.html">Privacy policy</a>. Polish law applies. A consumer from another country keeps the protection of that country’s law and may sue in the courts of their place of residence. Consumers may use out-of-court settlement: mediation by the Trade Inspection or help from a consumer ombudsman.</p>
<h2>11. Changes</h2>
<p>New terms apply to orders placed after they are published. We will tell account holders by e-mail 14 days ahead. Earlier orders stay under the earlier terms.</p>
<p>In force from 1 November 2026.</p>`,
    cz: `
<h2>1. Kdo prodává</h2>
<p>Obchod provozuje Bruk sp. z o.o., ul. Kamienna 14, 31-403 Kraków, Polsko, obchodní rejstřík KRS 0000000000, DIČ PL0000000000, tel. +48 12 345 67 89, <a href="mailto:czesc@bruk.example">czesc@bruk.example</a>. V podmínkách píšeme „my“ o společnosti a „vy“ o tom, kdo nakupuje. Spotřebitel je fyzická osoba nakupující mimo podnikání; stejná práva na vrácení a reklamaci má i živnostník, pokud pro něj nákup nemá profesní povahu.</p>
<h2>2. Jak obchod funguje</h2>
<p>Stačí prohlížeč a e-mail. Nakoupíte bez účtu, s účtem nebo přihlášením přes některého z uvedených poskytovatelů. Účet je zdarma; na vaše přání ho kdykoli smažeme. Není dovoleno vkládat protiprávní obsah ani narušovat chod obchodu.</p>
<h2>3. Ceny</h2>
<p>Ceny jsou v polských zlotých a zahrnují DPH. Dopravu uvádíme zvlášť v košíku, ještě před objednáním. Ceny v jiných měnách přepočítáváme kurzem obchodu v okamžiku objednávky. U zlevněného zboží uvádíme nejnižší cenu za 30 dnů před slevou.</p>
<h2>4. Objednávka a smlouva</h2>
<ol>
<li>Vyberete zboží, dopravu a platbu, vyplníte údaje a zkontrolujete souhrn. Až do odeslání objednávky můžete vše opravit.</li>
<li>Tlačítkem „Objednávka zavazující k platbě“ objednávku odešlete.</li>
<li>Smlouva je uzavřena, jakmile vám pošleme e-mail s potvrzením objednávky. Obsahuje znění smlouvy i tyto podmínky; uschovejte si ho.</li>
<li>Nezaplacená objednávka zaniká po 60 minutách u online platby a elektronické peněženky, po 7 dnech u převodu.</li>
</ol>
<p>Smlouva se uzavírá v polštině, angličtině nebo češtině podle jazyka, ve kterém objednáváte.</p>
<h2>5. Platba a doručení</h2>
<p>Způsoby, ceny a lhůty najdete na stránce <a href="/page/dostawa-i-platnosci.html">Doprava a platby</a>. Neuvedeme-li jinak, doručíme do 14 dnů, vždy však nejpozději do 30 dnů od uzavření smlouvy. Zásilku při převzetí zkontrolujte; je-li poškozená, sepište s kurýrem zápis. Usnadní to řešení, ale bez něj o práva nepřijdete.</p>
<h2>6. Slevové kódy a body</h2>
<p>V jedné objednávce platí jeden slevový kód. Může mít omezenou platnost, vyžadovat minimální hodnotu nebo platit jen pro některé kategorie a značky. Body popisuje stránka <a href="/page/punkty-lojalnosciowe.html">Věrnostní body</a>.</p>
<h2>7. Odstoupení a vrácení</h2>
<p>Spotřebitel může od smlouvy odstoupit do 14 dnů od převzetí poslední věci, bez udání důvodu. Dobrovolně tuto lhůtu prodlužujeme na 30 dnů. Postup, náklady, výjimky a vzorový formulář jsou na stránce <a href="/page/zwroty-reklamacje-wymiany.html">Vrácení, reklamace, výměny</a>.</p>
<h2>8. Reklamace</h2>
<p>Jsme povinni dodat zboží odpovídající smlouvě a odpovídáme za to dva roky. Na reklamaci odpovíme do 14 dnů. Připomínky k chodu obchodu posílejte stejně, na adresu czesc@bruk.example.</p>
<h2>9. Zboží jen pro dospělé</h2>
<p>Kuřácké potřeby prodáváme osobám starším 18 let. Objednáním prohlašujete, že vám 18 let bylo; můžeme požádat o doložení věku a bez něj objednávku zrušit. Tabákové ani nikotinové výrobky neprodáváme.</p>
<h2>10. Osobní údaje a spory</h2>
<p>O údajích pojednává <a href="/page/polityka-prywatnosci.html">Ochrana osobních údajů</a>. Platí polské právo. Spotřebitel z jiného státu neztrácí ochranu, kterou mu dává právo jeho země, a může se obrátit na soud v místě svého bydliště. Spotřebitel může využít mimosoudní řešení: mediaci Obchodní inspekce nebo pomoc ochránce spotřebitelů.</p>
<h2>11. Změny podmínek</h2>
<p>Nové podmínky platí pro objednávky odeslané po jejich zveřejnění. Zákazníky s účtem upozorníme e-mailem 14 dnů předem. Dřívější objednávky se řídí původním zněním.</p>
<p>Platí od 1. listopadu 2026.</p>`,
  },
};
