/** Czech: Shipping and payments. */
export const shipping = `
<p>Země, do kterých posíláme, způsoby dopravy a jejich ceny jsou v tabulce. Dny v tabulce jsou pracovní, počítané od odeslání zásilky.</p>
<h2>Cena a doba dodání</h2>
<p>{{delivery-table}}</p>
<p>Hranici dopravy zdarma počítáme z hodnoty zboží před slevami. Částky zahrnují daň. Mimo Evropskou unii může celní úřad připočíst clo a daň, které platí příjemce.</p>
<h2>Výdejní box a osobní odběr</h2>
<p>Zvolíte-li výdejní box, zadejte PSČ: ukážeme nejbližší.{{#shop_street}} Osobní odběr, je-li v tabulce, probíhá na adrese {{shop_street}}, {{shop_city}}, Polsko{{#shop_phone}}; před příjezdem se domluvte: <a href="tel:{{shop_tel}}">{{shop_phone}}</a>{{/shop_phone}}.{{/shop_street}}</p>
<h2>Platby</h2>
<p>{{#payments_offered}}V obchodě zaplatíte takto: {{payments_offered}}.{{/payments_offered}}</p>
<ul>
<li>{{#pays_online}}Platba online: platíte hned na stránce poskytovatele. Na zaplacení máte {{hold_online_minutes}} minut; po tu dobu pro vás zboží držíme.{{/pays_online}}</li>
<li>{{#pays_transfer}}Bankovní převod: {{transfer_account}}. Čekáme {{hold_transfer_days}} dní a odesíláme po připsání platby.{{/pays_transfer}}</li>
<li>{{#pays_cash}}Na dobírku: platíte při převzetí všude, kde tabulka takovou cenu uvádí.{{/pays_cash}}</li>
</ul>
<p>{{#pays_ahead}}Nezaplacená objednávka propadne a zboží se vrací do prodeje.{{/pays_ahead}}</p>
<h2>Omezení dopravy</h2>
<p>Některé zboží neposíláme do všech zemí. Pokud se to týká vaší objednávky, řekneme vám to dříve, než ji odešlete.</p>`;
