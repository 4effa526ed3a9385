import type { InformationPage } from "../pages.ts";

/** What Regulation (EU) 2016/679, article 13 asks to be told; storage and consent as the shop really works. */
export const privacy: InformationPage = {
  page_id: 8,
  parent: 1,
  slug: "polityka-prywatnosci",
  name: { pl: "Polityka prywatności", en: "Privacy policy", cz: "Ochrana osobních údajů" },
  content: {
    pl: `
<p>Zbieramy tyle danych, ile trzeba, żeby sprzedać i wysłać. Administratorem jest Bruk sp. z o.o., ul. Kamienna 14, 31-403 Kraków, <a href="mailto:czesc@bruk.example">czesc@bruk.example</a>.</p>
<h2>Po co i jak długo</h2>
<table>
<thead><tr><th>Cel</th><th>Podstawa (RODO)</th><th>Jak długo</th></tr></thead>
<tbody>
<tr><td>Zamówienie, dostawa, zwrot</td><td>umowa, art. 6 ust. 1 lit. b</td><td>do przedawnienia roszczeń, zwykle 6 lat</td></tr>
<tr><td>Księgi i faktury</td><td>obowiązek prawny, lit. c</td><td>5 lat od końca roku podatkowego</td></tr>
<tr><td>Konto i punkty</td><td>umowa, lit. b</td><td>do usunięcia konta</td></tr>
<tr><td>Reklamacje i spory</td><td>obowiązek prawny, lit. c; uzasadniony interes, lit. f</td><td>do przedawnienia roszczeń</td></tr>
<tr><td>Newsletter</td><td>zgoda, lit. a</td><td>do cofnięcia zgody</td></tr>
<tr><td>Statystyka odwiedzin</td><td>zgoda, lit. a</td><td>14 miesięcy</td></tr>
<tr><td>Bezpieczeństwo i błędy sklepu</td><td>uzasadniony interes, lit. f</td><td>90 dni</td></tr>
</tbody>
</table>
<p>Podanie danych jest dobrowolne, ale bez adresu nie wyślemy paczki. Nie podejmujemy decyzji, które miałyby dla Ciebie skutki prawne, w sposób zautomatyzowany.</p>
<h2>Komu przekazujemy</h2>
<p>Przewoźnikom, operatorom płatności, księgowości i dostawcy serwera, tylko w zakresie, który jest im potrzebny. Gdy logujesz się przez zewnętrznego dostawcę, przekazuje on nam imię i nazwisko oraz e-mail. Jeśli dane trafiają poza Europejski Obszar Gospodarczy, odbywa się to na podstawie decyzji Komisji lub standardowych klauzul umownych.</p>
<h2>Pamięć przeglądarki i zgody</h2>
<ul>
<li><strong>Niezbędne</strong>: koszyk, język, waluta, zalogowanie i rozpoczęte zamówienie trzymamy w pamięci Twojej przeglądarki. Bez nich sklep nie działa, więc o zgodę nie pytamy.</li>
<li><strong>Statystyka</strong>: uruchamia się dopiero po Twojej zgodzie, ze skróconym adresem IP. Odmowa jest równie łatwa jak zgoda.</li>
<li><strong>Treści społecznościowe</strong>: wczytują się dopiero, gdy je klikniesz.</li>
</ul>
<p>Zgodę możesz zmienić w każdej chwili. Nie wpływa to na to, co działo się wcześniej.</p>
<h2>Newsletter</h2>
<p>Zapisujesz się osobno i potwierdzasz zapis w e-mailu. Z każdej wiadomości wypiszesz się jednym kliknięciem. Zakupy od tego nie zależą.</p>
<h2>Twoje prawa</h2>
<p>Możesz poprosić o dostęp do danych i ich kopię, poprawienie, usunięcie, ograniczenie przetwarzania, przeniesienie, a także sprzeciwić się przetwarzaniu opartemu na uzasadnionym interesie i cofnąć zgodę. Napisz na czesc@bruk.example; odpowiemy w ciągu miesiąca. Skargę możesz złożyć do Prezesa Urzędu Ochrony Danych Osobowych.</p>`,
    en: `
<p>We collect only as much data as it takes to sell and to ship. The controller is Bruk sp. z o.o., ul. Kamienna 14, 31-403 Kraków, Poland, <a href="mailto:czesc@bruk.example">czesc@bruk.example</a>.</p>
<h2>What for and for how long</h2>
<table>
<thead><tr><th>Purpose</th><th>Legal basis (GDPR)</th><th>How long</th></tr></thead>
<tbody>
<tr><td>Order, delivery, return</td><td>contract, art. 6(1)(b)</td><td>until claims lapse, usually 6 years</td></tr>
<tr><td>Bookkeeping and invoices</td><td>legal obligation, (c)</td><td>5 years from the end of the tax year</td></tr>
<tr><td>Customer account and points</td><td>contract, (b)</td><td>until the account is deleted</td></tr>
<tr><td>Complaints and disputes</td><td>legal obligation, (c); legitimate interest, (f)</td><td>until claims lapse</td></tr>
<tr><td>Newsletter</td><td>consent, (a)</td><td>until consent is withdrawn</td></tr>
<tr><td>Visit statistics</td><td>consent, (a)</td><td>14 months</td></tr>
<tr><td>Shop security and errors</td><td>legitimate interest, (f)</td><td>90 days</td></tr>
</tbody>
</table>
<p>Giving your data is voluntary, but without an address we cannot send a parcel. We make no automated decisions with legal effect on you.</p>
<h2>Who receives it</h2>
<p>Carriers, payment providers, our accountants and the hosting company, each only as far as they need to. When you sign in through an outside provider, it gives us your name and e-mail. Where data leaves the European Economic Area, it does so under a Commission decision or standard contractual clauses.</p>
<h2>Browser storage and consent</h2>
<ul>
<li><strong>Necessary</strong>: your cart, language, currency, sign-in and an order in progress are kept in your browser. The shop cannot work without them, so we don’t ask for consent.</li>
<li><strong>Statistics</strong>: run only once you agree, with a shortened IP address. Refusing is as easy as agreeing.</li>
<li><strong>Social content</strong>: loads only when you click it.</li>
</ul>
<p>You can change your mind at any time. What happened before remains lawful.</p>
<h2>Newsletter</h2>
<p>You sign up separately and confirm by e-mail. You can unsubscribe from any message with one click. Shopping does not depend on it.</p>
<h2>Your rights</h2>
<p>You may ask for access to your data and a copy, for correction, erasure, restriction and portability, object to processing based on legitimate interest, and withdraw consent. Write to czesc@bruk.example; we answer within a month. You may complain to the President of the Personal Data Protection Office in Poland or to the authority of your own country.</p>`,
    cz: `
<p>Sbíráme jen tolik údajů, kolik je třeba k prodeji a odeslání. Správcem je Bruk sp. z o.o., ul. Kamienna 14, 31-403 Kraków, Polsko, <a href="mailto:czesc@bruk.example">czesc@bruk.example</a>.</p>
<h2>K čemu a jak dlouho</h2>
<table>
<thead><tr><th>Účel</th><th>Právní základ (GDPR)</th><th>Jak dlouho</th></tr></thead>
<tbody>
<tr><td>Objednávka, doručení, vrácení</td><td>smlouva, čl. 6 odst. 1 písm. b)</td><td>do promlčení nároků, zpravidla 6 let</td></tr>
<tr><td>Účetnictví a faktury</td><td>právní povinnost, písm. c)</td><td>5 let od konce daňového roku</td></tr>
<tr><td>Zákaznický účet a body</td><td>smlouva, písm. b)</td><td>do smazání účtu</td></tr>
<tr><td>Reklamace a spory</td><td>právní povinnost, písm. c); oprávněný zájem, písm. f)</td><td>do promlčení nároků</td></tr>
<tr><td>Newsletter</td><td>souhlas, písm. a)</td><td>do odvolání souhlasu</td></tr>
<tr><td>Statistika návštěv</td><td>souhlas, písm. a)</td><td>14 měsíců</td></tr>
<tr><td>Bezpečnost a chyby obchodu</td><td>oprávněný zájem, písm. f)</td><td>90 dnů</td></tr>
</tbody>
</table>
<p>Poskytnutí údajů je dobrovolné, ale bez adresy zásilku nepošleme. Neprovádíme automatizovaná rozhodnutí, která by pro vás měla právní účinky.</p>
<h2>Komu údaje předáváme</h2>
<p>Dopravcům, provozovatelům plateb, účetní firmě a provozovateli serveru, vždy jen v nutném rozsahu. Když se přihlásíte přes vnějšího poskytovatele, předá nám vaše jméno a e-mail. Pokud údaje opouštějí Evropský hospodářský prostor, děje se tak na základě rozhodnutí Komise nebo standardních smluvních doložek.</p>
<h2>Paměť prohlížeče a souhlasy</h2>
<ul>
<li><strong>Nezbytné</strong>: košík, jazyk, měnu, přihlášení a rozpracovanou objednávku držíme v paměti vašeho prohlížeče. Obchod bez nich nefunguje, proto se na souhlas neptáme.</li>
<li><strong>Statistika</strong>: spustí se až po vašem souhlasu, se zkrácenou IP adresou. Odmítnout je stejně snadné jako souhlasit.</li>
<li><strong>Obsah sociálních sítí</strong>: načte se, až když na něj kliknete.</li>
</ul>
<p>Souhlas můžete kdykoli změnit. Na tom, co proběhlo dříve, se tím nic nemění.</p>
<h2>Newsletter</h2>
<p>Přihlašujete se zvlášť a přihlášení potvrzujete v e-mailu. Z každé zprávy se odhlásíte jedním kliknutím. Nákup na tom nezávisí.</p>
<h2>Vaše práva</h2>
<p>Můžete požádat o přístup k údajům a jejich kopii, opravu, výmaz, omezení zpracování a přenos, vznést námitku proti zpracování na základě oprávněného zájmu a odvolat souhlas. Napište na czesc@bruk.example; odpovíme do měsíce. Stížnost můžete podat polskému Úřadu pro ochranu osobních údajů (UODO) nebo úřadu ve své zemi.</p>`,
  },
};
