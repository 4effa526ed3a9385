/** Polish: Shipping and payments. */
export const shipping = `
<p>Kraje, do których wysyłamy, sposoby dostawy i ich ceny są w tabeli. Dni w tabeli to dni robocze, liczone od nadania paczki.</p>
<h2>Koszt i czas dostawy</h2>
<p>{{delivery-table}}</p>
<p>Próg darmowej dostawy liczymy od wartości towarów przed rabatami. Kwoty zawierają podatek. Poza Unią Europejską urząd celny może doliczyć cło i podatek, które płaci odbiorca.</p>
<h2>Automat paczkowy i odbiór osobisty</h2>
<p>Gdy wybierzesz automat paczkowy, podaj kod pocztowy: pokażemy najbliższe. Odbiór osobisty, jeśli jest w tabeli, odbywa się pod adresem {{shop_street}}, {{shop_city}}; przed przyjazdem umów się: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>.</p>
<h2>Płatności</h2>
<p>W sklepie zapłacisz tak: {{payments_offered}}.</p>
<ul>
<li>Płatność online: płacisz od razu na stronie operatora. Na opłacenie masz {{hold_online_minutes}} minut; przez ten czas trzymamy dla Ciebie towar.</li>
<li>Przelew bankowy: {{transfer_account}}. Czekamy {{hold_transfer_days}} dni i wysyłamy po zaksięgowaniu wpłaty.</li>
<li>Za pobraniem: płacisz przy odbiorze tam, gdzie tabela podaje taką cenę.</li>
</ul>
<p>Nieopłacone zamówienie wygasa, a towary wracają do sprzedaży.</p>
<h2>Ograniczenia dostawy</h2>
<p>Niektórych towarów nie wysyłamy do wszystkich krajów. Jeśli dotyczy to Twojego zamówienia, powiemy o tym, zanim je złożysz.</p>`;
