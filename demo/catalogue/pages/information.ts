import type { InformationPage } from "../pages.ts";

export const information: InformationPage = {
  page_id: 1,
  parent: 0,
  slug: "informacje",
  name: { pl: "Informacje", en: "Information", cz: "Informace" },
  content: {
    pl: `
<p>Wszystko, co warto wiedzieć przed zakupem i po nim. Nie ma tu odpowiedzi? <a href="/contact">Napisz do nas</a> albo zadzwoń: 12 345 67 89, od poniedziałku do piątku, 9:00–17:00.</p>
<h2>Zakupy</h2>
<ul>
<li><a href="/page/dostawa-i-platnosci.html">Dostawa i płatności</a>: ile kosztuje przesyłka, kiedy dojdzie i jak zapłacić</li>
<li><a href="/page/zaplac-pozniej.html">Zapłać później</a>: najpierw przymierz, zapłać w ciągu 30 dni</li>
<li><a href="/page/punkty-lojalnosciowe.html">Punkty lojalnościowe</a>: 5.00&nbsp;zł za każde pełne 100 punktów</li>
</ul>
<h2>Po zakupie</h2>
<ul>
<li><a href="/page/zwroty-reklamacje-wymiany.html">Zwroty, reklamacje, wymiany</a>: 30 dni na zwrot, dwa lata na reklamację</li>
<li><a href="/page/inne.html">Inne</a>: rozmiary, pielęgnacja, dostępność, bezpieczeństwo produktów</li>
</ul>
<h2>O sklepie</h2>
<ul>
<li><a href="/page/o-firmie.html">O firmie</a></li>
<li><a href="/page/regulamin.html">Regulamin</a></li>
<li><a href="/page/polityka-prywatnosci.html">Polityka prywatności</a></li>
</ul>`,
    en: `
<p>Everything worth knowing before you buy and after. Can’t find your answer? <a href="/contact">Write to us</a> or call +48 12 345 67 89, Monday to Friday, 9:00–17:00.</p>
<h2>Shopping</h2>
<ul>
<li><a href="/page/dostawa-i-platnosci.html">Shipping and payments</a>: what delivery costs, when it arrives and how to pay</li>
<li><a href="/page/zaplac-pozniej.html">Pay later</a>: try it on first, pay within 30 days</li>
<li><a href="/page/punkty-lojalnosciowe.html">Loyalty points</a>: 5.00&nbsp;zł for every full 100 points</li>
</ul>
<h2>After you buy</h2>
<ul>
<li><a href="/page/zwroty-reklamacje-wymiany.html">Returns, complaints, exchanges</a>: 30 days to return, two years for complaints</li>
<li><a href="/page/inne.html">Other</a>: sizes, care, accessibility, product safety</li>
</ul>
<h2>The shop</h2>
<ul>
<li><a href="/page/o-firmie.html">About the company</a></li>
<li><a href="/page/regulamin.html">Terms</a></li>
<li><a href="/page/polityka-prywatnosci.html">Privacy policy</a></li>
</ul>`,
    cz: `
<p>Vše, co je dobré vědět před nákupem i po něm. Odpověď tu není? <a href="/contact">Napište nám</a> nebo zavolejte: +48 12 345 67 89, od pondělí do pátku 9:00–17:00.</p>
<h2>Nákup</h2>
<ul>
<li><a href="/page/dostawa-i-platnosci.html">Doprava a platby</a>: kolik stojí doručení, kdy dorazí a jak zaplatit</li>
<li><a href="/page/zaplac-pozniej.html">Zaplatit později</a>: nejdřív vyzkoušejte, zaplaťte do 30 dnů</li>
<li><a href="/page/punkty-lojalnosciowe.html">Věrnostní body</a>: 5.00&nbsp;zł za každých celých 100 bodů</li>
</ul>
<h2>Po nákupu</h2>
<ul>
<li><a href="/page/zwroty-reklamacje-wymiany.html">Vrácení, reklamace, výměny</a>: 30 dnů na vrácení, dva roky na reklamaci</li>
<li><a href="/page/inne.html">Ostatní</a>: velikosti, údržba, přístupnost, bezpečnost výrobků</li>
</ul>
<h2>O obchodu</h2>
<ul>
<li><a href="/page/o-firmie.html">O firmě</a></li>
<li><a href="/page/regulamin.html">Obchodní podmínky</a></li>
<li><a href="/page/polityka-prywatnosci.html">Ochrana osobních údajů</a></li>
</ul>`,
  },
};
