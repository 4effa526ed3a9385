/** Polish: Loyalty points. */
export const loyaltyPoints = `
<p>Punkty zbierasz na koncie, a płacisz nimi w następnym zamówieniu. Bez karty, bez poziomów, bez gwiazdek.</p>
<h2>Jak zbierać</h2>
<ul>
<li>Za każdą pełną złotówkę zapłaconą za produkty dostajesz 1 punkt. Koszt dostawy się nie liczy.</li>
<li>Punkty dopisujemy do konta, gdy zamówienie zostanie doręczone. Oddane rzeczy punktów nie dają.</li>
<li>Potrzebne jest konto z potwierdzonym adresem e-mail. Założysz je przy składaniu zamówienia.</li>
</ul>
<h2>Jak wydawać</h2>
<p>Każde pełne 100 punktów to <strong>{{points_worth}}</strong> mniej do zapłaty. Zaloguj się, a w koszyku wpisz, ile punktów chcesz użyć. Z konta schodzą tylko pełne setki i tylko tyle, ile naprawdę trzeba.</p>
<p>{{points-table}}</p>
<p>Punkty łączą się z kodem rabatowym i z przecenami. Próg darmowej dostawy liczymy od wartości produktów przed rabatami, więc przez punkty jej nie stracisz.</p>
<h2>Zwroty i anulowane zamówienia</h2>
<p>Jeśli zamówienie wygaśnie, zostanie anulowane albo oddasz je w całości, użyte punkty wracają na konto. Punktów nie wymieniamy na gotówkę i nie przenosimy między kontami. Nie mają daty ważności.</p>`;
