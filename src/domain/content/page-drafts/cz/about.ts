/** Czech: About the company. */
export const about = `
<h2>Údaje o firmě</h2>
<p><strong>{{shop_company}}</strong>{{#shop_street}}<br>{{shop_street}}, {{shop_city}}, Polsko{{/shop_street}}{{#shop_phone}}<br>tel. <a href="tel:{{shop_tel}}">{{shop_phone}}</a>{{/shop_phone}}<br><a href="mailto:{{shop_email}}">{{shop_email}}</a></p>
<p>Registrační údaje: {{seller_registers}}.</p>
<h2>Napište nám</h2>
<p>Na dotazy odpovídáme přes <a href="/contact">stránku kontaktu</a>, e-mailem a telefonicky.</p>`;
