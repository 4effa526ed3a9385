/** Czech: Information, the parent of the other pages. */
export const information = `
<p>Vše, co stojí za to vědět před nákupem i po něm. Odpověď tu není? <a href="/contact">Napište nám</a>{{#shop_phone}} nebo zavolejte: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>{{/shop_phone}}.</p>
<ul>
<li><a href="/page/dostawa-i-platnosci.html">Doprava a platby</a>: kolik stojí doprava, kdy zásilka dorazí a jak zaplatit</li>
<li><a href="/page/zwroty-reklamacje-wymiany.html">Vrácení, reklamace, výměny</a>: jak zboží vrátit a jak ho reklamovat</li>
<li><a href="/page/regulamin.html">Obchodní podmínky</a>: na čem se dohodneme, když objednáte</li>
<li><a href="/page/polityka-prywatnosci.html">Ochrana osobních údajů</a>: co o vás víme a co zůstává v prohlížeči</li>
<li><a href="/page/o-firmie.html">O firmě</a>: kdo obchod provozuje</li>
</ul>`;
