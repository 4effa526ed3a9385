/** Czech: the pay-later page of the online payment provider. */
export const payLater = `
<p>Objednejte teď, vyzkoušejte doma a zaplaťte do 30 dnů. „Zaplatit později“ je služba provozovatele online plateb, ne naše: smlouvu uzavíráte s ním. Je dostupná, když ji provozovatel na své stránce nabídne.</p>
<h2>Jak to funguje</h2>
<ol>
<li>V objednávce zvolte platbu online a na stránce provozovatele možnost „zaplatit později“.</li>
<li>Provozovatel se zeptá na pár údajů a hned odpoví, zda s odložením souhlasí.</li>
<li>Pokud souhlasí, zaplatí nám a my zásilku zabalíme.</li>
<li>Vy zaplatíte provozovateli. Kolik máte času a zda to něco stojí, říkají jeho podmínky; splatit do 30 dnů bývá zdarma.</li>
</ol>
<h2>Pro koho</h2>
<p>Pro plnoleté osoby, většinou s polským číslem PESEL, telefonem a bankovním účtem. O limitu a jeho výši rozhoduje provozovatel; důvody odmítnutí neznáme. Pokud odmítne, můžete zaplatit jinak: objednávka čeká na platbu {{hold_online_minutes}} minut.</p>
<h2>A když zboží vrátím</h2>
<p>Vrátíte ho nám jako obvykle, <a href="/page/zwroty-reklamacje-wymiany.html">podle pravidel pro vrácení</a>. Peníze předáme provozovateli a ten částku ke splacení sníží nebo zruší.</p>
<h2>Než se rozhodnete</h2>
<ul>
<li>Než potvrdíte, přečtěte si podmínky provozovatele a jeho informační formulář: je to úvěr.</li>
<li>Pozdní splátka může znamenat úroky a zápis v registru dlužníků. Platbu odkládejte, jen když víte, z čeho ji zaplatíte.</li>
<li>Od smlouvy s provozovatelem můžete do 14 dnů odstoupit bez udání důvodu.</li>
<li>Reklamace platby vyřizuje provozovatel, reklamace zboží my.</li>
</ul>`;
