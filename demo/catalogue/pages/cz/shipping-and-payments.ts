/** Czech: Shipping and payments. */
export const shippingAndPayments = `
<p>Zaplacenou objednávku odesíláme do 1 pracovního dne, dobírku také. K tomu připočtěte dobu přepravy z tabulky.</p>
<h2>Kolik doprava stojí a jak dlouho trvá</h2>
<p>{{delivery-table}}</p>
<p>Hranici pro dopravu zdarma počítáme z hodnoty zboží před slevami. Částky jsou konečné, včetně DPH. Mimo Evropskou unii může celní úřad doměřit clo a daň, které platí příjemce.</p>
<h2>Výdejní box a osobní odběr</h2>
<p>Zvolíte-li výdejní box, zadejte PSČ: ukážeme vám nejbližší.</p>
<p>Osobní odběr: {{shop_street}}, {{shop_city}}, Polsko, od pondělí do pátku {{shop_hours}}. Než přijedete, zavolejte: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>. Zásilka čeká 7 dnů.</p>
<h2>Platby</h2>
<ul>
<li><strong>Platba online</strong>: na stránce provozovatele zvolíte kód z bankovní aplikace, rychlý převod, kartu nebo <a href="/page/zaplac-pozniej.html">zaplatit později</a>. Na zaplacení máte {{hold_online_minutes}} minut; po tu dobu pro vás zboží držíme.</li>
<li><strong>Elektronická peněženka</strong>: platíte ze svého účtu v peněžence, také do {{hold_online_minutes}} minut.</li>
<li><strong>Bankovní převod</strong>: číslo účtu a údaje k platbě najdete v potvrzení objednávky. Čekáme {{hold_transfer_days}} dnů a odesíláme po připsání platby.</li>
<li><strong>Na dobírku</strong>: platíte při převzetí tam, kde tabulka takovou cenu uvádí.</li>
</ul>
<p>Nezaplacená objednávka zaniká a zboží se vrací do prodeje. Nakupujete na firmu? Zaškrtněte „Chci fakturu na firmu“ a před odesláním objednávky vyplňte DIČ.</p>
<h2>Co neposíláme</h2>
<p>Některé zboží, například konopné výrobky a kuřácké potřeby, nelze poslat do všech zemí. Je-li mezi nimi vaše, dozvíte se to ještě před odesláním objednávky. Zboží pro dospělé vydáváme jen osobám, kterým už bylo 18 let.</p>`;
