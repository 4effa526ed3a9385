/** Polish: Terms. */
export const terms = `
<h2>1. Sprzedawca</h2>
<p>Sklep prowadzi i towary sprzedaje <strong>{{shop_company}}</strong>{{#shop_street}}, {{shop_street}}, {{shop_city}}{{/shop_street}}; {{seller_registers}}.</p>
<p>{{#shop_phone}}Telefon <a href="tel:{{shop_tel}}">{{shop_phone}}</a>; za połączenie płacisz według stawki swojego operatora. {{/shop_phone}}{{#shop_email}}E-mail <a href="mailto:{{shop_email}}">{{shop_email}}</a>.{{/shop_email}}</p>
<p>W regulaminie „my” to sprzedawca, a „Ty” to osoba, która kupuje. Konsument to osoba fizyczna, która kupuje w celu niezwiązanym bezpośrednio z jej działalnością gospodarczą lub zawodową. To, co piszemy o odstąpieniu od umowy i o zgodności towaru z umową, dotyczy też osoby fizycznej, która kupuje w związku ze swoją działalnością gospodarczą, gdy zakup nie ma dla niej charakteru zawodowego.</p>
<h2>2. Usługi elektroniczne</h2>
<p>Bezpłatnie udostępniamy przeglądanie oferty, koszyk, konto, newsletter, powiadomienia o dostępności i opinie. Potrzebujesz urządzenia z internetem i aktualną przeglądarką, a do zamówienia także adresu e-mail. Z usługi zrezygnujesz w każdej chwili: zamkniesz stronę, usuniesz konto albo klikniesz link rezygnacji w wiadomości.</p>
<p>Nie wolno przesyłać treści bezprawnych ani zakłócać działania sklepu. Uwagi do jego działania zgłaszaj tak jak reklamacje; odpowiemy w ciągu 14 dni.</p>
<h2>3. Ceny i obniżki</h2>
<ul>
<li>Ceny są w złotych i zawierają należne podatki. Koszt dostawy i całą kwotę do zapłaty pokazujemy, zanim złożysz zamówienie.</li>
<li>Ceny w innej walucie przeliczamy po kursie sklepu. Płacisz kwotę, którą widzisz przy składaniu zamówienia.</li>
<li>Gdy informujemy o obniżce, podajemy <strong>najniższą cenę z 30 dni przed jej wprowadzeniem</strong>, a gdy towar jest w sprzedaży krócej, najniższą cenę od początku sprzedaży.</li>
<li>W jednym zamówieniu działa jeden kod rabatowy, na warunkach podanych razem z nim.</li>
</ul>
<h2>4. Zamówienie i umowa</h2>
<ol>
<li>Dodajesz towary do koszyka, wybierasz dostawę i płatność, podajesz dane i sprawdzasz podsumowanie. Aż do złożenia zamówienia możesz wszystko poprawić.</li>
<li>Zamówienie składasz przyciskiem <strong>„{{order_button}}”</strong>.</li>
<li>Umowa zostaje zawarta, gdy wyślemy Ci e-mail z potwierdzeniem zamówienia. Są w nim treść zamówienia, a w załącznikach ten regulamin, pouczenie o odstąpieniu od umowy i wzór formularza. Zachowaj tę wiadomość.</li>
</ol>
<p>Umowę zawierasz po polsku, angielsku albo czesku, zależnie od języka, w którym zamawiasz. Treść zamówienia przechowujemy i na prośbę wyślemy ją jeszcze raz.</p>
<h2>5. Płatność</h2>
<p>{{#payments_offered}}Sposoby płatności: {{payments_offered}}.{{/payments_offered}}{{#pays_ahead}} Nieopłacone zamówienie czeka {{#pays_online}}{{hold_online_minutes}} minut przy płatności online{{#pays_transfer}}, a {{/pays_transfer}}{{/pays_online}}{{#pays_transfer}}{{hold_transfer_days}} dni przy przelewie{{/pays_transfer}}. Potem wygasa, a towary wracają do sprzedaży.{{/pays_ahead}}</p>
<h2>6. Dostawa</h2>
<p>Kraje, sposoby, ceny i terminy dostawy są na stronie <a href="/page/dostawa-i-platnosci.html">Dostawa i płatności</a>. Towar dostarczamy najpóźniej w ciągu 30 dni od zawarcia umowy.</p>
<p>Sprawdź paczkę przy odbiorze. Jeśli jest uszkodzona, spisz z kurierem protokół: ułatwi to sprawę, ale bez niego nie tracisz żadnych praw.</p>
<h2>7. Faktura</h2>
<p>Jeśli kupujesz na firmę, zaznacz to w zamówieniu i <strong>podaj NIP, zanim je złożysz</strong>: do paragonu bez NIP nie możemy wystawić faktury dla firmy. Składając zamówienie, zgadzasz się na fakturę w formie elektronicznej.</p>
<h2>8. Odstąpienie od umowy</h2>
<p>Konsument może odstąpić od umowy w ciągu <strong>14 dni</strong> od otrzymania towaru, bez podania przyczyny: <a href="/odstapienie/">Odstąp od umowy tutaj</a>. Dobrowolnie przyjmujemy zwroty przez 30 dni. Sposób, koszty, wyjątki i wzór formularza opisuje strona <a href="/page/zwroty-reklamacje-wymiany.html">Zwroty, reklamacje, wymiany</a>.</p>
<h2>9. Zgodność towaru z umową</h2>
<p>Mamy obowiązek dostarczyć towar zgodny z umową i odpowiadamy za brak zgodności przez <strong>dwa lata</strong> od dostarczenia. Na reklamację odpowiadamy w ciągu <strong>14 dni</strong>. Jak ją złożyć i czego możesz żądać, opisuje strona <a href="/page/zwroty-reklamacje-wymiany.html#h-reklamacje">Zwroty, reklamacje, wymiany</a>.</p>
<h2>10. Opinie</h2>
<p>Opinię o produkcie może dodać tylko osoba, która go u nas kupiła: przez link z wiadomości po doręczeniu albo ze swojego konta. Przed publikacją czytamy każdą i sprawdzamy, czy należy do zamówienia. Opinie pozytywne i negatywne publikujemy tak samo; odrzucamy treści bezprawne, obraźliwe, nie na temat i z cudzymi danymi.</p>
<h2>11. Konto i punkty</h2>
<p>Kupujesz z kontem albo bez niego. Konto jest bezpłatne; hasła nie podawaj nikomu. Punkty za doręczone zamówienia zbierają się na koncie: każde pełne 100 punktów to {{points_worth}} mniej do zapłaty. Punktów nie wymieniamy na pieniądze. Gdy zamówienie wygaśnie, zostanie anulowane albo zwrócisz je w całości, użyte w nim punkty wracają na konto.</p>
<h2>12. Bezpieczeństwo produktów</h2>
<p>Dane producenta i ostrzeżenia są przy produkcie. Jeśli towar wydaje się niebezpieczny, przestań go używać{{#shop_email}} i napisz: <a href="mailto:{{shop_email}}">{{shop_email}}</a>{{/shop_email}}. O wycofaniu towaru zawiadomimy wszystkich, którzy go kupili.</p>
<h2>13. Dane osobowe</h2>
<p>Jakie dane przetwarzamy i po co, mówi <a href="/page/polityka-prywatnosci.html">Polityka prywatności</a>.</p>
<h2>14. Prawo i spory</h2>
<p>Stosujemy prawo polskie. Konsument z innego państwa zachowuje ochronę, którą dają mu bezwzględnie obowiązujące przepisy jego kraju, i może wystąpić do sądu swojego miejsca zamieszkania.</p>
<p>Konsument może też skorzystać z pozasądowego rozwiązania sporu: mediacji wojewódzkiego inspektora Inspekcji Handlowej, stałego sądu polubownego przy nim albo pomocy powiatowego (miejskiego) rzecznika konsumentów. Adresy podaje <a href="https://uokik.gov.pl">Urząd Ochrony Konkurencji i Konsumentów</a>. Udział w takim postępowaniu jest dobrowolny dla obu stron.</p>
<h2>15. Zmiany regulaminu</h2>
<p>Zmieniony regulamin stosujemy do zamówień złożonych po jego ogłoszeniu. Osoby, które mają konto, uprzedzimy e-mailem co najmniej 14 dni wcześniej. Do zamówień złożonych wcześniej stosujemy regulamin z dnia zamówienia.</p>`;
