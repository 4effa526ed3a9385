/** Polish: Information, the parent of the other pages. */
export const information = `
<p>Wszystko, co warto wiedzieć przed zakupem i po nim. Nie ma tu odpowiedzi? <a href="/contact">Napisz do nas</a>{{#shop_phone}} albo zadzwoń: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>{{/shop_phone}}.</p>
<ul>
<li><a href="/page/dostawa-i-platnosci.html">Dostawa i płatności</a>: ile kosztuje przesyłka, kiedy dojdzie i jak zapłacić</li>
<li><a href="/page/zwroty-reklamacje-wymiany.html">Zwroty, reklamacje, wymiany</a>: jak oddać towar i jak go zareklamować</li>
<li><a href="/page/regulamin.html">Regulamin</a>: na co się umawiamy, gdy zamawiasz</li>
<li><a href="/page/polityka-prywatnosci.html">Polityka prywatności</a>: co wiemy o Tobie i co zostaje w przeglądarce</li>
<li><a href="/page/o-firmie.html">O firmie</a>: kto prowadzi sklep</li>
</ul>`;
