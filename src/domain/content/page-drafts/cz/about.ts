/** Czech: About the company. */
export const about = `
<h2>Údaje o firmě</h2>
<p><strong>{{shop_company}}</strong><br>{{shop_street}}, {{shop_city}}, Polsko<br>tel. <a href="tel:{{shop_tel}}">{{shop_phone}}</a><br><a href="mailto:{{shop_email}}">{{shop_email}}</a></p>
<p>Registrační údaje: {{seller_registers}}.</p>
<h2>Napište nám</h2>
<p>Na dotazy odpovídáme přes <a href="/contact">stránku kontaktu</a>, e-mailem a telefonicky.</p>`;
