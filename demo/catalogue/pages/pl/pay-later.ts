/** Polish: the pay-later page of the online payment provider. */
export const payLater = `
<p>Zamów teraz, przymierz w domu i zapłać w ciągu 30 dni. „Zapłać później” to usługa operatora płatności online, a nie nasza: umowę zawierasz z nim. Dostępna jest wtedy, gdy operator pokazuje ją na swojej stronie.</p>
<h2>Jak to działa</h2>
<ol>
<li>W zamówieniu wybierz płatność online, a na stronie operatora opcję „zapłać później”.</li>
<li>Operator poprosi o kilka danych i od razu odpowie, czy zgadza się odroczyć płatność.</li>
<li>Po zgodzie operator płaci nam, a my pakujemy paczkę.</li>
<li>Ty płacisz operatorowi. Ile masz czasu i czy coś to kosztuje, mówią jego warunki; zwykle spłata w 30 dni jest bezpłatna.</li>
</ol>
<h2>Dla kogo</h2>
<p>Dla osób pełnoletnich, najczęściej z polskim numerem PESEL, telefonem i kontem w banku. O przyznaniu limitu i jego wysokości decyduje operator; powodów odmowy nie znamy. W razie odmowy możesz zapłacić inaczej: zamówienie czeka na płatność {{hold_online_minutes}} minut.</p>
<h2>A jeśli oddam towar</h2>
<p>Zwracasz go nam jak zwykle, <a href="/page/zwroty-reklamacje-wymiany.html">zgodnie z zasadami zwrotów</a>. Pieniądze przekazujemy operatorowi, a on zmniejsza kwotę do spłaty albo ją umarza.</p>
<h2>Zanim się zdecydujesz</h2>
<ul>
<li>Przed potwierdzeniem przeczytaj warunki operatora i jego formularz informacyjny: to kredyt.</li>
<li>Spóźniona spłata może oznaczać odsetki i wpis w rejestrze dłużników. Odkładaj płatność tylko wtedy, gdy wiesz, z czego zapłacisz.</li>
<li>Od umowy z operatorem możesz odstąpić w ciągu 14 dni, bez podania przyczyny.</li>
<li>Reklamacje dotyczące płatności rozpatruje operator, a dotyczące towaru my.</li>
</ul>`;
