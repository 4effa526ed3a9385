/** Polish: Information, the parent of the other pages. */
export const information = `
<p>Wszystko, co warto wiedzieć przed zakupem i po nim. Nie ma tu odpowiedzi? <a href="/contact">Napisz do nas</a> albo zadzwoń: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>, od poniedziałku do piątku, {{shop_hours}}.</p>
<h2>Zakupy</h2>
<ul>
<li><a href="/page/dostawa-i-platnosci.html">Dostawa i płatności</a>: ile kosztuje przesyłka, kiedy dojdzie i jak zapłacić</li>
<li><a href="/page/zaplac-pozniej.html">Zapłać później</a>: najpierw przymierz, potem zapłać operatorowi płatności</li>
<li><a href="/page/punkty-lojalnosciowe.html">Punkty lojalnościowe</a>: {{points_worth}} za każde pełne 100 punktów</li>
</ul>
<h2>Po zakupie</h2>
<ul>
<li><a href="/page/zwroty-reklamacje-wymiany.html">Zwroty, reklamacje, wymiany</a>: 30 dni na zwrot, dwa lata na reklamację</li>
<li><a href="/page/zwroty-reklamacje-wymiany.html#h-wzor-formularza-odstapienia-od-umowy">Wzór formularza odstąpienia od umowy</a></li>
<li><a href="/page/inne.html">Inne</a>: rozmiary, pielęgnacja, opinie, dostępność, bezpieczeństwo produktów</li>
</ul>
<h2>O sklepie</h2>
<ul>
<li><a href="/page/o-firmie.html">O firmie</a>: kto prowadzi sklep i gdzie nas znaleźć</li>
<li><a href="/page/regulamin.html">Regulamin</a>: na co się umawiamy, gdy zamawiasz</li>
<li><a href="/page/polityka-prywatnosci.html">Polityka prywatności</a>: co wiemy o Tobie i co zostaje w przeglądarce</li>
</ul>`;
