/** Polish: Shipping and payments. */
export const shipping = `
<p>Kraje, do których wysyłamy, sposoby dostawy i ich ceny są w tabeli. Dni w tabeli to dni robocze, liczone od nadania paczki.</p>
<h2>Koszt i czas dostawy</h2>
<p>{{delivery-table}}</p>
<p>Próg darmowej dostawy liczymy od wartości towarów przed rabatami. Kwoty zawierają podatek. Poza Unią Europejską urząd celny może doliczyć cło i podatek, które płaci odbiorca.</p>
<h2>Automat paczkowy i odbiór osobisty</h2>
<p>Gdy wybierzesz automat paczkowy, podaj kod pocztowy: pokażemy najbliższe.{{#shop_street}} Odbiór osobisty, jeśli jest w tabeli, odbywa się pod adresem {{shop_street}}, {{shop_city}}{{#shop_phone}}; przed przyjazdem umów się: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>{{/shop_phone}}.{{/shop_street}}</p>
<h2>Płatności</h2>
<p>{{#payments_offered}}W sklepie zapłacisz tak: {{payments_offered}}.{{/payments_offered}}</p>
<ul>
<li>{{#pays_online}}Płatność online: płacisz od razu na stronie operatora. Na opłacenie masz {{hold_online_minutes}} minut; przez ten czas trzymamy dla Ciebie towar.{{/pays_online}}</li>
<li>{{#pays_transfer}}Przelew bankowy: {{transfer_account}}. Czekamy {{hold_transfer_days}} dni i wysyłamy po zaksięgowaniu wpłaty.{{/pays_transfer}}</li>
<li>{{#pays_cash}}Za pobraniem: płacisz przy odbiorze tam, gdzie tabela podaje taką cenę.{{/pays_cash}}</li>
</ul>
<p>{{#pays_ahead}}Nieopłacone zamówienie wygasa, a towary wracają do sprzedaży.{{/pays_ahead}}</p>
<h2>Ograniczenia dostawy</h2>
<p>Niektórych towarów nie wysyłamy do wszystkich krajów. Jeśli dotyczy to Twojego zamówienia, powiemy o tym, zanim je złożysz.</p>`;
