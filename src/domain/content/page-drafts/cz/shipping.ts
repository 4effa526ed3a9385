/** Czech: Shipping and payments. */
export const shipping = `
<p>Země, do kterých posíláme, způsoby dopravy a jejich ceny jsou v tabulce. Dny v tabulce jsou pracovní, počítané od odeslání zásilky.</p>
<h2>Cena a doba dodání</h2>
<p>{{delivery-table}}</p>
<p>Hranici dopravy zdarma počítáme z hodnoty zboží před slevami. Částky zahrnují daň. Mimo Evropskou unii může celní úřad připočíst clo a daň, které platí příjemce.</p>
<h2>Výdejní box a osobní odběr</h2>
<p>Zvolíte-li výdejní box, zadejte PSČ: ukážeme nejbližší. Osobní odběr, je-li v tabulce, probíhá na adrese {{shop_street}}, {{shop_city}}, Polsko; před příjezdem se domluvte: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>.</p>
<h2>Platby</h2>
<p>V obchodě zaplatíte takto: {{payments_offered}}.</p>
<ul>
<li>Platba online: platíte hned na stránce poskytovatele. Na zaplacení máte {{hold_online_minutes}} minut; po tu dobu pro vás zboží držíme.</li>
<li>Bankovní převod: {{transfer_account}}. Čekáme {{hold_transfer_days}} dní a odesíláme po připsání platby.</li>
<li>Na dobírku: platíte při převzetí všude, kde tabulka takovou cenu uvádí.</li>
</ul>
<p>Nezaplacená objednávka propadne a zboží se vrací do prodeje.</p>
<h2>Omezení dopravy</h2>
<p>Některé zboží neposíláme do všech zemí. Pokud se to týká vaší objednávky, řekneme vám to dříve, než ji odešlete.</p>`;
