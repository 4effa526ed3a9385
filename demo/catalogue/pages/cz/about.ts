/** Czech: About the company. */
export const about = `
<p>Bruk začal jednou mikinou, ušitou pro lidi, kteří tráví celé dny venku: na prkně, na kole, na zastávce. Dnes prodáváme i cizí věci, pod jednou podmínkou: sami bychom si je koupili.</p>
<h2>Jak vybíráme</h2>
<ul>
<li>Než věc pustíme do obchodu, nosíme ji nebo na ní jezdíme. Každá má měsíc na zkoušku.</li>
<li>Uvádíme složení, gramáž, rozměry a zemi výroby. Když něco nevíme, nehádáme.</li>
<li>Nejraději kupujeme od malých dílen, které berou telefon.</li>
</ul>
<h2>Kde nás najdete</h2>
<p>Kancelář, sklad i výdejna jsou pod jednou střechou: {{shop_street}}, {{shop_city}}, Polsko. Otevřeno od pondělí do pátku {{shop_hours}}. Objednané věci si tu můžete vyzkoušet a rovnou vrátit.</p>
<h2>Údaje o firmě</h2>
<p><strong>{{shop_company}}</strong><br>{{shop_street}}, {{shop_city}}, Polsko<br>tel. <a href="tel:{{shop_tel}}">{{shop_phone}}</a><br><a href="mailto:{{shop_email}}">{{shop_email}}</a></p>
<p>Obchodní rejstřík KRS {{shop_krs}}, {{shop_court}}<br>DIČ PL{{shop_nip}}, REGON {{shop_regon}}<br>Základní kapitál: {{shop_capital}}<br>Číslo v registru odpadů BDO: {{shop_bdo}}</p>
<p>Toto je ukázkový obchod: firma, značky i zboží jsou smyšlené a objednávky se neodesílají.</p>`;
