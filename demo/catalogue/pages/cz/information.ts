/** Czech: Information, the parent of the other pages. */
export const information = `
<p>Vše, co je dobré vědět před nákupem i po něm. Odpověď tu není? <a href="/contact">Napište nám</a> nebo zavolejte: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>, od pondělí do pátku {{shop_hours}}.</p>
<h2>Nákup</h2>
<ul>
<li><a href="/page/dostawa-i-platnosci.html">Doprava a platby</a>: kolik stojí doručení, kdy dorazí a jak zaplatit</li>
<li><a href="/page/zaplac-pozniej.html">Zaplatit později</a>: nejdřív vyzkoušejte, potom zaplaťte provozovateli plateb</li>
<li><a href="/page/punkty-lojalnosciowe.html">Věrnostní body</a>: {{points_worth}} za každých celých 100 bodů</li>
</ul>
<h2>Po nákupu</h2>
<ul>
<li><a href="/page/zwroty-reklamacje-wymiany.html">Vrácení, reklamace, výměny</a>: 30 dnů na vrácení, dva roky na reklamaci</li>
<li><a href="/page/zwroty-reklamacje-wymiany.html#h-vzorovy-formular-pro-odstoupeni-od-smlouvy">Vzorový formulář pro odstoupení od smlouvy</a></li>
<li><a href="/page/inne.html">Ostatní</a>: velikosti, údržba, recenze, přístupnost, bezpečnost výrobků</li>
</ul>
<h2>O obchodu</h2>
<ul>
<li><a href="/page/o-firmie.html">O firmě</a>: kdo obchod provozuje a kde nás najdete</li>
<li><a href="/page/regulamin.html">Obchodní podmínky</a>: na čem se domlouváme, když objednáváte</li>
<li><a href="/page/polityka-prywatnosci.html">Ochrana osobních údajů</a>: co o vás víme a co zůstává v prohlížeči</li>
</ul>`;
