/** Polish: Returns, complaints, exchanges. */
export const returns = `
<p>Ustawa daje konsumentowi 14 dni na odstąpienie od umowy. Dobrowolnie przedłużamy ten czas: <strong>na zwrot masz 30 dni</strong>. Na reklamację masz dwa lata.</p>
<h2>Odstąpienie od umowy</h2>
<p>Powiedz nam jasno, że odstępujesz od umowy; przyczyny nie musisz podawać. Możesz to zrobić:</p>
<ul>
<li>na stronie sklepu, bez logowania: <a href="/odstapienie/">Odstąp od umowy tutaj</a>,</li>
<li>{{#shop_email}}e-mailem: <a href="mailto:{{shop_email}}">{{shop_email}}</a>,{{/shop_email}}</li>
<li>{{#shop_street}}listem: {{seller}},{{/shop_street}}</li>
<li><a href="#h-wzor-formularza-odstapienia-od-umowy">formularzem</a>, którego wzór jest niżej i w załączniku do potwierdzenia zamówienia; nie musisz go używać.</li>
</ul>
<p>Termin 14 dni liczy się od dnia, w którym Ty albo wskazana przez Ciebie osoba, inna niż przewoźnik, weszła w posiadanie towaru, a gdy zamówienie przychodzi w częściach, od dnia otrzymania ostatniej. Wystarczy wysłać oświadczenie przed jego upływem. Gdy przyjdzie elektronicznie, potwierdzimy od razu, że je mamy, z datą i godziną. Możesz odstąpić od całego zamówienia albo od jego części.</p>
<h2>Odesłanie towaru</h2>
<p>Odeślij towar w ciągu <strong>14 dni</strong> od złożenia oświadczenia{{#shop_street}} na adres: {{seller}}{{/shop_street}}. Koszt odesłania ponosisz Ty.</p>
<p>Możesz obejrzeć i przymierzyć towar tak jak w sklepie stacjonarnym. Jeśli korzystasz z niego bardziej, niż trzeba, by stwierdzić jego charakter, cechy i działanie, odpowiadasz za zmniejszenie jego wartości.</p>
<h2>Zwrot pieniędzy</h2>
<p>Pieniądze oddamy <strong>najpóźniej w 14 dni od otrzymania oświadczenia</strong>, takim samym sposobem płatności, jakim zapłacono, chyba że zgodzisz się na inny; nie wiąże się to dla Ciebie z kosztami. Możemy się z tym wstrzymać do chwili, gdy towar do nas wróci albo dostarczysz dowód jego odesłania, zależnie od tego, co nastąpi wcześniej.</p>
<table>
<thead><tr><th>Kiedy odstępujesz</th><th>Co oddajemy</th></tr></thead>
<tbody>
<tr><td>do 14 dni od otrzymania (prawo z ustawy)</td><td>cenę towaru i, przy zwrocie całego zamówienia, koszt dostawy nie wyższy niż najtańszej zwykłej dostawy, jaką oferujemy</td></tr>
<tr><td>od 15. do 30. dnia (dobrowolnie)</td><td>cenę towaru</td></tr>
</tbody>
</table>
<h2>Kiedy prawo odstąpienia nie przysługuje</h2>
<ul>
<li>Towar w zapieczętowanym opakowaniu, którego po otwarciu nie można zwrócić ze względu na ochronę zdrowia lub ze względów higienicznych, jeśli opakowanie otwarto.</li>
<li>Towar wyprodukowany według Twojej specyfikacji albo dla zaspokojenia Twoich indywidualnych potrzeb.</li>
<li>Towar, który szybko się psuje lub ma krótki termin przydatności.</li>
</ul>
<h2>Wzór formularza odstąpienia od umowy</h2>
<p>Formularz wypełnij i odeślij tylko wtedy, gdy chcesz odstąpić od umowy.</p>
<ul>
<li>Adresat: {{seller}}{{#shop_email}}, {{shop_email}}{{/shop_email}}</li>
<li>Niniejszym informuję o moim odstąpieniu od umowy sprzedaży następujących rzeczy: …</li>
<li>Numer zamówienia: …</li>
<li>Data zawarcia umowy / odbioru: …</li>
<li>Imię i nazwisko konsumenta: …</li>
<li>Adres konsumenta: …</li>
<li>Podpis konsumenta (tylko jeśli formularz jest na papierze): …</li>
<li>Data: …</li>
</ul>
<h2>Wymiana</h2>
<p>Nie ten rozmiar? Odstąp od umowy w części, która go dotyczy, i zamów inny: tak najszybciej go dostaniesz.</p>
<h2>Reklamacje</h2>
<p>Odpowiadamy za brak zgodności towaru z umową, który istniał w chwili dostarczenia i ujawnił się w ciągu <strong>dwóch lat</strong> od niej. Jeśli ujawni się w tym czasie, przyjmuje się, że istniał od początku.</p>
<ol>
<li>Najprościej <a href="/reklamacja/">formularzem reklamacji</a>. {{#shop_email}}Napisz na <a href="mailto:{{shop_email}}">{{shop_email}}</a>{{#shop_street}} albo listownie{{/shop_street}}: numer zamówienia, co się stało, od kiedy to widać. Zdjęcia przyspieszą sprawę.{{/shop_email}}</li>
<li>Możesz żądać <strong>naprawy albo wymiany</strong>. Jeśli odmówimy, nie uda się to w rozsądnym czasie, wada pojawi się znowu albo jest istotna, możesz żądać <strong>obniżenia ceny albo odstąpić od umowy</strong>; odstąpić nie można, gdy brak zgodności jest nieistotny.</li>
<li>Odpowiemy w ciągu <strong>14 dni</strong>. Brak odpowiedzi w tym czasie oznacza, że uznaliśmy reklamację. Koszt odebrania, naprawy i odesłania towaru ponosimy my.</li>
</ol>
<p>Gwarancja producenta, jeśli towar ją ma, jest dodatkiem: jej warunki są przy produkcie i nie zmieniają Twoich praw wobec nas.</p>
<p>{{guarantee-notice}}</p>
<h2>Gdy się nie porozumiemy</h2>
<p>Bezpłatnie pomogą powiatowy lub miejski rzecznik konsumentów i Inspekcja Handlowa, która prowadzi mediacje i stałe sądy polubowne. Adresy podaje <a href="https://uokik.gov.pl">Urząd Ochrony Konkurencji i Konsumentów</a>. Udział w pozasądowym rozwiązaniu sporu jest dobrowolny dla obu stron. Za granicą wesprze Cię Europejskie Centrum Konsumenckie w Twoim kraju.</p>`;
