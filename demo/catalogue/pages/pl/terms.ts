/** Polish: Terms. */
export const terms = `
<h2>1. Kto sprzedaje</h2>
<p>Sklep prowadzi <strong>{{shop_company}}</strong>, {{shop_street}}, {{shop_city}}. Rejestr przedsiębiorców KRS {{shop_krs}}, {{shop_court}}; NIP {{shop_nip}}, REGON {{shop_regon}}, kapitał zakładowy {{shop_capital}}.</p>
<p>Telefon <a href="tel:{{shop_tel}}">{{shop_phone}}</a> (od poniedziałku do piątku, {{shop_hours}}), e-mail <a href="mailto:{{shop_email}}">{{shop_email}}</a>. Za połączenie płacisz jak za zwykłą rozmowę, według stawki swojego operatora.</p>
<p>W regulaminie „my” to spółka, a „Ty” to osoba, która kupuje. Konsument to osoba fizyczna, która kupuje poza swoją działalnością gospodarczą lub zawodową. Te same prawa do odstąpienia i reklamacji ma osoba prowadząca jednoosobową działalność, jeśli zakup nie ma dla niej charakteru zawodowego.</p>
<h2>2. Co daje sklep i czego potrzebujesz</h2>
<p>Przez sklep kupujesz towary i korzystasz bezpłatnie z usług elektronicznych: przeglądania oferty, koszyka, listy ulubionych, konta, newslettera i opinii. Wystarczy urządzenie z aktualną przeglądarką i adres e-mail. Z każdej usługi zrezygnujesz w dowolnej chwili: wystarczy zamknąć stronę, kliknąć link w newsletterze albo do nas napisać.</p>
<p>Nie wolno przesyłać treści bezprawnych ani zakłócać pracy sklepu. Uwagi do jego działania zgłaszaj tak jak reklamacje; odpowiemy w 14 dni.</p>
<h2>3. Ceny</h2>
<ul>
<li>Ceny są w złotych, brutto, czyli zawierają VAT. Koszt dostawy widzisz w koszyku, zanim złożysz zamówienie.</li>
<li>Ceny w innych walutach liczymy po kursie sklepu. Kwota, którą widzisz przy zamówieniu, jest kwotą, którą płacisz.</li>
<li>Przy obniżce podajemy <strong>najniższą cenę z 30 dni przed jej wprowadzeniem</strong>. Towar, który jest w sprzedaży krócej, ma obok najniższą cenę od początku sprzedaży.</li>
</ul>
<h2>4. Zamówienie i umowa</h2>
<ol>
<li>Dodajesz rzeczy do koszyka, wybierasz dostawę i płatność, podajesz dane i sprawdzasz podsumowanie. Aż do złożenia zamówienia możesz wszystko poprawić.</li>
<li>Zamówienie składasz przyciskiem <strong>„{{order_button}}”</strong>.</li>
<li>Umowa zostaje zawarta, gdy wyślemy Ci e-mail z potwierdzeniem. Są w nim całe zamówienie, a w załącznikach ten regulamin, pouczenie o odstąpieniu i formularz odstąpienia. Zachowaj go.</li>
<li>Nieopłacone zamówienie czeka {{hold_online_minutes}} minut przy płatności online i portfelem elektronicznym, a {{hold_transfer_days}} dni przy przelewie. Potem wygasa, a rzeczy wracają do sprzedaży.</li>
</ol>
<p>Umowę zawierasz po polsku, angielsku albo czesku, zależnie od języka, w którym zamawiasz. Treść zamówienia przechowujemy; na prośbę wyślemy ją jeszcze raz.</p>
<h2>5. Płatność, dostawa, odbiór</h2>
<p>Sposoby, ceny i terminy opisuje strona <a href="/page/dostawa-i-platnosci.html">Dostawa i płatności</a>. Termin dostawy liczymy od zaksięgowania wpłaty, a przy płatności za pobraniem od zawarcia umowy. Rzeczy dostarczamy zawsze najpóźniej w 30 dni od zawarcia umowy.</p>
<p>Sprawdź paczkę przy odbiorze. Jeśli jest uszkodzona, spisz z kurierem protokół: ułatwi to sprawę, ale bez niego nie tracisz żadnych praw.</p>
<p>Wysyłamy do krajów wymienionych na stronie dostawy. Niektórych towarów nie wysyłamy do wszystkich z nich, bo zakazuje tego tamtejsze prawo; powiemy o tym, zanim złożysz zamówienie.</p>
<h2>6. Faktura i NIP</h2>
<p>Chcesz fakturę na firmę? Zaznacz to w zamówieniu i <strong>wpisz NIP, zanim je złożysz</strong>: do paragonu bez NIP nie możemy później wystawić faktury dla firmy. Faktury dla firm wystawiamy w Krajowym Systemie e-Faktur (KSeF). Składając zamówienie, zgadzasz się na fakturę elektroniczną.</p>
<h2>7. Kody rabatowe i punkty</h2>
<p>W jednym zamówieniu działa jeden kod rabatowy. Kod może mieć termin ważności, liczbę użyć, najmniejszą wartość koszyka albo dotyczyć wybranych kategorii i marek. Punkty opisuje strona <a href="/page/punkty-lojalnosciowe.html">Punkty lojalnościowe</a>.</p>
<h2>8. Odstąpienie od umowy</h2>
<p>Konsument może odstąpić od umowy w <strong>14 dni</strong> od odebrania ostatniej rzeczy, bez podania przyczyny. Dobrowolnie przyjmujemy zwroty przez 30 dni. <a href="/page/zwroty-reklamacje-wymiany.html#h-odstap-od-umowy-tutaj">Odstąp od umowy tutaj</a>. Sposób, koszty, wyjątki i wzór formularza są na stronie <a href="/page/zwroty-reklamacje-wymiany.html">Zwroty, reklamacje, wymiany</a>.</p>
<h2>9. Reklamacje</h2>
<p>Mamy obowiązek dostarczyć towar zgodny z umową i odpowiadamy za to przez <strong>dwa lata</strong> od jego wydania. Na reklamację odpowiadamy w <strong>14 dni</strong>. Jak ją złożyć i czego możesz żądać, opisuje strona <a href="/page/zwroty-reklamacje-wymiany.html#h-reklamacja-dwa-lata">Zwroty, reklamacje, wymiany</a>.</p>
<h2>10. Opinie</h2>
<p>Opinię o produkcie może napisać tylko osoba, która go u nas kupiła. Jak to sprawdzamy i co publikujemy, opisuje strona <a href="/page/inne.html#h-opinie">Inne</a>.</p>
<h2>11. Rzeczy tylko dla pełnoletnich</h2>
<p>Akcesoria dla palących i inne towary, przy których jest znak 18+, sprzedajemy osobom, które ukończyły <strong>18 lat</strong>. Przed zakupem oświadczasz, że tak jest. Możemy poprosić o potwierdzenie wieku, a bez niego anulować zamówienie i oddać pieniądze. Wyrobów tytoniowych i nikotynowych nie sprzedajemy.</p>
<h2>12. Konto</h2>
<p>Kupujesz z kontem albo bez niego. Konto jest bezpłatne i chroni je hasło; nie podawaj go nikomu. Usuniemy je, gdy napiszesz na <a href="mailto:{{shop_email}}">{{shop_email}}</a>.</p>
<h2>13. Dane osobowe</h2>
<p>O tym, jakie dane zbieramy i po co, mówi <a href="/page/polityka-prywatnosci.html">Polityka prywatności</a>.</p>
<h2>14. Gdy się nie dogadamy</h2>
<p>Obowiązuje prawo polskie. Konsument z innego państwa zachowuje ochronę, którą daje mu prawo jego kraju, i może pozwać nas przed sąd swojego miejsca zamieszkania. Spór można też rozwiązać poza sądem: przez mediację wojewódzkiego inspektora Inspekcji Handlowej, przed stałym sądem polubownym przy nim albo z pomocą rzecznika konsumentów. Udział w tym jest dobrowolny dla obu stron.</p>
<h2>15. Zmiany regulaminu</h2>
<p>Nowy regulamin stosujemy do zamówień złożonych po jego ogłoszeniu. Osoby, które mają konto, uprzedzimy e-mailem 14 dni wcześniej. Zamówienia złożone wcześniej rozliczamy na dotychczasowych zasadach.</p>
<p>Regulamin obowiązuje od 1 listopada 2026 r.</p>`;
