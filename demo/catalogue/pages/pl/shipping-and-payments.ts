/** Polish: Shipping and payments. */
export const shippingAndPayments = `
<p>Opłacone zamówienie wysyłamy w ciągu 1 dnia roboczego, za pobraniem także. Do tego dolicz czas przesyłki z tabeli.</p>
<h2>Koszt i czas dostawy</h2>
<p>{{delivery-table}}</p>
<p>Próg darmowej dostawy liczymy od wartości produktów przed rabatami. Kwoty są brutto, z VAT. Poza Unią Europejską urząd celny może doliczyć cło i podatek, które płaci odbiorca.</p>
<h2>Automat paczkowy i odbiór osobisty</h2>
<p>Wybierając automat paczkowy, podaj kod pocztowy: pokażemy najbliższe punkty.</p>
<p>Odbiór osobisty: {{shop_street}}, {{shop_city}}, od poniedziałku do piątku, {{shop_hours}}. Przed przyjazdem zadzwoń: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>. Paczka czeka 7 dni.</p>
<h2>Płatności</h2>
<ul>
<li><strong>Płatność online</strong>: na stronie operatora wybierasz kod z aplikacji banku, szybki przelew, kartę albo <a href="/page/zaplac-pozniej.html">zapłać później</a>. Na opłacenie masz {{hold_online_minutes}} minut; przez ten czas trzymamy dla Ciebie towar.</li>
<li><strong>Portfel elektroniczny</strong>: płacisz przez swoje konto w portfelu, też w ciągu {{hold_online_minutes}} minut.</li>
<li><strong>Przelew bankowy</strong>: numer konta i tytuł przelewu są w potwierdzeniu zamówienia. Czekamy {{hold_transfer_days}} dni i wysyłamy po zaksięgowaniu wpłaty.</li>
<li><strong>Za pobraniem</strong>: płacisz przy odbiorze tam, gdzie tabela podaje taką cenę.</li>
</ul>
<p>Nieopłacone zamówienie wygasa, a rzeczy wracają do sprzedaży. Kupujesz na firmę? Zaznacz „Chcę fakturę” i wpisz NIP przed złożeniem zamówienia.</p>
<h2>Czego nie wysyłamy</h2>
<p>Niektórych rzeczy, na przykład wyrobów z konopi i akcesoriów dla palących, nie wysyłamy do wszystkich krajów. Jeśli Twój kraj jest wśród nich, powiemy o tym, zanim złożysz zamówienie. Towary dla pełnoletnich wydajemy tylko osobom, które ukończyły 18 lat.</p>`;
