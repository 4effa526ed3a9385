/** Polish: Returns, complaints, exchanges. */
export const returns = `
<p>Ustawa daje Ci 14 dni od odebrania paczki. My dokładamy swoje: <strong>masz 30 dni na zwrot</strong>, bez podania przyczyny. Na reklamację masz dwa lata.</p>
<h2>Odstąp od umowy tutaj</h2>
<p>Powiedz nam jasno, że odstępujesz od umowy. Wystarczą imię i nazwisko, numer zamówienia i lista rzeczy. Możesz to zrobić:</p>
<ul>
<li>e-mailem: <a href="mailto:{{shop_email}}?subject=Odst%C4%85pienie%20od%20umowy">{{shop_email}}</a>,</li>
<li>przez <a href="/contact">stronę kontaktu</a>,</li>
<li>listem: {{shop_company}}, {{shop_street}}, {{shop_city}},</li>
<li><a href="#h-wzor-formularza-odstapienia-od-umowy">formularzem</a>, który jest niżej i w załączniku do potwierdzenia zamówienia; nie musisz go używać.</li>
</ul>
<p>Termin 14 dni liczy się od dnia, w którym Ty albo wskazana przez Ciebie osoba, inna niż przewoźnik, odebrała ostatnią rzecz z zamówienia. Wystarczy wysłać wiadomość przed jego końcem. Jeśli przyszła e-mailem, odpiszemy zaraz, że ją mamy. Możesz oddać całe zamówienie albo jego część.</p>
<h2>Odesłanie</h2>
<p>Wyślij rzeczy w ciągu <strong>14 dni</strong> od tej wiadomości na adres: {{seller}}. Możesz też oddać je u nas na miejscu, od poniedziałku do piątku, {{shop_hours}}. Koszt odesłania ponosisz Ty; paczek za pobraniem nie odbieramy.</p>
<p>Obejrzyj i przymierz rzeczy jak w sklepie. Jeśli używasz ich bardziej, niż trzeba, by poznać ich charakter, cechy i działanie, możemy pomniejszyć zwrot o wartość, którą straciły.</p>
<h2>Zwrot pieniędzy</h2>
<p>Pieniądze oddamy <strong>najpóźniej w 14 dni od Twojej wiadomości</strong>, tą samą drogą, którą przyszły, chyba że zgodzisz się na inną; nic Cię to nie kosztuje. Możemy poczekać, aż paczka do nas wróci albo dostaniemy dowód jej nadania, zależnie od tego, co będzie wcześniej.</p>
<table>
<thead><tr><th>Kiedy odstępujesz</th><th>Co oddajemy</th></tr></thead>
<tbody>
<tr><td>do 14 dni od odbioru (prawo z ustawy)</td><td>cenę rzeczy i, przy zwrocie całego zamówienia, koszt najtańszej zwykłej dostawy, jaką oferujemy</td></tr>
<tr><td>od 15. do 30. dnia (nasza umowa z Tobą)</td><td>cenę rzeczy</td></tr>
</tbody>
</table>
<p>Jeśli użyto przy nim punktów, a oddajesz całe zamówienie, punkty wracają na konto.</p>
<h2>Czego nie da się oddać</h2>
<p>Prawo odstąpienia nie obejmuje:</p>
<ul>
<li>rzeczy w zapieczętowanym opakowaniu, których po otwarciu nie można zwrócić ze względów zdrowotnych lub higienicznych, na przykład rozpieczętowanych kosmetyków,</li>
<li>rzeczy zrobionych na Twoje zamówienie,</li>
<li>rzeczy, które szybko się psują.</li>
</ul>
<h2>Wzór formularza odstąpienia od umowy</h2>
<p>Formularz wypełnij i odeślij tylko wtedy, gdy chcesz odstąpić od umowy.</p>
<ul>
<li>Adresat: {{seller}}, {{shop_email}}</li>
<li>Niniejszym informuję o moim odstąpieniu od umowy sprzedaży następujących rzeczy: …</li>
<li>Numer zamówienia: …</li>
<li>Data zawarcia umowy / odbioru: …</li>
<li>Imię i nazwisko konsumenta: …</li>
<li>Adres konsumenta: …</li>
<li>Podpis konsumenta (tylko jeśli formularz jest na papierze): …</li>
<li>Data: …</li>
</ul>
<h2>Wymiana</h2>
<p>Nie ten rozmiar? Napisz, jaki ma być, i odeślij rzecz w ciągu 30 dni. Drugą wyślemy na nasz koszt, jeśli jest w magazynie. Jeśli jej nie ma, oddamy pieniądze.</p>
<h2>Reklamacja: dwa lata</h2>
<p>Odpowiadamy za to, że towar jest zgodny z umową, przez <strong>dwa lata</strong> od jego wydania. Jeśli niezgodność wyjdzie w tym czasie, przyjmujemy, że była od początku. Gdy coś się pruje, pęka albo nie działa:</p>
<ol>
<li>Napisz na <a href="mailto:{{shop_email}}?subject=Reklamacja">{{shop_email}}</a> albo listownie: numer zamówienia, co się stało, od kiedy to widać. Zdjęcia przyspieszą sprawę.</li>
<li>Powiedz, czego oczekujesz: <strong>naprawy albo wymiany</strong>. Jeśli są niemożliwe, za drogie, nie udały się albo wada jest istotna, możesz żądać <strong>obniżenia ceny lub odstąpić od umowy</strong>.</li>
<li>Odpowiemy w ciągu <strong>14 dni</strong>. Brak odpowiedzi oznacza, że uznaliśmy reklamację. Koszt odesłania jest po naszej stronie.</li>
</ol>
<h2>Gwarancja prawna i gwarancja producenta</h2>
<p>Kupując w Unii Europejskiej, masz z mocy prawa co najmniej dwa lata ochrony, gdy towar okaże się niezgodny z umową. Nic to nie kosztuje i niczego nie trzeba rejestrować. Gwarancja producenta, jeśli towar ją ma, jest dodatkiem: jej warunki są przy produkcie, a Twoich praw wobec nas nie zmienia. Więcej na stronie <a href="https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_pl.htm">Twoja Europa</a>.</p>
<p>{{guarantee-notice}}</p>
<table>
<tbody>
<tr><th scope="row">Co daje</th><td>Naprawę albo wymianę bez kosztów. Gdy to się nie uda, niższą cenę albo zwrot pieniędzy.</td></tr>
<tr><th scope="row">Jak długo</th><td>Co najmniej dwa lata od odbioru, w całej Unii Europejskiej. Prawo niektórych krajów daje więcej.</td></tr>
<tr><th scope="row">Na co</th><td>Na każdą rzecz, którą u nas kupisz.</td></tr>
<tr><th scope="row">Od kogo</th><td>Od sprzedawcy, czyli od nas: {{seller}}, <a href="mailto:{{shop_email}}?subject=Reklamacja">{{shop_email}}</a>.</td></tr>
</tbody>
</table>
<h2>Gdy się nie dogadamy</h2>
<p>Bezpłatnie pomogą miejski lub powiatowy rzecznik konsumentów i Inspekcja Handlowa, która prowadzi mediacje i sądy polubowne. Adresy podaje <a href="https://uokik.gov.pl">Urząd Ochrony Konkurencji i Konsumentów</a>. Zgoda na pozasądowe rozwiązanie sporu jest dobrowolna dla obu stron. Za granicą wesprze Cię Europejskie Centrum Konsumenckie w Twoim kraju.</p>`;
